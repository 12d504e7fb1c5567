//! Everything that can happen to a quote or a stay, each against each at the same moment: whatever comes of it, one after the other
//! could have brought about as well, and the audit finds nothing.
//!
//! `make test` takes a part of the pairs once, `make races` all of them two hundred times.

mod act;
mod picture;
mod routes;
mod scene;

use std::env;

use serde_json::json;
use store::Store;
use testkit::on_both_engines;

use act::{Act, BOOKED, HELD, QUOTED, REQUESTED, UNPROVEN};
use picture::Picture;
use scene::{Kind, Theater};

/// How often each pair, for `make races`.
const ROUNDS: &str = "CASITA_RACES";
/// One pair in so many, where nobody asks for more.
const SAMPLE: usize = 11;
/// In milliseconds, before a statement or at a provider.
const LONGEST_DELAY: u32 = 3;

struct Races {
    theater: Theater,
    rounds: u32,
    /// All pairs, or a part of them.
    step: usize,
    faults: Vec<String>,
    raced: usize,
}

impl Races {
    async fn new(store: Store) -> Self {
        let rounds = env::var(ROUNDS).ok().and_then(|rounds| rounds.parse().ok());
        let step = if rounds.is_some() { 1 } else { SAMPLE };
        Self {
            theater: Theater::new(store).await,
            rounds: rounds.unwrap_or(1),
            step,
            faults: Vec::new(),
            raced: 0,
        }
    }

    /// Each act against itself and all that follow; of all pairs every fourth, so that four processes share them.
    async fn run(mut self, kind: Kind, acts: &[Act], share: usize) {
        let pairs = acts
            .iter()
            .enumerate()
            .flat_map(|(at, first)| acts[at..].iter().map(move |second| [first, second]));
        for pair in pairs.skip(share * self.step).step_by(4 * self.step) {
            Box::pin(self.race(kind, pair)).await;
        }
        eprintln!(
            "races of {kind:?}, share {share}: {} pairs, {} runs, {} faults",
            self.raced,
            self.raced * self.rounds as usize,
            self.faults.len()
        );
        assert!(self.faults.is_empty(), "{}", self.faults.join("\n"));
    }

    async fn race(&mut self, kind: Kind, pair: [&Act; 2]) {
        self.raced += 1;
        let [first, second] = pair;
        let mut possible = Vec::new();
        for round in 0..self.rounds {
            let scene = Box::pin(self.theater.open(kind)).await;
            store::delay::set_longest(LONGEST_DELAY);
            scene.stage.till.fault(&json!({"provider": "stripe", "latency_ms": round % (LONGEST_DELAY + 1) * 2, "times": 1_000})).await;
            let answers = tokio::join!((first.go)(&scene), (second.go)(&scene));
            store::delay::set_longest(0);
            scene.stage.till.heal().await;
            let picture = Picture::take(&scene, vec![answers.0, answers.1]).await;
            let ills = scene.ills().await;
            let name = format!("{} against {}", first.name, second.name);
            for ill in ills {
                self.faults.push(format!("{name}: {ill}"));
            }
            if !Box::pin(self.is_explained(kind, pair, &mut possible, &picture)).await {
                self.faults.push(format!(
                    "{name}: {picture}\n  could only be\n{}",
                    picture::differences(&possible, &picture)
                ));
            }
            self.theater.close(scene).await;
            if self.faults.len() > 20 {
                return;
            }
        }
    }

    /// Looks at one order after the other, as far as needed.
    async fn is_explained(
        &self,
        kind: Kind,
        [first, second]: [&Act; 2],
        known: &mut Vec<Picture>,
        seen: &Picture,
    ) -> bool {
        let one_after_the_other = async |acts: &[&Act]| Box::pin(self.one_after_the_other(kind, acts)).await;
        for order in 0..4 {
            if known.len() == order {
                known.push(match order {
                    0 => one_after_the_other(&[first, second]).await,
                    1 => one_after_the_other(&[second, first]).await.turned(),
                    // Whoever is asked to try again has done nothing.
                    2 => one_after_the_other(&[first]).await.with_refused_second(),
                    _ => one_after_the_other(&[second]).await.with_refused_first(),
                });
            }
            if known[order].explains(seen) {
                return true;
            }
        }
        false
    }

    async fn one_after_the_other(&self, kind: Kind, acts: &[&Act]) -> Picture {
        let scene = Box::pin(self.theater.open(kind)).await;
        let mut answers = Vec::new();
        for act in acts {
            answers.push((act.go)(&scene).await);
        }
        let picture = Picture::take(&scene, answers).await;
        let ills = scene.ills().await;
        let names: Vec<_> = acts.iter().map(|act| act.name).collect();
        assert_eq!(ills, Vec::<String>::new(), "{names:?}, one after the other");
        self.theater.close(scene).await;
        picture
    }
}

macro_rules! shares {
    ($($kind:ident $acts:ident: $first:ident $second:ident $third:ident $fourth:ident;)+) => {
        on_both_engines! { $(
            async fn $first(store: Store) { Races::new(store).await.run(Kind::$kind, $acts, 0).await; }
            async fn $second(store: Store) { Races::new(store).await.run(Kind::$kind, $acts, 1).await; }
            async fn $third(store: Store) { Races::new(store).await.run(Kind::$kind, $acts, 2).await; }
            async fn $fourth(store: Store) { Races::new(store).await.run(Kind::$kind, $acts, 3).await; }
        )+ }
    };
}

shares! {
    Quoted QUOTED: a_quote_1 a_quote_2 a_quote_3 a_quote_4;
    Booked BOOKED: a_stay_1 a_stay_2 a_stay_3 a_stay_4;
    Requested REQUESTED: a_request_1 a_request_2 a_request_3 a_request_4;
    Held HELD: a_hold_1 a_hold_2 a_hold_3 a_hold_4;
    Unproven UNPROVEN: a_proof_1 a_proof_2 a_proof_3 a_proof_4;
}
