//! Cache of recent partner prices, valid for about as long as a guest looks at one page.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use domain::key::AccountId;
use domain::time::stay::Stay;
use partner::Quote;

const LIVES: TimeDelta = TimeDelta::seconds(60);
/// More than a node can request in that time.
const MOST: usize = 2_000;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Question {
    pub(crate) account: AccountId,
    pub(crate) listing: String,
    pub(crate) stay: Stay,
    pub(crate) guests: u32,
}

#[derive(Debug, Default)]
pub(crate) struct Memory(Mutex<HashMap<Question, (DateTime<Utc>, Quote)>>);

impl Memory {
    pub(crate) fn recall(&self, question: &Question, now: DateTime<Utc>) -> Option<Quote> {
        let known = self.locked();
        known.get(question).filter(|(until, _)| now < *until).map(|(_, quote)| quote.clone())
    }

    /// Removes the entry: one quote of the partner becomes one booking, so no two guests may get the same.
    pub(crate) fn take(&self, question: &Question, now: DateTime<Utc>) -> Option<Quote> {
        self.locked().remove(question).filter(|(until, _)| now < *until).map(|(_, quote)| quote)
    }

    pub(crate) fn learn(&self, question: Question, quote: Quote, now: DateTime<Utc>) {
        let mut known = self.locked();
        if known.len() >= MOST {
            known.retain(|_, (until, _)| now < *until);
        }
        if known.len() < MOST {
            known.insert(question, (now + LIVES, quote));
        }
    }

    fn locked(&self) -> MutexGuard<'_, HashMap<Question, (DateTime<Utc>, Quote)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question() -> Question {
        let stay = Stay::new("2026-08-01".parse().unwrap(), "2026-08-03".parse().unwrap()).unwrap();
        Question { account: AccountId::new(7), listing: "l1".to_owned(), stay, guests: 2 }
    }

    #[test]
    fn a_price_is_remembered_for_a_minute_and_taken_once() {
        let now: DateTime<Utc> = "2026-07-01T12:00:00Z".parse().unwrap();
        let quote = Quote {
            id: "q1".to_owned(),
            rate_plan: "p".to_owned(),
            inquiry: None,
            expires_at: None,
            currency: "USD".parse().unwrap(),
            items: Vec::new(),
            nights: Vec::new(),
        };
        let memory = Memory::default();
        memory.learn(question(), quote.clone(), now);
        assert_eq!(memory.recall(&question(), now).as_ref(), Some(&quote));
        assert_eq!(memory.recall(&Question { guests: 3, ..question() }, now), None);
        assert_eq!(memory.recall(&question(), now + LIVES), None);
        assert_eq!(memory.take(&question(), now), Some(quote));
        assert_eq!(memory.take(&question(), now), None);
    }
}
