//! The records of the stand-ins: in memory, and in a file that survives a restart.

pub(crate) mod journal;
pub(crate) mod ledger;
pub(crate) mod shelf;
