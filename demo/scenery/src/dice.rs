//! Seeded randomness: the same seed always gives the same numbers.

/// A splitmix64 stream.
#[derive(Debug, Clone)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        let mut dice = Self(seed ^ 0x5ce9_e27a_11d0_77a5);
        dice.bits();
        dice
    }

    /// An independent stream, so that an additional throw in one part leaves the other parts unchanged.
    pub(crate) fn fork(&self, tag: u64) -> Self {
        Self::new(self.0 ^ tag.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    pub(crate) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Between 0 and 1.
    pub(crate) fn unit(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1u32 << 24) as f32
    }

    pub(crate) fn range(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// Between -1 and 1, denser near 0.
    pub(crate) fn bell(&mut self) -> f32 {
        (self.unit() + self.unit() + self.unit()) / 1.5 - 1.0
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.bits() % bound.max(1) as u64) as usize
    }

    pub(crate) fn chance(&mut self, share: f32) -> bool {
        self.unit() < share
    }

    /// Either -1 or 1.
    pub(crate) fn side(&mut self) -> f32 {
        if self.chance(0.5) { -1.0 } else { 1.0 }
    }

    pub(crate) fn pick<T: Copy, const N: usize>(&mut self, options: [T; N]) -> T {
        options[self.below(N)]
    }
}
