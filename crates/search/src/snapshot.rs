//! The immutable catalog of one site and the search over it.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use domain::key::Key;
use domain::price::inquiry::StayRequest;
use domain::quotes::Totals;

use crate::columns::block::{Block, Newcomer, Numbers};
use crate::columns::kinds::Groundworks;
use crate::columns::mask::BLOCK;
use crate::first::First;
use crate::home::Home;
use crate::plan::{Outcome, Plan};
use crate::request::cursor::Cursor;
use crate::request::order::Order;
use crate::request::query::{Query, Start, StayFilter};

#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    /// Homes of the same kind are adjacent, so that the previous home's results can be reused and branch prediction
    /// works well. Within a kind, older homes come first.
    blocks: Vec<Arc<Block>>,
    numbers: Numbers,
    places: Arc<Places>,
}

#[derive(Clone, Debug, Default)]
struct Places {
    by_key: HashMap<Key, u32>,
    by_slug: HashMap<Arc<str>, u32>,
}

/// The price of a home: the total if the query has dates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    Total {
        totals: Totals,
        nights: u32,
    },
    NightFrom(i64),
    /// Included although it cannot be booked for these dates.
    None,
}

#[derive(Debug)]
pub struct Hit<'a> {
    pub home: &'a Home,
    pub price: Price,
}

#[derive(Debug)]
pub struct Found<'a> {
    pub total: usize,
    pub hits: Vec<Hit<'a>>,
    /// The cursor of the next page, if there is one.
    pub next: Option<Cursor>,
}

/// A match before sorting.
#[derive(Clone, Copy)]
struct Entry {
    rank: u64,
    age: u32,
    place: u32,
}

impl Snapshot {
    pub fn new(mut homes: Vec<Arc<Home>>) -> Self {
        homes.sort_by_key(|home| home.key);
        let mut snapshot = Self::default();
        let numbers = &mut snapshot.numbers;
        let mut newcomers: Vec<Newcomer> =
            (0..).zip(homes).map(|(age, home)| numbers.newcomer(age, home)).collect();
        newcomers.sort_by_key(|newcomer| newcomer.kind);
        let mut blocks = Vec::with_capacity(newcomers.len().div_ceil(BLOCK));
        let mut newcomers = newcomers.into_iter().peekable();
        while newcomers.peek().is_some() {
            let mut block = Block::default();
            newcomers.by_ref().take(BLOCK).for_each(|newcomer| block.push(newcomer, numbers));
            blocks.push(block);
        }
        settle(&mut blocks);
        snapshot.blocks = blocks.into_iter().map(Arc::new).collect();
        let mut places = Places::default();
        for (place, home) in (0..).zip(snapshot.blocks.iter().flat_map(|block| &block.homes)) {
            places.by_key.insert(home.key, place);
            places.by_slug.insert(Arc::clone(&home.slug), place);
        }
        snapshot.places = places.into();
        snapshot
    }

    /// The snapshot with one home changed. A new home changes the ranks by age, so everything is rebuilt.
    #[must_use]
    pub fn with(&self, home: Arc<Home>) -> Self {
        let Some(place) = self.places.by_key.get(&home.key).copied() else {
            return Self::new(self.homes().cloned().chain([home]).collect());
        };
        let mut snapshot = self.clone();
        let (at_block, at) = split(place);
        let old = Arc::clone(&self.blocks[at_block].homes[at]);
        if old.slug != home.slug {
            let places = Arc::make_mut(&mut snapshot.places);
            places.by_slug.remove(&old.slug);
            places.by_slug.insert(Arc::clone(&home.slug), place);
        }
        let block = Arc::make_mut(&mut snapshot.blocks[at_block]);
        block.replace(at, home, &mut snapshot.numbers);
        snapshot
    }

    /// The snapshot without one home.
    #[must_use]
    pub fn without(&self, key: Key) -> Self {
        if !self.places.by_key.contains_key(&key) {
            return self.clone();
        }
        Self::new(self.homes().filter(|home| home.key != key).cloned().collect())
    }

    pub fn len(&self) -> usize {
        self.places.by_key.len()
    }

    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// Unordered.
    pub fn homes(&self) -> impl Iterator<Item = &Arc<Home>> {
        self.blocks.iter().flat_map(|block| &block.homes)
    }

    pub fn home(&self, key: Key) -> Option<&Home> {
        self.places.by_key.get(&key).map(|place| self.at(*place).0)
    }

    pub fn home_at(&self, slug: &str) -> Option<&Home> {
        self.places.by_slug.get(slug).map(|place| self.at(*place).0)
    }

    fn at(&self, place: u32) -> (&Home, &str) {
        let (block, at) = split(place);
        (&self.blocks[block].homes[at], &self.blocks[block].names[at])
    }

