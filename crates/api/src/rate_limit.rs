//! Rate limits for visitors, users and quotes, counted in the memory of this node.
//!
//! Attempts at anything that can be guessed (a password, a code, a card) are counted before they are checked, so that parallel
//! attempts do not bypass the limit, and given back if they were right.
//!
//! Browsers and addresses where a user has signed in before have their own allowance. All others share the allowance of their
//! network and that of the user they try. If the user's allowance is used up, a network that has not tried yet gets one attempt:
//! a user who knows the password can sign in while others guess.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use domain::key::Key;
use domain::people::email::Email;
use flows::sessions::KnownPlace;

use crate::error::{ApiError, rate_limited};
use crate::visitor::{Network, Visitor};

/// Above this number of subjects, those that are no longer limited are removed.
const REMEMBERED: usize = 50_000;
/// The maximum number of subjects; above it, those with the shortest remaining wait are removed.
const REMEMBERED_AT_MOST: usize = 1_000_000;

/// The kind of limit, and the client that it applies to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Subject {
    Requests(Network),
    Messages(Network),
    /// Signing up, accepting an invitation, requesting a new password.
    SignUps(Network),
    /// Cards sent to a provider, whose response reveals whether a number is valid.
    Cards(Network),
    CardsOf(Key),
    /// Nights held while the provider's payment page is open, or a card waits for its proof.
    Holds(Network),
    SignInsAt(KnownPlace),
    /// Passwords and codes with which a signed-in user confirms their identity.
    Proofs(Key),
    SignIns(Network),
    SignInsOf(String),
    FirstSignIn(String, Network),
}

/// A burst of `at_once`, and one more after each period.
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
            // A guest who types and drags stays far below; a script that floods does not.
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

/// A counted attempt. It stays counted unless it is given back.
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

    /// Signing up, accepting an invitation and requesting a new password.
    pub fn sign_up(&self, visitor: Visitor) -> Result<(), ApiError> {
        self.count(visitor.networks().map(Subject::SignUps)).map(drop)
    }

    /// A card sent to a provider, for a quote or a reservation.
    pub fn card(&self, visitor: Visitor, owner: Key) -> Result<Counted, ApiError> {
        self.count(visitor.networks().map(Subject::Cards).chain([Subject::CardsOf(owner)]))
    }

    /// Nights held without a payment.
    pub fn hold(&self, visitor: Visitor) -> Result<Counted, ApiError> {
        self.count(visitor.networks().map(Subject::Holds))
    }

    /// A password attempt, from a place where the user is known or from elsewhere.
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

    /// A password or code with which a signed-in user confirms their identity.
    pub fn proof(&self, person: Key) -> Result<Counted, ApiError> {
        self.count([Subject::Proofs(person)])
    }

    /// An attempt to open a secret link.
    pub fn link(&self, visitor: Visitor) -> Result<Counted, ApiError> {
        self.count(visitor.networks().map(Subject::SignIns))
    }

    /// Counts all subjects or none.
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

/// The time at which each subject is unlimited again (the generic cell rate algorithm).
#[derive(Debug)]
struct Ledger {
    clear_at: HashMap<Subject, Instant>,
    /// The size at which the ledger is cleaned up.
    full: usize,
}

impl Default for Ledger {
    fn default() -> Self {
        Self { clear_at: HashMap::new(), full: REMEMBERED }
    }
}

impl Ledger {
    /// Counts all subjects, or returns the longest wait among them.
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

    /// Scans all entries only when the ledger has doubled, so that the amortized cost per request is constant.
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
