//! Webhooks of the payment providers. They only name what changed: what it is now, the provider is asked, so late, doubled and
//! reordered ones do no harm.

use domain::code::Provider as ProviderCode;
use domain::key::AccountId;
use domain::reservation::PaymentState;
pub use payments::WebhookRequest;
use payments::{
    ChargeReference, Lookup, ProviderEvent, RefundLookup, RefundReference, Subject, WebhookError,
};
use serde_json::json;
use store::row::{provider_event, site};

use crate::House;
use crate::reservation::BookingError;

#[derive(Debug, thiserror::Error)]
pub enum WebhookRefusal {
    #[error("there is no such site, or it has another provider")]
    NoSuchSite,
    #[error(transparent)]
    Webhook(#[from] WebhookError),
    #[error(transparent)]
    Booking(#[from] BookingError),
}

impl House {
    pub async fn hear_provider(
        &self,
        code: ProviderCode,
        namespace: &str,
        request: &WebhookRequest<'_>,
    ) -> Result<(), WebhookRefusal> {
        let site =
            store::site::find_by_address(self.store.read(), namespace).await.map_err(BookingError::from)?;
        let site = site.filter(|site| site.provider.as_deref() == Some(code.code()));
        let site = site.ok_or(WebhookRefusal::NoSuchSite)?;
        let provider = self.cashier.provider(&site).map_err(BookingError::from)?;
        for event in provider.read_webhook(request, self.now())? {
            self.hear_event(&site, code, &event).await?;
        }
        Ok(())
    }

    async fn hear_event(
        &self,
        site: &site::Model,
        code: ProviderCode,
        event: &ProviderEvent,
    ) -> Result<(), BookingError> {
        let db = self.store.write_one();
        let row = provider_event::Model {
            account_id: site.account_id,
            provider: code.code().to_owned(),
            event_id: event.id.clone(),
            kind: event.kind.clone(),
            payload: json!({"site": site.namespace, "subject": format!("{:?}", event.subject)}),
            received_at: self.now(),
            handled_at: None,
        };
        if store::provider_event::keep(db, row).await? {
            return Ok(());
        }
        let account = site.id.key().account();
        self.follow_subject(site, account, &event.subject).await?;
        Ok(store::provider_event::handled(db, account, code.code(), &event.id, self.now()).await?)
    }

    async fn follow_subject(
        &self,
        site: &site::Model,
        account: AccountId,
        subject: &Subject,
    ) -> Result<(), BookingError> {
        match subject {
            Subject::Charge(reference) => self.follow_charge(site, account, reference).await,
            Subject::Refund(reference) => self.follow_refund(site, account, reference).await,
            Subject::Session(reference) => self.follow_session(account, reference).await,
            // The guest's browser asks for cards itself.
            Subject::Card(_) | Subject::Other => Ok(()),
        }
    }

    async fn follow_charge(
        &self,
        site: &site::Model,
        account: AccountId,
        reference: &ChargeReference,
    ) -> Result<(), BookingError> {
        let payment =
            store::reservation::payment_by_reference(self.store.read(), account, reference.as_str()).await?;
        // A charge whose answer nobody heard is found by its job, by our own name for it.
        let Some(payment) = payment.filter(|payment| payment.state == PaymentState::Pending.code()) else {
            return Ok(());
        };
        let provider = self.cashier.provider(site)?;
        let (Some(outcome), Some(attempt)) =
            (provider.find_charge(&Lookup::Reference(reference)).await?, &payment.idempotency_key)
        else {
            return Ok(());
        };
        // While the guest is busy with the proof there is nothing new.
        if matches!(outcome, payments::Outcome::NeedsAuthentication { .. }) && payment.auth_required {
            return Ok(());
        }
        self.apply(payment.id.key(), attempt, outcome).await
    }

    async fn follow_refund(
        &self,
        site: &site::Model,
        account: AccountId,
        reference: &RefundReference,
    ) -> Result<(), BookingError> {
        let refund =
            store::reservation::refund_by_reference(self.store.read(), account, reference.as_str()).await?;
        let Some(refund) = refund else { return Ok(()) };
        let provider = self.cashier.provider(site)?;
        if let Some(outcome) = provider.find_refund(&RefundLookup::Reference(reference)).await? {
            self.apply_refund(refund.id.key(), outcome).await?;
        }
        Ok(())
    }
}
