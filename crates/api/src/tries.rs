//! How often passwords and codes may be tried. Only what fails counts: it is counted before it is judged, so that many tries at once
//! are no way around, and taken back when it was right.
//!
//! A place where somebody is known has tries of its own. Strangers share those of their address and those of the user they try. When
//! the latter are used up, an address that has not tried yet has one: whoever knows the password gets in while others guess.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use domain::key::Key;
use flows::known_browser::KnownPlace;

use crate::error::{ApiError, rate_limited};

const LONGEST_EMAIL: usize = 254;
/// Places and people remembered before those who have been quiet are forgotten.
const REMEMBERED: usize = 50_000;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Whose {
    Place(KnownPlace),
    /// Who is signed in, and proves it again.
    Person(Key),
    Address(IpAddr),
    /// Of whoever tries the password of one user.
    Email(String),
    /// Of one address with one user, while strangers besiege it.
    First(String, IpAddr),
}

impl Whose {
    /// How many at once, and how long until one more.
    const fn allowance(&self) -> (u32, Duration) {
        match self {
            Self::Place(_) | Self::Person(_) | Self::Address(_) => (10, Duration::from_secs(10)),
            Self::Email(_) => (20, Duration::from_secs(20)),
            Self::First(..) => (1, Duration::from_hours(1)),
        }
    }
}

#[derive(Clone, Debug, Default)]
pub struct Tries(Arc<Mutex<Book>>);

#[derive(Debug)]
struct Book {
    /// When all tries are there again.
    whole_at: HashMap<Whose, Instant>,
    /// So many are looked through for quiet ones.
    full: usize,
}

impl Default for Book {
    fn default() -> Self {
        Self { whole_at: HashMap::new(), full: REMEMBERED }
    }
}

/// A try under way. Dropped, it has failed.
#[derive(Debug, Default)]
#[must_use]
pub struct Try {
    tries: Tries,
    taken: Vec<Whose>,
}

impl Try {
    pub fn succeed(self) {
        let mut book = self.tries.book();
        for whose in &self.taken {
            book.give_back(whose);
        }
    }
}

impl Tries {
    pub fn of_known(&self, place: KnownPlace) -> Result<Try, ApiError> {
        self.take(vec![Whose::Place(place)])
    }

    pub fn of_person(&self, person: Key) -> Result<Try, ApiError> {
        self.take(vec![Whose::Person(person)])
    }

    pub fn of_address(&self, address: Option<IpAddr>) -> Result<Try, ApiError> {
        self.take(address.map(Whose::Address).into_iter().collect())
    }

    pub fn of_stranger(&self, address: Option<IpAddr>, email: &str) -> Result<Try, ApiError> {
        let email: String = email.trim().to_lowercase().chars().take(LONGEST_EMAIL).collect();
        let own: Vec<Whose> = address.map(Whose::Address).into_iter().collect();
        let with = |whose: Whose| [own.clone(), vec![whose]].concat();
        match (self.take(with(Whose::Email(email.clone()))), address) {
            (Err(_), Some(address)) => self.take(with(Whose::First(email, address))),
            (taken, _) => taken,
        }
    }

    /// All, or none.
    fn take(&self, wanted: Vec<Whose>) -> Result<Try, ApiError> {
        let now = Instant::now();
        let mut book = self.book();
        let wait = wanted.iter().filter_map(|whose| book.wait(whose, now)).max();
        if let Some(wait) = wait {
            return Err(rate_limited(wait.as_secs() + 1));
        }
        for whose in &wanted {
            book.count(whose, now);
        }
        drop(book);
        Ok(Try { tries: self.clone(), taken: wanted })
    }

    fn book(&self) -> std::sync::MutexGuard<'_, Book> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Book {
    /// How long until there is a try; nothing when there is one.
    fn wait(&self, whose: &Whose, now: Instant) -> Option<Duration> {
        let (at_once, between) = whose.allowance();
        let used = self.whole_at.get(whose)?.checked_duration_since(now)?;
        used.checked_sub(between * (at_once - 1)).filter(|wait| !wait.is_zero())
    }

    fn count(&mut self, whose: &Whose, now: Instant) {
        if self.whole_at.len() >= self.full {
            self.whole_at.retain(|_, whole_at| *whole_at > now);
            // Not at every try, when many are busy.
            self.full = REMEMBERED.max(self.whole_at.len() * 2);
        }
        let (_, between) = whose.allowance();
        let whole_at = self.whole_at.entry(whose.clone()).or_insert(now);
        *whole_at = (*whole_at).max(now) + between;
    }

    fn give_back(&mut self, whose: &Whose) {
        let (_, between) = whose.allowance();
        if let Some(whole_at) = self.whole_at.get_mut(whose) {
            *whole_at = whole_at.checked_sub(between).unwrap_or(*whole_at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: &str = "ada@example.test";

    fn at(number: u8) -> IpAddr {
        [192, 0, 2, number].into()
    }

    #[test]
    fn what_fails_counts_and_what_is_right_does_not() {
        let tries = Tries::default();
        for _ in 0..100 {
            tries.of_stranger(Some(at(1)), ADA).unwrap().succeed();
        }
        for _ in 0..10 {
            drop(tries.of_stranger(Some(at(1)), ADA).unwrap());
        }
        assert!(tries.of_stranger(Some(at(1)), ADA).is_err());
        assert!(tries.of_stranger(Some(at(1)), "bob@example.test").is_err(), "it is the address that waits");
        assert!(tries.of_stranger(Some(at(2)), ADA).is_ok());
    }

    #[test]
    fn tries_under_way_count_until_they_are_judged() {
        let tries = Tries::default();
        let under_way: Vec<Try> = (0..10).map(|_| tries.of_address(Some(at(1))).unwrap()).collect();
        assert!(tries.of_address(Some(at(1))).is_err());
        under_way.into_iter().for_each(Try::succeed);
        assert!(tries.of_address(Some(at(1))).is_ok());
    }

    #[test]
    fn strangers_keep_nobody_out_where_they_are_known_or_try_for_the_first_time() {
        let tries = Tries::default();
        for number in 0..40 {
            drop(tries.of_stranger(Some(at(number)), ADA));
        }
        drop(tries.of_stranger(Some(at(100)), ADA).expect("a first try from elsewhere"));
        assert!(tries.of_stranger(Some(at(100)), ADA).is_err(), "there is no second one");
        let home = KnownPlace::Browser("a hash".to_owned());
        for _ in 0..10 {
            drop(tries.of_known(home.clone()).expect("tries of its own"));
        }
        assert!(tries.of_known(home).is_err());
    }

    #[test]
    fn tries_come_back_one_by_one() {
        let (mut book, now) = (Book::default(), Instant::now());
        let whose = Whose::Email(ADA.to_owned());
        for _ in 0..20 {
            assert_eq!(book.wait(&whose, now), None);
            book.count(&whose, now);
        }
        assert_eq!(book.wait(&whose, now), Some(Duration::from_secs(20)));
        assert_eq!(book.wait(&whose, now + Duration::from_secs(20)), None);
    }
}
