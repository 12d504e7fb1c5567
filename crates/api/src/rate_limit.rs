//! Rate limits: how often a visitor, a user or a quote may do something. Counted in the memory of this node.
//!
//! Whatever can be guessed (a password, a code, a card) is counted before it is judged, so that many tries at once are no way around,
//! and given back when it was right.
//!
//! Browsers and addresses where a user has signed in before have tries of their own. Strangers share those of their network and those of
//! the user they try. When the latter are used up, a network that has not tried yet has one: whoever knows the password gets in while
//! others guess.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use domain::email::Email;
use domain::key::Key;
use flows::sessions::KnownPlace;

use crate::error::{ApiError, rate_limited};
use crate::visitor::{Network, Visitor};

/// Subjects remembered before those that may do everything again are forgotten.
const REMEMBERED: usize = 50_000;
/// Subjects remembered at most; beyond it those with the least left to wait are forgotten.
const REMEMBERED_AT_MOST: usize = 1_000_000;

/// What is limited, and by whom.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Subject {
    Requests(Network),
    Messages(Network),
    /// Opening accounts, joining them, asking for a new password.
    SignUps(Network),
    /// Cards given to a provider, whose answer tells whether a number is good.
    Cards(Network),
    CardsOf(Key),
    /// Nights held while the provider's page is open.
    Holds(Network),
    SignInsAt(KnownPlace),
    /// Proofs of who is signed in already.
    Proofs(Key),
    SignIns(Network),
    SignInsOf(String),
    FirstSignIn(String, Network),
}

/// So many at once, and one more after each period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Allowance {
    at_once: u32,
    period: Duration,
}

const fn allow(at_once: u32, period: Duration) -> Allowance {
    Allowance { at_once, period }
}

impl Subject {
    fn allowance(&self) -> Allowance {
        match self {
            // A guest who types and drags never gets near it; a script that floods does.
            Self::Requests(network) => allow(300, Duration::from_millis(20)).of(network),
            Self::Messages(network) => allow(5, Duration::from_secs(30)).of(network),
            Self::Cards(network) => allow(20, Duration::from_secs(30)).of(network),
            Self::CardsOf(_) => allow(10, Duration::from_mins(10)),
            // A hold lasts half an hour.
            Self::Holds(network) => allow(6, Duration::from_mins(10)).of(network),
            Self::SignUps(network) | Self::SignIns(network) => allow(10, Duration::from_secs(10)).of(network),
            Self::SignInsAt(_) | Self::Proofs(_) => allow(10, Duration::from_secs(10)),
            Self::SignInsOf(_) => allow(20, Duration::from_secs(20)),
            Self::FirstSignIn(..) => allow(1, Duration::from_hours(1)),
        }
    }
}

impl Allowance {
    fn of(self, network: &Network) -> Self {
        let households = network.households();
        Self { at_once: self.at_once * households, period: self.period / households }
    }
}

/// All limits of a node; without a ledger nothing is limited.
#[derive(Clone, Debug, Default)]
pub struct Limits(Option<Arc<Mutex<Ledger>>>);

/// What was counted. It stays counted unless it is given back.
#[derive(Debug)]
pub struct Counted {
    limits: Limits,
    subjects: Vec<Subject>,
}

impl Counted {
    pub fn give_back(self) {
        if let Some(mut ledger) = self.limits.ledger() {
            self.subjects.iter().for_each(|subject| ledger.give_back(subject));
        }
    }
}

impl Limits {
    pub fn on() -> Self {
        Self(Some(Arc::default()))
    }

    fn request(&self, visitor: Visitor) -> Result<(), ApiError> {
        self.count(visitor.networks().map(Subject::Requests)).map(drop)
    }

    pub fn message(&self, visitor: Visitor) -> Result<(), ApiError> {
        self.count(visitor.networks().map(Subject::Messages)).map(drop)
    }

    /// Opening accounts, joining them and asking for new passwords.
    pub fn sign_up(&self, visitor: Visitor) -> Result<(), ApiError> {
        self.count(visitor.networks().map(Subject::SignUps)).map(drop)
    }

    /// A card that a provider is asked about, for a quote or reservation.
    pub fn card(&self, visitor: Visitor, owner: Key) -> Result<Counted, ApiError> {
        self.count(visitor.networks().map(Subject::Cards).chain([Subject::CardsOf(owner)]))
    }

    /// Nights held without a payment.
    pub fn hold(&self, visitor: Visitor) -> Result<Counted, ApiError> {
        self.count(visitor.networks().map(Subject::Holds))
    }