    pub(crate) fn blocks(&self) -> impl Iterator<Item = &Block> {
        self.blocks.iter().map(Arc::as_ref)
    }

    pub(crate) fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    pub(crate) fn plan<'a>(
        &self,
        query: &'a Query,
        request: Option<&'a StayRequest>,
        now: DateTime<Utc>,
    ) -> Plan<'a> {
        Plan::new(query, request, &self.blocks, &self.numbers, now)
    }

    pub fn search(&self, query: &Query, now: DateTime<Utc>) -> Found<'_> {
        let request = query.stay.as_ref().map(StayFilter::request);
        let plan = self.plan(query, request.as_ref(), now);
        let offset = match query.page.start {
            Start::Offset(offset) => offset,
            Start::After(_) => 0,
        };
        let end = offset.saturating_add(query.page.limit);
        let mut first =
            First::new(end, |left: &Entry, right: &Entry| self.compare(query.order, *left, *right));
        let (mut total, mut following) = (0, 0);
        let mut groundworks = Groundworks::default();
        self.each_match(&plan, query, &mut groundworks, |entry| {
            total += 1;
            if let Start::After(cursor) = &query.page.start
                && !self.follows(query.order, entry, cursor)
            {
                return;
            }
            following += 1;
            first.push(entry);
        });
        let entries = first.sorted();
        let shown = entries.get(offset..).unwrap_or_default();
        let next = shown.last().filter(|_| end < following).map(|last| self.cursor(query.order, *last));
        let hits = shown.iter().map(|entry| self.hit(&plan, query, &mut groundworks, *entry)).collect();
        Found { total, hits, next }
    }

    fn each_match(
        &self,
        plan: &Plan<'_>,
        query: &Query,
        groundworks: &mut Groundworks,
        mut found: impl FnMut(Entry),
    ) {
        for (first, block) in (0_u32..).step_by(BLOCK).zip(self.blocks()) {
            plan.each_outcome(block, &plan.candidates(block, None), groundworks, |at, outcome| {
                let bounds = query.filter.bounds.as_ref();
                let rank = query.order.rank(&block.columns, at, outcome.amount(), bounds);
                let place = first + u32::try_from(at).expect("a place in a block");
                found(Entry { rank, age: block.columns.age[at], place });
            });
        }
    }

    fn compare(&self, order: Order, left: Entry, right: Entry) -> Ordering {
        let by_rank = left.rank.cmp(&right.rank);
        let by_age = || left.age.cmp(&right.age);
        match order {
            Order::Name => {
                by_rank.then_with(|| self.at(left.place).1.cmp(self.at(right.place).1)).then_with(by_age)
            }
            Order::Newest => by_age().reverse(),
            _ => by_rank.then_with(by_age),
        }
    }

    fn hit(&self, plan: &Plan<'_>, query: &Query, groundworks: &mut Groundworks, entry: Entry) -> Hit<'_> {
        let (block, at) = split(entry.place);
        let outcome = plan.outcome(&self.blocks[block], at, groundworks).unwrap_or(Outcome::None);
        let price = match (outcome, query.stay) {
            (Outcome::Total(totals), Some(stay)) => Price::Total { totals, nights: stay.stay.nights() },
            (Outcome::NightFrom(amount), _) => Price::NightFrom(amount),
            _ => Price::None,
        };
        Hit { home: &self.blocks[block].homes[at], price }
    }

    fn cursor(&self, order: Order, entry: Entry) -> Cursor {
        Cursor { order, rank: entry.rank, key: self.at(entry.place).0.key }
    }

    /// Whether a match comes after the cursor's home, even if that home no longer exists. Ages and keys sort alike.
    fn follows(&self, order: Order, entry: Entry, cursor: &Cursor) -> bool {
        let (home, name) = self.at(entry.place);
        let by_name = || match self.places.by_key.get(&cursor.key) {
            Some(place) if order == Order::Name => name.cmp(self.at(*place).1),
            _ => Ordering::Equal,
        };
        let by_age = home.key.cmp(&cursor.key);
        let after = match order {
            Order::Newest => by_age.reverse(),
            _ => entry.rank.cmp(&cursor.rank).then_with(by_name).then(by_age),
        };
        after == Ordering::Greater
    }
}

fn split(place: u32) -> (usize, usize) {
    (place as usize / BLOCK, place as usize % BLOCK)
}

/// On all cores, because blocks are independent.
fn settle(blocks: &mut [Block]) {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let share = blocks.len().div_ceil(cores).max(1);
    std::thread::scope(|scope| {
        for part in blocks.chunks_mut(share) {
            scope.spawn(|| part.iter_mut().for_each(Block::settle));
        }
    });
}
