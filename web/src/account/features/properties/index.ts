// Properties and their photos, groups, calendar events and iCal feeds.
export { calendarEventList } from "./calendar-event";
export { calendarFeedList } from "./calendar-feed";
export { type Home, HomeLine } from "./home-line";
export { photoList } from "./photo";
export { propertyActions, propertyList } from "./property";
export { propertyGroupList } from "./property-group";
