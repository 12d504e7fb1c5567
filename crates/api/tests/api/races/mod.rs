//! Two actions run concurrently: the result must be one that running them in sequence could produce. A [`Theater`] defines the
//! actions, their scene and the state that is compared: for bookings in `booking::races`, for users in `people_races`.
//!
//! `make test` runs a part of the pairs once, `make races` all of them two hundred times.

mod act;
mod picture;

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, future};

use domain::key::AccountId;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use store::Store;
use store::connection::delay;
use store::row::{AccountNumber, job};

use picture::{Picture, differences};

pub(crate) use act::acts;
pub use act::{Act, Answer};
pub(crate) use picture::rows_of;

/// The number of rounds per pair, set by `make races`.
const ROUNDS: &str = "CASITA_RACES";
/// The seed of all delays, as a failed race prints it.
const SEED: &str = "CASITA_RACES_SEED";
/// Without rounds, one of this many pairs is run.
const SAMPLE: usize = 31;
/// In milliseconds, before a statement.
const LONGEST_DELAY: u32 = 3;
/// In milliseconds, at a provider.
const LONGEST_RESPONSE: u32 = 12;
/// More requests than two actions send to providers.
const REQUESTS: usize = 40;
/// The number of the first account that races.
const FIRST_ACCOUNT: u32 = 100;

/// One database and one service, for any number of runs.
pub trait Theater: Sized {
    /// The state in which the actions start.
    type Kind: Copy + Debug;
    /// An account of its own for one run.
    type Scene;

    async fn new(store: Store) -> Self;

    async fn open(&self, kind: Self::Kind, account: u32) -> Self::Scene;

    /// Runs everything that is due and returns the state, without keys and times: two runs with the same result have the same
    /// lines.
    async fn lines(&self, scene: &Self::Scene) -> Vec<String>;

    /// Returns the forbidden states that were found, whatever the order of the actions.
    async fn ills(&self, scene: &Self::Scene) -> Vec<String>;

    async fn close(&self, scene: Self::Scene);

    /// External services respond to the next requests after these delays, in milliseconds.
    fn slow_down(&self, _scene: &Self::Scene, _delays: &[u32]) -> impl Future<Output = ()> {
        future::ready(())
    }

    /// External services respond at once again.
    fn speed_up(&self, _scene: &Self::Scene) -> impl Future<Output = ()> {
        future::ready(())
    }
}

/// Runs each action against itself and all that follow, with every fourth pair, so that four processes share them.
pub async fn run<T: Theater>(store: Store, kind: T::Kind, acts: &[Act<T::Scene>], share: usize) {
    let rounds = env::var(ROUNDS).ok().and_then(|rounds| rounds.parse().ok());
    let seed = env::var(SEED).ok().and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or_else(|| RandomState::new().hash_one(share));
    let step = if rounds.is_some() { 1 } else { SAMPLE };
    let mut races = Races {
        theater: T::new(store).await,
        rounds: rounds.unwrap_or(1),
        seed,
        accounts: AtomicU32::new(FIRST_ACCOUNT),
        faults: Vec::new(),
        raced: 0,
    };
    let pairs =
        acts.iter().enumerate().flat_map(|(at, first)| acts[at..].iter().map(move |second| [first, second]));
    for pair in pairs.skip(share * step).step_by(4 * step) {
        Box::pin(races.race(kind, pair)).await;
    }
    eprintln!(
        "races of {kind:?}, share {share}: {} pairs, {} runs, {} faults",
        races.raced,
        races.raced * races.rounds as usize,
        races.faults.len()
    );
    assert!(races.faults.is_empty(), "{SEED}={seed}\n{}", races.faults.join("\n"));
}

/// Returns the routes of the actions.
pub fn routes<S: 'static>(lists: &[&'static [Act<S>]]) -> BTreeSet<&'static str> {
    lists.iter().copied().flatten().flat_map(|act| act.routes).copied().collect()
}

