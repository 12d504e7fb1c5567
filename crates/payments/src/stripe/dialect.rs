//! How much of Stripe's language is spoken.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Full,
    /// Only what stand-ins by others understand too.
    Plain,
}
