//! Checks e-mails against the queue that sends them.

use std::collections::BTreeSet;

use domain::text::code::{JobKind, OutboxState};

use super::accounts::Audit;

impl Audit<'_> {
    /// Every e-mail exists once, and is sent, failed with a reason, or queued.
    pub(crate) fn letters(&self) -> Vec<String> {
        let mut known = BTreeSet::new();
        let mut ills = Vec::new();
        for letter in &self.rows.outbox {
            let name = &letter.dedupe;
            if !known.insert(name.as_str()) {
                ills.push(format!("the e-mail {name:?} exists twice"));
            }
            let is_well = match *letter.state {
                OutboxState::Waiting => {
                    self.awaited.contains(format!("{} {}", JobKind::SendLetter, letter.id.key()).as_str())
                }
                OutboxState::Sent => letter.sent_at.is_some(),
                OutboxState::Failed => letter.failure.is_some(),
            };
            if !is_well {
                ills.push(format!(
                    "the e-mail {name:?} is {}, without the job, date or reason that goes with it",
                    letter.state
                ));
            }
        }
        ills
    }
}
