//! Generates the rows of one booking at a time.

use chrono::{DateTime, Days, NaiveDate, TimeDelta, Utc};
use domain::key::Key;
use domain::people::contact::ContactMode;
use domain::reservations::reservation::PaidStatus;
use domain::reservations::reservation::PaymentMethod;
use domain::reservations::reservation::PaymentState;
use domain::reservations::reservation::Status;
use domain::text::code::EventKind;
use domain::text::code::StateStatus;
use domain::text::search_words;
use serde_json::json;
use store::row::Id;
use store::row::calendars::calendar_event;
use store::row::charges::reservation_payment;
use store::row::inbox::thread;
use store::row::quotes::quote;
use store::row::reservations::reservation;
use store::row::sites::site;

use super::guest::{email, first_name, last_name};

pub const BOOKINGS: u32 = 100_000;

pub struct Maker {
    pub site: site::Model,
    pub homes: Vec<(Id, Id)>,
    pub now: DateTime<Utc>,
}

impl Maker {
    fn id(&self, kind: u64, number: u32) -> Id {
        let account = self.site.account_id.account();
        let seconds = u32::try_from(self.made(number).timestamp()).unwrap_or(0);
        Key::new(account, seconds, (kind << 32) | u64::from(number)).into()
    }

    /// One every ten minutes, ending now.
    fn made(&self, number: u32) -> DateTime<Utc> {
        self.now - TimeDelta::minutes(10 * i64::from(BOOKINGS - number))
    }

    fn check_in(&self, number: u32) -> NaiveDate {
        self.made(number).date_naive() + Days::new(u64::from(number * 7 % 200))
    }

    /// A booked stay is to be paid by check-in.
    fn overdue_from(&self, number: u32) -> Option<NaiveDate> {
        let is_owed = status(number) == Status::Reserved && !is_paid(number);
        is_owed.then(|| self.check_in(number) + Days::new(1))
    }

    fn home(&self, number: u32) -> (Id, Id) {
        self.homes[number as usize * 31 % self.homes.len()]
    }

    pub fn quote(&self, number: u32) -> quote::Model {
        let (property_id, listing_id) = self.home(number);
        let at = self.made(number);
        quote::Model {
            account_id: self.site.account_id,
            id: self.id(1, number),
            site_id: self.site.id,
            property_id,
            listing_id,
            check_in: self.check_in(number),
            check_out: self.check_in(number) + Days::new(4),
            adults: 2,
            children: 0,
            pets: 0,
            smoker: false,
            promo_codes: json!([]),
            addons: json!([]),
            currency: "USD".to_owned(),
            total_rent: total(number),
            total_fees: 0,
            total_taxes: 0,
            total: total(number),
            deposit: 0,
            bill: String::new(),
            inquiry: false,
            first_name: first_name(number).to_owned(),
            last_name: last_name(number).to_owned(),
            email: email(number),
            phone: format!("+1 503 555 {:04}", number % 10_000),
            address_one: String::new(),
            address_two: String::new(),
            city: String::new(),
            state: String::new(),
            postal_code: String::new(),
            country: "US".to_owned(),
            expires_at: at,
            created_at: at,
            updated_at: at,
            version: 1,
            terms_id: self.id(1, number),
            guest_generation: 0,
            capture_address: false,
            origin_site_id: None,
        }
    }

