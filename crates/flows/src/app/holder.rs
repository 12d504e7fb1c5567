//! The services that every use case needs: store, clock, randomness, catalogs of sites, geocoder, payment and e-mail providers.

use std::ops::Deref;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use domain::key::{AccountId, Key};
use gallery::{Gallery, Shelf};
use notify::Courier;
use payments::merchant::sealed::Nonce;
use places::Geocoder;
use reach::Outside;
use store::{Store, StoreError, Tx};

use super::key_sequence::KeySequence;
use crate::cache::{Catalogs, Hosts, KnownTerms};
use crate::services::{
    Bell, Cashier, Clock, CrashPoint, Entropy, PartnerDesk, PostOffice, Resolver, Seal, SystemResolver,
};

/// One for each process, cloned for every request. A single `Arc` means that one reference counter is updated, not one for each
/// service, which the cores would contend for.
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
    /// The public password of the demo, which is rejected outside of it.
    pub(crate) public_password: Option<Arc<str>>,
    pub seal: Seal,
    crash: Option<CrashPoint>,
    clock: Arc<dyn Clock>,
    entropy: Arc<dyn Entropy>,
    keys: Arc<KeySequence>,
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
            keys: Arc::default(),
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

    /// Homes of a partner cannot be priced without it.
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

    /// Client that fetches iCal feeds of other channels.
    #[must_use]
    pub fn with_outside(self, outside: Outside) -> Self {
        self.furnish(|rooms| rooms.outside = Some(outside))
    }

    /// Storage of pictures, and their decoder; in memory by default.
    #[must_use]
    pub fn with_gallery(self, gallery: Gallery) -> Self {
        self.furnish(|rooms| rooms.gallery = gallery)
    }

    /// DNS resolver for host names; the operating system's by default.
    #[must_use]
    pub fn with_resolver(self, resolver: Arc<dyn Resolver>) -> Self {
        self.furnish(|rooms| rooms.resolver = resolver)
    }

    /// Whether the operator must approve a listing before it is sold for the first time.
    #[must_use]
    pub fn with_listing_approval(self, approves: bool) -> Self {
        self.furnish(|rooms| rooms.approves_listings = approves)
    }

    /// A publicly known password, which is rejected at sign-in.
    #[must_use]
    pub fn without_password(self, public: &str) -> Self {
        self.furnish(|rooms| rooms.public_password = Some(public.into()))
    }

    /// Aborts the process at a named step, to test that nothing is lost in a crash.
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

    /// Whether requests can be served: the schema version is known, and the database stores what it confirms.
    pub async fn is_ready(&self) -> Result<bool, StoreError> {
        self.store.ready(self.random()).await
    }

    pub(crate) fn random(&self) -> u64 {
        self.entropy.next()
    }

    /// A nonce for encrypting one secret.
    pub fn nonce(&self) -> Nonce {
        let mut bytes = [0; 24];
        for part in bytes.chunks_exact_mut(8) {
            part.copy_from_slice(&self.random().to_be_bytes());
        }
        Nonce(bytes)
    }

    /// 128 random bits in hexadecimal.
    pub fn secret(&self) -> String {
        format!("{:016x}{:016x}", self.random(), self.random())
    }
}

impl App {
    /// A key for a new row of the account; greater than those that this node made before.
    pub fn new_key(&self, account: AccountId) -> Key {
        self.keys.next(account, self.now(), self.random())
    }
}

impl App {
    /// Commits, and makes this node reload the account's catalogs at their next use.
    pub async fn commit(&self, tx: Tx, account: AccountId) -> Result<(), StoreError> {
        tx.commit().await?;
        self.catalogs.doubt(account);
        Ok(())
    }
}
