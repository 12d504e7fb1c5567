//! A set of the homes of one block, one bit for each.

/// The maximum number of homes in a block.
pub(crate) const BLOCK: usize = 1024;
const WORDS: usize = BLOCK / 64;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mask([u64; WORDS]);

impl Mask {
    pub(crate) const EMPTY: Self = Self([0; WORDS]);

    pub(crate) fn insert(&mut self, home: usize) {
        self.0[home / 64] |= 1 << (home % 64);
    }

    pub(crate) fn remove(&mut self, home: usize) {
        self.0[home / 64] &= !(1 << (home % 64));
    }

    pub(crate) fn set(&mut self, home: usize, is_in: bool) {
        if is_in { self.insert(home) } else { self.remove(home) }
    }

    pub(crate) fn contains(&self, home: usize) -> bool {
        self.0[home / 64] >> (home % 64) & 1 == 1
    }

    pub(crate) fn keep(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= other);
    }

    pub(crate) fn drop(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= !other);
    }

    pub(crate) fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word |= other);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// The size of the intersection.
    pub(crate) fn common(&self, other: &Self) -> usize {
        self.0.iter().zip(&other.0).map(|(word, other)| (word & other).count_ones() as usize).sum()
    }

    /// Keeps the homes for which `passes` is true; called only for homes in the set.
    pub(crate) fn retain(&mut self, passes: impl Fn(usize) -> bool) {
        for (first, word) in (0..).step_by(64).zip(&mut self.0) {
            let mut left = *word;
            while left != 0 {
                let home = left.trailing_zeros();
                left &= left - 1;
                *word &= !(u64::from(!passes(first + home as usize)) << home);
            }
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(at, mut word)| {
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
                word &= word - 1;
                Some(at * 64 + bit)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_is_a_set() {
        let first = |count: usize| {
            let mut mask = Mask::EMPTY;
            (0..count).for_each(|home| mask.insert(home));
            mask
        };
        let mut odd = first(1000);
        odd.retain(|home| home % 2 == 1);
        assert_eq!((odd.common(&odd), odd.contains(999), odd.contains(1000)), (500, true, false));
        odd.keep(&first(10));
        assert_eq!(odd.iter().collect::<Vec<_>>(), [1, 3, 5, 7, 9]);
        odd.remove(5);
        odd.insert(1023);
        assert_eq!(odd.iter().collect::<Vec<_>>(), [1, 3, 7, 9, 1023]);
        assert_eq!(odd.common(&first(4)), 2);
        odd.drop(&first(1023));
        odd.add(&first(1));
        assert_eq!(odd.iter().collect::<Vec<_>>(), [0, 1023]);
        assert!(!odd.is_empty() && Mask::EMPTY.is_empty());
    }
}
