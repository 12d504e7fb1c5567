//! What owners' systems are told about a reservation, written in the transaction in which it happens.

use domain::code::WebhookEvent;
use domain::key::Key;
use serde_json::{Value, json};
use store::StoreError;
use store::row::{reservation_payment, reservation_refund};

use super::case::Case;

impl Case<'_> {
    pub(super) async fn announce(&self, event: WebhookEvent) -> Result<(), StoreError> {
        self.tell_systems(event, json!({"reservation": self.summary()})).await
    }

    pub(super) async fn announce_payment(
        &self,
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
        self.tell_systems(event, json!({"reservation": self.summary(), "payment": told})).await
    }

    pub(super) async fn announce_refund(&self, refund: &reservation_refund::Model) -> Result<(), StoreError> {
        let told = json!({
            "key": refund.id.key(),
            "uri": uri("reservation-refund", refund.id.key()),
            "amount": refund.amount,
            "state": refund.state,
        });
        let data = json!({"reservation": self.summary(), "refund": told});
        self.tell_systems(WebhookEvent::RefundMade, data).await
    }

    async fn tell_systems(&self, event: WebhookEvent, data: Value) -> Result<(), StoreError> {
        // Bookings are large enough without it.
        Box::pin(self.house.announce(&self.tx, self.key().account(), event, data)).await
    }

    /// Nothing about the guest, and not the key of the quote, by which the guest gets in.
    fn summary(&self) -> Value {
        let row = &self.reservation;
        json!({
            "key": self.key(),
            "uri": uri("reservation", self.key()),
            "status": row.status,
            "requested": row.requested,
            "property": row.property_id.key(),
            "check_in": row.check_in,
            "check_out": row.check_out,
            "total": row.total,
            "currency": row.currency,
        })
    }
}

fn uri(noun: &str, key: Key) -> String {
    format!("/api/v2/{noun}/{key}/")
}
