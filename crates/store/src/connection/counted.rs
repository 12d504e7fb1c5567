//! Cached totals of lists, valid until the next write (ADR 38).

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// The maximum number of cached totals between two writes; beyond it the cache is cleared.
pub const MOST: usize = 10_000;

#[derive(Debug, Default)]
pub struct Counted(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// The database state of these totals; they may be newer.
    moment: String,
    totals: HashMap<String, u64>,
}

impl Counted {
    pub fn find(&self, moment: &str, question: &str) -> Option<u64> {
        self.at(moment, |totals| totals.get(question).copied())
    }

    /// `moment` is the state before counting: a write during the count changes it and so invalidates the total.
    pub fn keep(&self, moment: &str, question: String, total: u64) {
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
