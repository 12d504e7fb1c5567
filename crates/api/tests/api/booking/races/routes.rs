//! Every writing route is raced, or listed here with the reason why not.

use std::collections::BTreeSet;

use super::act::{BOOKED, HELD, QUOTED, REQUESTED, UNPROVEN};
use crate::access::described;
use crate::{people_races, races};

/// Routes of the resource layer: each locks one row and writes only the changed columns; those of homes, their listings, sites,
/// blocks, feeds and promotions are raced on behalf of all.
const RESOURCES: [&str; 21] = [
    "agreement",
    "calendar-event",
    "calendar-feed",
    "listing",
    "listing-discount",
    "listing-fee",
    "listing-rate",
    "message-template",
    "payment-policy",
    "photo",
    "promotion",
    "property",
    "property-group",
    "refund-policy",
    "scheduled-message",
    "site",
    "site-page",
    "source",
    "tax",
    "thread",
    "webhook",
];
/// Path prefixes, and the reason why nothing of them races here.
const APART: &[(&str, &str)] = &[
    ("/api/v2/signup", "a new account by itself"),
    ("/api/v2/operator", "all of an account at once"),
    ("/api/v2/demo", "all of an account at once"),
    ("/api/v2/partner-connection", "the partner's own tests"),
    ("/api/v2/message", "an e-mail by itself"),
    ("/api/v2/webhook-delivery", "what goes out again"),
    ("/api/v2/reservation-refund/{key}/retry", "only of a refund that failed"),
    ("/api/v2/reservation/{key}/guest-link", "a counter by itself"),
    ("/api/v2/reservation/import", "new stays, each as one that is booked for somebody"),
    ("/websites/api/v2/reservation-message/upload", "a message, which is raced, with files"),
    ("/websites/api/v2/offer-refusal", "an e-mail address by itself"),
    ("/websites/api/v2/quote/estimate", "writes nothing"),
    ("/websites/api/v2/webhooks/mail", "an e-mail by itself"),
];

/// Bulk and whole-row variants of an action that is raced with one row.
const SEVERAL: [&str; 12] = [
    "POST /api/v2/reservation/cancel",
    "POST /api/v2/reservation/lock",
    "POST /api/v2/reservation/unlock",
    "POST /api/v2/reservation/message",
    "PATCH /api/v2/reservation",
    "PUT /api/v2/reservation/{key}",
    "PATCH /api/v2/user",
    "DELETE /api/v2/user",
    "PUT /api/v2/user/{key}",
    "PATCH /api/v2/api-token",
    "DELETE /api/v2/api-token",
    "PUT /api/v2/api-token/{key}",
];

#[test]
fn every_writing_route_is_raced_or_said_to_be_apart() {
    let mut raced = races::routes(&[QUOTED, BOOKED, REQUESTED, HELD, UNPROVEN]);
    raced.extend(people_races::routes());
    let routes: Vec<(String, String)> = described()
        .into_iter()
        .filter(|(method, _)| !["get", "options"].contains(&method.as_str()))
        .collect();
    let is_apart = |path: &str| {
        let resource = path.strip_prefix("/api/v2/").and_then(|rest| rest.split('/').next());
        let reads_only =
            path.ends_with("/preview") || path.ends_with("-preview") || path.ends_with("validate-promos");
        reads_only
            || resource.is_some_and(|name| RESOURCES.contains(&name))
            || APART.iter().any(|(start, _)| path.starts_with(start))
    };
    let name = |(method, path): &(String, String)| format!("{} {path}", method.to_uppercase());
    let forgotten: Vec<String> = routes
        .iter()
        .filter(|route| !is_apart(&route.1))
        .map(name)
        .filter(|route| !raced.contains(route.as_str()) && !SEVERAL.contains(&route.as_str()))
        .collect();
    assert_eq!(forgotten, Vec::<String>::new());
    let all: BTreeSet<String> = routes.iter().map(name).collect();
    let gone: Vec<&&str> = raced.iter().filter(|route| !all.contains(**route)).collect();
    assert_eq!(gone, Vec::<&&str>::new(), "no such route");
}
