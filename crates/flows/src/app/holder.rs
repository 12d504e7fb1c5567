//! What every use case may reach: the store, the clock, randomness, the catalogues of the sites, and who knows where
//! places are.

use std::ops::Deref;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use domain::key::{AccountId, Key};
use gallery::{Gallery, Shelf};
use notify::Courier;
use payments::sealed::Nonce;
use places::Geocoder;
use reach::Outside;
use store::{Store, StoreError, Tx};

use crate::cache::{Catalogs, Hosts, KnownTerms};
use crate::services::{
    Bell, Cashier, Clock, CrashPoint, Entropy, PartnerDesk, PostOffice, Resolver, Seal, SystemResolver,
};

/// One for each process, and cloned for every request: one counter goes up and down, not one for each room, which the cores would pass
/// to and fro.
#[derive(Clone, Debug)]
pub struct App(Arc<Services>);

#[derive(Clone, Debug)]
pub struct Services {
    pub store: Store,
    pub catalogs: Catalogs,
    pub(crate) known_terms: KnownTerms,
    pub(crate) geocoder: Geocoder,
    pub(crate) hosts: Hosts,
    pub(crate) bell: Bell,
    pub cashier: Arc<Cashier>,
    pub(crate) partner_desk: Option<Arc<PartnerDesk>>,
    pub(crate) post_office: Option<Arc<PostOffice>>,
    pub(crate) courier: Option<Arc<Courier>>,
    pub(crate) outside: Option<Outside>,
    pub(crate) gallery: Gallery,
    pub(crate) resolver: Arc<dyn Resolver>,
    pub(crate) approves_listings: bool,
    /// Of the demo: it opens nothing elsewhere.
    pub(crate) public_password: Option<Arc<str>>,
    pub seal: Seal,
    crash: Option<CrashPoint>,
    clock: Arc<dyn Clock>,
    entropy: Arc<dyn Entropy>,
}

impl Deref for App {
    type Target = Services;

    fn deref(&self) -> &Services {
        &self.0
    }
}

impl App {
    pub fn new(store: Store, clock: Arc<dyn Clock>, entropy: Arc<dyn Entropy>, seal: Seal) -> Self {
        Self(Arc::new(Services {
            catalogs: Catalogs::default(),
            known_terms: KnownTerms::default(),
            geocoder: Geocoder::default(),
            hosts: Hosts::default(),
            bell: Bell::default(),
            cashier: Arc::default(),
            partner_desk: None,
            post_office: None,
            courier: None,
            outside: None,
            gallery: Gallery::new(Shelf::in_memory()),
            resolver: Arc::new(SystemResolver::new(Arc::clone(&entropy))),
            approves_listings: false,
            public_password: None,
            seal,
            crash: None,
            store,
            clock,
            entropy,
        }))
    }

    fn furnish(mut self, change: impl FnOnce(&mut Services)) -> Self {
        change(Arc::make_mut(&mut self.0));
        self
    }

    #[must_use]
    pub fn with_geocoder(self, geocoder: Geocoder) -> Self {
        self.furnish(|rooms| rooms.geocoder = geocoder)
    }

    #[must_use]
    pub fn with_cashier(self, cashier: Cashier) -> Self {
        self.furnish(|rooms| rooms.cashier = Arc::new(cashier))
    }

    /// Without it homes of a partner cannot be priced.
    #[must_use]
    pub fn with_partner_desk(self, desk: PartnerDesk) -> Self {
        self.furnish(|rooms| rooms.partner_desk = Some(Arc::new(desk)))
    }

    #[must_use]
    pub fn with_post_office(self, post_office: PostOffice) -> Self {
        self.furnish(|rooms| rooms.post_office = Some(Arc::new(post_office)))
    }

    #[must_use]
    pub fn with_courier(self, courier: Courier) -> Self {
        self.furnish(|rooms| rooms.courier = Some(Arc::new(courier)))
    }

    /// Who reads calendars of other channels.
    #[must_use]
    pub fn with_outside(self, outside: Outside) -> Self {
        self.furnish(|rooms| rooms.outside = Some(outside))
    }

    /// Where pictures lie, and who reads them; in memory unless it is said.
    #[must_use]
    pub fn with_gallery(self, gallery: Gallery) -> Self {
        self.furnish(|rooms| rooms.gallery = gallery)
    }

    /// Who knows where host names lead; the operating system unless it is said.
    #[must_use]
    pub fn with_resolver(self, resolver: Arc<dyn Resolver>) -> Self {
        self.furnish(|rooms| rooms.resolver = resolver)
    }

    /// Whether whoever runs the platform looks at a listing before it is sold for the first time.
    #[must_use]
    pub fn with_listing_approval(self, approves: bool) -> Self {
        self.furnish(|rooms| rooms.approves_listings = approves)
    }

    /// Everybody knows this password, so it lets nobody in.
    #[must_use]
    pub fn without_password(self, public: &str) -> Self {
        self.furnish(|rooms| rooms.public_password = Some(public.into()))
    }

    /// Dies at a named step, for the proof that nothing is lost then.
    #[must_use]
    pub fn with_crash(self, crash: Option<CrashPoint>) -> Self {
        self.furnish(|rooms| rooms.crash = crash)
    }

    pub(crate) fn reach(&self, step: &str) {
        if let Some(crash) = &self.crash {
            crash.reach(step);
        }
    }

    pub fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    /// Whether requests can be served: the schema is known, and the database keeps what it confirms.
    pub async fn is_ready(&self) -> Result<bool, StoreError> {
        self.store.ready(self.random()).await
    }

    pub(crate) fn random(&self) -> u64 {
        self.entropy.next()
    }

    /// For sealing one secret.
    pub fn nonce(&self) -> Nonce {
        let mut bytes = [0; 24];
        for part in bytes.chunks_exact_mut(8) {
            part.copy_from_slice(&self.random().to_be_bytes());
        }
        Nonce(bytes)
    }

    /// 128 bits that nobody can guess, in hexadecimal.
    pub fn secret(&self) -> String {
        format!("{:016x}{:016x}", self.random(), self.random())
    }
}

impl App {
    /// A key for a new row of the account.
    pub fn new_key(&self, account: AccountId) -> Key {
        let seconds = u32::try_from(self.now().timestamp()).unwrap_or(u32::MAX);
        Key::new(account, seconds, self.random())
    }
}

impl App {
    /// Keeps what was written and makes this node see it at once.
    pub async fn commit(&self, tx: Tx, account: AccountId) -> Result<(), StoreError> {
        tx.commit().await?;
        self.catalogs.doubt(account);
        Ok(())
    }
}
