//! Whether anything can be sent to the address of a webhook.

use reach::ReachError;

use crate::App;

/// Whether anything can be sent to an address, as far as it can be seen now.
pub(super) fn check_receiver(app: &App, url: &str) -> Result<(), ReachError> {
    app.courier.as_deref().map_or(Ok(()), |courier| courier.check(url))
}
