//! The responses and the state after a race.

use std::collections::BTreeMap;
use std::fmt;

use super::act::Answer;

#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// `None`: any response that asks for a retry.
    answers: Vec<Option<Answer>>,
    /// The number of occurrences of each line.
    lines: BTreeMap<String, usize>,
}

impl Picture {
    pub fn new(lines: Vec<String>, answers: Vec<Answer>) -> Self {
        let mut counted = BTreeMap::new();
        for line in lines {
            *counted.entry(line).or_default() += 1;
        }
        Self { answers: answers.into_iter().map(Some).collect(), lines: counted }
    }

    /// Swaps the responses.
    pub fn turned(mut self) -> Self {
        self.answers.reverse();
        self
    }

    pub fn with_refused_second(mut self) -> Self {
        self.answers.push(None);
        self
    }

    pub fn with_refused_first(mut self) -> Self {
        self.answers.insert(0, None);
        self
    }

    pub fn explains(&self, seen: &Self) -> bool {
        let answers = self.answers.iter().zip(&seen.answers);
        let fits = |(own, seen): (&Option<Answer>, &Option<Answer>)| match (own, seen) {
            (None, Some(seen)) => seen.asks_to_try_again(),
            (own, seen) => own == seen,
        };
        self.lines == seen.lines && answers.into_iter().all(fits)
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.answers)
    }
}

/// Describes what each possible picture has and the observed one lacks, and vice versa.
pub fn differences(possible: &[Picture], seen: &Picture) -> String {
    let beyond = |one: &Picture, other: &Picture| -> Vec<String> {
        let more = one.lines.iter().filter(|(line, count)| other.lines.get(*line) != Some(count));
        more.map(|(line, count)| format!("{count} × {line}")).collect()
    };
    let told = possible.iter().map(|possible| {
        format!(
            "    {possible}\n      lacks {:?}\n      has {:?}",
            beyond(possible, seen),
            beyond(seen, possible)
        )
    });
    told.collect::<Vec<_>>().join("\n")
}

/// All rows of an account in a table.
macro_rules! rows_of {
    ($table:ident, $store:expr, $account:expr) => {
        $table::Entity::find()
            .filter($table::Column::AccountId.eq(i64::from($account)))
            .all($store.read())
            .await
            .unwrap()
    };
}
pub(crate) use rows_of;
