//! Every documented route without sign-in and across tenants. A route without a row in the table fails the test.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use axum::body::Body;
use domain::accounts::role::Role;
use domain::text::code::StateStatus;
use http::{Method, StatusCode};
use serde_json::{Value, json};
use store::row::listings::source;
use testkit::{Sample, TestApp, insert, instant, on_one_engine};

use crate::form::{MEDIA_TYPE, form};
use crate::{account_access, two_tenants};

/// Who has access to the route.
enum Access {
    /// Everyone: it returns nothing of a tenant, or only what the tenant publishes.
    Public,
    /// Everyone, limited to what the site in the request sells.
    OfSite,
    /// Everyone, limited to properties and listings that the site in the request sells.
    OfSold,
    /// The holder of the quote's guest key, which is the credential.
    ByQuote,
    /// The holder of the guest key of a reservation, payment or card; the tests of bookings cover what the holder may do.
    ByBooking,
    /// Requests signed by the site's payment provider.
    BySignature,
    /// Requests with the operator's secret.
    BySecret,
    /// The recipient of an e-mail, which contains the guest key of its message.
    ByLetter,
}

const TABLE: &[(&str, &str, Access)] = &[
    ("get", "/websites/api/v2/site/{namespace}", Access::Public),
    ("get", "/websites/api/v2/site/{namespace}/page/{slug}", Access::Public),
    ("get", "/websites/api/v2/property", Access::OfSite),
    ("get", "/websites/api/v2/property/{key}", Access::OfSite),
    ("get", "/websites/api/v2/listing", Access::OfSold),
    ("get", "/websites/api/v2/listing/{key}", Access::OfSold),
    ("get", "/websites/api/v2/listing-fee", Access::OfSold),
    ("get", "/websites/api/v2/listing-fee/{key}", Access::OfSold),
    ("get", "/websites/api/v2/listing-rate", Access::OfSold),
    ("get", "/websites/api/v2/listing-rate/{key}", Access::OfSold),
    ("get", "/websites/api/v2/calendar-event", Access::OfSold),
    ("get", "/websites/api/v2/full-calendar-event", Access::OfSold),
    ("get", "/websites/api/v2/country", Access::Public),
    ("get", "/websites/api/v2/country/{key}", Access::Public),
    ("get", "/websites/api/v2/source", Access::OfSite),
    ("get", "/websites/api/v2/source/{key}", Access::OfSold),
    ("get", "/websites/api/v2/geocode", Access::OfSite),
    ("get", "/websites/api/v2/property/options", Access::OfSite),
    ("get", "/websites/api/v2/property/flexible", Access::OfSold),
    ("get", "/websites/api/v2/property/{key}/calendar", Access::OfSold),
    ("post", "/websites/api/v2/quote/estimate", Access::OfSold),
    ("post", "/websites/api/v2/quote/estimate/agreement", Access::OfSold),
    ("post", "/websites/api/v2/quote", Access::OfSold),
    ("post", "/websites/api/v2/reservation-message", Access::OfSold),
    ("get", "/websites/api/v2/reservation-message", Access::ByBooking),
    ("get", "/websites/api/v2/reservation-message/{key}", Access::ByLetter),
    ("post", "/websites/api/v2/reservation-message/upload", Access::ByBooking),
    ("get", "/websites/api/v2/reservation-message/events", Access::ByBooking),
    ("get", "/websites/api/v2/message-file/{key}/{place}", Access::ByLetter),
    ("post", "/websites/api/v2/reservation", Access::ByBooking),
    ("get", "/websites/api/v2/reservation/{key}", Access::ByBooking),
    ("post", "/websites/api/v2/reservation/{key}/record_agreement", Access::ByBooking),
    ("post", "/websites/api/v2/reservation/{key}/contact", Access::ByBooking),
    ("get", "/websites/api/v2/reservation/{key}/cancel-preview", Access::ByBooking),
    ("post", "/websites/api/v2/reservation/{key}/cancel", Access::ByBooking),
    ("post", "/websites/api/v2/reservation/{key}/change-preview", Access::ByBooking),
    ("post", "/websites/api/v2/reservation/{key}/change", Access::ByBooking),
    ("get", "/websites/api/v2/reservation-credit-card", Access::ByBooking),
    ("post", "/websites/api/v2/reservation-credit-card", Access::ByBooking),
    ("get", "/websites/api/v2/reservation-credit-card/{key}", Access::ByBooking),
    ("delete", "/websites/api/v2/reservation-credit-card/{key}", Access::ByBooking),
    ("post", "/websites/api/v2/reservation-credit-card/{key}/mark-authenticated", Access::ByBooking),
    ("post", "/websites/api/v2/reservation-credit-card/{key}/refresh-auth-token", Access::ByBooking),
    ("get", "/websites/api/v2/reservation-payment", Access::ByBooking),
    ("get", "/websites/api/v2/reservation-payment/{key}", Access::ByBooking),
    ("patch", "/websites/api/v2/reservation-payment/{key}", Access::ByBooking),
    ("post", "/websites/api/v2/reservation-payment/{key}/mark-authenticated", Access::ByBooking),
    ("post", "/websites/api/v2/reservation-payment/{key}/refresh-auth-token", Access::ByBooking),
    ("post", "/websites/api/v2/reservation-payment-charge", Access::ByBooking),
    ("post", "/websites/api/v2/reservation-checkout-session", Access::ByBooking),
    ("post", "/websites/api/v2/webhooks/{provider}/{site}", Access::BySignature),
    ("post", "/websites/api/v2/webhooks/mail", Access::BySecret),
    ("get", "/websites/api/v2/offer-refusal/{key}", Access::ByLetter),
    ("post", "/websites/api/v2/offer-refusal/{key}", Access::ByLetter),
    ("delete", "/websites/api/v2/offer-refusal/{key}", Access::ByLetter),
    ("get", "/websites/api/v2/offer-refusal/{key}/one-click", Access::ByLetter),
    ("post", "/websites/api/v2/offer-refusal/{key}/one-click", Access::ByLetter),
    ("get", "/websites/api/v2/quote/{key}", Access::ByQuote),
    ("get", "/websites/api/v2/quote/{key}/agreement", Access::ByQuote),
    ("patch", "/websites/api/v2/quote/{key}", Access::ByQuote),
    ("post", "/websites/api/v2/quote/{key}/modify", Access::ByQuote),
    ("post", "/websites/api/v2/quote/{key}/modify-addons", Access::ByQuote),
    ("post", "/websites/api/v2/quote/{key}/apply-promo", Access::ByQuote),
    ("post", "/websites/api/v2/quote/{key}/remove-promo", Access::ByQuote),
    ("post", "/websites/api/v2/quote/{key}/validate-promos", Access::ByQuote),
];

