//! Converts rows to homes: what each property shows and what it costs, for a whole site.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};

use chrono::NaiveDate;
use domain::key::Key;
use domain::policies::payment_plan::PaymentPlan;
use domain::policies::refund::RefundPolicy;
use domain::price::timeline::Timelines;
use domain::time::calendar::TakenNights;
use search::{Home, Photo, Rating};
use store::catalog::{
    CatalogRows, DiscountPart, FeePart, ListingPart, OverridePart, PhotoPart, PropertyPart, RatePart,
};
use store::listings::terms;
use store::listings::terms::TermsRows;
use store::row::Id;
use store::row::listings::tax;
use store::row::policies::payment_policy;

/// Photos on a card; the property's page has all.
const CARD_PHOTOS: usize = 5;

/// A property with invalid rows. The other properties are still sold.
pub(crate) struct Unsellable {
    pub(crate) property: Key,
    pub(crate) reason: String,
}

pub(super) fn compile_homes(mut rows: CatalogRows, from: NaiveDate) -> (Vec<Arc<Home>>, Vec<Unsellable>) {
    let properties = std::mem::take(&mut rows.properties);
    let mut shelves = Shelves::of(rows, from);
    let mut homes = Vec::with_capacity(properties.len());
    let mut unsellable = Vec::new();
    for row in properties {
        let property = row.id.key();
        match shelves.home(row, from) {
            Ok(home) => homes.push(Arc::new(home)),
            Err(reason) => unsellable.push(Unsellable { property, reason }),
        }
    }
    (homes, unsellable)
}

type ById<T> = HashMap<Id, Vec<T>>;

/// Rows grouped by the property or listing they belong to.
struct Shelves {
    listings: ById<ListingPart>,
    rates: ById<RatePart>,
    overrides: ById<OverridePart>,
    discounts: ById<DiscountPart>,
    fees: ById<FeePart>,
    taxes: ById<tax::Model>,
    photos: ById<PhotoPart>,
    amenities: HashMap<Id, Vec<String>>,
    groups: ById<String>,
    tags: ById<String>,
    stars: ById<u32>,
    nights: HashMap<Id, Vec<NaiveDate>>,
    partner_nights: HashMap<Id, Vec<NaiveDate>>,
    payment_policies: HashMap<Id, payment_policy::Model>,
    /// By policy and the home's currency.
    plans: HashMap<(Id, String), Arc<PaymentPlan>>,
    refunds: HashMap<Id, Result<Arc<RefundPolicy>, String>>,
    featured: HashSet<Id>,
    names: Names,
    timelines: Timelines,
}

impl Shelves {
    fn of(rows: CatalogRows, from: NaiveDate) -> Self {
        let group_names: HashMap<Id, String> =
            rows.groups.into_iter().map(|group| (group.id, group.name)).collect();
        let taxes: HashMap<Id, tax::Model> = rows.taxes.into_iter().map(|tax| (tax.id, tax)).collect();
        Self {
            listings: by_id(rows.listings.into_iter().map(|row| (row.property_id, row))),
            rates: by_id(rows.rates.into_iter().map(|row| (row.listing_id, row))),
            overrides: by_id(rows.overrides.into_iter().map(|row| (row.listing_id, row))),
            discounts: by_id(rows.discounts.into_iter().map(|row| (row.listing_id, row))),
            fees: by_id(rows.fees.into_iter().map(|row| (row.listing_id, row))),
            taxes: by_id(
                rows.listing_taxes
                    .into_iter()
                    .filter_map(|row| Some((row.listing_id, taxes.get(&row.tax_id)?.clone()))),
            ),
            photos: by_id(rows.photos.into_iter().map(|row| (row.property_id, row))),
            amenities: rows.amenities.into_iter().collect(),
            groups: by_id(
                rows.group_members
                    .into_iter()
                    .filter_map(|row| Some((row.property_id, group_names.get(&row.group_id)?.clone()))),
            ),
            tags: by_id(rows.tags.into_iter().map(|row| (row.property_id, row.tag))),
            stars: by_id(
                rows.reviews.into_iter().map(|review| (review.property_id, review.rating.unsigned_abs())),
            ),
            nights: rows.nights.into_iter().collect(),
            partner_nights: rows.partner_nights.into_iter().collect(),
            payment_policies: rows.payment_policies.into_iter().map(|row| (row.id, row)).collect(),
            plans: HashMap::new(),
            refunds: rows
                .refund_policies
                .iter()
                .map(|row| (row.id, terms::refund_policy(row).map(Arc::new)))
                .collect(),
            featured: rows.featured.into_iter().collect(),
            names: Names::default(),
            timelines: Timelines::from(from),
        }
    }

    fn plan(&mut self, listing: &ListingPart) -> Result<Arc<PaymentPlan>, String> {
        let policy = listing.payment_policy_id.and_then(|id| self.payment_policies.get(&id));
        let Some(policy) = policy else { return Ok(Arc::default()) };
        Ok(match self.plans.entry((policy.id, listing.currency.clone())) {
            Entry::Occupied(known) => Arc::clone(known.get()),
            Entry::Vacant(place) => {
                let plan = terms::payment_plan(policy, &listing.currency)?;
                Arc::clone(place.insert(plan.into()))
            }
        })
    }

