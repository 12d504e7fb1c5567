//! Checks that a booking equals what was sold: as in its quote, unless it was changed or refunded.

use store::row::reservations::reservation;

use super::accounts::Audit;

impl Audit<'_> {
    /// The home, the dates, the terms and the total.
    pub(crate) fn sale(&self, row: &reservation::Model) -> Vec<String> {
        let key = row.id.key();
        let Some(quoted) = self.rows.quoted.get(&row.id) else {
            return vec![format!("{key} has no quote")];
        };
        let mut ills = Vec::new();
        let moves = self.moved.get(&row.id).map(Vec::as_slice).unwrap_or_default();
        let now = (row.check_in, row.check_out, row.terms_id);
        let sold = moves
            .first()
            .map_or(now, |change| (change.former_check_in, change.former_check_out, change.former_terms_id));
        let sold_home = moves.first().map_or(row.property_id, |change| change.former_property_id);
        if quoted.property != sold_home {
            ills.push(format!("{key} was sold in another home than quoted"));
        }
        let said = (quoted.check_in, quoted.check_out, quoted.terms);
        // Earlier versions changed the quote together with its booking.
        if said != sold && said != now {
            ills.push(format!("{key} was sold for other dates or under other terms than quoted"));
        }
        let billed = self.rows.billed.get(&row.id).map(|bill| bill.total);
        if billed != Some(row.total) {
            ills.push(format!("{key} costs {} and its bill says {billed:?}", row.total));
        }
        let is_as_agreed = !self.refunded.contains_key(&row.id);
        match moves.last() {
            Some(change) => {
                if now != (change.check_in, change.check_out, change.terms_id) {
                    ills.push(format!("{key} has other dates or other terms than it was moved to"));
                }
                if row.property_id != change.property_id {
                    ills.push(format!("{key} is in another home than it was moved to"));
                }
                if row.party().ok() != change.party().ok() {
                    ills.push(format!("{key} is for another party than it was changed to"));
                }
                if is_as_agreed && change.total != row.total {
                    ills.push(format!("{key} was moved for {} and costs {}", change.total, row.total));
                }
            }
            None if is_as_agreed && quoted.total != row.total => {
                ills.push(format!("{key} was quoted for {} and costs {}", quoted.total, row.total));
            }
            None => (),
        }
        ills
    }
}
