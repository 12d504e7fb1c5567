//! The link to the status page, put into a text.

use domain::message_template::Variable;

/// What the house says, with the way to the booking, which nobody wrote down.
pub(crate) fn with_link(words: &str, status_page: &str) -> String {
    words.replace(&Variable::StatusUrl.mark(), status_page)
}
