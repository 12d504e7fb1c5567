//! Shared state of the stand-ins: the records under one lock, faults, clock, and the HTTP client for webhooks.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};
use tokio::time::sleep;

use crate::books::Books;
use crate::cards::card::Pace;
use crate::clock::{Clock, SystemClock};
use crate::faults::fault::{self, Faults};
use crate::memory::journal::Journal;
use crate::memory::shelf::Kept;
use crate::partner::record::PartnerStock;
use crate::stripe::http_client::HttpClient;
use crate::stripe::in_flight::InFlight;

#[derive(Clone, Debug)]
pub struct Options {
    /// Maximum number of records of a kind; the oldest are dropped.
    pub capacity: usize,
    /// Delay of the slow test cards.
    pub hold: Duration,
    /// Close the connection at once instead of delaying a response as long as `hold`: for tests, which need not wait.
    pub hang_up: bool,
    /// The first pause before a webhook is retried; it doubles each time.
    pub webhook_retry: Duration,
    /// The journal file; without it all state is lost on exit.
    pub journal: Option<PathBuf>,
    /// The address for browsers, such as `https://sandbox.example.com`; else the address of each request is used.
    pub public_url: Option<String>,
    /// The partner's initial listings.
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

/// A handle; clones share one state.
#[derive(Clone)]
pub struct Sandbox(Arc<World>);

struct World {
    options: Options,
    desk: Mutex<Desk>,
    faults: Faults,
    in_flight: InFlight,
    http_client: HttpClient,
    /// Its reference count is the number of operations in progress.
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
    /// Restores the state from the journal, if there is one.
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

    /// Runs one operation: when this returns, either all of its changes are in the journal or none.
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

    /// Runs the operation with the delay of the card's pace.
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

    /// Delays the response, or closes the connection instead of a long delay.
    pub(crate) async fn keep_waiting(&self, time: Duration) {
        let Options { hang_up, hold, .. } = &self.0.options;
        if *hang_up && time >= *hold {
            fault::hang_up();
            sleep(*hold).await;
        } else {
            sleep(time).await;
        }
    }

    /// Counts as an operation in progress until the returned value is dropped.
    pub(crate) fn begin_work(&self) -> Arc<()> {
        Arc::clone(&self.0.work)
    }

    /// Whether an operation is in progress, including those whose client has disconnected.
    pub fn is_busy(&self) -> bool {
        Arc::strong_count(&self.0.work) > 1
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.0.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
