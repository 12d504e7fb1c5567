//! Results of a round of requests.

use std::fmt;
use std::time::Duration;

#[derive(Clone, Copy, Debug)]
pub struct Figures {
    pub rate: f64,
    p50: Duration,
    p99: Duration,
}

impl Figures {
    #[expect(clippy::cast_precision_loss, reason = "a count of requests is far below 2^52")]
    pub fn of(mut times: Vec<Duration>, took: Duration) -> Self {
        times.sort_unstable();
        let at = |share: usize| times[(times.len() - 1) * share / 100];
        Self { rate: times.len() as f64 / took.as_secs_f64(), p50: at(50), p99: at(99) }
    }

    /// The round with the median rate.
    pub fn median(rounds: &[Self]) -> Self {
        let mut rounds = rounds.to_vec();
        rounds.sort_by(|left, right| left.rate.total_cmp(&right.rate));
        rounds[rounds.len() / 2]
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0} ({} µs, {} µs)", self.rate, self.p50.as_micros(), self.p99.as_micros())
    }
}
