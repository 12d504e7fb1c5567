//! Civil dates: stays, months, weekdays, and the taken nights of a property.

pub mod calendar;
pub(crate) mod day_number;
pub mod month;
pub mod night;
pub mod stay;
pub mod weekday;
