//! Reasons of a bank's decline, in each provider's format.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Decline {
    Generic,
    InsufficientFunds,
    Lost,
    Stolen,
    Expired,
    IncorrectCvc,
    Processing,
    /// The bank requires authentication, but the cardholder is absent.
    AuthenticationRequired,
    NotATestCard,
}

impl Decline {
    /// Stripe's `code`.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Expired => "expired_card",
            Self::IncorrectCvc => "incorrect_cvc",
            Self::Processing => "processing_error",
            Self::AuthenticationRequired => "authentication_required",
            _ => "card_declined",
        }
    }

    /// Stripe's `decline_code`.
    pub(crate) const fn decline_code(self) -> &'static str {
        match self {
            Self::Generic => "generic_decline",
            Self::InsufficientFunds => "insufficient_funds",
            Self::Lost => "lost_card",
            Self::Stolen => "stolen_card",
            Self::NotATestCard => "test_mode_live_card",
            other => other.code(),
        }
    }

    /// For the cardholder.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Self::Generic | Self::Lost | Self::Stolen => "Your card was declined.",
            Self::InsufficientFunds => "Your card has insufficient funds.",
            Self::Expired => "Your card has expired.",
            Self::IncorrectCvc => "Your card's security code is incorrect.",
            Self::Processing => "An error occurred while processing your card. Try again in a little bit.",
            Self::AuthenticationRequired => {
                "Your card was declined. This transaction requires authentication."
            }
            Self::NotATestCard => {
                "Your card was declined. Your request was in test mode, but used a non test (live) card."
            }
        }
    }

    /// Braintree's code and text of the processor.
    pub(crate) const fn processor_response(self) -> (&'static str, &'static str) {
        match self {
            Self::Generic | Self::NotATestCard => ("2000", "Do Not Honor"),
            Self::InsufficientFunds => ("2001", "Insufficient Funds"),
            Self::Expired => ("2004", "Expired Card"),
            Self::IncorrectCvc => ("2010", "Card Issuer Declined CVV"),
            Self::Lost => ("2012", "Processor Declined - Possible Lost Card"),
            Self::Stolen => ("2013", "Processor Declined - Possible Stolen Card"),
            Self::AuthenticationRequired => ("2099", "Cardholder Authentication Required"),
            Self::Processing => ("3000", "Processor Network Unavailable - Try Again"),
        }
    }
}
