//! A booking: quote, reservation, calendar event and its nights.

use chrono::{DateTime, TimeDelta, Utc};
use domain::listings::terms::Terms;
use domain::people::contact::ContactMode;
use domain::people::party::Party;
use domain::price::inquiry::StayRequest;
use domain::price::promotion::Promotion;
use domain::quotes::{Quote, price};
use domain::reservations::reservation::PaidStatus;
use domain::text::code::EventKind;
use domain::text::code::JobKind;
use domain::text::search_words;
use domain::time::calendar::TakenNights;
use domain::time::stay::Stay;
use serde_json::json;
use store::quotes::quote::Bill;
use store::row::calendars::calendar_event;
use store::row::quotes::quote;
use store::row::reservations::{reservation, reservation_bill};
use store::row::{Id, job};

use super::plan::Plan;
use crate::bookings::Reservation;
use crate::home::SystemType;
use crate::load::calendar::{event_row, owned_nights};
use crate::load::error::LoadError;
use crate::load::home::Place;
use crate::load::rows::Rows;
use crate::load::scope::Mint;
use domain::reservations::reservation::Status;

const REASONS: [&str; 4] =
    ["Travel plans changed", "Illness in the family", "Found other dates", "Flights were canceled"];

/// A booking while its rows are built.
#[derive(Debug)]
pub(in crate::load) struct Booking<'t> {
    pub(in crate::load) place: &'t Place<'t>,
    pub(in crate::load) stay: &'t Reservation<'t>,
    pub(in crate::load) price: Quote,
    pub(in crate::load) plan: Plan,
    promotions: Vec<Promotion>,
    terms: Id,
    pub(in crate::load) id: Id,
    pub(super) quote: Id,
    pub(super) at: DateTime<Utc>,
}

impl<'t> Booking<'t> {
    pub(super) fn new(
        place: &'t Place<'t>,
        stay: &'t Reservation<'t>,
        promotion: Option<Promotion>,
        (terms, kept_as): (&Terms, Id),
        mint: &mut Mint,
    ) -> Result<Self, LoadError> {
        let at = place.scope().instant(stay.created_at);
        let broken =
            |why: &str| LoadError::Broken(format!("{} from {}: {why}", place.home.slug, stay.span.check_in));
        let request = request(stay).ok_or_else(|| broken("not a stay"))?;
        let request = StayRequest { promotions: promotion.into_iter().collect(), ..request };
        let booked_on = stay.created_at.date();
        let price = price(terms, &TakenNights::new(booked_on), &request, booked_on)
            .map_err(|refusal| broken(refusal.code()))?;
        let plan = Plan::new(stay, price.totals.total);
        let counts = price.refused_promotions.is_empty();
        let promotions = if counts { request.promotions } else { Vec::new() };
        let (quote, id) = (mint.id(at), mint.id(at));
        Ok(Self { place, stay, price, plan, promotions, terms: kept_as, quote, id, at })
    }

    pub(super) fn write(&self, rows: &mut Rows, mint: &mut Mint) {
        let quote = self.quote_row(mint);
        rows.reservation_bill.push(reservation_bill::Model {
            account_id: quote.account_id,
            reservation_id: self.id,
            addons: quote.addons.clone(),
            bill: quote.bill.clone(),
        });
        rows.quote.push(quote);
        rows.reservation.push(self.reservation_row(mint));
        rows.job.extend(self.expiry(mint));
        if self.stay.status.owns_nights() {
            let event = calendar_event::Model {
                kind: EventKind::Reservation.into(),
                summary: self.stay.guest.full_name(),
                reservation_id: Some(self.id),
                ..event_row(self.place, mint.id(self.at), self.stay.span, self.at)
            };
            rows.stay_night.extend(owned_nights(self.place, self.stay.span, event.id));
            rows.calendar_event.push(event);
        }
    }

    fn quote_row(&self, mint: &mut Mint) -> quote::Model {
        let Self { place, stay, price, .. } = self;
        quote::Model {
            account_id: place.account_id(),
            id: self.quote,
            site_id: place.scope().named("site", &stay.site.namespace),
            property_id: place.property,
            listing_id: place.listing,
            check_in: stay.span.check_in,
            check_out: stay.span.check_out,
            adults: stay.party.adults.cast_signed(),
            children: stay.party.children.cast_signed(),
            pets: stay.party.pets.cast_signed(),
            smoker: false,
            promo_codes: self.promotions.iter().map(|promotion| promotion.code.to_string()).collect(),
            addons: json!([]),
            currency: price.currency.to_string(),
            total_rent: price.totals.total_rent,
            total_fees: price.totals.total_fees,
            total_taxes: price.totals.total_taxes,
            total: price.totals.total,
            deposit: price.totals.deposit,
            bill: serde_json::to_string(&self.bill(mint)).expect("a bill can be written"),
            inquiry: stay.status == Status::Quote,
            first_name: stay.guest.first_name.clone(),
            last_name: stay.guest.last_name.clone(),
            email: stay.guest.email.clone(),
            phone: stay.guest.phone.clone(),
            address_one: String::new(),
            address_two: String::new(),
            city: String::new(),
            state: String::new(),
            postal_code: String::new(),
            country: stay.guest.country.clone(),
            expires_at: self.expires_at().unwrap_or(self.at + TimeDelta::days(3)),
            created_at: self.at,
            updated_at: self.at,
            version: 1,
            terms_id: self.terms,
            guest_generation: 0,
            capture_address: stay.site.capture_address,
            origin_site_id: None,
        }
    }

