//! The access table of the generic layer: the permission to write each resource, and its actions.

use domain::accounts::role::{Permission, Role};
use http::{Method, StatusCode};
use serde_json::json;
use testkit::on_one_engine;

use super::API;
use super::world::World;

/// The resource, the permission to write it, whether it can be `c`reated, `u`pdated, `d`eleted and `i`mported, its actions and
/// its routes.
type Line = (&'static str, Permission, &'static str, &'static [&'static str], &'static [&'static str]);

const TABLE: &[Line] = &[
    ("property", Permission::Properties, "cudi", &["activate", "pause", "delete"], &["active"]),
    ("property-group", Permission::Properties, "cud", &[], &[]),
    ("listing", Permission::Properties, "cudi", &["pause", "discontinue"], &[]),
    ("listing-rate", Permission::Properties, "cudi", &[], &[]),
    ("listing-fee", Permission::Properties, "cudi", &[], &[]),
    ("listing-discount", Permission::Properties, "cudi", &[], &[]),
    ("tax", Permission::Properties, "cudi", &["activate", "pause", "delete"], &[]),
    ("photo", Permission::Properties, "ud", &[], &[]),
    ("calendar-event", Permission::Calendar, "cudi", &[], &[]),
    ("calendar-feed", Permission::Properties, "cud", &["activate", "pause", "delete"], &[]),
    ("reservation", Permission::Reservations, "u", &[], &["requests", "booked"]),
    ("reservation-payment", Permission::Reservations, "", &[], &["due"]),
    ("reservation-refund", Permission::Reservations, "", &[], &[]),
    ("quote", Permission::Reservations, "", &[], &[]),
    (
        "thread",
        Permission::Messages,
        "ud",
        &["mark-read", "mark-unread", "archive", "unarchive", "delete"],
        &["inbox", "unread", "archived"],
    ),
    ("message", Permission::Messages, "c", &[], &[]),
    ("message-template", Permission::Messages, "cud", &["activate", "pause", "delete"], &[]),
    ("scheduled-message", Permission::Messages, "cu", &["cancel"], &["waiting"]),
    ("promotion", Permission::Properties, "cudi", &["activate", "pause", "delete"], &[]),
    ("agreement", Permission::Properties, "cud", &["activate", "pause", "delete"], &[]),
    ("refund-policy", Permission::Properties, "cud", &[], &[]),
    ("payment-policy", Permission::Properties, "cud", &[], &[]),
    ("source", Permission::Settings, "cudi", &["activate", "pause", "delete"], &[]),
    ("site", Permission::Sites, "cud", &[], &[]),
    ("site-page", Permission::Sites, "cud", &[], &[]),
    ("user", Permission::Users, "ud", &[], &[]),
    ("api-token", Permission::Settings, "ud", &[], &[]),
    ("webhook", Permission::Settings, "cud", &["activate", "pause", "delete"], &[]),
    ("webhook-delivery", Permission::Settings, "", &["replay"], &[]),
    ("letter", Permission::Settings, "", &[], &[]),
    ("audit-entry", Permission::Settings, "", &[], &[]),
    ("country", Permission::Settings, "", &[], &[]),
];

/// Every route of the layer with its permission, according to the table.
pub fn rows() -> Vec<(String, String, Permission)> {
    let mut rows = Vec::new();
    for (noun, write, acts, actions, routes) in TABLE {
        let base = format!("{API}/{noun}");
        let mut add =
            |method: &str, path: String, permission| rows.push((method.to_owned(), path, permission));
        add("get", base.clone(), Permission::Read);
        add("options", base.clone(), Permission::Read);
        add("get", format!("{base}/export"), Permission::Read);
        add("get", format!("{base}/{{key}}"), Permission::Read);
        for route in *routes {
            add("get", format!("{base}/{route}"), Permission::Read);
        }
        if acts.contains('c') {
            add("post", base.clone(), *write);
        }
        if acts.contains('i') {
            add("post", format!("{base}/import"), *write);
        }
        if acts.contains('u') {
            add("patch", base.clone(), *write);
            add("put", format!("{base}/{{key}}"), *write);
            add("patch", format!("{base}/{{key}}"), *write);
        }
        if acts.contains('d') {
            add("delete", base.clone(), *write);
            add("delete", format!("{base}/{{key}}"), *write);
        }
        for action in *actions {
            add("post", format!("{base}/{action}"), *write);
        }
    }
    rows
}

on_one_engine! {
    async fn every_route_asks_for_its_permission(store: Store) {
        let world = World::new(&store).await;
        let app = &world.app;
        let nobody = app.with_cookie("casita_session=nobody", world.ours.property);
        let nowhere = testkit::key(world.ours.account, 4_242).to_string();
        let body = json!({});
        let mut clients = Vec::new();
        for role in Role::ALL {
            clients.push((*role, app.sign_in(world.ours.account, *role).await));
        }
        for (method, path, permission) in rows() {
            let method: Method = method.to_uppercase().parse().unwrap();
            let path = path.replace("{key}", &nowhere);
            let sent = (method != Method::GET && method != Method::OPTIONS).then_some(&body);
            let stranger = nobody.call(method.clone(), &path, sent).await;
            assert_eq!(stranger.status, StatusCode::UNAUTHORIZED, "{method} {path}");
            for (role, client) in &clients {
                let answer = client.call(method.clone(), &path, sent).await;
                let is_refused = answer.status == StatusCode::FORBIDDEN;
                assert_eq!(is_refused, !role.may(permission), "{method} {path} as {role}: {}", answer.text());
                assert!(!answer.status.is_server_error(), "{method} {path} as {role}: {}", answer.text());
            }
        }
    }
}
