//! Letters about a reservation, put into the outbox in the transaction that gives the reason for them.

use domain::code::OutboxState;
use serde_json::json;
use store::StoreError;
use store::row::outbox;

use super::case::Case;

impl Case<'_> {
    pub(super) async fn tell_owner(&self, kind: &str) -> Result<(), StoreError> {
        let account = self.key().account();
        let site = store::site::find(&self.tx, account, self.reservation.site_id.key()).await?;
        let contact = site.map(|site| site.contact_email).filter(|email| !email.trim().is_empty());
        let owner = match contact {
            Some(email) => Some(email),
            None => store::account::first_owner(&self.tx, account).await?.map(|owner| owner.email),
        };
        match owner {
            Some(owner) => self.tell(kind, &owner, "").await,
            None => Ok(()),
        }
    }

    /// Puts a notice into the outbox. `about` tells apart notices of one kind, such as receipts of several payments.
    pub(super) async fn tell(&self, kind: &str, recipient: &str, about: &str) -> Result<(), StoreError> {
        if recipient.trim().is_empty() {
            return Ok(());
        }
        let row = outbox::Model {
            account_id: self.reservation.account_id,
            id: self.house.new_key(self.key().account()).into(),
            kind: kind.to_owned(),
            recipient: recipient.to_owned(),
            subject: String::new(),
            payload: json!({"reservation": self.key(), "about": about}),
            state: OutboxState::Waiting.code().to_owned(),
            attempts: 0,
            available_at: self.now,
            sent_at: None,
            failure: None,
            dedupe: format!("{kind} {} {about} {}", self.key(), self.reservation.version),
            created_at: self.now,
            updated_at: self.now,
            version: 1,
        };
        store::outbox::insert(&self.tx, row).await
    }
}
