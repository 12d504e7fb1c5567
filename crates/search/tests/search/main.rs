//! The search through its front door: by example, and against a naive search that asks the price engine home by home.

mod differential;
mod home;
mod naive;
mod snapshot;
