//! Which nights of a property are taken, as a bit set: asked millions of times by search, so a stay is a few machine words.

use chrono::{Days, NaiveDate};

use crate::stay::Stay;

/// Taken nights from a first day on. Nights outside the known range are free.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TakenNights {
    origin: NaiveDate,
    words: Vec<u64>,
}

impl TakenNights {
    pub fn new(origin: NaiveDate) -> Self {
        Self { origin, words: Vec::new() }
    }

    /// Days before the origin are not kept: they are over.
    pub fn take(&mut self, night: NaiveDate) {
        if let Some((word, bit)) = self.position(night) {
            if self.words.len() <= word {
                self.words.resize(word + 1, 0);
            }
            self.words[word] |= bit;
        }
    }

    pub fn contains(&self, night: NaiveDate) -> bool {
        self.position(night)
            .is_some_and(|(word, bit)| self.words.get(word).is_some_and(|taken| taken & bit != 0))
    }

    /// The first taken night of the stay, if any.
    pub fn first_in(&self, stay: &Stay) -> Option<NaiveDate> {
        stay.each_night().find(|night| self.contains(*night))
    }

    /// The nearest stays of the same length that are free, earlier and later ones in turn, none before `earliest`.
    pub fn nearest_free(&self, stay: &Stay, earliest: NaiveDate, most: usize) -> Vec<Stay> {
        const DAYS_EACH_WAY: u64 = 60;
        (1..=DAYS_EACH_WAY)
            .flat_map(|days| {
                let days = Days::new(days);
                [stay.check_in().checked_sub_days(days), stay.check_in().checked_add_days(days)]
            })
            .flatten()
            .filter(|check_in| *check_in >= earliest)
            .filter_map(|check_in| Stay::new(check_in, check_in + (stay.check_out() - stay.check_in())).ok())
            .filter(|moved| self.first_in(moved).is_none())
            .take(most)
            .collect()
    }

    /// The taken ranges from a day on: first taken night, first free one.
    pub fn ranges_from(&self, from: NaiveDate) -> impl Iterator<Item = (NaiveDate, NaiveDate)> {
        let end = self.origin + Days::new(self.words.len() as u64 * 64);
        let mut day = from.max(self.origin);
        std::iter::from_fn(move || {
            let start =
                day.iter_days().take_while(|night| *night < end).find(|night| self.contains(*night))?;
            day = start.iter_days().find(|night| !self.contains(*night))?;
            Some((start, day))
        })
    }

    fn position(&self, night: NaiveDate) -> Option<(usize, u64)> {
        let day = usize::try_from((night - self.origin).num_days()).ok()?;
        Some((day / 64, 1 << (day % 64)))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn day(offset: u64) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 12, 1).unwrap() + Days::new(offset)
    }

    fn stay(from: u64, until: u64) -> Stay {
        Stay::new(day(from), day(until)).unwrap()
    }

    #[test]
    fn a_check_out_day_is_not_taken_by_the_stay_that_ends_on_it() {
        let mut taken = TakenNights::new(day(0));
        taken.take(day(3));
        assert_eq!(taken.first_in(&stay(1, 3)), None);
        assert_eq!(taken.first_in(&stay(1, 4)), Some(day(3)));
    }

    #[test]
    fn taken_ranges_are_merged_and_end_on_the_first_free_night() {
        let mut taken = TakenNights::new(day(0));
        for offset in [1, 2, 5, 64] {
            taken.take(day(offset));
        }
        let ranges: Vec<_> = taken.ranges_from(day(2)).collect();
        assert_eq!(ranges, [(day(2), day(3)), (day(5), day(6)), (day(64), day(65))]);
        assert_eq!(TakenNights::new(day(0)).ranges_from(day(0)).count(), 0);
    }

    #[test]
    fn the_nearest_free_stays_come_first() {
        let mut taken = TakenNights::new(day(0));
        for offset in 10..13 {
            taken.take(day(offset));
        }
        let offers = taken.nearest_free(&stay(11, 13), day(0), 3);
        assert_eq!(offers, [stay(13, 15), stay(8, 10), stay(14, 16)]);
    }

    proptest! {
        #[test]
        fn it_agrees_with_a_plain_list(nights in prop::collection::vec(0u64..400, 0..40), from in 0u64..390, length in 1u64..10) {
            let mut taken = TakenNights::new(day(0));
            for offset in &nights {
                taken.take(day(*offset));
            }
            let plain = (from..from + length).find(|offset| nights.contains(offset)).map(day);
            prop_assert_eq!(taken.first_in(&stay(from, from + length)), plain);
        }
    }
}
