//! Checks that a promotion's usage count equals the bookings that have it on their bills: a booking that failed gives its use
//! back.

use std::collections::HashMap;

use domain::reservations::reservation::Status;
use store::row::Id;
use store::row::reservations::reservation;

use super::accounts::Audit;

impl Audit<'_> {
    pub(crate) fn uses_of_promotions(&self) -> Vec<String> {
        let mut uses: HashMap<Id, i32> = HashMap::new();
        for row in self.rows.reservations.iter().filter(|row| keeps_promotions(row)) {
            for promotion in self.rows.billed.get(&row.id).into_iter().flat_map(|bill| &bill.promotions) {
                *uses.entry(*promotion).or_default() += 1;
            }
        }
        let mut ills = Vec::new();
        for promotion in &self.rows.promotions {
            let (key, counted) = (promotion.id.key(), promotion.uses);
            let count = uses.get(&promotion.id).copied().unwrap_or(0);
            if count != counted {
                ills.push(format!("the promotion {key} was used {count} times, and {counted} are counted"));
            }
        }
        ills.sort_unstable();
        ills
    }
}

/// A canceled booking does not give its use back; a booking that was never made does.
fn keeps_promotions(row: &reservation::Model) -> bool {
    !matches!(*row.status, Status::Quote | Status::Declined)
}
