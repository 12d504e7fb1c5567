//! Compares several loads: in turn, so that a slow moment of the machine affects all of them.

use crate::client::Load;
use crate::figures::Figures;
use crate::insert::Inserts;
use crate::table::{Table, share};

const CONNECTIONS: [usize; 3] = [1, 8, 32];
const ROUNDS: usize = 5;

/// The work to compare: HTTP requests, or inserts into SQLite.
enum Contestant {
    Load(Load),
    Inserts(Inserts),
}

pub struct Contest {
    title: String,
    contestants: Vec<(&'static str, Contestant)>,
    /// Pairs whose rates are shown as a ratio.
    shares: Vec<(&'static str, &'static str)>,
}

/// For each contestant and each number of connections: all rounds in the order in which they were run.
pub struct Results(Vec<(&'static str, Vec<Vec<Figures>>)>);

impl Contest {
    pub fn new(title: impl Into<String>) -> Self {
        Self { title: title.into(), contestants: Vec::new(), shares: Vec::new() }
    }

    pub fn load(&mut self, name: &'static str, load: Load) {
        self.contestants.push((name, Contestant::Load(load)));
    }

    pub fn inserts(&mut self, name: &'static str, inserts: Inserts) {
        self.contestants.push((name, Contestant::Inserts(inserts)));
    }

    pub fn share(&mut self, of: &'static str, floor: &'static str) {
        self.shares.push((of, floor));
    }

    /// Runs all rounds and prints the table.
    pub async fn run(self) -> anyhow::Result<Results> {
        let mut results: Vec<(&'static str, Vec<Vec<Figures>>)> =
            self.contestants.iter().map(|(name, _)| (*name, Vec::new())).collect();
        for connections in CONNECTIONS {
            let mut rounds = vec![Vec::new(); results.len()];
            for _ in 0..ROUNDS {
                for ((_, contestant), rounds) in self.contestants.iter().zip(&mut rounds) {
                    rounds.push(contestant.measure(connections).await?);
                }
            }
            for ((_, all), rounds) in results.iter_mut().zip(rounds) {
                all.push(rounds);
            }
        }
        let results = Results(results);
        results.print(&self.title, &self.shares);
        Ok(results)
    }
}

impl Contestant {
    async fn measure(&self, connections: usize) -> anyhow::Result<Figures> {
        match self {
            Self::Load(load) => load.measure(connections).await,
            Self::Inserts(inserts) => inserts.measure(connections).await,
        }
    }
}

impl Results {
    fn of(&self, name: &str) -> &[Vec<Figures>] {
        self.0.iter().find(|(known, _)| *known == name).map_or(&[], |(_, figures)| figures)
    }

    /// The median of the ratios of each round: a slow moment of the machine affects both.
    fn shares<'a>(&'a self, of: &str, floor: &'a str) -> impl Iterator<Item = f64> + 'a {
        self.of(of).iter().zip(self.of(floor)).map(|(rounds, floor)| {
            let mut shares: Vec<f64> =
                rounds.iter().zip(floor).map(|(round, floor)| round.rate / floor.rate).collect();
            shares.sort_by(f64::total_cmp);
            shares[shares.len() / 2]
        })
    }

    /// The lowest ratio over all numbers of connections.
    pub fn worst_share(&self, of: &str, floor: &str) -> f64 {
        self.shares(of, floor).fold(f64::MAX, f64::min)
    }

    fn print(&self, title: &str, shares: &[(&'static str, &'static str)]) {
        let connections = CONNECTIONS.iter().map(|count| format!("{count} at a time"));
        let columns = std::iter::once("req/s (p50, p99)".to_owned()).chain(connections);
        let mut table = Table::new(title, columns);
        for (name, figures) in &self.0 {
            table.row(*name, figures.iter().map(|rounds| Figures::median(rounds).to_string()));
        }
        for (of, floor) in shares {
            table.row(format!("{of} / {floor}"), self.shares(of, floor).map(share));
        }
        table.print();
    }
}
