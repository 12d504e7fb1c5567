//! `--webhooks`: which addresses webhooks may be sent to and iCal feeds may be read from.

use anyhow::Context;
use clap::ValueEnum;
use notify::Courier;
use reach::{Outside, Reach};
use serde::Deserialize;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum WebhookReach {
    /// Only public internet addresses.
    #[default]
    Public,
    /// Also this machine and private networks; for development.
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