/// All documented routes by method and path.
pub(crate) fn described() -> BTreeSet<(String, String)> {
    let document = serde_json::to_value(api::openapi()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let methods = |methods: &Value| methods.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    paths
        .iter()
        .flat_map(|(path, at)| methods(at).into_iter().map(move |method| (method, path.clone())))
        .collect()
}

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| serde_json::to_value(api::openapi()).unwrap());

/// The fields of the body that the route has; the others would be refused.
pub(crate) fn fitting(method: &str, path: &str, body: &Value) -> Value {
    let document = &*DOCUMENT;
    let content = &document["paths"][path][method.to_lowercase()]["requestBody"]["content"];
    let mut fields = BTreeSet::new();
    let mut schemas = vec![&content["application/json"]["schema"]];
    while let Some(schema) = schemas.pop() {
        schemas.extend(schema["allOf"].as_array().into_iter().flatten());
        let named = schema["$ref"].as_str().map(|name| name.trim_start_matches('#'));
        schemas.extend(named.and_then(|name| document.pointer(name)));
        fields.extend(schema["properties"].as_object().into_iter().flat_map(|all| all.keys()));
    }
    let body = body.as_object().unwrap().iter().filter(|(name, _)| fields.contains(name));
    Value::Object(body.map(|(name, value)| (name.clone(), value.clone())).collect())
}

