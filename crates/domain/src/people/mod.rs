//! Guests and users: names, addresses, and the party of a stay.

pub mod contact;
pub mod email;
pub mod party;
pub mod person_name;
pub mod telephone;
