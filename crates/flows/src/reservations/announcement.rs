//! Webhook events of a reservation, written in the transaction that causes them.

use domain::key::Key;
use domain::text::code::WebhookEvent;
use serde_json::{Value, json};
use store::StoreError;
use store::row::charges::{reservation_payment, reservation_refund};

use super::case::Case;
use crate::webhooks;

pub(crate) async fn announce(case: &Case<'_>, event: WebhookEvent) -> Result<(), StoreError> {
    tell_systems(case, event, json!({"reservation": summary(case)})).await
}

pub(crate) async fn announce_payment(
    case: &Case<'_>,
    event: WebhookEvent,
    payment: &reservation_payment::Model,
) -> Result<(), StoreError> {
    let told = json!({
        "key": payment.id.key(),
        "uri": uri("reservation-payment", payment.id.key()),
        "amount": payment.amount,
        "method": payment.method,
        "state": payment.state,
        "due_date": payment.due_date,
    });
    tell_systems(case, event, json!({"reservation": summary(case), "payment": told})).await
}

pub(crate) async fn announce_refund(
    case: &Case<'_>,
    refund: &reservation_refund::Model,
) -> Result<(), StoreError> {
    let told = json!({
        "key": refund.id.key(),
        "uri": uri("reservation-refund", refund.id.key()),
        "amount": refund.amount,
        "state": refund.state,
    });
    let data = json!({"reservation": summary(case), "refund": told});
    tell_systems(case, WebhookEvent::RefundMade, data).await
}

async fn tell_systems(case: &Case<'_>, event: WebhookEvent, data: Value) -> Result<(), StoreError> {
    // Boxed: the future of a booking is large enough without it.
    Box::pin(webhooks::announce(case.app, &case.tx, case.key().account(), event, data)).await
}

/// Contains nothing about the guest, and not the key of the quote, which is part of guest keys.
fn summary(case: &Case<'_>) -> Value {
    let row = &case.reservation;
    json!({
        "key": case.key(),
        "uri": uri("reservation", case.key()),
        "status": row.status,
        "requested": row.requested,
        "property": row.property_id.key(),
        "check_in": row.check_in,
        "check_out": row.check_out,
        "total": row.total,
        "currency": row.currency,
    })
}

fn uri(noun: &str, key: Key) -> String {
    format!("/api/v2/{noun}/{key}/")
}
