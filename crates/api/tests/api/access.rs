//! Every documented route as a stranger and across tenants. A route without a row here fails the test.

use std::collections::BTreeSet;

use axum::body::Body;
use http::{Method, StatusCode};
use serde_json::json;
use testkit::{Sample, TestApp, on_both_engines};

use crate::two_tenants;

/// Who may see it.
enum Access {
    /// Anybody: it holds nothing of a tenant, or what the tenant publishes.
    Public,
    /// Anybody, but only what the named site sells.
    OfSite,
    /// Anybody, but only about a property or listing that the named site sells.
    OfSold,
}

const TABLE: &[(&str, &str, Access)] = &[
    ("get", "/api/v2/session", Access::Public),
    ("get", "/websites/api/v2/site/{namespace}", Access::Public),
    ("get", "/websites/api/v2/property", Access::OfSite),
    ("get", "/websites/api/v2/property/{key}", Access::OfSite),
    ("get", "/websites/api/v2/listing", Access::OfSold),
    ("get", "/websites/api/v2/listing-fee", Access::OfSold),
    ("get", "/websites/api/v2/listing-rate", Access::OfSold),
    ("get", "/websites/api/v2/calendar-event", Access::OfSold),
    ("get", "/websites/api/v2/full-calendar-event", Access::OfSold),
    ("get", "/websites/api/v2/country", Access::Public),
    ("get", "/websites/api/v2/source", Access::OfSite),
    ("post", "/websites/api/v2/quote/estimate", Access::OfSite),
];

#[test]
fn every_route_has_a_row() {
    let document = serde_json::to_value(api::openapi()).unwrap();
    let routes: BTreeSet<(String, String)> = document["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, methods)| {
            methods.as_object().unwrap().keys().map(move |method| (method.clone(), path.clone()))
        })
        .collect();
    let rows = TABLE.iter().map(|(method, path, _)| ((*method).to_owned(), (*path).to_owned())).collect();
    assert_eq!(routes, rows);
}

/// Asks one tenant's site for the other tenant's property.
async fn status(app: &TestApp, method: &str, path: &str, site: &Sample, property: &Sample) -> StatusCode {
    let path =
        path.replace("{namespace}", &site.namespace()).replace("{key}", &property.property.to_string());
    let query = format!(
        "?name_space={0}&site_namespace={0}&listing={1}&property={2}&property__key={2}",
        site.namespace(),
        property.listing,
        property.property
    );
    let body = json!({"property": property.property.to_string(), "namespace": site.namespace(), "check_in": "2026-07-10", "check_out": "2026-07-14"});
    let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
    let body = if method == Method::GET { Body::empty() } else { Body::from(body.to_string()) };
    let request = app.request(method, &format!("{path}{query}")).header("content-type", "application/json");
    app.send(request.body(body).unwrap()).await.status
}

on_both_engines! {
    async fn a_stranger_sees_what_is_public_and_nothing_of_another_tenant(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        for (method, path, access) in TABLE {
            assert_eq!(status(&app, method, path, &ours, &ours).await, StatusCode::OK, "{method} {path}");
            let across = status(&app, method, path, &ours, &theirs).await;
            let names_a_property = path.contains("{key}") || *method == "post";
            match access {
                Access::OfSold => assert_eq!(across, StatusCode::NOT_FOUND, "{method} {path}"),
                Access::OfSite if names_a_property => assert_eq!(across, StatusCode::NOT_FOUND, "{method} {path}"),
                Access::OfSite | Access::Public => assert_eq!(across, StatusCode::OK, "{method} {path}"),
            }
        }
        let list = app.get("/websites/api/v2/property/?name_space=site-7").await;
        assert_eq!(list.json()["meta"]["total_count"], 1);
        assert!(!list.text().contains(&theirs.property.to_string()));
    }
}
