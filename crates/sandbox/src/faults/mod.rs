//! Injected faults.

pub(crate) mod fault;
pub(crate) mod fault_layer;
