//! Random delays before statements, to provoke other interleavings: set only by the race tests.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

/// In milliseconds; 0 disables delays.
static LONGEST: AtomicU32 = AtomicU32::new(0);
/// The state of the generator (`SplitMix64`).
static STATE: AtomicU64 = AtomicU64::new(0);

/// Begins delays of up to this many milliseconds. Applies to the whole process. The same seed draws the same delays.
pub fn begin(longest: u32, seed: u64) {
    STATE.store(seed, Ordering::Relaxed);
    LONGEST.store(longest, Ordering::Relaxed);
}

pub fn end() {
    LONGEST.store(0, Ordering::Relaxed);
}

/// A random number up to `most`.
pub fn draw(most: u32) -> u32 {
    const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut mixed = STATE.fetch_add(STEP, Ordering::Relaxed).wrapping_add(STEP);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    u32::try_from((mixed ^ (mixed >> 31)) % (u64::from(most) + 1)).unwrap_or(most)
}

/// Delays half of all statements.
pub(crate) async fn at_random() {
    let longest = LONGEST.load(Ordering::Relaxed);
    if longest > 0
        && let Some(delay) = draw(2 * longest).checked_sub(longest).filter(|delay| *delay > 0)
    {
        tokio::time::sleep(Duration::from_millis(delay.into())).await;
    }
}
