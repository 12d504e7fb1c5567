//! Test cards: brands, outcomes, and the reasons of declines.

pub(crate) mod brand;
pub(crate) mod card;
pub(crate) mod decline;
