//! What every use case may reach: the store, the clock, randomness, the catalogues of the sites, and who knows where
//! places are.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use gallery::{Gallery, Shelf};
use notify::Courier;
use payments::sealed::Nonce;
use places::Geocoder;
use reach::Outside;
use store::Store;

use crate::address::Hosts;
use crate::bell::Bell;
use crate::cashier::Cashier;
use crate::catalog::Catalogs;
use crate::clock::Clock;
use crate::crash::CrashPoint;
use crate::domain_check::{Resolver, SystemResolver};
use crate::entropy::Entropy;
use crate::partner::PartnerDesk;
use crate::post_office::PostOffice;
use crate::quote::KnownTerms;

/// Cheap to clone; one for each process.
#[derive(Clone, Debug)]
pub struct House {
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
    crash: Option<CrashPoint>,
    clock: Arc<dyn Clock>,
    entropy: Arc<dyn Entropy>,
}

impl House {
    pub fn new(store: Store, clock: Arc<dyn Clock>, entropy: Arc<dyn Entropy>) -> Self {
        Self {
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
            resolver: Arc::new(SystemResolver),
            crash: None,
            store,
            clock,
            entropy,
        }
    }

    #[must_use]
    pub fn with_geocoder(mut self, geocoder: Geocoder) -> Self {
        self.geocoder = geocoder;
        self
    }

    #[must_use]
    pub fn with_cashier(mut self, cashier: Cashier) -> Self {
        self.cashier = Arc::new(cashier);
        self
    }

    /// Without it homes of a partner cannot be priced.
    #[must_use]
    pub fn with_partner_desk(mut self, desk: PartnerDesk) -> Self {
        self.partner_desk = Some(Arc::new(desk));
        self
    }

    #[must_use]
    pub fn with_post_office(mut self, post_office: PostOffice) -> Self {
        self.post_office = Some(Arc::new(post_office));
        self
    }

    #[must_use]
    pub fn with_courier(mut self, courier: Courier) -> Self {
        self.courier = Some(Arc::new(courier));
        self
    }

    /// Who reads calendars of other channels.
    #[must_use]
    pub fn with_outside(mut self, outside: Outside) -> Self {
        self.outside = Some(outside);
        self
    }

    /// Where pictures lie, and who reads them; in memory unless it is said.
    #[must_use]
    pub fn with_gallery(mut self, gallery: Gallery) -> Self {
        self.gallery = gallery;
        self
    }

    /// Who knows where host names lead; the operating system unless it is said.
    #[must_use]
    pub fn with_resolver(mut self, resolver: Arc<dyn Resolver>) -> Self {
        self.resolver = resolver;
        self
    }

    /// Dies at a named step, for the proof that nothing is lost then.
    #[must_use]
    pub fn with_crash(mut self, crash: Option<CrashPoint>) -> Self {
        self.crash = crash;
        self
    }

    pub(crate) fn reach(&self, step: &str) {
        if let Some(crash) = &self.crash {
            crash.reach(step);
        }
    }

    pub fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    pub(crate) fn random(&self) -> u64 {
        self.entropy.next()
    }

    /// For sealing one secret.
    pub(crate) fn nonce(&self) -> Nonce {
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
