//! Does everything add up? Bookings against the calendar, the night ledger and the money, account by account. Whoever finds something
//! here has found a fault of ours.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{DateTime, TimeDelta, Utc};
use domain::code::{JobKind, OutboxState};
use domain::key::AccountId;
use domain::reservation::{ChangeState, PaidStatus, PaymentMethod, PaymentState, RefundState, Status};
use store::audit::AuditRows;
use store::row::{Id, reservation, reservation_change, reservation_payment};
use store::{Store, StoreError};

/// What is under way may take so long before it counts as stuck.
const PATIENCE: TimeDelta = TimeDelta::minutes(10);

#[derive(Debug, Default)]
pub struct Findings {
    pub reservations: usize,
    pub payments: usize,
    pub nights: usize,
    pub letters: usize,
    /// One sentence each.
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
    // Boxed: it reads many tables, each with a future of its own.
    let rows = Box::pin(store::audit::rows(store, account)).await?;
    Ok(Findings {
        reservations: rows.reservations.len(),
        payments: rows.payments.len(),
        nights: rows.nights.len(),
        letters: rows.outbox.len(),
        ills: Audit::new(&rows, now).ills(),
    })
}

struct Audit<'a> {
    rows: &'a AuditRows,
    now: DateTime<Utc>,
    payments: HashMap<Id, Vec<&'a reservation_payment::Model>>,
    /// What went back of each payment, or is on its way.
    returned: HashMap<Id, i64>,
    awaited: BTreeSet<&'a str>,
    /// Reservations that are about to move to other dates, and the payments which that waits for.
    moving: HashMap<Id, Option<Id>>,
    /// The first time that a reservation moved.
    moved: HashMap<Id, &'a reservation_change::Model>,
    /// Reservations of which something was given back.
    refunded: BTreeSet<Id>,
}

impl<'a> Audit<'a> {
    fn new(rows: &'a AuditRows, now: DateTime<Utc>) -> Self {
        let mut payments: HashMap<Id, Vec<_>> = HashMap::new();
        for payment in &rows.payments {
            payments.entry(payment.reservation_id).or_default().push(payment);
        }
        let mut returned = HashMap::new();
        for refund in rows.refunds.iter().filter(|refund| refund.state != RefundState::Failed.code()) {
            if let Some(payment) = refund.payment_id {
                *returned.entry(payment).or_insert(0) += refund.amount;
            }
        }
        let awaited = rows.jobs.iter().map(|job| job.dedupe.as_str()).collect();
        let open = rows.changes.iter().filter(|change| change.state == ChangeState::Open.code());
        let moving = open.map(|change| (change.reservation_id, change.payment_id)).collect();
        let mut moved: HashMap<Id, &reservation_change::Model> = HashMap::new();
        for change in rows.changes.iter().filter(|change| change.state == ChangeState::Done.code()) {
            let first = moved.entry(change.reservation_id).or_insert(change);
            if change.id < first.id {
                *first = change;
            }
        }
        let refunded = rows.refunds.iter().map(|refund| refund.reservation_id).collect();
        Self { rows, now, payments, returned, awaited, moving, moved, refunded }
    }

    fn ills(&self) -> Vec<String> {
        let mut ills = self.nights_sold_twice();
        ills.extend(self.ledger_and_calendar());
        for reservation in &self.rows.reservations {
            ills.extend(self.sale(reservation));
            ills.extend(self.money(reservation));
            ills.extend(self.stuck(reservation));
        }
        ills.extend(self.charges_told_twice());
        ills.extend(self.letters());
        ills
    }

    fn owns_nights(reservation: &reservation::Model) -> bool {
        reservation.status.parse::<Status>().is_ok_and(Status::owns_nights)
    }

    fn nights_sold_twice(&self) -> Vec<String> {
        let lenient: BTreeSet<Id> = self
            .rows
            .properties
            .iter()
            .filter(|home| home.allow_booking_overlap)
            .map(|home| home.id)
            .collect();
        let units: HashMap<Id, usize> = self
            .rows
            .properties
            .iter()
            .map(|home| (home.id, usize::try_from(home.units).unwrap_or(1).max(1)))
            .collect();
        let mut sold: BTreeMap<(Id, chrono::NaiveDate), usize> = BTreeMap::new();
        for row in self.rows.reservations.iter().filter(|row| Self::owns_nights(row)) {
            for night in row.check_in.iter_days().take_while(|night| *night < row.check_out) {
                *sold.entry((row.property_id, night)).or_default() += 1;
            }
        }
        sold.into_iter()
            .filter(|((home, _), times)| {
                !lenient.contains(home) && *times > units.get(home).copied().unwrap_or(1)
            })
            .map(|((home, night), times)| {
                format!("the night {night} of {} is sold {times} times", home.key())
            })
            .collect()
    }

