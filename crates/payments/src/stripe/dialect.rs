//! Which part of Stripe's API is used.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Full,
    /// Only what third-party mock servers support too.
    Plain,
}