#[test]
fn every_route_has_a_row() {
    let routes = described();
    let guests = TABLE.iter().map(|(method, path, _)| (*method, *path));
    let owners = account_access::TABLE.iter().map(|(method, path, _)| (*method, *path));
    let named = guests.chain(owners).map(|(method, path)| (method.to_owned(), path.to_owned()));
    let generic = crate::resource::access_rows().into_iter().map(|(method, path, _)| (method, path));
    let rows = named.chain(generic).collect();
    assert_eq!(routes, rows);
}

fn source_row(of: &Sample) -> source::Model {
    let at = instant("2026-01-01T00:00:00Z");
    source::Model {
        account_id: of.account.into(),
        id: testkit::key(of.account, 95).into(),
        name: "A friend".to_owned(),
        state_status: StateStatus::Active.into(),
        created_at: at,
        updated_at: at,
        version: 1,
    }
}

/// The data of the other tenant, requested from one tenant's site.
struct Asked<'a> {
    site: &'a Sample,
    of: &'a Sample,
    quote: &'a str,
}

async fn status(app: &TestApp, method: &str, path: &str, asked: &Asked<'_>) -> StatusCode {
    let property = asked.of.property.to_string();
    let by_key = path.contains("/quote/{key}") || path.contains("/reservation");
    let rate = testkit::key(asked.of.account, 20).to_string();
    let source = source_row(asked.of).id.key().to_string();
    let (listing, fee) = (asked.of.listing.to_string(), asked.of.firewood.to_string());
    let key = match path.trim_start_matches("/websites/api/v2/") {
        "listing/{key}" => &listing,
        "listing-fee/{key}" => &fee,
        "listing-rate/{key}" => &rate,
        "source/{key}" => &source,
        "country/{key}" => "ES",
        _ if by_key => asked.quote,
        _ => &property,
    };
    let route = path;
    let path = path
        .replace("{namespace}", &asked.site.namespace())
        .replace("{key}", key)
        .replace("{slug}", "about")
        .replace("{place}", "0")
        .replace("{provider}", "s")
        .replace("{site}", &asked.site.namespace());
    let query = format!(
        "?name_space={0}&site_namespace={0}&listing={1}&property={property}&property__key={property}&month=2026-07&nights=4&reservation={2}",
        asked.site.namespace(),
        asked.of.listing,
        asked.quote,
    );
    let body = json!({
        "property": property, "namespace": asked.site.namespace(), "check_in": "2026-07-10", "check_out": "2026-07-14",
        "addons": [], "promotion": "SUMMER", "first_name": "Ada", "email": "ada@example.org", "message": "Hello!",
    });
    let of_booking = json!({
        "quote": asked.quote, "reservation": asked.quote, "payment": asked.quote, "credit_card": asked.quote,
        "card_token": "tok_visa", "site": asked.site.namespace(), "first_name": "Ada", "email": "ada@example.org",
        "check_in": "2026-07-10", "check_out": "2026-07-14",
    });
    let is_booking = path.contains("/reservation") && !path.contains("reservation-message");
    let body = fitting(method, route, if is_booking { &of_booking } else { &body });
    if path.ends_with("/upload") {
        let body = form(&[("reservation", asked.quote)], &[("a.txt", b"a")]);
        let request = app.request(Method::POST, &path).header("content-type", MEDIA_TYPE);
        return app.send(request.body(Body::from(body)).unwrap()).await.status;
    }
    let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
    let body = if method == Method::GET { Body::empty() } else { Body::from(body.to_string()) };
    let request = app.request(method, &format!("{path}{query}")).header("content-type", "application/json");
    app.send(request.body(body).unwrap()).await.status
}

