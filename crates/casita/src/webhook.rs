//! Where webhooks may lead, as the operator says.

use anyhow::Context;
use clap::ValueEnum;
use notify::{Courier, Receivers};
use serde::Deserialize;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum WebhookReach {
    /// Only where anybody on the internet could be.
    #[default]
    Public,
    /// To this machine and its neighbours too; for development.
    Anywhere,
}

impl WebhookReach {
    pub fn courier(self) -> anyhow::Result<Courier> {
        let receivers = match self {
            Self::Public => Receivers::Public,
            Self::Anywhere => Receivers::Anywhere,
        };
        Courier::new(receivers).context("webhooks")
    }
}
