//! The end of a change: the stay moves, or everything is as it was.

use domain::code::{LetterKind, WebhookEvent};
use domain::promotion::Promotion;
use domain::reservation::{ChangeState, DepositState};
use domain::stay::Stay;
use store::StoreError;
use store::quote::Bill;
use store::row::{reservation_change, reservation_deposit};

use super::super::BookingError;
use super::super::case::Case;
use super::super::nights::Nights;
use super::is_open;

impl Case<'_> {
    /// All that a stay is made of moves at once: dates, nights, price, payments, and whatever was planned for its days.
    pub(in super::super) async fn finish_change(
        &mut self,
        change: reservation_change::Model,
    ) -> Result<(), BookingError> {
        let terms = store::listing_terms::find(&self.tx, self.key().account(), change.terms_id).await?;
        let bill = Bill::read(&change.bill)?;
        let stay = Stay::new(change.check_in, change.check_out)
            .map_err(|error| StoreError::Broken(error.to_string()))?;
        let row = &mut self.reservation;
        (row.check_in, row.check_out, row.terms_id) = (change.check_in, change.check_out, change.terms_id);
        (row.deposit, row.kept_at_least) = (bill.quote.totals.deposit, change.kept_at_least);
        self.take_sums(&bill.quote.totals);
        self.save_reservation().await?;
        self.move_to_nights(Nights::of(stay, &terms)).await?;
        let today = self.now.with_timezone(&self.time_zone().await?).date_naive();
        self.lay_plan(&bill.quote.payments, today).await?;
        self.give_lost_promotions_back(&Bill::read(&change.former_bill)?.promotions, &bill.promotions)
            .await?;
        self.save_bill(bill, &terms).await?;
        self.ask_for_payments().await?;
        self.move_deposit().await?;
        self.ask_for_reminder().await?;
        self.house.plan_messages_for(&self.tx, &self.reservation).await?;
        let dates = |from, until| format!("{from}/{until}");
        let former = dates(change.former_check_in, change.former_check_out);
        self.note("changed", format!("{former} {}", dates(change.check_in, change.check_out))).await?;
        self.close_change(change, ChangeState::Done).await?;
        self.announce(WebhookEvent::ReservationChanged).await?;
        self.tell_guest(LetterKind::Changed, "").await?;
        Ok(self.tell_owner(LetterKind::ChangedOwner, "").await?)
    }

    /// The difference was not paid, or the stay is over: what was held for it is anybody's again.
    pub(in super::super) async fn undo_change(
        &self,
        change: reservation_change::Model,
    ) -> Result<(), StoreError> {
        if !is_open(&change) {
            return Ok(());
        }
        if let Some(event) = change.event_id {
            self.release_event(event.key()).await?;
        }
        self.note("change_undone", "").await?;
        self.close_change(change, ChangeState::Undone).await
    }

    pub(in super::super) async fn undo_open_changes(&self) -> Result<(), StoreError> {
        for change in store::reservation_change::of_reservation(&self.tx, self.key()).await? {
            self.undo_change(change).await?;
        }
        Ok(())
    }

    /// A deposit that has not been held yet follows the stay.
    async fn move_deposit(&self) -> Result<(), BookingError> {
        let Some(row) = store::reservation::deposit(&self.tx, self.key()).await? else {
            return self.plan_deposit().await;
        };
        if row.state == DepositState::Due.code() {
            let amount = self.reservation.deposit;
            let state = if amount > 0 { DepositState::Due } else { DepositState::Canceled };
            let state = state.code().to_owned();
            self.save_deposit(reservation_deposit::Model { amount, state, ..row }).await?;
        }
        self.ask_about_deposit(self.deposit_begins().await?).await
    }

    async fn close_change(
        &self,
        change: reservation_change::Model,
        state: ChangeState,
    ) -> Result<(), StoreError> {
        let closed = reservation_change::Model {
            state: state.code().to_owned(),
            updated_at: self.now,
            version: change.version + 1,
            ..change
        };
        store::keep::update(&self.tx, closed).await
    }

    /// A promotion that does not count for the new dates has not been used.
    async fn give_lost_promotions_back(
        &self,
        former: &[Promotion],
        left: &[Promotion],
    ) -> Result<(), StoreError> {
        let is_lost = |promotion: &&Promotion| left.iter().all(|other| other.key != promotion.key);
        for promotion in former.iter().filter(is_lost) {
            store::promotion::give_use_back(&self.tx, promotion.key).await?;
        }
        Ok(())
    }
}
