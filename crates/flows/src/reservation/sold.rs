//! A booking's own copy of what it was sold under. Once there is a booking, nobody asks its quote any more.

use domain::key::Key;
use domain::quote::Totals;
use domain::terms::Terms;
use store::StoreError;
use store::quote::Bill;
use store::row::reservation_bill;

use super::case::Case;
use crate::quote::Sold;

impl Case<'_> {
    pub(super) async fn terms(&self) -> Result<Terms, StoreError> {
        store::listing_terms::find(&self.tx, self.key().account(), self.reservation.terms_id).await
    }

    pub(super) async fn bill(&self) -> Result<Bill, StoreError> {
        Bill::read(&store::reservation::bill(&self.tx, self.key()).await?.bill)
    }

    pub(super) async fn sold(&self) -> Result<Sold, StoreError> {
        let bill = store::reservation::bill(&self.tx, self.key()).await?;
        Sold::of_booking(&self.reservation, bill, self.terms().await?)
    }

    /// What lists and reports ask of the bill.
    pub(super) fn take_sums(&mut self, totals: &Totals) {
        let row = &mut self.reservation;
        (row.total, row.total_rent, row.total_taxes) = (totals.total, totals.total_rent, totals.total_taxes);
    }

    /// With its payments as they are. Add-ons that the terms do not know any more are not on it.
    pub(super) async fn save_bill(&self, mut bill: Bill, terms: &Terms) -> Result<(), StoreError> {
        (bill.quote.payments, bill.payment_keys) = self.parts().await?;
        let kept = store::reservation::bill(&self.tx, self.key()).await?;
        let broken = |error: serde_json::Error| StoreError::Broken(error.to_string());
        let mut addons: Vec<Key> = serde_json::from_value(kept.addons.clone()).map_err(broken)?;
        addons.retain(|addon| terms.fees.iter().any(|fee| fee.optional && fee.key == *addon));
        let addons = serde_json::to_value(addons).map_err(broken)?;
        let row = reservation_bill::Model { addons, bill: bill.write()?, ..kept };
        store::keep::update(&self.tx, row).await
    }
}
