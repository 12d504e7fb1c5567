//! Consistency checks of each account: bookings against what was sold, the calendar, the night ledger, the money and the
//! promotions. Every finding is a bug.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use domain::key::AccountId;
use domain::reservations::reservation::{ChangeState, RefundState};
use store::audit::AuditRows;
use store::row::Id;
use store::row::charges::reservation_payment;
use store::row::reservations::{reservation, reservation_change};
use store::{Store, StoreError};

/// Grace period for operations in progress; after it they count as stuck.
pub(crate) const PATIENCE: TimeDelta = TimeDelta::minutes(10);

#[derive(Debug, Default)]
pub struct Findings {
    pub reservations: usize,
    pub payments: usize,
    pub nights: usize,
    pub letters: usize,
    /// One sentence for each fault.
    pub ills: Vec<String>,
}

pub async fn run(store: &Store, now: DateTime<Utc>) -> Result<Findings, StoreError> {
    let mut findings = Findings::default();
    for account in store::audit::accounts(store).await? {
        let of_account = of_account(store, account, now).await?;
        findings.reservations += of_account.reservations;
        findings.payments += of_account.payments;
        findings.nights += of_account.nights;
        findings.letters += of_account.letters;
        findings.ills.extend(of_account.ills);
    }
    Ok(findings)
}

pub async fn of_account(
    store: &Store,
    account: AccountId,
    now: DateTime<Utc>,
) -> Result<Findings, StoreError> {
    // Boxed: it reads many tables, each with its own future.
    let rows = Box::pin(store::audit::rows(store, account)).await?;
    Ok(Findings {
        reservations: rows.reservations.len(),
        payments: rows.payments.len(),
        nights: rows.nights.len(),
        letters: rows.outbox.len(),
        ills: Audit::new(&rows, now).ills(),
    })
}

pub(crate) struct Audit<'a> {
    pub(crate) rows: &'a AuditRows,
    pub(crate) now: DateTime<Utc>,
    payments: HashMap<Id, Vec<&'a reservation_payment::Model>>,
    /// Refunded amount of each payment, including pending refunds.
    pub(crate) returned: HashMap<Id, i64>,
    pub(crate) awaited: BTreeSet<&'a str>,
    /// Reservations that are about to change, with the payment that the change waits for.
    pub(crate) moving: HashMap<Id, Option<Id>>,
    /// All changes of each reservation, oldest first.
    pub(crate) moved: HashMap<Id, Vec<&'a reservation_change::Model>>,
    /// The refunded sum of each reservation; failed refunds do not count.
    pub(crate) refunded: BTreeMap<Id, i64>,
    /// Nights of each calendar event in the ledger.
    pub(crate) nights: HashMap<Id, BTreeSet<NaiveDate>>,
}

impl<'a> Audit<'a> {
    fn new(rows: &'a AuditRows, now: DateTime<Utc>) -> Self {
        let mut payments: HashMap<Id, Vec<_>> = HashMap::new();
        for payment in &rows.payments {
            payments.entry(payment.reservation_id).or_default().push(payment);
        }
        let mut returned = HashMap::new();
        for refund in rows.refunds.iter().filter(|refund| refund.state != RefundState::Failed) {
            if let Some(payment) = refund.payment_id {
                *returned.entry(payment).or_insert(0) += refund.amount;
            }
        }
        let awaited = rows.jobs.iter().map(|job| job.dedupe.as_str()).collect();
        let open = rows.changes.iter().filter(|change| change.state == ChangeState::Open);
        let moving = open.map(|change| (change.reservation_id, change.payment_id)).collect();
        let done = rows.changes.iter().filter(|change| change.state == ChangeState::Done);
        let mut moved: HashMap<Id, Vec<&reservation_change::Model>> = HashMap::new();
        for change in done {
            moved.entry(change.reservation_id).or_default().push(change);
        }
        for changes in moved.values_mut() {
            changes.sort_unstable_by_key(|change| (change.created_at, change.id));
        }
        let mut refunded = BTreeMap::new();
        for refund in &rows.refunds {
            let amount = if refund.state == RefundState::Failed { 0 } else { refund.amount };
            *refunded.entry(refund.reservation_id).or_insert(0) += amount;
        }
        let mut nights: HashMap<Id, BTreeSet<NaiveDate>> = HashMap::new();
        for night in &rows.nights {
            nights.entry(night.event_id).or_default().insert(night.night);
        }
        Self { rows, now, payments, returned, awaited, moving, moved, refunded, nights }
    }

    fn ills(&self) -> Vec<String> {
        let mut ills = self.nights_sold_twice();
        ills.extend(self.ledger_and_calendar());
        ills.extend(self.owners_of_nights());
        ills.extend(self.entries());
        for reservation in &self.rows.reservations {
            ills.extend(self.sale(reservation));
            ills.extend(self.money(reservation));
            ills.extend(self.stuck(reservation));
        }
        ills.extend(self.charges_told_twice());
        ills.extend(self.uses_of_promotions());
        ills.extend(self.letters());
        ills
    }

    pub(crate) fn payments_of(&self, row: &reservation::Model) -> &[&'a reservation_payment::Model] {
        self.payments.get(&row.id).map(Vec::as_slice).unwrap_or_default()
    }
}

pub(super) fn owns_nights(row: &reservation::Model) -> bool {
    row.status.owns_nights()
}
