//! Repeatable randomness. The same seed and topic give the same throws on every platform and in every release, which no
//! general-purpose random crate guarantees.

/// A stream of throws (`SplitMix64`).
#[derive(Debug, Clone)]
pub struct Dice {
    state: u64,
}

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// A separate stream per topic, so that an added home does not change the others.
    pub fn about(seed: u64, topic: &str) -> Self {
        Self::new(seed ^ fingerprint(topic))
    }

    pub fn throw(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number in `0..bound`; 0 if the bound is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        // The high half of a 32 by 32 bit product is always smaller than the bound.
        u32::try_from(((self.throw() >> 32) * u64::from(bound)) >> 32).unwrap_or_default()
    }

    /// A number in `low..=high`.
    pub fn between(&mut self, low: u32, high: u32) -> u32 {
        low + self.below(high.saturating_sub(low) + 1)
    }

    /// A signed number in `low..=high`, for days relative to a date.
    pub fn days(&mut self, low: i64, high: i64) -> i64 {
        let width = u32::try_from(high - low).unwrap_or_default();
        low + i64::from(self.between(0, width))
    }

    /// True with a probability of `chance` percent.
    pub fn percent(&mut self, chance: u32) -> bool {
        self.below(100) < chance
    }

    /// One of the items; `None` only if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let count = u32::try_from(items.len()).unwrap_or(u32::MAX);
        items.get(self.below(count) as usize)
    }

    /// One of the items, with probability proportional to its weight.
    pub fn weigh<'a, T>(&mut self, items: &'a [T], weight: impl Fn(&T) -> u32) -> Option<&'a T> {
        let total = items.iter().map(&weight).sum();
        let mut left = self.below(total);
        items.iter().find(|item| {
            let own = weight(item);
            let found = left < own;
            left = left.saturating_sub(own);
            found
        })
    }
}

/// A stable 64-bit hash of a text (FNV-1a).
pub fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_seed_same_throws() {
        let throws = |seed| {
            let mut dice = Dice::about(seed, "gull-house");
            [dice.throw(), dice.throw(), u64::from(dice.below(10))]
        };
        assert_eq!(throws(7), throws(7));
        assert_ne!(throws(7), throws(8));
    }

    #[test]
    fn numbers_stay_in_their_range() {
        let mut dice = Dice::new(1);
        for _ in 0..1000 {
            assert!((3..=5).contains(&dice.between(3, 5)));
            assert!((-4..=2).contains(&dice.days(-4, 2)));
        }
        assert_eq!(dice.below(0), 0);
    }

    #[test]
    fn weights_decide() {
        let mut dice = Dice::new(2);
        let items = [("never", 0), ("always", 5)];
        for _ in 0..100 {
            assert_eq!(dice.weigh(&items, |item| item.1), Some(&("always", 5)));
        }
        assert_eq!(dice.weigh(&items[..1], |item| item.1), None);
    }
}