    pub fn reservation(&self, number: u32) -> reservation::Model {
        let quote = self.quote(number);
        let (first_name, last_name, email) = (quote.first_name, quote.last_name, quote.email);
        let search_text = search_words([first_name.as_str(), &last_name, &email, &quote.phone]);
        reservation::Model {
            account_id: quote.account_id,
            id: self.id(2, number),
            quote_id: quote.id,
            site_id: quote.site_id,
            property_id: quote.property_id,
            source_id: None,
            status: status(number).into(),
            paid_status: if is_paid(number) { PaidStatus::Full } else { PaidStatus::Unpaid }.into(),
            requested: number % 10 == 8,
            locked: false,
            check_in: quote.check_in,
            check_out: quote.check_out,
            adults: 2,
            children: 0,
            pets: 0,
            smoker: false,
            currency: quote.currency,
            total: quote.total,
            deposit: 0,
            is_proxy_email: false,
            contact_mode: ContactMode::Confirmed.into(),
            search_text,
            first_name,
            last_name,
            email,
            phone: quote.phone,
            message: String::new(),
            note: String::new(),
            hold_until: None,
            booked_at: Some(quote.created_at),
            canceled_at: None,
            cancel_reason: None,
            partner_reservation_id: None,
            created_at: quote.created_at,
            updated_at: quote.created_at,
            version: 1,
            language: "en".to_owned(),
            kept_at_least: 0,
            terms_id: quote.terms_id,
            total_rent: quote.total_rent,
            total_taxes: quote.total_taxes,
            received: if is_paid(number) { quote.total } else { 0 },
            refunded: 0,
            balance: if is_paid(number) { 0 } else { quote.total },
            overdue_from: self.overdue_from(number),
        }
    }

    pub fn payment(&self, number: u32) -> reservation_payment::Model {
        let at = self.made(number);
        let is_paid = is_paid(number);
        reservation_payment::Model {
            account_id: self.site.account_id,
            id: self.id(3, number),
            reservation_id: self.id(2, number),
            reservation_status: status(number).into(),
            position: 0,
            due_date: self.check_in(number),
            amount: total(number),
            collect_while_booking: false,
            method: PaymentMethod::Card.into(),
            state: if is_paid { PaymentState::Paid } else { PaymentState::Due }.into(),
            card_id: None,
            auth_required: false,
            auth_token: None,
            idempotency_key: None,
            provider_reference: None,
            attempts: 0,
            next_attempt_at: None,
            failure: None,
            paid_at: is_paid.then_some(at),
            sent_at: None,
            session_reference: None,
            session_url: None,
            created_at: at,
            updated_at: at,
            version: 1,
            overdue_from: self.overdue_from(number),
        }
    }

    /// Booked stays have a calendar event; for a declined one the owner has blocked the nights.
    pub fn event(&self, number: u32) -> Option<calendar_event::Model> {
        let reservation_id = match status(number) {
            Status::Reserved => Some(self.id(2, number)),
            Status::Declined => None,
            _ => return None,
        };
        Some(calendar_event::Model {
            account_id: self.site.account_id,
            id: self.id(5, number),
            property_id: self.home(number).0,
            start_date: self.check_in(number),
            end_date: self.check_in(number) + Days::new(4),
            blocking: true,
            kind: if reservation_id.is_some() { EventKind::Reservation } else { EventKind::Block }.into(),
            summary: format!("{} {}", first_name(number), last_name(number)),
            reservation_id,
            feed_id: None,
            external_uid: None,
            conflict: number % 1_000 == 3,
            created_at: self.made(number),
        })
    }

    pub fn thread(&self, number: u32) -> thread::Model {
        let at = self.made(number);
        thread::Model {
            account_id: self.site.account_id,
            id: self.id(4, number),
            property_id: Some(self.home(number).0),
            quote_id: None,
            reservation_id: None,
            subject: format!("A question {number}"),
            guest_name: format!("{} {}", first_name(number), last_name(number)),
            guest_email: email(number),
            guest_phone: String::new(),
            state_status: StateStatus::Active.into(),
            unread: i32::from(number.is_multiple_of(50)),
            guest_unread: 0,
            last_message_at: at,
            last_snippet: "Is the lake warm?".to_owned(),
            search_text: search_words([first_name(number), last_name(number), "Is the lake warm?"]),
            created_at: at,
            updated_at: at,
            version: 1,
            site_id: None,
            check_in: None,
            check_out: None,
            adults: None,
            children: None,
            pets: None,
        }
    }
}

fn status(number: u32) -> Status {
    [
        Status::Reserved,
        Status::Reserved,
        Status::Reserved,
        Status::Reserved,
        Status::Reserved,
        Status::Reserved,
        Status::Reserved,
        Status::Canceled,
        Status::Open,
        Status::Declined,
    ][number as usize % 10]
}

fn is_paid(number: u32) -> bool {
    !number.is_multiple_of(10)
}

fn total(number: u32) -> i64 {
    10_000 + i64::from(number) * 7_919 % 500_000
}
