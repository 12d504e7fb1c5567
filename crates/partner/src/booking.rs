//! Books a quote in the partner's system, and reads the state of that booking.

use line::Secret;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::error::PartnerError;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookingKind {
    /// Instant booking, with a card.
    Instant,
    /// A request; the partner's staff decides.
    Inquiry,
}

#[derive(Clone, Debug)]
pub struct Order<'a> {
    pub kind: BookingKind,
    pub quote: &'a str,
    pub rate_plan: &'a str,
    /// A payment method token of the partner's own card processor.
    pub card: Option<&'a Secret>,
    pub guest: Guest<'a>,
}

#[derive(Clone, Copy, Debug)]
pub struct Guest<'a> {
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: &'a str,
    pub phone: &'a str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reservation {
    pub id: String,
    pub standing: Standing,
    pub confirmation_code: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Confirmed,
    /// On hold or requested, not yet confirmed.
    Waiting,
    /// Canceled, declined or expired.
    Over,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ReservationIn {
    #[serde(rename = "_id", alias = "id", alias = "reservationId")]
    id: String,
    status: String,
    confirmation_code: Option<String>,
}

pub(crate) fn write(order: &Order<'_>, policy_field: &str) -> Secret {
    let guest = order.guest;
    let mut body = json!({
        "ratePlanId": order.rate_plan,
        "guest": {
            "firstName": guest.first_name, "lastName": guest.last_name, "email": guest.email, "phone": guest.phone,
        },
        "policy": Map::from_iter([(policy_field.to_owned(), Value::Bool(true))]),
    });
    if let Some(card) = order.card {
        body["ccToken"] = json!(card.expose());
    }
    Secret::new(body.to_string())
}

pub(crate) fn read(text: &str) -> Result<Reservation, PartnerError> {
    let told: ReservationIn =
        serde_json::from_str(text).map_err(|_| PartnerError::unreadable("a reservation"))?;
    let standing = match told.status.as_str() {
        "confirmed" | "checked_in" | "checked_out" => Standing::Confirmed,
        "canceled" | "cancelled" | "declined" | "closed" | "expired" => Standing::Over,
        _ => Standing::Waiting,
    };
    Ok(Reservation { id: told.id, standing, confirmation_code: told.confirmation_code })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_written_without_being_printed() {
        let card = Secret::new("pm_hidden");
        let guest = Guest { first_name: "Ann", last_name: "Guest", email: "ann@guest.test", phone: "" };
        let order = Order {
            kind: BookingKind::Instant,
            quote: "q",
            rate_plan: "default-rateplan-id",
            card: Some(&card),
            guest,
        };
        assert!(!format!("{order:?}").contains("hidden"));
        let body: Value = serde_json::from_str(write(&order, "acceptPolicies").expose()).unwrap();
        assert_eq!(body["ccToken"], "pm_hidden");
        assert_eq!(body["policy"], json!({"acceptPolicies": true}));
        assert_eq!(body["guest"]["firstName"], "Ann");
        let without = write(&Order { card: None, ..order }, "accepted");
        assert!(!without.expose().contains("ccToken"));
    }

    #[test]
    fn what_became_of_it_is_read() {
        for (status, standing) in [
            ("confirmed", Standing::Confirmed),
            ("reserved", Standing::Waiting),
            ("inquiry", Standing::Waiting),
            ("canceled", Standing::Over),
            ("declined", Standing::Over),
        ] {
            let told =
                read(&format!(r#"{{"_id":"r1","status":"{status}","confirmationCode":"GY-1"}}"#)).unwrap();
            assert_eq!((told.id.as_str(), told.standing), ("r1", standing), "{status}");
            assert_eq!(told.confirmation_code.as_deref(), Some("GY-1"));
        }
        assert!(read(r#"{"status":"confirmed"}"#).is_err());
    }
}