    fn home(&mut self, row: PropertyPart, from: NaiveDate) -> Result<Home, String> {
        let listing = take(&mut self.listings, row.id).into_iter().next().ok_or("it has no listing")?;
        let mut fees = take(&mut self.fees, listing.id);
        fees.sort_by_key(|fee| fee.position);
        let overrides = take(&mut self.overrides, listing.id);
        let closed: Vec<NaiveDate> = overrides.iter().filter(|own| own.closed).map(|own| own.night).collect();
        let parts = TermsRows {
            rates: take(&mut self.rates, listing.id),
            overrides,
            discounts: take(&mut self.discounts, listing.id),
            fees,
            taxes: take(&mut self.taxes, listing.id),
            plan: self.plan(&listing)?,
            refund: listing.refund_policy_id.and_then(|id| self.refunds.get(&id).cloned()).transpose()?,
        };
        let taken = taken_nights(self.nights.remove(&row.id).unwrap_or_default(), row.units, &closed, from);
        let taken_here = self.partner_nights.contains_key(&row.id).then(|| taken.clone());
        let mut photos = take(&mut self.photos, row.id);
        photos.sort_by_key(|photo| photo.position);
        Ok(Home {
            key: row.id.key(),
            listing: listing.id.key(),
            system_type: row.system_type.parse().map_err(told)?,
            time_zone: row.time_zone.parse().map_err(told)?,
            weekend_nights: row.weekend_nights.parse().map_err(told)?,
            bedrooms: row.bedrooms.unsigned_abs(),
            bathrooms: row.bathrooms,
            allows_turns: row.allows_turns,
            featured: self.featured.contains(&row.id),
            photos: photos.into_iter().take(CARD_PHOTOS).map(card_photo).collect(),
            rating: Rating::of(&take(&mut self.stars, row.id)),
            amenities: self.names.all(self.amenities.remove(&row.id).unwrap_or_default()),
            groups: self.names.all(take(&mut self.groups, row.id)),
            tags: self.names.all(take(&mut self.tags, row.id)),
            taken: with_nights(taken, self.partner_nights.remove(&row.id).unwrap_or_default()),
            taken_here,
            terms: terms::compile(&row, &listing, parts, &mut self.timelines)?.into(),
            partner_listing_id: listing.partner_listing_id,
            lat: row.lat,
            lon: row.lon,
            slug: row.slug.into(),
            name: row.name.into(),
            headline: row.headline.into(),
            property_type: self.names.one(row.property_type),
            neighborhood: self.names.one(row.neighborhood),
            city: self.names.one(row.city),
            state: self.names.one(row.state),
            country: self.names.one(row.country),
            search_text: row.search_text,
            card: OnceLock::new(),
        })
    }
}

/// Interns names that many homes share.
#[derive(Default)]
struct Names(HashSet<Arc<str>>);

impl Names {
    fn one(&mut self, name: String) -> Arc<str> {
        if let Some(known) = self.0.get(name.as_str()) {
            return Arc::clone(known);
        }
        let name: Arc<str> = name.into();
        self.0.insert(Arc::clone(&name));
        name
    }

    fn all(&mut self, names: Vec<String>) -> Vec<Arc<str>> {
        names.into_iter().map(|name| self.one(name)).collect()
    }
}

fn by_id<T>(rows: impl IntoIterator<Item = (Id, T)>) -> ById<T> {
    let mut groups = ById::new();
    for (id, row) in rows {
        groups.entry(id).or_insert_with(Vec::new).push(row);
    }
    groups
}

fn take<T>(groups: &mut ById<T>, id: Id) -> Vec<T> {
    groups.remove(&id).unwrap_or_default()
}

fn told(error: impl std::fmt::Display) -> String {
    error.to_string()
}

pub(super) fn card_photo(row: PhotoPart) -> Photo {
    Photo {
        key: row.id.key(),
        alt: row.alt.into(),
        width: row.width.unsigned_abs(),
        height: row.height.unsigned_abs(),
        tone: row.tone.into(),
    }
}

/// A night is taken when no unit is left, or when the owner has closed it.
fn taken_nights(
    mut nights: Vec<NaiveDate>,
    units: i32,
    closed: &[NaiveDate],
    from: NaiveDate,
) -> TakenNights {
    let units = usize::try_from(units).unwrap_or_default().max(1);
    nights.sort_unstable();
    let mut taken = TakenNights::new(from);
    for same in nights.chunk_by(|left, right| left == right).filter(|same| same.len() >= units) {
        taken.take(same[0]);
    }
    for night in closed {
        taken.take(*night);
    }
    taken
}

fn with_nights(mut taken: TakenNights, more: Vec<NaiveDate>) -> TakenNights {
    for night in more {
        taken.take(night);
    }
    taken
}
