//! The keys of rows in a response. They are the only difference between a response for a guest and one for users of the account.

use domain::guest_key::Held;
use domain::key::Key;
use flows::app::GuestNames;

use super::uri::uri;

/// The recipient of the response.
#[derive(Clone, Debug)]
pub enum Naming {
    /// Rows have guest keys, which give the guest access.
    Guest(GuestNames),
    /// Rows have their own keys, which give no access.
    Account,
}

impl Naming {
    pub fn key(&self, held: Held, row: Key) -> String {
        match self {
            Self::Guest(names) => names.key(held, row).to_string(),
            Self::Account => row.to_string(),
        }
    }

    /// The path of the row in the API that sends the response.
    pub fn uri(&self, held: Held, row: Key) -> String {
        let noun = match held {
            Held::Quote => "quote",
            Held::Reservation => "reservation",
            Held::Card => "reservation-credit-card",
            Held::Payment => "reservation-payment",
            Held::Message => "reservation-message",
        };
        match self {
            Self::Guest(_) => uri(noun, self.key(held, row)),
            Self::Account => format!("/api/v2/{noun}/{row}/"),
        }
    }

    /// Returns data that only the guest's browser may have, such as the token for authentication with the bank.
    pub fn for_guest<T>(&self, secret: Option<T>) -> Option<T> {
        match self {
            Self::Guest(_) => secret,
            Self::Account => None,
        }
    }
}
