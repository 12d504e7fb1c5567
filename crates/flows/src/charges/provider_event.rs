//! Webhooks of the payment providers. They only name the changed object: its state is requested from the provider, so late,
//! duplicate and reordered webhooks do no harm.

use domain::key::AccountId;
use domain::reservations::reservation::PaymentState;
use domain::text::code::Provider as ProviderCode;
use payments::{
    ChargeReference, Lookup, ProviderEvent, RefundLookup, RefundReference, Subject, WebhookError,
    WebhookRequest,
};
use serde_json::json;
use store::row::charges::provider_event;
use store::row::sites::site;

use super::apply::apply;
use super::session::follow_session;
use crate::reservations::BookingError;
use crate::{App, stays};

#[derive(Debug, thiserror::Error)]
pub enum WebhookRefusal {
    #[error("no such site, or it has another provider")]
    NoSuchSite,
    #[error(transparent)]
    Webhook(#[from] WebhookError),
    #[error(transparent)]
    Booking(#[from] BookingError),
}

pub async fn hear_provider(
    app: &App,
    code: ProviderCode,
    namespace: &str,
    request: &WebhookRequest<'_>,
) -> Result<(), WebhookRefusal> {
    let site =
        store::sites::site::find_by_address(app.store.read(), namespace).await.map_err(BookingError::from)?;
    let site = site.filter(|site| site.provider.as_deref() == Some(&code));
    let site = site.ok_or(WebhookRefusal::NoSuchSite)?;
    let provider = app.cashier.provider(&site).map_err(BookingError::from)?;
    for event in provider.read_webhook(request, app.now())? {
        hear_event(app, &site, code, &event).await?;
    }
    Ok(())
}

async fn hear_event(
    app: &App,
    site: &site::Model,
    code: ProviderCode,
    event: &ProviderEvent,
) -> Result<(), BookingError> {
    let db = app.store.write_one();
    let row = provider_event::Model {
        account_id: site.account_id,
        provider: code.into(),
        event_id: event.id.clone(),
        kind: event.kind.clone(),
        payload: json!({"site": site.namespace, "subject": format!("{:?}", event.subject)}),
        received_at: app.now(),
        handled_at: None,
    };
    if store::charges::provider_event::keep(db, row).await? {
        return Ok(());
    }
    let account = site.id.key().account();
    follow_subject(app, site, account, &event.subject).await?;
    Ok(store::charges::provider_event::handled(db, account, code.code(), &event.id, app.now()).await?)
}

async fn follow_subject(
    app: &App,
    site: &site::Model,
    account: AccountId,
    subject: &Subject,
) -> Result<(), BookingError> {
    match subject {
        Subject::Charge(reference) => follow_charge(app, site, account, reference).await,
        Subject::Refund(reference) => follow_refund(app, site, account, reference).await,
        Subject::Session(reference) => follow_session(app, account, reference).await,
        // The guest's browser asks for the state of cards itself.
        Subject::Card(_) | Subject::Other => Ok(()),
    }
}

async fn follow_charge(
    app: &App,
    site: &site::Model,
    account: AccountId,
    reference: &ChargeReference,
) -> Result<(), BookingError> {
    let payment =
        store::reservations::reservation::payment_by_reference(app.store.read(), account, reference.as_str())
            .await?;
    // A charge whose response was lost is found by its job, by our idempotency key.
    let Some(payment) = payment.filter(|payment| payment.state == PaymentState::Pending) else {
        return Ok(());
    };
    let provider = app.cashier.provider(site)?;
    let (Some(outcome), Some(attempt)) =
        (provider.find_charge(&Lookup::Reference(reference)).await?, &payment.idempotency_key)
    else {
        return Ok(());
    };
    // Nothing is new while the guest is authenticating the card.
    if matches!(outcome, payments::Outcome::NeedsAuthentication { .. }) && payment.auth_required {
        return Ok(());
    }
    apply(app, payment.id.key(), attempt, outcome).await
}

async fn follow_refund(
    app: &App,
    site: &site::Model,
    account: AccountId,
    reference: &RefundReference,
) -> Result<(), BookingError> {
    let refund =
        store::reservations::reservation::refund_by_reference(app.store.read(), account, reference.as_str())
            .await?;
    let Some(refund) = refund else { return Ok(()) };
    let provider = app.cashier.provider(site)?;
    if let Some(outcome) = provider.find_refund(&RefundLookup::Reference(reference)).await? {
        stays::apply_refund(app, refund.id.key(), outcome).await?;
    }
    Ok(())
}
