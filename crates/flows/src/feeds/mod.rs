//! Import of other channels' calendars (iCal feeds).

mod calendar_feed_record;
mod conflict;
mod event;
mod freshness;
mod import;
mod read;
mod settle;
mod span;

pub use calendar_feed_record::{CALENDAR_FEED, CalendarFeedKeeper};
pub(crate) use freshness::has_fresh_feeds;
pub use read::FeedError;
pub(crate) use read::{read_feed, watch_feeds};
pub(crate) use span::{name_of, owned, span};
