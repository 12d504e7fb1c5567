//! Creates provider clients: one HTTP client per provider, shared by all merchants.

use std::sync::Arc;
use std::time::Duration;

use crate::braintree::Braintree;
use crate::error::PaymentError;
use crate::merchant::credentials::Credentials;
use crate::provider::Provider;
use crate::spreedly::Spreedly;
use crate::stripe::{Dialect, Stripe};
use line::{Conversation, Limits, Settings};

/// The providers' addresses, from the configuration.
#[derive(Clone, Debug)]
pub struct Bases {
    pub stripe: Settings,
    pub spreedly: Settings,
    pub braintree: Settings,
    /// Use only those features of Stripe that third-party mock servers (`localstripe`, `emulate`) support too.
    pub plain_stripe: bool,
}

impl Default for Bases {
    fn default() -> Self {
        let at = |base: &str, limits| Settings { base: base.to_owned(), limits };
        // A vault waits for the gateway behind it: Spreedly's own client allows it 66 seconds.
        let patient = Limits { total: Duration::from_secs(70), ..Limits::default() };
        Self {
            stripe: at("https://api.stripe.com", Limits::default()),
            spreedly: at("https://core.spreedly.com", patient),
            braintree: at(
                "https://api.braintreegateway.com",
                Limits { total: Duration::from_mins(1), ..patient },
            ),
            plain_stripe: false,
        }
    }
}

impl Bases {
    /// All three behind one address, as the sandbox serves them.
    pub fn sandbox(base: &str) -> Self {
        let base = base.trim_end_matches('/');
        let at = |name: &str| Settings { base: format!("{base}/{name}"), limits: Limits::default() };
        Self {
            stripe: at("stripe"),
            spreedly: at("spreedly"),
            braintree: at("braintree"),
            plain_stripe: false,
        }
    }
}

/// Created once at the start; connections and circuit breakers are shared by all merchants.
#[derive(Debug)]
pub struct Office {
    stripe: Arc<Conversation>,
    spreedly: Arc<Conversation>,
    braintree: Arc<Conversation>,
    dialect: Dialect,
}

impl Office {
    pub fn new(bases: &Bases) -> Result<Self, PaymentError> {
        let line = |settings| Ok::<_, PaymentError>(Arc::new(Conversation::new(settings)?));
        Ok(Self {
            stripe: line(&bases.stripe)?,
            spreedly: line(&bases.spreedly)?,
            braintree: line(&bases.braintree)?,
            dialect: if bases.plain_stripe { Dialect::Plain } else { Dialect::Full },
        })
    }

    /// Cheap: may be called for each use.
    pub fn open(&self, credentials: Credentials) -> Arc<dyn Provider> {
        match credentials {
            Credentials::Stripe(ours) => Arc::new(Stripe::new(self.stripe.clone(), ours, self.dialect)),
            Credentials::Spreedly(ours) => Arc::new(Spreedly::new(self.spreedly.clone(), ours)),
            Credentials::Braintree(ours) => Arc::new(Braintree::new(self.braintree.clone(), ours)),
        }
    }
}
