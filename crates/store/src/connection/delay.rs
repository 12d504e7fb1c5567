//! Random delays before statements, to provoke other interleavings: set only by the race tests.

use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// In milliseconds; 0 disables delays.
static LONGEST: AtomicU32 = AtomicU32::new(0);

/// Applies to the whole process.
pub fn set_longest(milliseconds: u32) {
    LONGEST.store(milliseconds, Ordering::Relaxed);
}

/// Delays half of all statements.
pub(crate) async fn at_random() {
    let longest = LONGEST.load(Ordering::Relaxed);
    if longest > 0 {
        let dice = RandomState::new().hash_one(longest);
        let delay = dice % u64::from(2 * longest + 1);
        if let Some(delay) = delay.checked_sub(u64::from(longest)).filter(|delay| *delay > 0) {
            tokio::time::sleep(Duration::from_millis(delay)).await;
        }
    }
}
