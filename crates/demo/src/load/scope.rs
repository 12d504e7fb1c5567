//! The account under which rows are written, and the keys that they get.

use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use domain::key::{AccountId, Key};
use store::row::Id;

use super::error::LoadError;
use super::options::LoadOptions;
use crate::dice::Dice;

/// 5 April 2021, when all accounts of the demo were opened. Fixed, so that homes and pictures keep their keys from day
/// to day.
const OPENED: TimeDelta = TimeDelta::seconds(1_617_638_400);

#[derive(Debug, Clone, Copy)]
pub(super) struct Scope {
    pub(super) account: AccountId,
    pub(super) seed: u64,
    pub(super) now: DateTime<Utc>,
    pub(super) today: NaiveDate,
    zone: Tz,
}

impl Scope {
    pub(super) fn new(number: u32, time_zone: &str, options: &LoadOptions<'_>) -> Result<Self, LoadError> {
        let zone = time_zone.parse().map_err(|_| LoadError::Broken(format!("time zone {time_zone}")))?;
        let LoadOptions { now, today, seed, .. } = *options;
        Ok(Self { account: AccountId::new(number), seed, now, today, zone })
    }

    /// The moment at which a clock in the account's office shows this, but never later than now.
    pub(super) fn instant(&self, local: NaiveDateTime) -> DateTime<Utc> {
        self.later(local).min(self.now)
    }

    /// The same for what is yet to come. A time that the clock skips in spring is read as if it did not.
    pub(super) fn later(&self, local: NaiveDateTime) -> DateTime<Utc> {
        local.and_local_timezone(self.zone).earliest().map_or_else(|| local.and_utc(), |at| at.to_utc())
    }

    /// The id of a thing by its name: whoever refers to it finds the same.
    pub(super) fn named(&self, noun: &str, name: &str) -> Id {
        self.mint(&format!("{noun} {name}")).id(opened())
    }

    pub(super) fn mint(&self, topic: &str) -> Mint {
        Mint { account: self.account, dice: Dice::about(self.seed, topic) }
    }
}

/// When the account was opened.
pub(super) fn opened() -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + OPENED
}

/// A user belongs to no account.
pub(super) fn user_id(email: &str, seed: u64) -> Id {
    Mint { account: AccountId::new(0), dice: Dice::about(seed, email) }.id(opened())
}

/// Makes the keys of one topic, each as old as its row.
#[derive(Debug)]
pub(super) struct Mint {
    account: AccountId,
    pub(super) dice: Dice,
}

impl Mint {
    pub(super) fn id(&mut self, made: DateTime<Utc>) -> Id {
        let seconds = u32::try_from(made.timestamp()).unwrap_or_default();
        Key::new(self.account, seconds, self.dice.throw()).into()
    }

    /// 128 bits in hexadecimal.
    pub(super) fn secret(&mut self) -> String {
        format!("{:016x}{:016x}", self.dice.throw(), self.dice.throw())
    }
}
