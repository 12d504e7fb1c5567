//! Inserting the link to the status page into a text.

use domain::templates::message_template::Variable;

/// Replaces the variable of the status link. The link itself is never stored, since it contains the guest key.
pub(crate) fn with_link(words: &str, status_page: &str) -> String {
    words.replace(&Variable::StatusUrl.mark(), status_page)
}
