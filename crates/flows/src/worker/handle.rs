//! The handlers of all jobs. A job may run on any node and more than once, so every handler must be idempotent.

use domain::key::Key;
use domain::text::code::JobKind;

use crate::app::After;
use crate::emails::OutboxError;
use crate::feeds::FeedError;
use crate::homes::PhotoError;
use crate::inbox::ConversationError;
use crate::reservations::BookingError;
use crate::services::PartnerTrouble;
use crate::webhooks::WebhookError;
use crate::{
    App, booking, charges, emails, feeds, homes, partner_homes, reservations, sites, stays, templates,
    webhooks,
};

#[derive(Debug, thiserror::Error)]
pub(crate) enum JobError {
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

pub(super) async fn work_on(app: &App, kind: JobKind, subject: Key) -> Result<After, JobError> {
    Ok(match kind {
        JobKind::SettleCharge => charges::settle_charge(app, subject).await?,
        JobKind::CollectPayment => charges::collect_payment(app, subject).await?,
        JobKind::KeepDeposit => stays::keep_deposit(app, subject).await?,
        JobKind::SendRefund => stays::send_refund(app, subject).await?,
        JobKind::ExpireHold => booking::expire_hold(app, subject).await?,
        JobKind::SendLetter => emails::send_letter(app, subject).await?,
        JobKind::RemindOfArrival => reservations::remind_of_arrival(app, subject).await?,
        JobKind::PreparePhoto => homes::prepare_photo(app, subject).await?,
        JobKind::RemovePhoto => homes::remove_photo(app, subject).await?,
        JobKind::PrepareSitePicture => sites::prepare_site_picture(app, subject).await?,
        JobKind::RemoveSitePicture => sites::remove_site_picture(app, subject).await?,
        JobKind::ReadFeed => feeds::read_feed(app, subject).await?,
        JobKind::SendWebhook => webhooks::send_webhook(app, subject).await?,
        JobKind::SendScheduledMessage => templates::send_scheduled_message(app, subject).await?,
        JobKind::PlanMessages => templates::plan_messages(app, subject).await?,
        JobKind::SettlePartnerBooking => booking::settle_partner_booking(app, subject).await?,
        JobKind::SyncPartner => partner_homes::sync_partner(app, subject).await?,
        JobKind::FetchPictures => partner_homes::fetch_pictures(app, subject).await?,
        JobKind::ReadPartnerCalendar => partner_homes::read_partner_calendar(app, subject).await?,
    })
}
