//! Rate limits requested by the other side: `Retry-After`, and remaining allowances. Pure: the time is an argument.

use std::time::{Duration, Instant};

use reqwest::header::{HeaderMap, RETRY_AFTER};

/// The maximum accepted pause.
const LONGEST_REST: Duration = Duration::from_hours(24);

/// The headers with the remaining requests, and the time span of each.
const ALLOWANCES: [(&str, Duration); 3] = [
    ("x-ratelimit-remaining-second", Duration::from_secs(1)),
    ("x-ratelimit-remaining-minute", Duration::from_mins(1)),
    ("x-ratelimit-remaining-hour", Duration::from_hours(1)),
];

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Manners {
    quiet_until: Option<Instant>,
}

impl Manners {
    /// The remaining pause.
    pub(crate) fn wait(&self, now: Instant) -> Duration {
        self.quiet_until.map_or(Duration::ZERO, |until| until.saturating_duration_since(now))
    }

    /// Reads the rate limit headers of a response.
    pub(crate) fn heard(&mut self, too_many: bool, headers: &HeaderMap, now: Instant) {
        let named = headers.get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.trim().parse().ok());
        let asked = named.map(Duration::from_secs).filter(|_| too_many);
        let used_up =
            ALLOWANCES.into_iter().filter(|(name, _)| headers.get(*name).is_some_and(|left| left == "0"));
        let rest = asked.or_else(|| used_up.map(|(_, stretch)| stretch).max());
        if let Some(rest) = rest.map(|rest| rest.min(LONGEST_REST)) {
            self.quiet_until = self.quiet_until.max(Some(now + rest));
        }
    }
}

#[cfg(test)]
mod tests {
    use reqwest::header::{HeaderName, HeaderValue};

    use super::*;

    fn heard(too_many: bool, headers: &[(&'static str, &'static str)]) -> u64 {
        let now = Instant::now();
        let mut manners = Manners::default();
        let headers = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect();
        manners.heard(too_many, &headers, now);
        manners.wait(now).as_secs()
    }

    #[test]
    fn it_waits_as_long_as_it_is_asked_to() {
        for (too_many, headers, seconds) in [
            (true, &[("retry-after", "7")][..], 7),
            (true, &[("retry-after", " 7 ")], 7),
            (true, &[("retry-after", "999999")], 86_400),
            (true, &[("retry-after", "Wed, 21 Oct 2026 07:28:00 GMT")], 0),
            (false, &[("retry-after", "7")], 0),
            (false, &[("x-ratelimit-remaining-second", "0")], 1),
            (false, &[("x-ratelimit-remaining-second", "0"), ("x-ratelimit-remaining-minute", "0")], 60),
            (false, &[("x-ratelimit-remaining-minute", "3")], 0),
            (false, &[], 0),
        ] {
            assert_eq!(heard(too_many, headers), seconds, "{headers:?}");
        }
    }

    #[test]
    fn a_longer_rest_is_not_cut_short_by_another_answer() {
        let now = Instant::now();
        let mut manners = Manners { quiet_until: Some(now + Duration::from_mins(1)) };
        let mut headers = HeaderMap::new();
        headers.insert("x-ratelimit-remaining-second", HeaderValue::from_static("0"));
        manners.heard(false, &headers, now);
        assert_eq!(manners.wait(now), Duration::from_mins(1));
    }
}
