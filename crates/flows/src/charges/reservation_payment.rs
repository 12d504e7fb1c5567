//! One payment of a guest; the sums of the payments of all reservations: received, due, overdue and failed.

use chrono::{NaiveDate, NaiveTime, TimeDelta};
use domain::accounts::role::Permission;
use domain::key::Key;
use domain::reservations::reservation::PaymentState;
use store::charges::reservation_payment::{PaymentSum, Standing};
use store::insight::report::Scope;

use crate::access::Caller;
use crate::records::ResourceError;
use crate::reservations::{BookingError, ReservationView};
use crate::{App, app, records, reservations};

/// Earlier payments are in the reports only.
const NEWS: TimeDelta = TimeDelta::days(30);

#[derive(Clone, Debug)]
pub struct PaymentSummary {
    /// Today in the account's time zone.
    pub today: NaiveDate,
    /// First day of the received payments that are counted.
    pub paid_since: NaiveDate,
    pub failed: Vec<PaymentSum>,
    pub overdue: Vec<PaymentSum>,
    pub due: Vec<PaymentSum>,
    pub pending: Vec<PaymentSum>,
    pub paid: Vec<PaymentSum>,
}

/// The reservation that the payment belongs to, with all its payments.
pub async fn reservation_of_payment(app: &App, payment: Key) -> Result<ReservationView, BookingError> {
    let row = store::reservations::reservation::payment(app.store.read(), payment).await?;
    let reservation = row.ok_or(BookingError::NoSuchPayment)?.reservation_id.key();
    reservations::reservation(app, reservation).await
}

pub async fn payment_summary(app: &App, caller: &Caller) -> Result<PaymentSummary, ResourceError> {
    caller.demand(Permission::Read)?;
    let here = app::account_zone(app, caller).await?;
    let today = app.now().with_timezone(&here).date_naive();
    let paid_since = today - NEWS;
    let midnight = paid_since.and_time(NaiveTime::MIN).and_local_timezone(here).earliest();
    // Where the clocks go forward at midnight, the day begins an hour later.
    let since = midnight.map_or_else(|| app.now() - NEWS, |moment| moment.to_utc());
    let scope = Scope::all(records::reach(caller));
    let sum =
        async |standing| store::charges::reservation_payment::sums(app.store.read(), &scope, standing).await;
    Ok(PaymentSummary {
        today,
        paid_since,
        failed: sum(Standing::In(PaymentState::Failed)).await?,
        overdue: sum(Standing::OverdueBy(today)).await?,
        due: sum(Standing::DueFrom(today)).await?,
        pending: sum(Standing::In(PaymentState::Pending)).await?,
        paid: sum(Standing::PaidSince(since)).await?,
    })
}
