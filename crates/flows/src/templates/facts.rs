//! The facts about a guest and the stay that variables are filled from.

use chrono::{NaiveDate, NaiveTime};
use domain::key::Key;
use domain::locale::language::Language;
use domain::money::currency::Currency;
use domain::reservations::reservation::PaymentState;
use domain::templates::message_template::Variable;
use store::row::charges::reservation_payment;
use store::row::homes::property;
use store::row::inbox::thread;
use store::row::sites::site;

use crate::inbox::ConversationError;
use crate::reservations::ReservationView;
use crate::{App, homes, reservations};

#[derive(Debug)]
pub(crate) struct Facts {
    language: Language,
    guest_name: String,
    first_name: String,
    home: Option<property::Model>,
    site: Option<site::Model>,
    stay: Option<StayFacts>,
    has_status_page: bool,
    property_url: Option<String>,
}

#[derive(Debug)]
struct StayFacts {
    check_in: NaiveDate,
    check_out: NaiveDate,
    adults: i32,
    children: i32,
    pets: i32,
    currency: Currency,
    total: i64,
    deposit: i64,
    /// The unpaid amount, and the due date of the next payment; `None` without a booking.
    balance: Option<(i64, Option<NaiveDate>)>,
}

pub(super) async fn facts_of_thread(app: &App, row: thread::Model) -> Result<Facts, ConversationError> {
    let db = app.store.read();
    if let Some(reservation) = row.reservation_id {
        return facts_about(app, reservation.key()).await;
    }
    let quote = match row.quote_id {
        Some(quote) => store::quotes::quote::find(db, quote.key()).await?,
        None => None,
    };
    let account = row.id.key().account();
    let home = match row.property_id {
        Some(id) => store::homes::property::find_row(db, account, id.key()).await?,
        None => None,
    };
    let site = match &quote {
        Some(quote) => store::sites::site::find(db, account, quote.site_id.key()).await?,
        None => None,
    };
    let stay = quote.as_ref().and_then(|quote| {
        Some(StayFacts {
            check_in: quote.check_in,
            check_out: quote.check_out,
            adults: quote.adults,
            children: quote.children,
            pets: quote.pets,
            currency: quote.currency.parse().ok()?,
            total: quote.total,
            deposit: quote.deposit,
            balance: None,
        })
    });
    let first_name = row.guest_name.split_whitespace().next().unwrap_or_default().to_owned();
    let language = site.as_ref().map_or_else(Language::default, |site| Language::offered(&site.languages)[0]);
    let facts = Facts {
        language,
        guest_name: row.guest_name,
        first_name,
        home,
        site,
        stay,
        has_status_page: false,
        property_url: None,
    };
    Ok(with_links(app, facts, row.quote_id.is_some()))
}

/// The facts about a booking.
pub(super) async fn facts_about(app: &App, reservation: Key) -> Result<Facts, ConversationError> {
    Ok(facts_of_stay(app, Box::pin(reservations::reservation(app, reservation)).await?))
}

pub(super) fn facts_of_stay(app: &App, view: ReservationView) -> Facts {
    let ReservationView { row, site, property, payments, .. } = view;
    let offered = Language::offered(&site.languages);
    let spoken = Language::read(&row.language).filter(|language| offered.contains(language));
    let stay = row.currency.parse().ok().map(|currency| StayFacts {
        check_in: row.check_in,
        check_out: row.check_out,
        adults: row.adults,
        children: row.children,
        pets: row.pets,
        currency,
        total: row.total,
        deposit: row.deposit,
        balance: Some(balance(&payments)),
    });
    let facts = Facts {
        language: spoken.unwrap_or(offered[0]),
        guest_name: format!("{} {}", row.first_name, row.last_name).trim().to_owned(),
        first_name: row.first_name,
        home: Some(property),
        site: Some(site),
        stay,
        has_status_page: false,
        property_url: None,
    };
    with_links(app, facts, true)
}

fn with_links(app: &App, mut facts: Facts, has_quote: bool) -> Facts {
    if let (Some(office), Some(site)) = (&app.post_office, &facts.site) {
        facts.has_status_page = has_quote;
        facts.property_url = facts.home.as_ref().map(|home| format!("{}{}/", office.homes(site), home.slug));
    }
    facts
}

impl Facts {
    pub(crate) fn company(&self) -> &str {
        self.site.as_ref().map_or("", |site| &site.name)
    }

    pub(crate) fn value(&self, variable: Variable) -> Option<String> {
        let (stay, home) = (self.stay.as_ref(), self.home.as_ref());
        let money = |minor: i64| stay.map(|stay| self.language.exact_amount(minor, stay.currency));
        let balance = stay.and_then(|stay| stay.balance);
        let time = |text: &str| {
            NaiveTime::parse_from_str(text.trim(), "%H:%M").ok().map(|time| self.language.time(time))
        };
        match variable {
            Variable::GuestFirstName => Some(self.first_name.clone()),
            Variable::GuestName => Some(self.guest_name.clone()),
            Variable::PropertyName => home.map(|home| home.name.clone()),
            Variable::Address => home.map(homes::address),
            Variable::CheckIn => stay.map(|stay| self.language.date(stay.check_in)),
            Variable::CheckInTime => home.and_then(|home| time(&home.check_in_time)),
            Variable::CheckOut => stay.map(|stay| self.language.date(stay.check_out)),
            Variable::CheckOutTime => home.and_then(|home| time(&home.check_out_time)),
            Variable::Nights => stay.map(|stay| (stay.check_out - stay.check_in).num_days().to_string()),
            Variable::Guests => stay.map(|stay| (stay.adults + stay.children).to_string()),
            Variable::Adults => stay.map(|stay| stay.adults.to_string()),
            Variable::Children => stay.map(|stay| stay.children.to_string()),
            Variable::Pets => stay.map(|stay| stay.pets.to_string()),
            Variable::Total => money(stay?.total),
            Variable::Deposit => money(stay?.deposit),
            Variable::Balance => money(balance?.0),
            Variable::BalanceDue => balance?.1.map(|date| self.language.date(date)),
            // Not replaced here: the link authenticates the guest, so it is inserted when the guest reads the message, and never
            // stored.
            Variable::StatusUrl => self.has_status_page.then(|| variable.mark()),
            Variable::PropertyUrl => self.property_url.clone(),
            Variable::CompanyName => self.site.as_ref().map(|site| site.name.clone()),
        }
    }
}

fn balance(payments: &[reservation_payment::Model]) -> (i64, Option<NaiveDate>) {
    let open: Vec<_> =
        payments.iter().filter(|payment| !PaymentState::SETTLED.contains(&payment.state)).collect();
    let due = open.iter().map(|payment| payment.due_date).min();
    (open.iter().map(|payment| payment.amount).sum(), due)
}
