//! A booking at the partner, or a request for one.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Reservation {
    pub(crate) id: String,
    pub(crate) quote: String,
    pub(crate) listing: String,
    pub(crate) status: String,
    pub(crate) check_in: NaiveDate,
    pub(crate) check_out: NaiveDate,
    pub(crate) total: f64,
    pub(crate) guest: Value,
    pub(crate) card: Option<String>,
    pub(crate) confirmation_code: String,
    pub(crate) created_at: DateTime<Utc>,
}

impl Reservation {
    pub(crate) fn has(&self, night: NaiveDate) -> bool {
        let stands = !["canceled", "declined", "expired"].contains(&self.status.as_str());
        stands && self.check_in <= night && night < self.check_out
    }

    pub(crate) fn told(&self) -> Value {
        json!({
            "_id": self.id, "status": self.status, "confirmationCode": self.confirmation_code, "platform": "direct",
            "quoteId": self.quote, "listingId": self.listing, "checkInDateLocalized": self.check_in,
            "checkOutDateLocalized": self.check_out, "guest": self.guest, "money": {"total": self.total},
            "createdAt": self.created_at,
        })
    }
}
