//! Floods, password guessing and card testing, and their effect on other visitors.

use std::net::{Ipv6Addr, SocketAddr};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use domain::key::AccountId;
use http::StatusCode;
use http::header::RETRY_AFTER;
use tower::ServiceExt;

use super::*;

const ADA: &str = "ada@example.test";

fn at(number: u8) -> Visitor {
    Visitor(Some([192, 0, 2, number].into()))
}

/// A visitor in a /64 network of IPv6, as one household has it.
fn household(site: u16, network: u16) -> Visitor {
    Visitor(Some(Ipv6Addr::new(0x2001, 0xdb8, site, network, 0, 0, 0, 0).into()))
}

async fn ask(router: &Router, peer: &str) -> Response {
    let mut request = Request::new(Body::empty());
    request.extensions_mut().insert(ConnectInfo::<SocketAddr>(peer.parse().unwrap()));
    router.clone().oneshot(request).await.unwrap()
}

#[tokio::test]
async fn a_flood_has_to_wait_and_others_do_not() {
    let router = Router::new().route("/", get(|| async {})).layer(from_fn_with_state(Limits::on(), guard));
    let mut last = ask(&router, "192.0.2.1:1000").await;
    // More than the burst and the allowance that returns while the loop runs.
    for _ in 0..2_000 {
        last = ask(&router, "192.0.2.1:1001").await;
        if last.status() == StatusCode::TOO_MANY_REQUESTS {
            break;
        }
    }
    assert_eq!(last.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(last.headers()[RETRY_AFTER].to_str().unwrap().parse::<u64>().unwrap() >= 1);
    assert_eq!(ask(&router, "192.0.2.2:1000").await.status(), StatusCode::OK);
}

#[test]
fn wrong_passwords_count_and_right_ones_do_not() {
    let limits = Limits::on();
    for _ in 0..100 {
        limits.sign_in(at(1), ADA, None).unwrap().give_back();
    }
    for _ in 0..10 {
        limits.sign_in(at(1), ADA, None).unwrap();
    }
    assert!(limits.sign_in(at(1), ADA, None).is_err());
    assert!(limits.sign_in(at(1), "bob@example.test", None).is_err(), "it is the address that waits");
    assert!(limits.sign_in(at(2), ADA, None).is_ok());
}

#[test]
fn tries_under_way_count_until_they_are_judged() {
    let limits = Limits::on();
    let under_way: Vec<Counted> = (0..10).map(|_| limits.link(at(1)).unwrap()).collect();
    assert!(limits.link(at(1)).is_err());
    under_way.into_iter().for_each(Counted::give_back);
    assert!(limits.link(at(1)).is_ok());
}

#[test]
fn guessing_strangers_lock_nobody_out() {
    let limits = Limits::on();
    for number in 0..40 {
        let _ = limits.sign_in(at(number), ADA, None);
    }
    limits.sign_in(at(100), ADA, None).expect("a first try from elsewhere");
    assert!(limits.sign_in(at(100), ADA, None).is_err(), "there is no second one");
    let home = || Some(KnownPlace::Browser("a hash".to_owned()));
    for _ in 0..10 {
        limits.sign_in(at(100), ADA, home()).expect("tries of its own");
    }
    assert!(limits.sign_in(at(100), ADA, home()).is_err());
}

#[test]
fn an_ipv6_customer_with_many_networks_has_no_endless_supply_of_tries() {
    let limits = Limits::on();
    let tries = (0..5_000).filter(|network| limits.link(household(1, *network)).is_ok()).count();
    assert_eq!(tries, 10 * 16, "as many as sixteen households");
    assert!(limits.link(household(2, 0)).is_ok(), "the neighbour is another customer");
    for stranger in 0..40 {
        let _ = limits.sign_in(at(stranger), ADA, None);
    }
    let first = (0..100).filter(|network| limits.sign_in(household(3, *network), ADA, None).is_ok()).count();
    assert_eq!(first, 1, "a first try for the customer, not for each of its networks");
}

#[test]
fn cards_are_counted_by_address_and_by_quote() {
    let quote = Key::new(AccountId::new(1), 1_800_000_000, 1);
    let limits = Limits::on();
    let tried = (0..50).filter(|number| limits.card(at(*number), quote).is_ok()).count();
    assert_eq!(tried, 10, "one quote tries ten cards, from however many addresses");
    let limits = Limits::on();
    let quotes = (1..=50).map(|number| Key::new(AccountId::new(1), 1_800_000_000, number));
    assert_eq!(quotes.filter(|quote| limits.card(at(1), *quote).is_ok()).count(), 20);
}

#[test]
fn tries_come_back_one_by_one() {
    let (mut ledger, now) = (Ledger::default(), Instant::now());
    let subject = [Subject::SignInsOf(ADA.to_owned())];
    for _ in 0..20 {
        ledger.count(&subject, now).unwrap();
    }
    assert_eq!(ledger.count(&subject, now), Err(Duration::from_secs(20)));
    assert_eq!(ledger.count(&subject, now + Duration::from_secs(20)), Ok(()));
}

#[test]
fn memory_is_bounded() {
    let (mut ledger, now) = (Ledger::default(), Instant::now());
    for number in 0..u32::try_from(REMEMBERED_AT_MOST).unwrap() + 10 {
        let network = Visitor(Some(number.to_be_bytes().into())).networks().next().unwrap();
        ledger.count(&[Subject::Holds(network)], now).unwrap();
    }
    assert!(ledger.clear_at.len() <= REMEMBERED_AT_MOST);
    ledger.full = 0;
    ledger.tidy(now + Duration::from_hours(1));
    assert!(ledger.clear_at.is_empty());
}