    /// A password tried by a visitor, at a place where its user is known or elsewhere.
    pub fn sign_in(
        &self,
        visitor: Visitor,
        email: &str,
        known: Option<KnownPlace>,
    ) -> Result<Counted, ApiError> {
        if let Some(place) = known {
            return self.count([Subject::SignInsAt(place)]);
        }
        let email: String = email.trim().to_lowercase().chars().take(Email::MAX_LENGTH).collect();
        let of_network = || visitor.networks().map(Subject::SignIns);
        let shared = self.count(of_network().chain([Subject::SignInsOf(email.clone())]));
        match (shared, visitor.networks().last()) {
            (Err(_), Some(network)) => self.count(of_network().chain([Subject::FirstSignIn(email, network)])),
            (shared, _) => shared,
        }
    }

    /// A password or code with which somebody who is signed in proves who they are.
    pub fn proof(&self, person: Key) -> Result<Counted, ApiError> {
        self.count([Subject::Proofs(person)])
    }

    /// A secret link that a visitor tries.
    pub fn link(&self, visitor: Visitor) -> Result<Counted, ApiError> {
        self.count(visitor.networks().map(Subject::SignIns))
    }

    /// All of them, or none.
    fn count(&self, subjects: impl IntoIterator<Item = Subject>) -> Result<Counted, ApiError> {
        let Some(mut ledger) = self.ledger() else {
            return Ok(Counted { limits: Self(None), subjects: Vec::new() });
        };
        let subjects: Vec<Subject> = subjects.into_iter().collect();
        let counted = ledger.count(&subjects, Instant::now());
        drop(ledger);
        match counted {
            Ok(()) => Ok(Counted { limits: self.clone(), subjects }),
            Err(wait) => Err(rate_limited(wait.as_secs() + 1)),
        }
    }

    fn ledger(&self) -> Option<MutexGuard<'_, Ledger>> {
        self.0.as_ref().map(|ledger| ledger.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

pub async fn guard(State(limits): State<Limits>, visitor: Visitor, request: Request, next: Next) -> Response {
    match limits.request(visitor) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

/// When everything is allowed again, by subject (the generic cell rate algorithm).
#[derive(Debug)]
struct Ledger {
    clear_at: HashMap<Subject, Instant>,
    /// At so many the ledger is tidied.
    full: usize,
}

impl Default for Ledger {
    fn default() -> Self {
        Self { clear_at: HashMap::new(), full: REMEMBERED }
    }
}

impl Ledger {
    /// Counts all, or says how long to wait for the last of them.
    fn count(&mut self, subjects: &[Subject], now: Instant) -> Result<(), Duration> {
        if let Some(wait) = subjects.iter().filter_map(|subject| self.wait(subject, now)).max() {
            return Err(wait);
        }
        for subject in subjects {
            self.tidy(now);
            let clear_at = self.clear_at.entry(subject.clone()).or_insert(now);
            *clear_at = (*clear_at).max(now) + subject.allowance().period;
        }
        Ok(())
    }

    fn wait(&self, subject: &Subject, now: Instant) -> Option<Duration> {
        let Allowance { at_once, period } = subject.allowance();
        let spent = self.clear_at.get(subject)?.checked_duration_since(now)?;
        spent.checked_sub(period * (at_once - 1)).filter(|wait| !wait.is_zero())
    }

    fn give_back(&mut self, subject: &Subject) {
        if let Some(clear_at) = self.clear_at.get_mut(subject) {
            *clear_at = clear_at.checked_sub(subject.allowance().period).unwrap_or(*clear_at);
        }
    }

    /// Looks through everything only once it has doubled, so that a request costs the same however many are remembered.
    fn tidy(&mut self, now: Instant) {
        if self.clear_at.len() < self.full {
            return;
        }
        self.clear_at.retain(|_, clear_at| *clear_at > now);
        if self.clear_at.len() >= REMEMBERED_AT_MOST {
            let mut ends: Vec<Instant> = self.clear_at.values().copied().collect();
            let (_, middle, _) = ends.select_nth_unstable(REMEMBERED_AT_MOST / 2);
            let middle = *middle;
            self.clear_at.retain(|_, clear_at| *clear_at > middle);
        }
        self.full = (self.clear_at.len() * 2).clamp(REMEMBERED, REMEMBERED_AT_MOST);
    }
}

#[cfg(test)]
#[path = "rate_limit_tests.rs"]
mod tests;