    /// Whoever has nights has them in the ledger, and nobody else does.
    fn ledger_and_calendar(&self) -> Vec<String> {
        let mut nights: HashMap<Id, BTreeSet<chrono::NaiveDate>> = HashMap::new();
        for night in &self.rows.nights {
            nights.entry(night.event_id).or_default().insert(night.night);
        }
        let mut events: HashMap<Id, Vec<Id>> = HashMap::new();
        let mut lenient = BTreeSet::new();
        for event in &self.rows.events {
            if let Some(reservation) = event.reservation_id {
                events.entry(reservation).or_default().push(event.id);
                if event.conflict {
                    lenient.insert(reservation);
                }
            }
        }
        let mut ills = Vec::new();
        for row in &self.rows.reservations {
            let own: Vec<Id> = events.get(&row.id).cloned().unwrap_or_default();
            if !Self::owns_nights(row) {
                // A request that is being accepted has its nights while its card is charged.
                let accepting = row.status == Status::Open.code() && self.is_charging(row);
                if !own.is_empty() && !accepting {
                    ills.push(format!("{} is {:?} and still in the calendar", row.id.key(), row.status));
                }
                continue;
            }
            // Other dates are held beside the stay while their price is paid.
            let most = if self.moving.contains_key(&row.id) { 2 } else { 1 };
            if !(1..=most).contains(&own.len()) {
                ills.push(format!("{} stands {} times in the calendar", row.id.key(), own.len()));
                continue;
            }
            let held: BTreeSet<_> = own.iter().filter_map(|event| nights.get(event)).flatten().collect();
            let whole = row.check_in.iter_days().take_while(|night| *night < row.check_out);
            let missing = whole.filter(|night| !held.contains(night)).count();
            if missing > 0 && !lenient.contains(&row.id) {
                ills.push(format!("{} lacks {missing} of its nights in the ledger", row.id.key()));
            }
        }
        ills
    }

    /// A booking is what was sold: the home, the dates, the terms and the total of its quote, unless it was moved or some of it was
    /// given back since.
    fn sale(&self, row: &reservation::Model) -> Vec<String> {
        let Some(quoted) = self.rows.quoted.get(&row.id) else {
            return vec![format!("{} was made of no quote", row.id.key())];
        };
        let mut ills = Vec::new();
        if quoted.property != row.property_id {
            ills.push(format!("{} is of another home than its quote", row.id.key()));
        }
        let first = self.moved.get(&row.id);
        let now = (row.check_in, row.check_out, row.terms_id);
        let sold = first
            .map_or(now, |change| (change.former_check_in, change.former_check_out, change.former_terms_id));
        let said = (quoted.check_in, quoted.check_out, quoted.terms);
        // Quotes once moved with their bookings.
        if said != sold && said != now {
            ills.push(format!("{} was sold for other dates or under other terms than quoted", row.id.key()));
        }
        let billed = self.rows.billed.get(&row.id).copied();
        if billed != Some(row.total) {
            ills.push(format!("{} costs {} and its bill says {billed:?}", row.id.key(), row.total));
        }
        if first.is_none() && !self.refunded.contains(&row.id) && quoted.total != row.total {
            ills.push(format!("{} was quoted for {} and costs {}", row.id.key(), quoted.total, row.total));
        }
        ills
    }

    fn is_charging(&self, row: &reservation::Model) -> bool {
        let payments = self.payments.get(&row.id).map(Vec::as_slice).unwrap_or_default();
        payments.iter().any(|payment| payment.state == PaymentState::Pending.code())
    }

