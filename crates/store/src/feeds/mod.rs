//! iCal feeds of other channels.

pub mod calendar_feed;
