//! External geocoders, each with a stand-in on loopback that responds like the real one.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::get;
use places::{Bounds, Geocoder, Kind, Outside, Service};
use tokio::net::TcpListener;

/// The requests that a stand-in received.
#[derive(Debug, Default)]
struct Heard {
    count: AtomicUsize,
}

/// A geocoder at one path that requires these parameters and responds with this text.
async fn stand_in(
    path: &'static str,
    wanted: &'static [(&'static str, &'static str)],
    answer: &'static str,
) -> (String, Arc<Heard>) {
    let heard = Arc::new(Heard::default());
    let answering = move |State(heard): State<Arc<Heard>>,
                          headers: HeaderMap,
                          Query(given): Query<BTreeMap<String, String>>| async move {
        heard.count.fetch_add(1, Ordering::SeqCst);
        let is_right =
            wanted.iter().all(|(name, value)| given.get(*name).is_some_and(|given| given == value));
        let is_named = headers["user-agent"] == "Casita test";
        if is_right && is_named { (StatusCode::OK, answer) } else { (StatusCode::BAD_REQUEST, "") }
    };
    let router = Router::new().route(path, get(answering)).with_state(Arc::clone(&heard));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, router).await });
    (address, heard)
}

fn outside(kind: Kind, base_url: String) -> Outside {
    let service =
        Service { kind, base_url, user_agent: "Casita test".to_owned(), timeout: Duration::from_secs(5) };
    Outside::new(&service).unwrap()
}

const NOMINATIM: &str = r#"[{"place_id": 1, "lat": "43.6609", "lon": "-70.2553", "name": "Portland",
    "display_name": "Portland, Cumberland County, Maine, United States", "boundingbox": ["43.53", "43.72", "-70.35", "-69.98"],
    "address": {"city": "Portland", "county": "Cumberland County", "state": "Maine", "country": "United States", "country_code": "us"}},
    {"lat": "?", "lon": "0", "display_name": "Broken", "boundingbox": ["0", "0", "0", "0"]}]"#;

const PHOTON: &str = r#"{"type": "FeatureCollection", "features": [
    {"type": "Feature", "geometry": {"type": "Point", "coordinates": [-70.2553, 43.6609]},
     "properties": {"name": "Portland", "state": "Maine", "country": "United States", "countrycode": "US", "extent": [-70.35, 43.72, -69.98, 43.53]}},
    {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1.0, 2.0]}, "properties": {"street": "No name"}}]}"#;

const PELIAS: &str = r#"{"type": "FeatureCollection", "features": [
    {"type": "Feature", "geometry": {"type": "Point", "coordinates": [-70.2553, 43.6609]}, "bbox": [-70.35, 43.53, -69.98, 43.72],
     "properties": {"name": "Portland", "label": "Portland, ME, USA", "region": "Maine", "country": "United States", "country_a": "USA", "country_code": "US"}}]}"#;

#[tokio::test]
async fn each_geocoder_is_asked_and_understood_in_its_own_words() {
    let portland: &[(&str, &str)] = &[("q", "portland & co"), ("limit", "3")];
    for (kind, path, wanted, answer, label) in [
        (
            Kind::Nominatim,
            "/search",
            &[("q", "portland & co"), ("limit", "3"), ("format", "jsonv2")][..],
            NOMINATIM,
            "Portland, Cumberland County, Maine, United States",
        ),
        (Kind::Photon, "/api", portland, PHOTON, "Portland, Maine, United States"),
        (
            Kind::Pelias,
            "/v1/autocomplete",
            &[("text", "portland & co"), ("size", "3")],
            PELIAS,
            "Portland, ME, USA",
        ),
    ] {
        let (address, _) = stand_in(path, wanted, answer).await;
        let found = outside(kind, address).find("portland & co", 3).await.unwrap();
        assert_eq!(found.len(), 1, "{kind:?}");
        let place = &found[0];
        assert_eq!(
            (place.name.as_str(), place.region.as_str(), place.country.as_str(), place.label.as_str()),
            ("Portland", "Maine", "US", label)
        );
        assert_eq!((place.lat, place.lon), (43.6609, -70.2553));
        assert_eq!(
            place.bounds,
            Bounds { min_lat: 43.53, max_lat: 43.72, min_lng: -70.35, max_lng: -69.98 },
            "{kind:?}"
        );
    }
}

#[tokio::test]
async fn a_base_address_may_have_a_path_and_a_key() {
    let (address, _) =
        stand_in("/geo/v1/autocomplete", &[("api_key", "secret"), ("text", "x")], PELIAS).await;
    let found = outside(Kind::Pelias, format!("{address}/geo/?api_key=secret")).find("x", 5).await.unwrap();
    assert_eq!(found.len(), 1);
}

#[tokio::test]
async fn the_same_question_is_asked_once() {
    let (address, heard) = stand_in("/api", &[], PHOTON).await;
    let photon = outside(Kind::Photon, address);
    for question in ["Portland", "portland", " PORTLAND "] {
        assert_eq!(photon.find(question, 5).await.unwrap().len(), 1);
    }
    assert_eq!(heard.count.load(Ordering::SeqCst), 1);
    assert!(photon.find("  ", 5).await.unwrap().is_empty());
    assert_eq!(heard.count.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn our_own_list_answers_for_a_geocoder_that_does_not() {
    let (address, _) = stand_in("/elsewhere", &[], "").await;
    let list = || Some("Portland\tOregon\tUS\t652503\t45.52345\t-122.67621\n".to_owned());
    let geocoder = Geocoder::offline(list).with_outside(outside(Kind::Nominatim, address.clone()));
    assert_eq!(geocoder.find("port", 5).await[0].region, "Oregon");
    let refused =
        outside(Kind::Nominatim, format!("{address}/?key=secret")).find("port", 5).await.unwrap_err();
    assert!(!refused.to_string().contains("secret"), "{refused}");
}

#[tokio::test]
async fn a_list_that_comes_later_is_found_then() {
    let reads = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&reads);
    let geocoder = Geocoder::offline(move || {
        let is_there = counted.fetch_add(1, Ordering::SeqCst) > 0;
        is_there.then(|| "Astoria\tOregon\tUS\t10045\t46.18788\t-123.83125\n".to_owned())
    });
    assert!(geocoder.find("astoria", 5).await.is_empty());
    assert_eq!(geocoder.find("astoria", 5).await.len(), 1);
    assert_eq!(geocoder.find("ast", 5).await.len(), 1);
    assert_eq!(reads.load(Ordering::SeqCst), 2);
}

#[test]
fn an_address_that_is_none_is_refused() {
    for base_url in ["", "photon", "ftp://photon.test", "file:///etc/hosts"] {
        let service = Service {
            kind: Kind::Photon,
            base_url: base_url.to_owned(),
            user_agent: String::new(),
            timeout: Duration::from_secs(1),
        };
        assert!(Outside::new(&service).is_err(), "{base_url}");
    }
}
