//! Builds the app with the system clock and the system's randomness.

use std::sync::Arc;

use flows::App;
use flows::services::{Seal, SystemClock, SystemEntropy};
use store::Store;

pub fn build(store: Store, seal: Seal) -> App {
    App::new(store, Arc::new(SystemClock), Arc::new(SystemEntropy), seal)
}
