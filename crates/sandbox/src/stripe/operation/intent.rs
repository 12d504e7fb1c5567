//! Common parts of setup intents and payment intents: states, secrets, 3D Secure.

use super::payment_method;
use crate::stripe::call::{Caller, Desk};
use crate::stripe::error::ApiError;
use crate::stripe::form::Params;
use crate::stripe::record::PaymentMethod;

/// Browsers must present the intent's secret.
pub(crate) fn check_secret(caller: &Caller, given: Option<&str>, secret: &str) -> Result<(), ApiError> {
    match given {
        Some(given) if given == secret => Ok(()),
        None if !caller.is_browser => Ok(()),
        _ => {
            Err(ApiError::parameter("client_secret", "The client_secret provided does not match the intent."))
        }
    }
}

/// Parameters of a confirmation.
pub(crate) struct Confirmation {
    pub(crate) method: Option<PaymentMethod>,
    pub(crate) client_secret: Option<String>,
    pub(crate) return_url: Option<String>,
    pub(crate) off_session: bool,
    pub(crate) error_on_requires_action: bool,
}

impl Confirmation {
    pub(crate) fn read(desk: &mut Desk, params: &mut Params) -> Result<Self, ApiError> {
        let client_secret = params.text("client_secret")?;
        let return_url = params.text("return_url")?;
        let off_session = params.boolean("off_session")?;
        let error_on_requires_action = params.boolean("error_on_requires_action")?;
        let id = params.text("payment_method")?;
        let data = params.group("payment_method_data")?;
        params.ignore(&[
            "use_stripe_sdk",
            "mandate_data",
            "payment_method_options",
            "expected_payment_method_type",
        ]);
        params.finish()?;
        let method = match (id, data) {
            (Some(id), _) => Some(payment_method::find(desk, &id)?),
            (None, Some(mut data)) => Some(payment_method::keep_from(desk, &mut data)?),
            (None, None) => None,
        };
        Ok(Self { method, client_secret, return_url, off_session, error_on_requires_action })
    }
}
