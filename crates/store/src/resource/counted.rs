//! How much there is of what was asked for, remembered until somebody writes (ADR 38).

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Questions whose answers are kept. Whoever asks more of them between two changes is counted for again.
const MOST: usize = 10_000;

#[derive(Debug, Default)]
pub(crate) struct Counted(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// What the database showed when these were counted, or something newer.
    moment: String,
    totals: HashMap<String, u64>,
}

impl Counted {
    pub(super) fn find(&self, moment: &str, question: &str) -> Option<u64> {
        self.at(moment, |totals| totals.get(question).copied())
    }

    /// `moment` is that of before counting: what was written meanwhile is another one.
    pub(super) fn keep(&self, moment: &str, question: String, total: u64) {
        self.at(moment, |totals| {
            if totals.len() >= MOST {
                totals.clear();
            }
            totals.insert(question, total);
        });
    }

    fn at<T>(&self, moment: &str, look: impl FnOnce(&mut HashMap<String, u64>) -> T) -> T {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.moment != moment {
            *known = Known { moment: moment.to_owned(), totals: HashMap::new() };
        }
        look(&mut known.totals)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_total_is_known_until_something_is_written() {
        let counted = Counted::default();
        counted.keep("1", "homes".to_owned(), 3);
        assert_eq!(counted.find("1", "homes"), Some(3));
        assert_eq!(counted.find("1", "bookings"), None);
        assert_eq!(counted.find("2", "homes"), None, "written since");
        assert_eq!(counted.find("1", "homes"), None, "who comes late finds nothing");
    }

    #[test]
    fn no_more_is_kept_than_fits() {
        let counted = Counted::default();
        for number in 0..=MOST {
            counted.keep("1", number.to_string(), 1);
        }
        assert_eq!(counted.find("1", "0"), None);
        assert_eq!(counted.find("1", &MOST.to_string()), Some(1));
    }
}
