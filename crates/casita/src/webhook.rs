//! Where webhooks may lead and calendars may be read from, as the operator says.

use anyhow::Context;
use clap::ValueEnum;
use notify::Courier;
use reach::{Outside, Reach};
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
        Courier::new(self.reach()).context("webhooks")
    }

    pub fn outside(self) -> anyhow::Result<Outside> {
        Outside::new(self.reach()).context("calendars")
    }

    const fn reach(self) -> Reach {
        match self {
            Self::Public => Reach::Public,
            Self::Anywhere => Reach::Anywhere,
        }
    }
}
