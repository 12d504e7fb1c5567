//! Validating the address of a webhook.

use reach::ReachError;

use crate::App;

/// Fails if nothing can be sent to the address, as far as it can be checked now.
pub(super) fn check_receiver(app: &App, url: &str) -> Result<(), ReachError> {
    app.courier.as_deref().map_or(Ok(()), |courier| courier.check(url))
}