/// Deletes the account's jobs, so that later accounts do not run them.
pub async fn drop_jobs(store: &Store, account: AccountId) {
    let tx = store.write().await.unwrap();
    let own = job::Column::AccountId.eq(AccountNumber::from(account));
    job::Entity::delete_many().filter(own).exec(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

struct Races<T> {
    theater: T,
    rounds: u32,
    seed: u64,
    /// The number of the next account.
    accounts: AtomicU32,
    faults: Vec<String>,
    raced: usize,
}

impl<T: Theater> Races<T> {
    async fn race(&mut self, kind: T::Kind, pair: [&Act<T::Scene>; 2]) {
        self.raced += 1;
        let [first, second] = pair;
        let mut possible = Vec::new();
        for round in 0..self.rounds {
            let scene = self.open(kind).await;
            let seed = self.seed.wrapping_add((self.raced as u64) << 32).wrapping_add(round.into());
            delay::begin(LONGEST_DELAY, seed);
            let delays: Vec<u32> = (0..REQUESTS).map(|_| delay::draw(LONGEST_RESPONSE)).collect();
            self.theater.slow_down(&scene, &delays).await;
            let answers = tokio::join!((first.go)(&scene), (second.go)(&scene));
            delay::end();
            self.theater.speed_up(&scene).await;
            let picture = self.picture(&scene, vec![answers.0, answers.1]).await;
            let ills = self.theater.ills(&scene).await;
            let name = format!("{} against {}", first.name, second.name);
            for ill in ills {
                self.faults.push(format!("{name}: {ill}"));
            }
            if !Box::pin(self.is_explained(kind, pair, &mut possible, &picture)).await {
                self.faults.push(format!(
                    "{name}: {picture}\n  could only be\n{}",
                    differences(&possible, &picture)
                ));
            }
            self.theater.close(scene).await;
            if self.faults.len() > 20 {
                return;
            }
        }
    }

    /// Tries one order after the other until one explains the result.
    async fn is_explained(
        &self,
        kind: T::Kind,
        [first, second]: [&Act<T::Scene>; 2],
        known: &mut Vec<Picture>,
        seen: &Picture,
    ) -> bool {
        for order in 0..4 {
            if known.len() == order {
                known.push(match order {
                    0 => self.one_after_the_other(kind, &[first, second]).await,
                    1 => self.one_after_the_other(kind, &[second, first]).await.turned(),
                    // An action that was asked to retry has changed nothing.
                    2 => self.one_after_the_other(kind, &[first]).await.with_refused_second(),
                    _ => self.one_after_the_other(kind, &[second]).await.with_refused_first(),
                });
            }
            if known[order].explains(seen) {
                return true;
            }
        }
        false
    }

    async fn one_after_the_other(&self, kind: T::Kind, acts: &[&Act<T::Scene>]) -> Picture {
        let scene = self.open(kind).await;
        let mut answers = Vec::new();
        for act in acts {
            answers.push((act.go)(&scene).await);
        }
        let picture = self.picture(&scene, answers).await;
        let ills = self.theater.ills(&scene).await;
        let names: Vec<_> = acts.iter().map(|act| act.name).collect();
        assert_eq!(ills, Vec::<String>::new(), "{names:?}, one after the other");
        self.theater.close(scene).await;
        picture
    }

    async fn open(&self, kind: T::Kind) -> T::Scene {
        let account = self.accounts.fetch_add(1, Ordering::Relaxed);
        Box::pin(self.theater.open(kind, account)).await
    }

    async fn picture(&self, scene: &T::Scene, answers: Vec<Answer>) -> Picture {
        Picture::new(Box::pin(self.theater.lines(scene)).await, answers)
    }
}

/// Four tests for each kind of scene, on both engines.
macro_rules! shares {
    ($theater:ident: $($kind:ident $acts:ident: $first:ident $second:ident $third:ident $fourth:ident;)+) => {
        testkit::on_both_engines! { $(
            async fn $first(store: Store) { $crate::races::run::<$theater>(store, Kind::$kind, $acts, 0).await; }
            async fn $second(store: Store) { $crate::races::run::<$theater>(store, Kind::$kind, $acts, 1).await; }
            async fn $third(store: Store) { $crate::races::run::<$theater>(store, Kind::$kind, $acts, 2).await; }
            async fn $fourth(store: Store) { $crate::races::run::<$theater>(store, Kind::$kind, $acts, 3).await; }
        )+ }
    };
}
pub(crate) use shares;
