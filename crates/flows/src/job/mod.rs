//! Work that is done later, by whichever node has a worker. Every handler may run twice, and must not mind.

mod worker;

use chrono::{DateTime, Utc};
use domain::code::JobKind;
use domain::key::Key;
use store::job::NewJob;
use store::{StoreError, Tx};

pub use worker::Worker;

use crate::House;
use crate::calendar_feed::FeedError;
use crate::conversation::ConversationError;
use crate::outbox::OutboxError;
use crate::partner::PartnerTrouble;
use crate::photo::PhotoError;
use crate::reservation::BookingError;
use crate::webhook::WebhookError;

/// What is left to do after a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum After {
    Nothing,
    /// The same again, not before this moment.
    At(DateTime<Utc>),
    /// No further try will help, and why: a person has to look at it.
    Never(String),
}

#[derive(Debug, thiserror::Error)]
enum JobError {
    #[error(transparent)]
    Booking(#[from] BookingError),
    #[error(transparent)]
    Conversation(#[from] ConversationError),
    #[error(transparent)]
    Feed(#[from] FeedError),
    #[error(transparent)]
    Outbox(#[from] OutboxError),
    #[error(transparent)]
    Partner(#[from] PartnerTrouble),
    #[error(transparent)]
    Photo(#[from] PhotoError),
    #[error(transparent)]
    Webhook(#[from] WebhookError),
}

impl House {
    /// Asks for work in the transaction that makes it necessary.
    pub(crate) async fn ask(
        &self,
        tx: &Tx,
        kind: JobKind,
        subject: Key,
        run_at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let account = subject.account();
        let job = NewJob { key: self.new_key(account), kind, account, subject, run_at };
        store::job::add(tx, job, self.now()).await
    }

    async fn work_on(&self, kind: JobKind, subject: Key) -> Result<After, JobError> {
        Ok(match kind {
            JobKind::SettleCharge => self.settle_charge(subject).await?,
            JobKind::CollectPayment => self.collect_payment(subject).await?,
            JobKind::KeepDeposit => self.keep_deposit(subject).await?,
            JobKind::SendRefund => self.send_refund(subject).await?,
            JobKind::ExpireHold => self.expire_hold(subject).await?,
            JobKind::SendLetter => self.send_letter(subject).await?,
            JobKind::RemindOfArrival => self.remind_of_arrival(subject).await?,
            JobKind::PreparePhoto => self.prepare_photo(subject).await?,
            JobKind::RemovePhoto => self.remove_photo(subject).await?,
            JobKind::ReadFeed => self.read_feed(subject).await?,
            JobKind::SendWebhook => self.send_webhook(subject).await?,
            JobKind::SendScheduledMessage => self.send_scheduled_message(subject).await?,
            JobKind::PlanMessages => self.plan_messages(subject).await?,
            JobKind::SettlePartnerBooking => self.settle_partner_booking(subject).await?,
            JobKind::SyncPartner => self.sync_partner(subject).await?,
            JobKind::FetchPictures => self.fetch_pictures(subject).await?,
            JobKind::ReadPartnerCalendar => self.read_partner_calendar(subject).await?,
        })
    }
}
