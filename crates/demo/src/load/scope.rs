//! The account that rows belong to, and the generation of their keys.

use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use domain::key::{AccountId, Key};
use domain::money::currency::Currency;
use store::row::Id;

use super::error::LoadError;
use super::options::LoadOptions;
use crate::account::AccountFacts;
use crate::dice::Dice;

/// 5 April 2021, when all accounts of the demo were created. Fixed, so that homes and pictures keep their keys from day to day.
const OPENED: TimeDelta = TimeDelta::seconds(1_617_638_400);

#[derive(Debug, Clone, Copy)]
pub(super) struct Scope {
    pub(super) account: AccountId,
    pub(super) seed: u64,
    pub(super) now: DateTime<Utc>,
    pub(super) today: NaiveDate,
    pub(super) currency: Currency,
    zone: Tz,
}

impl Scope {
    pub(super) fn new(
        number: u32,
        facts: &AccountFacts,
        options: &LoadOptions<'_>,
    ) -> Result<Self, LoadError> {
        let AccountFacts { time_zone, currency, .. } = facts;
        let zone = time_zone.parse().map_err(|_| LoadError::Broken(format!("time zone {time_zone}")))?;
        let currency = currency.parse().map_err(|_| LoadError::Broken(format!("currency {currency}")))?;
        let LoadOptions { now, today, seed, .. } = *options;
        Ok(Self { account: AccountId::new(number), seed, now, today, currency, zone })
    }

    /// The instant of this local time in the account's time zone, but never later than now.
    pub(super) fn instant(&self, local: NaiveDateTime) -> DateTime<Utc> {
        self.later(local).min(self.now)
    }

    /// The same for the future. A local time skipped by daylight saving is read as UTC.
    pub(super) fn later(&self, local: NaiveDateTime) -> DateTime<Utc> {
        local.and_local_timezone(self.zone).earliest().map_or_else(|| local.and_utc(), |at| at.to_utc())
    }

    /// A deterministic id for a named row, so that references to it match.
    pub(super) fn named(&self, noun: &str, name: &str) -> Id {
        self.mint(&format!("{noun} {name}")).id(opened())
    }

    pub(super) fn mint(&self, topic: &str) -> Mint {
        Mint { account: self.account, dice: Dice::about(self.seed, topic) }
    }
}

/// When the accounts were created.
pub(super) fn opened() -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + OPENED
}

/// Users belong to no account.
pub(super) fn user_id(email: &str, seed: u64) -> Id {
    Mint { account: AccountId::new(0), dice: Dice::about(seed, email) }.id(opened())
}

/// Generates the keys of one topic, with each row's creation time.
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

    /// 128 random bits in hexadecimal.
    pub(super) fn secret(&mut self) -> String {
        format!("{:016x}{:016x}", self.dice.throw(), self.dice.throw())
    }
}
