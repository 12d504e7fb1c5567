//! The address of a home on one line.

use store::row::homes::property;

pub(crate) fn address(home: &property::Model) -> String {
    let town = format!("{} {}", home.state.trim(), home.postal_code.trim());
    joined(&[&home.address_one, &home.address_two, &home.city, &town, &home.country])
}

/// Without the street, for guests who have not booked.
pub(crate) fn town(home: &property::Model) -> String {
    joined(&[&home.city, &home.state, &home.country])
}

pub(crate) fn joined(parts: &[&str]) -> String {
    let known: Vec<&str> = parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty()).collect();
    known.join(", ")
}
