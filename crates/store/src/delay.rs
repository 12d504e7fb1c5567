//! Random delays before statements, so that others come in between: only ever set by the tests of races.

use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// In milliseconds; 0 is none.
static LONGEST: AtomicU32 = AtomicU32::new(0);

/// From now on, everywhere in this process.
pub fn set_longest(milliseconds: u32) {
    LONGEST.store(milliseconds, Ordering::Relaxed);
}

/// Half of all statements are delayed.
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
