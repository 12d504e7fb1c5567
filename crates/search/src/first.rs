//! The first matches in an order, for one page, without sorting all matches. Further matches are compared only with the last of
//! them.

use std::cmp::Ordering;

/// The number of additional entries collected before the list is truncated.
const SPARE: usize = 64;

pub(crate) struct First<T, F> {
    entries: Vec<T>,
    wanted: usize,
    order: F,
    /// Set once enough entries are known: entries after this one are dropped.
    last: Option<T>,
}

impl<T: Copy, F: Fn(&T, &T) -> Ordering> First<T, F> {
    pub(crate) fn new(wanted: usize, order: F) -> Self {
        Self { entries: Vec::new(), wanted, order, last: None }
    }

    #[inline]
    pub(crate) fn push(&mut self, entry: T) {
        if self.last.is_none_or(|last| (self.order)(&entry, &last) == Ordering::Less) {
            self.keep(entry);
        }
    }

    fn keep(&mut self, entry: T) {
        self.entries.push(entry);
        if self.wanted > 0 && self.entries.len() >= self.wanted.saturating_mul(2).saturating_add(SPARE) {
            let (_, last, _) = self.entries.select_nth_unstable_by(self.wanted - 1, &self.order);
            self.last = Some(*last);
            self.entries.truncate(self.wanted);
        }
    }

    /// At most `wanted` entries, in order.
    pub(crate) fn sorted(mut self) -> Vec<T> {
        self.entries.sort_unstable_by(&self.order);
        self.entries.truncate(self.wanted);
        self.entries
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::First;

    proptest! {
        #[test]
        fn they_are_what_sorting_everything_would_show(
            numbers in prop::collection::vec(0_u32..500, 0..600), wanted in 0_usize..80,
        ) {
            let mut first = First::new(wanted, u32::cmp);
            for number in &numbers {
                first.push(*number);
            }
            let mut sorted = numbers;
            sorted.sort_unstable();
            sorted.truncate(wanted);
            prop_assert_eq!(first.sorted(), sorted);
        }
    }
}