    fn money(&self, row: &reservation::Model) -> Vec<String> {
        let payments = self.payments.get(&row.id).map(Vec::as_slice).unwrap_or_default();
        let back =
            |payment: &&reservation_payment::Model| self.returned.get(&payment.id).copied().unwrap_or(0);
        let mut ills = Vec::new();
        let settled = PaymentState::SETTLED.map(PaymentState::code);
        let is_open = payments.iter().any(|payment| !settled.contains(&payment.state.as_str()));
        let paid_status = if is_open { PaidStatus::Unpaid } else { PaidStatus::Full };
        if row.paid_status != paid_status.code()
            || payments.iter().any(|payment| payment.reservation_status != row.status)
        {
            ills.push(format!("{} and its payments say different things to lists", row.id.key()));
        }
        for payment in payments {
            if back(payment) > payment.amount {
                ills.push(format!("more went back of {} than was paid", payment.id.key()));
            }
            let is_paid = payment.state == PaymentState::Paid.code();
            let by_card = payment.method == PaymentMethod::Card.code();
            let is_over = [Status::Quote.code(), Status::Declined.code()].contains(&row.status.as_str());
            if is_paid && by_card && is_over && back(payment) != payment.amount {
                ills.push(format!(
                    "{} was paid for {}, which came to nothing",
                    payment.id.key(),
                    row.id.key()
                ));
            }
            let is_first = payment.collect_while_booking && by_card;
            if row.status == Status::Reserved.code() && is_first && !is_paid && payment.card_id.is_some() {
                ills.push(format!(
                    "{} is reserved and its booking payment is {}",
                    row.id.key(),
                    payment.state
                ));
            }
        }
        if row.status == Status::Reserved.code() && !payments.is_empty() {
            let extra = self.moving.get(&row.id).copied().flatten();
            let owed = payments.iter().filter(|payment| {
                payment.state != PaymentState::Canceled.code() && Some(payment.id) != extra
            });
            let sum: i64 = owed.map(|payment| payment.amount - back(payment)).sum();
            if sum != row.total {
                ills.push(format!("the payments of {} make {sum}, not {}", row.id.key(), row.total));
            }
        }
        ills
    }

    /// Something is under way for long, and nobody looks after it.
    fn stuck(&self, row: &reservation::Model) -> Vec<String> {
        let payments = self.payments.get(&row.id).map(Vec::as_slice).unwrap_or_default();
        let mut ills = Vec::new();
        for payment in payments.iter().filter(|payment| payment.state == PaymentState::Pending.code()) {
            let job = format!("settle_charge {}", payment.id.key());
            if !self.awaited.contains(job.as_str()) {
                ills.push(format!("nobody asks what became of the charge {}", payment.id.key()));
            }
        }
        if let Some(payment) = self.moving.get(&row.id)
            && !payments
                .iter()
                .any(|own| Some(own.id) == *payment && own.state == PaymentState::Pending.code())
        {
            ills.push(format!("{} is to move to other dates, and nothing is charged for it", row.id.key()));
        }
        let is_held = row.status == Status::Tentative.code();
        if is_held && row.hold_until.is_none_or(|until| until + PATIENCE < self.now) {
            ills.push(format!("{} is held for too long", row.id.key()));
        }
        let is_charged = payments.iter().any(|payment| payment.state == PaymentState::Pending.code());
        let waits = |job: &str| self.awaited.contains(format!("{job} {}", row.id.key()).as_str());
        if is_held && !is_charged && !waits("expire_hold") && !waits("settle_partner_booking") {
            ills.push(format!("{} is held, nothing is charged, and nobody lets go of it", row.id.key()));
        }
        ills
    }

    fn charges_told_twice(&self) -> Vec<String> {
        let mut known = BTreeSet::new();
        let references =
            self.rows.payments.iter().filter_map(|payment| payment.provider_reference.as_deref());
        references
            .filter(|reference| !known.insert(*reference))
            .map(|reference| format!("the charge {reference} stands for two payments"))
            .collect()
    }

    /// Every letter is there once, and has been sent, failed for a reason, or is queued.
    fn letters(&self) -> Vec<String> {
        let mut known = BTreeSet::new();
        let mut ills = Vec::new();
        for letter in &self.rows.outbox {
            let name = &letter.dedupe;
            if !known.insert(name.as_str()) {
                ills.push(format!("the letter {name:?} is there twice"));
            }
            let is_well = match letter.state.parse() {
                Ok(OutboxState::Waiting) => {
                    self.awaited.contains(format!("{} {}", JobKind::SendLetter, letter.id.key()).as_str())
                }
                Ok(OutboxState::Sent) => letter.sent_at.is_some(),
                Ok(OutboxState::Failed) => letter.failure.is_some(),
                Err(_) => false,
            };
            if !is_well {
                ills.push(format!("the letter {name:?} is {} and nobody knows why", letter.state));
            }
        }
        ills
    }
}
