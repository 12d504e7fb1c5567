//! A stay that a rental agreement is filled in with: priced only, quoted, or booked.

use chrono::{DateTime, Utc};
use domain::key::Key;
use domain::listings::terms::Terms;
use domain::policies::agreement::AgreementVariable;
use domain::price::inquiry::StayRequest;
use domain::quotes::Quote;
use store::StoreError;
use store::row::accounts::account;
use store::row::homes::property;
use store::row::sites::site;

use super::agreement_text::{FilledAgreement, Script, filled};
use crate::quotes::{Estimate, ReadQuote};
use crate::{App, app, homes};

pub(super) struct AgreedStay<'a> {
    property: Key,
    site: &'a site::Model,
    request: &'a StayRequest,
    terms: &'a Terms,
    quote: &'a Quote,
    guest_name: String,
    /// The edition in force at this time is the one to accept.
    made_at: DateTime<Utc>,
    signed_at: Option<DateTime<Utc>>,
    /// Guests learn the street once they have booked.
    is_booked: bool,
}

impl<'a> AgreedStay<'a> {
    pub(super) fn of_quote(read: &'a ReadQuote, signed_at: Option<DateTime<Utc>>) -> Self {
        let row = &read.row;
        Self {
            property: row.property_id.key(),
            site: &read.site,
            request: &read.request,
            terms: &read.terms,
            quote: &read.bill.quote,
            guest_name: format!("{} {}", row.first_name, row.last_name).trim().to_owned(),
            made_at: row.created_at,
            signed_at,
            is_booked: read.reservation.as_ref().is_some_and(|booking| booking.booked_at.is_some()),
        }
    }

    pub(super) fn of_estimate(app: &App, site: &'a site::Model, estimate: &'a Estimate<'_>) -> Self {
        Self {
            property: estimate.home.key,
            site,
            request: &estimate.request,
            terms: &estimate.home.terms,
            quote: &estimate.quote,
            guest_name: String::new(),
            made_at: app.now(),
            signed_at: None,
            is_booked: false,
        }
    }

    /// `None` if the listing requires no agreement.
    pub(super) async fn agreement(&self, app: &App) -> Result<Option<FilledAgreement>, StoreError> {
        let Some(named) = self.terms.booking.agreement else { return Ok(None) };
        let (db, account) = (app.store.read(), self.property.account());
        let text = store::policies::agreement::in_force(db, account, named, self.made_at).await?;
        let property = store::homes::property::find_row(db, account, self.property).await?;
        let account = store::accounts::account::find(db, account).await?;
        let (Some(text), Some(property), Some(account)) = (text, property, account) else { return Ok(None) };
        let (html, _) = filled(&text.body, |variable| self.value(variable, &property, &account));
        Ok(Some(FilledAgreement { key: text.id.key(), edition: text.edition, html }))
    }

    fn value(
        &self,
        variable: AgreementVariable,
        property: &property::Model,
        account: &account::Model,
    ) -> String {
        let Self { site, request, terms, quote, .. } = self;
        let script = Script::of_site(Some(site), quote.currency);
        match variable {
            AgreementVariable::Accommodates => property.accommodates.to_string(),
            AgreementVariable::Address if self.is_booked => homes::address(property),
            AgreementVariable::Address => homes::town(property),
            AgreementVariable::Adults => request.party.adults().to_string(),
            AgreementVariable::CheckIn => script.date(request.stay.check_in()),
            AgreementVariable::CheckInTime => script.time(&property.check_in_time),
            AgreementVariable::CheckOut => script.date(request.stay.check_out()),
            AgreementVariable::CheckOutTime => script.time(&property.check_out_time),
            AgreementVariable::Children => request.party.children().to_string(),
            AgreementVariable::CompanyName => account.name.clone(),
            AgreementVariable::Deposit => script.money(quote.totals.deposit),
            AgreementVariable::GuestName => self.guest_name.clone(),
            AgreementVariable::Guests => request.party.guests().to_string(),
            AgreementVariable::Nights => request.stay.nights().to_string(),
            AgreementVariable::PaymentSchedule => {
                script.schedule(quote.payments.iter().map(|part| (part.amount, part.due_date)))
            }
            AgreementVariable::Pets => request.party.pets().to_string(),
            AgreementVariable::PropertyName => property.name.clone(),
            AgreementVariable::RefundPolicy => {
                terms.refund.as_ref().map(|policy| policy.text.to_string()).unwrap_or_default()
            }
            AgreementVariable::Registration => property.registration_number.clone().unwrap_or_default(),
            AgreementVariable::SignedAt => {
                let zone = app::zone_named(&property.time_zone);
                let day = |at: DateTime<Utc>| at.with_timezone(&zone).date_naive();
                self.signed_at.map(|at| script.date(day(at))).unwrap_or_default()
            }
            AgreementVariable::Total => script.money(quote.totals.total),
        }
    }
}
