//! What is special about single resources.

mod agreement;
mod calendar_event;
mod calendar_feed;
mod listing;
mod message;
mod message_template;
mod photo;
mod promotion;
mod property;
mod property_group;
mod scheduled_message;
mod site;
mod site_page;
mod slug;
mod thread;
mod user;
mod webhook;
mod webhook_delivery;

pub use agreement::AgreementKeeper;
pub use calendar_event::CalendarEventKeeper;
pub use calendar_feed::CalendarFeedKeeper;
pub use listing::ListingKeeper;
pub use message::MessageKeeper;
pub use message_template::MessageTemplateKeeper;
pub use photo::PhotoKeeper;
pub use promotion::PromotionKeeper;
pub use property::PropertyKeeper;
pub use property_group::PropertyGroupKeeper;
pub use scheduled_message::ScheduledMessageKeeper;
pub use site::SiteKeeper;
pub use site_page::SitePageKeeper;
pub(crate) use slug::slug_of;
pub use thread::ThreadKeeper;
pub use user::UserKeeper;
pub use webhook::WebhookKeeper;
pub use webhook_delivery::WebhookDeliveryKeeper;
