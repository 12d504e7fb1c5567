//! The calendar of homes: taken nights, prices by night, blocks, and the iCal feed for other channels.

mod calendar;
mod calendar_event;
mod calendar_event_record;
mod full_calendar_event;
mod night_override;
mod outlook;
mod shared_calendar;

pub use calendar::{CalendarError, CalendarRow, Sale, Window, calendar};
pub use calendar_event::calendar_events;
pub use calendar_event_record::{CALENDAR_EVENT, CalendarEventKeeper};
pub use full_calendar_event::{TakenRange, taken_ranges};
pub use night_override::{OwnNights, OwnNightsError, own_nights, set_own_nights};
pub use outlook::outlook;
pub use shared_calendar::{
    SharedCalendar, SharedCalendarError, calendar_address, renew_calendar_address, shared_calendar,
};
