//! The house with the machine's clock and randomness.

use std::sync::Arc;

use flows::House;
use flows::clock::SystemClock;
use flows::entropy::SystemEntropy;
use flows::seal::Seal;
use store::Store;

pub fn build(store: Store, seal: Seal) -> House {
    House::new(store, Arc::new(SystemClock), Arc::new(SystemEntropy), seal)
}
