//! The lowest nightly price of each home of a block. It changes as days pass, so it is computed again every hour.

use std::sync::{Arc, PoisonError, RwLock};

use chrono::{DateTime, Utc};

const HOUR: i64 = 3_600;

/// Prices by position in the block, once they were needed.
#[derive(Debug, Default)]
pub(crate) struct NightPrices(RwLock<Option<AsOf>>);

#[derive(Clone, Debug)]
struct AsOf {
    /// Since the Unix epoch.
    hour: i64,
    prices: Arc<[Option<i64>]>,
}

impl NightPrices {
    /// The prices of this hour; `compute` returns all of them.
    pub(crate) fn at(
        &self,
        now: DateTime<Utc>,
        compute: impl FnOnce() -> Arc<[Option<i64>]>,
    ) -> Arc<[Option<i64>]> {
        let hour = now.timestamp().div_euclid(HOUR);
        if let Some(known) = self.known().filter(|known| known.hour == hour) {
            return known.prices;
        }
        let prices = compute();
        let as_of = AsOf { hour, prices: Arc::clone(&prices) };
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some(as_of);
        prices
    }

    /// Updates the price of one home, if prices are known; `compute` returns it for a time of their hour.
    pub(crate) fn replace(&mut self, at: usize, compute: impl FnOnce(DateTime<Utc>) -> Option<i64>) {
        let known = self.0.get_mut().unwrap_or_else(PoisonError::into_inner);
        let Some(as_of) = known else { return };
        match DateTime::from_timestamp(as_of.hour * HOUR, 0) {
            Some(now) => Arc::make_mut(&mut as_of.prices)[at] = compute(now),
            None => *known = None,
        }
    }

    fn known(&self) -> Option<AsOf> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Clone for NightPrices {
    fn clone(&self) -> Self {
        Self(RwLock::new(self.known()))
    }
}