    fn bill(&self, mint: &mut Mint) -> Bill {
        Bill {
            payment_keys: self.price.payments.iter().map(|_| mint.id(self.at).key()).collect(),
            quoted_on: self.stay.created_at.date(),
            promotions: self.promotions.clone(),
            waiting: Vec::new(),
            partner_listing_id: self.place.home.listing_key.clone(),
            partner: None,
            quote: self.price.clone(),
        }
    }

    fn reservation_row(&self, mint: &mut Mint) -> reservation::Model {
        let Self { place, stay, price, at, .. } = self;
        let closed_at = stay.closed_at.map(|closed| place.scope().instant(closed));
        let is_partner = place.home.system_type == SystemType::Partner;
        let reason = mint.dice.pick(&REASONS).filter(|_| stay.status == Status::Canceled);
        reservation::Model {
            account_id: place.account_id(),
            id: self.id,
            quote_id: self.quote,
            site_id: place.scope().named("site", &stay.site.namespace),
            property_id: place.property,
            source_id: Some(place.scope().named("source", &stay.source.name)),
            status: stay.status.into(),
            paid_status: self.paid_status().into(),
            requested: self.was_requested(),
            locked: is_partner,
            check_in: stay.span.check_in,
            check_out: stay.span.check_out,
            adults: stay.party.adults.cast_signed(),
            children: stay.party.children.cast_signed(),
            pets: stay.party.pets.cast_signed(),
            smoker: false,
            currency: price.currency.to_string(),
            total: price.totals.total,
            deposit: price.totals.deposit,
            is_proxy_email: stay.is_proxy_email(),
            contact_mode: self.contact_mode().into(),
            first_name: stay.guest.first_name.clone(),
            last_name: stay.guest.last_name.clone(),
            email: stay.guest.email.clone(),
            phone: stay.guest.phone.clone(),
            message: first_words(stay).to_owned(),
            note: String::new(),
            search_text: self.search_text(),
            hold_until: self.expires_at().filter(|_| stay.status != Status::Quote),
            booked_at: matches!(stay.status, Status::Reserved | Status::Canceled).then_some(*at),
            canceled_at: closed_at,
            cancel_reason: reason.map(|reason| (*reason).to_owned()),
            partner_reservation_id: is_partner.then(|| format!("partner-{:08x}", mint.dice.throw() >> 32)),
            created_at: *at,
            updated_at: closed_at.unwrap_or(*at),
            version: 1,
            language: String::new(),
            kept_at_least: 0,
            terms_id: self.terms,
            total_rent: price.totals.total_rent,
            total_taxes: price.totals.total_taxes,
            received: 0,
            refunded: 0,
            balance: 0,
            overdue_from: None,
        }
    }

    fn paid_status(&self) -> PaidStatus {
        let is_open = self.stay.status != Status::Canceled
            && self.stay.payments.iter().any(|payment| payment.paid_at.is_none());
        if is_open { PaidStatus::Unpaid } else { PaidStatus::Full }
    }

    /// Reservations of homes without instant booking began as a request, unless made through a channel.
    pub(super) fn was_requested(&self) -> bool {
        let asked = !self.place.home.instant_book && !self.stay.source.channel;
        matches!(self.stay.status, Status::Open | Status::Declined)
            || asked && matches!(self.stay.status, Status::Reserved | Status::Canceled)
    }

    /// Guests of channels are asked for their own e-mail address; those whose stay has begun have given it.
    fn contact_mode(&self) -> ContactMode {
        let is_over = self.stay.span.check_in < self.place.scope().today;
        ContactMode::of(self.stay.is_proxy_email(), is_over)
    }

    fn expires_at(&self) -> Option<DateTime<Utc>> {
        self.stay.expires_at.map(|expires| self.place.scope().later(expires))
    }

    /// The job that expires an undecided request or hold.
    fn expiry(&self, mint: &mut Mint) -> Option<job::Model> {
        let run_at =
            self.expires_at().filter(|_| matches!(self.stay.status, Status::Open | Status::Tentative))?;
        Some(self.job(JobKind::ExpireHold, self.id, run_at, mint))
    }

    pub(super) fn job(
        &self,
        kind: JobKind,
        subject: Id,
        run_at: DateTime<Utc>,
        mint: &mut Mint,
    ) -> job::Model {
        let subject = subject.key();
        job::Model {
            id: mint.id(self.at),
            account_id: Some(self.place.account_id()),
            kind: kind.code().to_owned(),
            payload: json!({"subject": subject}),
            state: "waiting".to_owned(),
            run_at,
            attempts: 0,
            lease_by: None,
            lease_until: None,
            failure: None,
            dedupe: format!("{kind} {subject}"),
            created_at: self.at,
            turn: i32::from(!kind.moves_money()),
        }
    }

    fn search_text(&self) -> String {
        let guest = &self.stay.guest;
        search_words([&*guest.full_name(), &guest.email, &guest.phone, &self.place.home.name])
    }
}

fn request(stay: &Reservation<'_>) -> Option<StayRequest> {
    let party = Party::new(stay.party.adults, stay.party.children, stay.party.pets, false).ok()?;
    Some(StayRequest::plain(Stay::new(stay.span.check_in, stay.span.check_out).ok()?, party))
}

/// The guest's message at the time of booking.
fn first_words<'t>(stay: &'t Reservation<'_>) -> &'t str {
    let first = stay.thread.as_ref().and_then(|talk| talk.messages.first());
    first.filter(|message| message.sent_at == stay.created_at).map_or("", |message| &message.text)
}