on_one_engine! {
    /// So no route is missing from the tables because it is not documented.
    async fn what_is_not_described_is_not_answered(store: Store) {
        let (app, ours, _) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let routes = described();
        let paths: BTreeSet<&str> = routes.iter().map(|(_, path)| path.as_str()).collect();
        for path in paths {
            let address = path.split('/').map(|part| if part.starts_with('{') { "0" } else { part }).collect::<Vec<_>>().join("/");
            for method in ["get", "post", "put", "patch", "delete"] {
                if routes.contains(&(method.to_owned(), path.to_owned())) {
                    continue;
                }
                let answer = owner.call(method.to_uppercase().parse().unwrap(), &address, Some(&json!({}))).await;
                assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            }
        }
    }

    async fn a_stranger_sees_what_is_public_and_nothing_of_another_tenant(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let tx = store.write().await.unwrap();
        insert(&tx, ours.promotion_row(60)).await;
        ours.insert_agreement(&tx, 1, "Be kind.").await;
        insert(&tx, ours.page_row("about")).await;
        insert(&tx, source_row(&ours)).await;
        insert(&tx, source_row(&theirs)).await;
        tx.commit().await.unwrap();
        let body = json!({"property": ours.property.to_string(), "namespace": ours.namespace(), "check_in": "2026-07-10", "check_out": "2026-07-14"});
        let quote = app.post("/websites/api/v2/quote/", &body).await.json()["key"].as_str().unwrap().to_owned();
        let nobodys = testkit::key(ours.account, 999).to_string();
        for (method, path, access) in TABLE {
            let refused = match access {
                Access::ByBooking | Access::ByLetter => Some(StatusCode::NOT_FOUND),
                Access::BySignature => Some(StatusCode::BAD_REQUEST),
                Access::BySecret => Some(StatusCode::UNAUTHORIZED),
                _ => None,
            };
            if let Some(refused) = refused {
                let stranger = status(&app, method, path, &Asked { site: &ours, of: &theirs, quote: &nobodys }).await;
                assert_eq!(stranger, refused, "{method} {path}");
                continue;
            }
            let own = status(&app, method, path, &Asked { site: &ours, of: &ours, quote: &quote }).await;
            assert!(own == StatusCode::OK || own == StatusCode::CREATED, "{method} {path}: {own}");
            let across = status(&app, method, path, &Asked { site: &ours, of: &theirs, quote: &nobodys }).await;
            let names_a_property = path.contains("{key}");
            match access {
                Access::OfSold | Access::ByQuote => assert_eq!(across, StatusCode::NOT_FOUND, "{method} {path}"),
                Access::OfSite if names_a_property => assert_eq!(across, StatusCode::NOT_FOUND, "{method} {path}"),
                Access::OfSite | Access::Public => assert_eq!(across, StatusCode::OK, "{method} {path}"),
                Access::ByBooking | Access::ByLetter | Access::BySignature | Access::BySecret => unreachable!("they were tried above"),
            }
        }
        // Another tenant's home or add-on cannot be put into our quote.
        let modify = format!("/websites/api/v2/quote/{quote}/modify/");
        assert_eq!(app.post(&modify, &json!({"property": theirs.property.to_string()})).await.status, StatusCode::NOT_FOUND);
        let addons = format!("/websites/api/v2/quote/{quote}/modify-addons/");
        assert_eq!(app.post(&addons, &json!({"addons": [theirs.firewood.to_string()]})).await.status, StatusCode::BAD_REQUEST);
        let list = app.get("/websites/api/v2/property/?name_space=site-7").await;
        assert_eq!(list.json()["meta"]["total_count"], 1);
        assert!(!list.text().contains(&theirs.property.to_string()));
    }
}
