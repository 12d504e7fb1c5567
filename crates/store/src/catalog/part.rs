//! The columns of each table that a site catalog needs.

use chrono::NaiveDate;
use domain::text::code::SystemType;

use super::whole::{Told, Whole, whole};
use crate::row::Id;
use crate::row::calendars::night_override;
use crate::row::homes::{photo, property, property_group_member, property_tag, review};
use crate::row::listings::{listing, listing_discount, listing_fee, listing_rate, listing_tax};
use crate::row::sites::{site_featured, site_property};

whole! {
    PropertyPart of property {
        id: Id,
        slug: String,
        name: String,
        headline: String,
        system_type: String,
        property_type: String,
        neighborhood: String,
        city: String,
        state: String,
        country: String,
        lat: f64,
        lon: f64,
        time_zone: String,
        accommodates: i32,
        bedrooms: i32,
        bathrooms: f64,
        units: i32,
        allows_turns: bool,
        allow_booking_overlap: bool,
        weekend_nights: String,
        search_text: String,
    }

    ListingPart of listing {
        id: Id,
        property_id: Id,
        active_type: String,
        currency: String,
        book_online: bool,
        pay_online: bool,
        instant_book: bool,
        renter_can_modify: bool,
        min_nights: i32,
        max_nights: Option<i32>,
        min_nights_rule: String,
        check_in_days: String,
        check_out_days: String,
        min_gap_nights: Option<i32>,
        lead_days: i32,
        window_days: Option<i32>,
        turnover_days: i32,
        included_guests: i32,
        extra_guest_amount: i64,
        max_pets: i32,
        smoking_allowed: bool,
        quote_minutes: i32,
        refund_policy_id: Option<Id>,
        payment_policy_id: Option<Id>,
        agreement_id: Option<Id>,
        partner_listing_id: Option<String>,
    }

    RatePart of listing_rate {
        id: Id,
        listing_id: Id,
        name: String,
        start_date: Option<NaiveDate>,
        end_date: Option<NaiveDate>,
        base_rate: bool,
        repeat: bool,
        duration: Option<i32>,
        week_night: i64,
        weekend_night: Option<i64>,
        weekly: Option<i64>,
        monthly: Option<i64>,
        min_nights: Option<i32>,
        max_nights: Option<i32>,
        check_in_days: Option<String>,
    }

    FeePart of listing_fee {
        id: Id,
        listing_id: Id,
        name: String,
        kind: String,
        amount: i64,
        basis_points: i32,
        taxable: bool,
        refundable: bool,
        optional: bool,
        selected: bool,
        position: i32,
    }

    DiscountPart of listing_discount {
        listing_id: Id,
        kind: String,
        threshold: i32,
        basis_points: i32,
    }

    OverridePart of night_override {
        listing_id: Id,
        night: NaiveDate,
        amount: Option<i64>,
        min_nights: Option<i32>,
        closed: bool,
    }

    ListingTaxPart of listing_tax { listing_id: Id, tax_id: Id, }

    PhotoPart of photo {
        id: Id,
        property_id: Id,
        position: i32,
        alt: String,
        width: i32,
        height: i32,
        tone: String,
    }

    GroupMemberPart of property_group_member { group_id: Id, property_id: Id, }

    TagPart of property_tag { property_id: Id, tag: String, }

    /// Published reviews only.
    ReviewPart of review { property_id: Id, rating: i32, }

    /// The homes selected for a site.
    ShownPart of site_property { property_id: Id, }

    /// The featured homes of a site.
    FeaturedPart of site_featured { property_id: Id, }
}

impl PropertyPart {
    /// Whether the partner's system manages it.
    pub(crate) fn is_partners(&self) -> bool {
        self.system_type == SystemType::Partner.code()
    }
}
