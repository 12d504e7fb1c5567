//! What rows are called in an answer, which is one and the same for a guest and for the people of the account but for this.

use domain::guest_key::Held;
use domain::key::Key;
use flows::app::GuestNames;

use super::uri::uri;

/// Who is told.
#[derive(Clone, Debug)]
pub enum Naming {
    /// By keys that let the guest in.
    Guest(GuestNames),
    /// By the rows' own keys, which let nobody in.
    Account,
}

impl Naming {
    pub fn key(&self, held: Held, row: Key) -> String {
        match self {
            Self::Guest(names) => names.key(held, row).to_string(),
            Self::Account => row.to_string(),
        }
    }

    /// Where the row is found in the API that answers.
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

    /// What only the guest's browser may have, such as the proof that a bank waits for.
    pub fn for_guest<T>(&self, secret: Option<T>) -> Option<T> {
        match self {
            Self::Guest(_) => secret,
            Self::Account => None,
        }
    }
}
