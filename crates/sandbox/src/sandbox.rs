//! What the stand-ins share: the books under one lock, faults, time, and the way to call back.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};
use tokio::time::sleep;

use crate::books::Books;
use crate::card::Pace;
use crate::clock::{Clock, SystemClock};
use crate::fault::{self, Faults};
use crate::journal::Journal;
use crate::partner::PartnerStock;
use crate::shelf::Kept;
use crate::stripe::{HttpClient, InFlight};

#[derive(Clone, Debug)]
pub struct Options {
    /// How many things of a kind are kept before the oldest are let go.
    pub capacity: usize,
    /// How long the slow test cards are held.
    pub hold: Duration,
    /// Whoever would have to wait for a late answer is hung up on at once: for tests, which have nothing to wait for.
    pub hang_up: bool,
    /// The first pause before a webhook is sent again; the next are twice as long each.
    pub webhook_retry: Duration,
    /// A file to remember by; without it, all is forgotten on exit.
    pub journal: Option<PathBuf>,
    /// Where browsers find us, such as `https://sandbox.example.com`; else the address of each request.
    pub public_url: Option<String>,
    /// What the partner sells from the start.
    pub partner_stock: Vec<PartnerStock>,
    pub clock: Arc<dyn Clock>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            capacity: 20_000,
            hold: Duration::from_secs(30),
            hang_up: false,
            webhook_retry: Duration::from_secs(1),
            journal: None,
            public_url: None,
            partner_stock: Vec::new(),
            clock: Arc::new(SystemClock),
        }
    }
}

/// A handle; clones share one world.
#[derive(Clone)]
pub struct Sandbox(Arc<World>);

struct World {
    options: Options,
    desk: Mutex<Desk>,
    faults: Faults,
    in_flight: InFlight,
    http_client: HttpClient,
    /// As many more as there is work under way.
    work: Arc<()>,
}

struct Desk {
    books: Books,
    journal: Option<Journal>,
}

impl fmt::Debug for Sandbox {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.debug_tuple("Sandbox").field(&self.0.options).finish()
    }
}

impl Sandbox {
    /// Remembers what the journal holds, if there is one.
    pub fn open(options: Options) -> io::Result<Self> {
        let mut books = Books::new(options.capacity);
        let journal =
            options.journal.as_deref().map(|path| Journal::open(path, &mut books.shelves())).transpose()?;
        let desk = Mutex::new(Desk { books, journal });
        let (faults, in_flight, http_client, work) = Default::default();
        let stock = options.partner_stock.clone();
        let sandbox = Self(Arc::new(World { options, desk, faults, in_flight, http_client, work }));
        for stock in stock {
            sandbox.change(|books| books.partner.fill(stock));
        }
        Ok(sandbox)
    }

    pub(crate) fn options(&self) -> &Options {
        &self.0.options
    }

    pub(crate) fn now(&self) -> DateTime<Utc> {
        self.0.options.clock.now()
    }

    pub(crate) fn faults(&self) -> &Faults {
        &self.0.faults
    }

    pub(crate) fn in_flight(&self) -> &InFlight {
        &self.0.in_flight
    }

    pub(crate) fn http_client(&self) -> &HttpClient {
        &self.0.http_client
    }

    /// One operation: all of it is in the journal when this returns, or none of it.
    pub(crate) fn change<T>(&self, work: impl FnOnce(&mut Books) -> T) -> T {
        let mut desk = self.desk();
        let Desk { books, journal } = &mut *desk;
        let done = work(books);
        if let Some(journal) = journal {
            let changes: Vec<_> = books.shelves().into_iter().flat_map(Kept::take_changes).collect();
            if !changes.is_empty()
                && let Err(error) = journal.append(&changes)
            {
                tracing::error!(%error, "the sandbox's journal cannot be written");
            }
        } else {
            books.shelves().into_iter().for_each(Kept::forget_changes);
        }
        done
    }

    pub(crate) fn read<T>(&self, look: impl FnOnce(&Books) -> T) -> T {
        look(&self.desk().books)
    }

    pub(crate) fn forget_everything(&self) -> io::Result<()> {
        let mut desk = self.desk();
        desk.books.shelves().into_iter().for_each(Kept::clear);
        self.faults().clear();
        desk.journal.as_mut().map_or(Ok(()), Journal::empty)
    }

    /// Does the work when a card of this pace would have it done.
    pub(crate) async fn at_pace<T>(&self, pace: Pace, work: impl FnOnce() -> T) -> T {
        if pace == Pace::LateWork {
            self.keep_waiting(self.0.options.hold).await;
        }
        let done = work();
        if pace == Pace::LateAnswer {
            self.keep_waiting(self.0.options.hold).await;
        }
        done
    }

    /// Lets the caller wait, or hang up.
    pub(crate) async fn keep_waiting(&self, time: Duration) {
        let Options { hang_up, hold, .. } = &self.0.options;
        if *hang_up && !time.is_zero() {
            fault::hang_up();
            sleep(time.min(*hold)).await;
        } else {
            sleep(time).await;
        }
    }

    /// Counts as work until what it gives is dropped.
    pub(crate) fn begin_work(&self) -> Arc<()> {
        Arc::clone(&self.0.work)
    }

    /// Whether something is still being done, be it for callers that have gone.
    pub fn is_busy(&self) -> bool {
        Arc::strong_count(&self.0.work) > 1
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.0.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
