//! The taken nights of a property as a bit set. Search checks availability millions of times, so a stay spans only a few machine
//! words.

use chrono::{Datelike, NaiveDate};

use crate::time::day_number::date;

/// Taken nights from a first day on. Nights outside the known range are free.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TakenNights {
    /// In days since the start of the common era.
    origin: i32,
    words: Vec<u64>,
}

impl TakenNights {
    pub fn new(origin: NaiveDate) -> Self {
        Self { origin: origin.num_days_from_ce(), words: Vec::new() }
    }

    /// Nights before the origin are ignored: they are in the past.
    pub fn take(&mut self, night: NaiveDate) {
        if let Some((word, bit)) = self.position(night.num_days_from_ce()) {
            if self.words.len() <= word {
                self.words.resize(word + 1, 0);
            }
            self.words[word] |= 1 << bit;
        }
    }

    /// Marks a night as free, e.g. to check availability for the stay that owns it.
    pub fn release(&mut self, night: NaiveDate) {
        if let Some((word, bit)) = self.position(night.num_days_from_ce())
            && let Some(nights) = self.words.get_mut(word)
        {
            *nights &= !(1 << bit);
        }
    }

    pub fn contains(&self, night: NaiveDate) -> bool {
        self.has_day(night.num_days_from_ce())
    }

    pub fn has_day(&self, day: i32) -> bool {
        self.position(day).is_some_and(|(word, bit)| self.word(word) >> bit & 1 == 1)
    }

    /// The first taken night among `days` nights from `first` on, if any.
    pub fn first_in(&self, first: i32, days: u32) -> Option<NaiveDate> {
        let end = first + days.cast_signed();
        let mut day = first.max(self.origin);
        while day < end {
            let (word, bit) = self.position(day)?;
            let from_here = self.word(word) >> bit;
            if from_here != 0 {
                let taken = day + from_here.trailing_zeros().cast_signed();
                return (taken < end).then(|| date(taken));
            }
            day += (u64::BITS - bit).cast_signed();
        }
        None
    }

    /// The taken ranges from a day on, each as its first taken night and the first free night after it.
    pub fn ranges_from(&self, from: NaiveDate) -> impl Iterator<Item = (NaiveDate, NaiveDate)> {
        let mut day = from.num_days_from_ce().max(self.origin);
        std::iter::from_fn(move || {
            let start = (day..self.end()).find(|night| self.has_day(*night))?;
            day = (start..=self.end()).find(|night| !self.has_day(*night))?;
            Some((date(start), date(day)))
        })
    }

    /// Every taken night, in days since the start of the common era.
    pub fn days(&self) -> impl Iterator<Item = i32> {
        (self.origin..).step_by(64).zip(&self.words).flat_map(|(first, word)| {
            let mut left = *word;
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros().cast_signed())?;
                left &= left - 1;
                Some(first + bit)
            })
        })
    }

    /// The first day after the known range.
    fn end(&self) -> i32 {
        let days = i32::try_from(self.words.len() * u64::BITS as usize);
        self.origin + days.expect("calendars span years, not eras")
    }

    fn word(&self, at: usize) -> u64 {
        self.words.get(at).copied().unwrap_or(0)
    }

    fn position(&self, day: i32) -> Option<(usize, u32)> {
        let day = usize::try_from(day - self.origin).ok()?;
        Some((day / 64, u32::try_from(day % 64).ok()?))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn day(offset: u64) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 12, 1).unwrap() + chrono::Days::new(offset)
    }

    fn first_in(taken: &TakenNights, from: u64, until: u64) -> Option<NaiveDate> {
        taken.first_in(day(from).num_days_from_ce(), u32::try_from(until - from).unwrap())
    }

    #[test]
    fn a_check_out_day_is_not_taken_by_the_stay_that_ends_on_it() {
        let mut taken = TakenNights::new(day(0));
        taken.take(day(3));
        assert_eq!(first_in(&taken, 1, 3), None);
        assert_eq!(first_in(&taken, 1, 4), Some(day(3)));
    }

    #[test]
    fn taken_ranges_are_merged_and_end_on_the_first_free_night() {
        let mut taken = TakenNights::new(day(0));
        for offset in [1, 2, 5, 64, 127] {
            taken.take(day(offset));
        }
        let ranges: Vec<_> = taken.ranges_from(day(2)).collect();
        assert_eq!(ranges, [(day(2), day(3)), (day(5), day(6)), (day(64), day(65)), (day(127), day(128))]);
        assert_eq!(TakenNights::new(day(0)).ranges_from(day(0)).count(), 0);
    }

    #[test]
    fn a_released_night_is_free_and_its_neighbours_are_not() {
        let mut taken = TakenNights::new(day(0));
        for offset in [63, 64, 65] {
            taken.take(day(offset));
        }
        taken.release(day(64));
        taken.release(day(900));
        assert_eq!([63, 64, 65].map(|offset| taken.contains(day(offset))), [true, false, true]);
    }

    proptest! {
        #[test]
        fn it_agrees_with_a_plain_list(nights in prop::collection::vec(0u64..400, 0..40), from in 0u64..390, length in 1u64..200) {
            let mut taken = TakenNights::new(day(0));
            for offset in &nights {
                taken.take(day(*offset));
            }
            let plain = (from..from + length).find(|offset| nights.contains(offset)).map(day);
            prop_assert_eq!(first_in(&taken, from, from + length), plain);
            let mut sorted = nights;
            sorted.sort_unstable();
            sorted.dedup();
            let days: Vec<i32> = sorted.into_iter().map(|offset| day(offset).num_days_from_ce()).collect();
            prop_assert_eq!(taken.days().collect::<Vec<_>>(), days);
        }
    }
}
