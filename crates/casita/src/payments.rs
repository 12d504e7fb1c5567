//! `[payments]`: addresses of the payment providers, and the keys that decrypt merchants' secrets.

use std::net::SocketAddr;

use ::payments::{Bases, Secret};
use anyhow::Context;
use clap::Args;
use flows::services::{Cashier, SandboxAddress};
use payments::merchant::sealed::Keyring;
use serde::Deserialize;

/// The `[payments]` section of the settings file.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GivenPayments {
    /// Keys that encrypt merchants' secrets and sign guests' links, the newest first: name:64 hexadecimal digits [default: one
    /// key, generated at the first start in the data folder]
    #[arg(
        id = "sealing_keys",
        long = "sealing-keys",
        global = true,
        env = "CASITA_SEALING_KEYS",
        value_name = "KEYS",
        hide_env_values = true
    )]
    sealing_keys: Option<String>,
    /// Address of Stripe [default: api.stripe.com]
    #[arg(
        id = "stripe_url",
        long = "stripe-url",
        global = true,
        env = "CASITA_STRIPE_URL",
        value_name = "URL"
    )]
    stripe_url: Option<String>,
    /// Address of Spreedly [default: core.spreedly.com]
    #[arg(
        id = "spreedly_url",
        long = "spreedly-url",
        global = true,
        env = "CASITA_SPREEDLY_URL",
        value_name = "URL"
    )]
    spreedly_url: Option<String>,
    /// Address of Braintree [default: api.braintreegateway.com]
    #[arg(
        id = "braintree_url",
        long = "braintree-url",
        global = true,
        env = "CASITA_BRAINTREE_URL",
        value_name = "URL"
    )]
    braintree_url: Option<String>,
    /// Use only those features of Stripe that third-party mock servers support too
    #[arg(id = "plain_stripe", long = "plain-stripe", global = true, env = "CASITA_PLAIN_STRIPE")]
    plain_stripe: bool,
    /// Address of a running payment sandbox, for sites in test mode [default: with --demo, an embedded one]
    #[arg(
        id = "sandbox_url",
        long = "sandbox-url",
        global = true,
        env = "CASITA_SANDBOX_URL",
        value_name = "URL"
    )]
    sandbox_url: Option<String>,
    /// Address and port that the embedded sandbox listens on [default: 127.0.0.1 and a free port]
    #[arg(
        id = "sandbox_listen",
        long = "sandbox-listen",
        global = true,
        env = "CASITA_SANDBOX_LISTEN",
        value_name = "ADDRESS:PORT"
    )]
    sandbox_listen: Option<String>,
}

/// The effective settings.
#[derive(Clone, Debug)]
pub struct PaymentSettings {
    pub sealing_keys: Option<Secret>,
    bases: Bases,
    pub sandbox_url: Option<String>,
    pub sandbox_listen: SocketAddr,
}

impl GivenPayments {
    pub fn resolve(self, file: Self) -> anyhow::Result<PaymentSettings> {
        let sealing_keys = self.sealing_keys.or(file.sealing_keys).map(Secret::new);
        sealing_keys.as_ref().map(Keyring::parse).transpose().context("payments.sealing_keys")?;
        let plain_stripe = self.plain_stripe || file.plain_stripe;
        let mut bases = Bases { plain_stripe, ..Bases::default() };
        for (settings, given) in [
            (&mut bases.stripe, self.stripe_url.or(file.stripe_url)),
            (&mut bases.spreedly, self.spreedly_url.or(file.spreedly_url)),
            (&mut bases.braintree, self.braintree_url.or(file.braintree_url)),
        ] {
            if let Some(url) = given {
                url.trim_end_matches('/').clone_into(&mut settings.base);
            }
        }
        let listen = self.sandbox_listen.or(file.sandbox_listen);
        let listen = listen.unwrap_or_else(|| "127.0.0.1:0".to_owned());
        let sandbox_listen = listen
            .parse()
            .with_context(|| format!("payments.sandbox_listen: {listen:?} is not an address and a port"))?;
        let sandbox_url = self.sandbox_url.or(file.sandbox_url);
        let sandbox_url = sandbox_url.map(|url| url.trim_end_matches('/').to_owned());
        Ok(PaymentSettings { sealing_keys, bases, sandbox_url, sandbox_listen })
    }
}

impl PaymentSettings {
    /// `sandbox` is the sandbox's address, if there is one. Without keys only the sandbox can be used.
    pub fn cashier(
        &self,
        keyring: impl Into<Option<Keyring>>,
        sandbox: Option<String>,
    ) -> anyhow::Result<Cashier> {
        let cashier = Cashier::new(&self.bases, keyring.into())?;
        let Some(url) = sandbox else { return Ok(cashier) };
        let bases = Bases { plain_stripe: self.bases.plain_stripe, ..Bases::sandbox(&url) };
        let address = SandboxAddress { public_url: url, braintree_key: sandbox::braintree_key() };
        Ok(cashier.with_sandbox(&bases, address)?)
    }
}
