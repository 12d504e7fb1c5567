//! How much there is of what was asked for, remembered until somebody writes (ADR 38).

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Questions whose answers are kept. Whoever asks more of them between two changes is counted for again.
pub const MOST: usize = 10_000;

#[derive(Debug, Default)]
pub struct Counted(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// What the database showed when these were counted, or something newer.
    moment: String,
    totals: HashMap<String, u64>,
}

impl Counted {
    pub fn find(&self, moment: &str, question: &str) -> Option<u64> {
        self.at(moment, |totals| totals.get(question).copied())
    }

    /// `moment` is that of before counting: what was written meanwhile is another one.
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
