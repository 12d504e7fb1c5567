//! Every documented route of the account API without sign-in, as every role, and across tenants. A route without a row in the
//! table fails the test in `access.rs`.

use domain::accounts::role::{Permission, Role};
use http::{Method, StatusCode};
use serde_json::json;
use testkit::on_one_engine;

use crate::access::fitting;
use crate::resource::world::World;
use crate::two_tenants;

/// The users who have access to the route.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gate {
    /// Everyone; the result depends on the request.
    Open,
    /// Any signed-in user, for their own data.
    SignedIn,
    /// The operator of the installation.
    Operator,
    /// Users whose role has the permission.
    Needs(Permission),
}

pub const TABLE: &[(&str, &str, Gate)] = &[
    ("get", "/api/v2/session", Gate::Open),
    ("post", "/api/v2/session", Gate::Open),
    ("delete", "/api/v2/session", Gate::Open),
    ("delete", "/api/v2/session/everywhere", Gate::SignedIn),
    ("post", "/api/v2/session/account", Gate::SignedIn),
    ("post", "/api/v2/session/impersonation", Gate::Operator),
    ("delete", "/api/v2/session/impersonation", Gate::SignedIn),
    ("post", "/api/v2/signup", Gate::Open),
    ("post", "/api/v2/demo", Gate::Open),
    ("post", "/api/v2/password-reset", Gate::Open),
    ("post", "/api/v2/password-reset/confirm", Gate::Open),
    ("patch", "/api/v2/profile", Gate::SignedIn),
    ("post", "/api/v2/profile/password", Gate::SignedIn),
    ("get", "/api/v2/profile/lists", Gate::Needs(Permission::Read)),
    ("put", "/api/v2/profile/lists/{list}", Gate::Needs(Permission::Read)),
    ("post", "/api/v2/two-factor", Gate::SignedIn),
    ("post", "/api/v2/two-factor/confirm", Gate::SignedIn),
    ("post", "/api/v2/two-factor/disable", Gate::SignedIn),
    ("post", "/api/v2/two-factor/recovery-codes", Gate::SignedIn),
    ("post", "/api/v2/api-token", Gate::Needs(Permission::Settings)),
    ("post", "/api/v2/photo/upload", Gate::Needs(Permission::Properties)),
    ("get", "/api/v2/account/archive", Gate::Needs(Permission::CloseAccount)),
    ("post", "/api/v2/account/close", Gate::Needs(Permission::CloseAccount)),
    ("get", "/api/v2/operator/account", Gate::Operator),
    ("post", "/api/v2/operator/account", Gate::Operator),
    ("post", "/api/v2/operator/account/{id}/reopen", Gate::Operator),
    ("get", "/api/v2/letter/{key}/preview", Gate::Needs(Permission::Users)),
    ("get", "/api/v2/calendar", Gate::Needs(Permission::Read)),
    ("get", "/api/v2/listing/{key}/nights", Gate::Needs(Permission::Read)),
    ("get", "/api/v2/listing/{key}/readiness", Gate::Needs(Permission::Read)),
    ("post", "/api/v2/listing/activate", Gate::Needs(Permission::Properties)),
    ("get", "/api/v2/operator/listing", Gate::Operator),
    ("post", "/api/v2/operator/listing/{key}/approve", Gate::Operator),
    ("post", "/api/v2/operator/listing/{key}/suspend", Gate::Operator),
    ("post", "/api/v2/operator/listing/{key}/unsuspend", Gate::Operator),
    ("put", "/api/v2/listing/{key}/nights", Gate::Needs(Permission::Properties)),
    ("get", "/api/v2/property/{key}/shared-calendar", Gate::Needs(Permission::Properties)),
    ("post", "/api/v2/property/{key}/shared-calendar", Gate::Needs(Permission::Properties)),
    ("get", "/api/v2/partner-connection", Gate::Needs(Permission::Settings)),
    ("put", "/api/v2/partner-connection", Gate::Needs(Permission::Settings)),
    ("delete", "/api/v2/partner-connection", Gate::Needs(Permission::Settings)),
    ("post", "/api/v2/partner-connection/sync", Gate::Needs(Permission::Settings)),
    ("get", "/api/v2/invite", Gate::Needs(Permission::Users)),
    ("post", "/api/v2/invite", Gate::Needs(Permission::Users)),
    ("get", "/api/v2/invite/{key}", Gate::Needs(Permission::Users)),
    ("delete", "/api/v2/invite/{key}", Gate::Needs(Permission::Users)),
    ("post", "/api/v2/invite/{key}/resend", Gate::Needs(Permission::Users)),
    ("get", "/api/v2/invite/accept", Gate::Open),
    ("post", "/api/v2/invite/accept", Gate::Open),
    ("get", "/api/v2/dashboard", Gate::Needs(Permission::Read)),
    ("get", "/api/v2/report", Gate::Needs(Permission::Read)),
    ("get", "/api/v2/report/export", Gate::Needs(Permission::Read)),
    ("post", "/api/v2/reservation", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/preview", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/import", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/{key}/accept", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/{key}/decline", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/{key}/move-preview", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/{key}/move", Gate::Needs(Permission::Reservations)),
    ("get", "/api/v2/reservation/{key}/cancel-preview", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/{key}/cancel", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/{key}/charge", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/{key}/refund", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/{key}/record-payment", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/{key}/lock", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/{key}/unlock", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/lock", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/unlock", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/cancel-preview", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/cancel", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/message", Gate::Needs(Permission::Messages)),
    ("get", "/api/v2/reservation/{key}/history", Gate::Needs(Permission::Read)),
    ("get", "/api/v2/reservation/{key}/details", Gate::Needs(Permission::Read)),
    ("get", "/api/v2/reservation/{key}/bill", Gate::Needs(Permission::Read)),
    ("get", "/api/v2/reservation/{key}/agreement", Gate::Needs(Permission::Read)),
    ("get", "/api/v2/reservation/{key}/guest-link", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/reservation/{key}/guest-link", Gate::Needs(Permission::Reservations)),
    ("get", "/api/v2/message/{key}/file/{place}", Gate::Needs(Permission::Read)),
    ("post", "/api/v2/reservation/{key}/message", Gate::Needs(Permission::Messages)),
    ("get", "/api/v2/thread/events", Gate::Needs(Permission::Read)),
    ("post", "/api/v2/thread/{key}/upload", Gate::Needs(Permission::Messages)),
    ("post", "/api/v2/message-template/preview", Gate::Needs(Permission::Messages)),
    ("get", "/api/v2/message-template/variables", Gate::Needs(Permission::Read)),
    ("get", "/api/v2/onboarding", Gate::Needs(Permission::Read)),
    ("post", "/api/v2/site-page/preview", Gate::Needs(Permission::Sites)),
    ("get", "/api/v2/site/{key}/domain-check", Gate::Needs(Permission::Sites)),
    ("post", "/api/v2/site/{key}/claim-domain", Gate::Needs(Permission::Sites)),
    ("get", "/api/v2/site/{key}/payment", Gate::Needs(Permission::Sites)),
    ("post", "/api/v2/site/{key}/payment", Gate::Needs(Permission::PaymentCredentials)),
    ("post", "/api/v2/site/{key}/test-charge", Gate::Needs(Permission::PaymentCredentials)),
    ("get", "/api/v2/site/{key}/picture", Gate::Needs(Permission::Sites)),
    ("post", "/api/v2/site/{key}/picture/{role}", Gate::Needs(Permission::Sites)),
    ("delete", "/api/v2/site/{key}/picture/{role}", Gate::Needs(Permission::Sites)),
    ("post", "/api/v2/promotion/preview", Gate::Needs(Permission::Read)),
    ("post", "/api/v2/refund-policy/preview", Gate::Needs(Permission::Read)),
    ("post", "/api/v2/payment-policy/preview", Gate::Needs(Permission::Read)),
    ("get", "/api/v2/reservation-payment/summary", Gate::Needs(Permission::Read)),
    ("get", "/api/v2/reservation-credit-card/{key}", Gate::Needs(Permission::Read)),
    ("post", "/api/v2/reservation-refund/{key}/retry", Gate::Needs(Permission::Reservations)),
    ("post", "/api/v2/agreement/preview", Gate::Needs(Permission::Read)),
    ("get", "/api/v2/agreement/variables", Gate::Needs(Permission::Read)),
    ("get", "/api/v2/agreement/{key}/editions", Gate::Needs(Permission::Read)),
];

/// A body that is valid enough for every route of the table to reach its lookup.
fn sent() -> serde_json::Value {
    json!({
        "email": "somebody@else.test", "role": "agent", "account": 999, "payment": "0", "amount": 1, "method": "cash",
        "check_in": "2026-08-20", "check_out": "2026-08-24", "property": "0", "first_name": "Ann", "code": "000000",
        "password": "wrong", "current_password": "wrong", "name": "x", "scopes": [], "message": "Hello", "runs": [],
        "domain": "lake-houses.com",
    })
}

#[test]
fn every_route_behind_a_sign_in_says_so() {
    let document = serde_json::to_value(api::openapi()).unwrap();
    for (method, path, gate) in TABLE {
        let answers = &document["paths"][path][method]["responses"];
        let told = ["401", "403"].map(|status| answers[status].is_object());
        assert!(*gate == Gate::Open || told == [true; 2], "{method} {path}");
        assert!(answers["404"].is_object() || !path.contains("{key}"), "{method} {path}");
    }
}

on_one_engine! {
    async fn every_route_asks_for_its_permission(store: Store) {
        let (app, ours, _) = two_tenants(&store).await;
        // Event streams end at once.
        app.close_streams();
        for (method, path, gate) in TABLE {
            let method: Method = method.to_uppercase().parse().unwrap();
            let body = (method != Method::GET).then(|| fitting(method.as_str(), path, &sent()));
            let own = path.replace("{key}", &ours.property.to_string()).replace("{role}", "logo");
            let stranger = app.with_cookie("casita_session=nobody", ours.property).call(method.clone(), &own, body.as_ref()).await;
            let is_open = *gate == Gate::Open;
            let is_refused = stranger.json_or_null()["code"] == "unauthenticated";
            assert_eq!(is_refused, !is_open, "{method} {path}: {}", stranger.text());
            for role in Role::ALL {
                let client = app.sign_in(ours.account, *role).await;
                let answer = client.call(method.clone(), &own, body.as_ref()).await;
                let may = match gate {
                    Gate::Open | Gate::SignedIn => true,
                    Gate::Operator => false,
                    Gate::Needs(permission) => role.may(*permission),
                };
                assert_eq!(answer.status == StatusCode::FORBIDDEN, !may, "{method} {path} as {role}: {}", answer.text());
                assert!(!answer.status.is_server_error(), "{method} {path} as {role}: {}", answer.text());
            }
        }
    }

    async fn what_belongs_to_another_account_is_not_there(store: Store) {
        let world = World::new(&store).await;
        let (owner, stranger) = (world.owner().await, world.stranger().await);
        owner.post("/api/v2/agreement/", &json!({"name": "Rules", "body": "Be kind."})).await;
        let named = TABLE.iter().filter(|(_, path, gate)| path.contains("{key}") && *gate != Gate::Operator);
        // Nobody has a card here; the tests of bookings cover them.
        let named = named.filter(|(_, path, _)| !path.contains("/reservation-credit-card/"));
        for (method, path, _) in named {
            let noun = path.split('/').nth(3).unwrap();
            // One of the routes deletes the invitation.
            if noun == "invite" {
                owner.post("/api/v2/invite/", &json!({"email": "new@example.test", "role": "agent"})).await;
            }
            let rows = owner.get(&format!("/api/v2/{noun}/")).await.json();
            let key = rows["results"][0]["key"].as_str().unwrap_or_else(|| panic!("there is no {noun}: {rows}"));
            let (method, address): (Method, _) = (method.to_uppercase().parse().unwrap(), path.replace("{key}", key).replace("{place}", "0").replace("{role}", "logo"));
            let payment = owner.get(&format!("/api/v2/reservation-payment/?reservation={key}")).await.json();
            let mut body = sent();
            if noun == "reservation" {
                body["payment"] = payment["results"][0]["key"].clone();
                // Another home would have to exist.
                body.as_object_mut().unwrap().remove("property");
            }
            let body = (method != Method::GET).then(|| fitting(method.as_str(), path, &body));
            let across = stranger.call(method.clone(), &address, body.as_ref()).await;
            assert_eq!(across.status, StatusCode::NOT_FOUND, "{method} {path}: {}", across.text());
            // E-mails can only be previewed where they are not sent; agreements and files are optional.
            if noun == "letter" || path.ends_with("/agreement") || path.contains("/file/") {
                continue;
            }
            // The row's own account finds it, even if the request is otherwise invalid.
            let own = owner.call(method.clone(), &address, body.as_ref()).await;
            assert_ne!(own.status, StatusCode::NOT_FOUND, "{method} {path}: {}", own.text());
        }
    }
}
