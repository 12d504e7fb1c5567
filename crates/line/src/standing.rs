//! The circuit breaker and rate limit of each party. A party that was too fast or met only faults waits alone; the others
//! continue. Only parties with faults are stored, and only a limited number.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::circuit::Circuit;
use crate::manners::Manners;

/// More than can have faults at once; beyond it, the party with the oldest entry is removed.
const MOST: usize = 4_096;

#[derive(Debug)]
pub(crate) struct Standing {
    pub(crate) circuit: Circuit,
    pub(crate) manners: Manners,
    heard_at: Instant,
}

#[derive(Debug)]
pub(crate) struct Standings {
    opens_after: u32,
    rest: Duration,
    most: usize,
    troubled: Mutex<HashMap<Box<str>, Standing>>,
}

impl Standings {
    pub(crate) fn new(opens_after: u32, rest: Duration) -> Self {
        Self { opens_after, rest, most: MOST, troubled: Mutex::default() }
    }

    pub(crate) fn of<T>(&self, party: &str, now: Instant, work: impl FnOnce(&mut Standing) -> T) -> T {
        let mut troubled = self.troubled.lock().unwrap_or_else(PoisonError::into_inner);
        let known = troubled.remove(party);
        let mut standing = known.unwrap_or_else(|| self.unblemished(now));
        let done = work(&mut standing);
        if !standing.circuit.is_calm() || !standing.manners.wait(now).is_zero() {
            standing.heard_at = now;
            if troubled.len() >= self.most {
                forget_oldest(&mut troubled);
            }
            troubled.insert(party.into(), standing);
        }
        done
    }

    fn unblemished(&self, now: Instant) -> Standing {
        let circuit = Circuit::new(self.opens_after, self.rest);
        Standing { circuit, manners: Manners::default(), heard_at: now }
    }
}

fn forget_oldest(troubled: &mut HashMap<Box<str>, Standing>) {
    let oldest = troubled.iter().min_by_key(|(_, standing)| standing.heard_at);
    if let Some(party) = oldest.map(|(party, _)| party.clone()) {
        troubled.remove(&party);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REST: Duration = Duration::from_secs(30);

    fn fail(standings: &Standings, party: &str, now: Instant) {
        standings.of(party, now, |standing| standing.circuit.failed(now));
    }

    fn is_let_through(standings: &Standings, party: &str, now: Instant) -> bool {
        standings.of(party, now, |standing| standing.circuit.admits(now))
    }

    #[test]
    fn trouble_is_its_owners_alone_and_forgotten_when_it_is_over() {
        let (standings, now) = (Standings::new(2, REST), Instant::now());
        fail(&standings, "a", now);
        fail(&standings, "a", now);
        assert!(!is_let_through(&standings, "a", now));
        assert!(is_let_through(&standings, "b", now));
        assert_eq!(standings.troubled.lock().unwrap().len(), 1, "who has no trouble is not remembered");
        standings.of("a", now, |standing| standing.circuit.succeeded());
        assert!(standings.troubled.lock().unwrap().is_empty());
    }

    #[test]
    fn memory_is_bounded_and_the_newest_trouble_stays() {
        let (standings, now) = (Standings { most: 3, ..Standings::new(1, REST) }, Instant::now());
        for number in 0..10_u64 {
            fail(&standings, &number.to_string(), now + Duration::from_millis(number));
        }
        let later = now + Duration::from_secs(1);
        assert_eq!(standings.troubled.lock().unwrap().len(), 3);
        assert!(!is_let_through(&standings, "9", later) && is_let_through(&standings, "0", later));
    }
}
