//! A circuit breaker: after several consecutive failures, requests to a provider fail immediately. Pure: the time
//! is an argument.

use std::time::{Duration, Instant};

/// Closed: requests pass. Open: requests fail. After `rest` one probe decides whether to close again.
#[derive(Debug)]
pub(crate) struct Circuit {
    state: State,
    opens_after: u32,
    rest: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Closed {
        failures: u32,
    },
    Open {
        since: Instant,
    },
    /// A probe is in flight. If it never reports (its task was dropped), another one is sent after `rest`.
    Probing {
        since: Instant,
    },
}

impl Circuit {
    pub(crate) fn new(opens_after: u32, rest: Duration) -> Self {
        Self { state: State::Closed { failures: 0 }, opens_after: opens_after.max(1), rest }
    }

    /// Whether a request may be sent now.
    pub(crate) fn admits(&mut self, now: Instant) -> bool {
        match self.state {
            State::Closed { .. } => true,
            State::Open { since } | State::Probing { since } => {
                let rested = now.saturating_duration_since(since) >= self.rest;
                if rested {
                    self.state = State::Probing { since: now };
                }
                rested
            }
        }
    }

    /// Whether the state is the initial one and need not be stored.
    pub(crate) fn is_calm(&self) -> bool {
        self.state == State::Closed { failures: 0 }
    }

    /// Records a response of any kind except server failures.
    pub(crate) fn succeeded(&mut self) {
        self.state = State::Closed { failures: 0 };
    }

    /// Records a missing response or a server failure.
    pub(crate) fn failed(&mut self, now: Instant) {
        self.state = match self.state {
            State::Closed { failures } if failures + 1 < self.opens_after => {
                State::Closed { failures: failures + 1 }
            }
            // A late failure of a request from before it opened does not extend the rest.
            State::Open { since } => State::Open { since },
            State::Closed { .. } | State::Probing { .. } => State::Open { since: now },
        };
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const REST: Duration = Duration::from_secs(30);

    fn opened(now: Instant) -> Circuit {
        let mut circuit = Circuit::new(3, REST);
        for _ in 0..3 {
            assert!(circuit.admits(now));
            circuit.failed(now);
        }
        circuit
    }

    #[test]
    fn it_opens_rests_and_sends_one_probe() {
        let now = Instant::now();
        let mut circuit = opened(now);
        assert!(!circuit.admits(now));
        assert!(!circuit.admits(now + REST / 2));
        assert!(circuit.admits(now + REST), "the probe");
        assert!(!circuit.admits(now + REST), "one at a time");
        circuit.succeeded();
        assert!(circuit.admits(now + REST) && circuit.admits(now + REST));
    }

    #[test]
    fn a_failed_probe_opens_it_for_another_rest() {
        let now = Instant::now();
        let mut circuit = opened(now);
        assert!(circuit.admits(now + REST));
        circuit.failed(now + REST);
        assert!(!circuit.admits(now + REST + REST / 2));
        assert!(circuit.admits(now + REST + REST));
    }

    #[test]
    fn a_lost_probe_is_followed_by_another() {
        let now = Instant::now();
        let mut circuit = opened(now);
        assert!(circuit.admits(now + REST));
        assert!(circuit.admits(now + REST + REST));
    }

    #[test]
    fn an_answer_forgets_earlier_failures() {
        let now = Instant::now();
        let mut circuit = Circuit::new(2, REST);
        for _ in 0..9 {
            circuit.failed(now);
            circuit.succeeded();
        }
        assert!(circuit.admits(now));
    }

    #[derive(Clone, Copy, Debug)]
    enum Step {
        Ask,
        Succeed,
        Fail,
        Wait(u64),
    }

    fn step() -> impl Strategy<Value = Step> {
        prop_oneof![Just(Step::Ask), Just(Step::Succeed), Just(Step::Fail), (0_u64..70).prop_map(Step::Wait),]
    }

    proptest! {
        #[test]
        fn whatever_happens_it_recovers_and_never_floods(steps in prop::collection::vec(step(), 0..60)) {
            let mut now = Instant::now();
            let mut circuit = Circuit::new(3, REST);
            let mut in_a_row = 0;
            let mut last_probe: Option<Instant> = None;
            for step in steps {
                match step {
                    Step::Wait(seconds) => now += Duration::from_secs(seconds),
                    Step::Succeed => { circuit.succeeded(); in_a_row = 0; last_probe = None; }
                    Step::Fail => { circuit.failed(now); in_a_row += 1; }
                    Step::Ask if in_a_row < 3 => prop_assert!(circuit.admits(now)),
                    Step::Ask => if circuit.admits(now) {
                        prop_assert!(last_probe.is_none_or(|last| now - last >= REST), "two probes in one rest");
                        last_probe = Some(now);
                    }
                }
            }
            prop_assert!(circuit.admits(now + REST), "after a rest somebody always gets through");
        }
    }
}
