//! All requests, against the sandbox as the partner.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

use std::sync::Arc;

use domain::time::stay::Stay;
use partner::{
    Ask, BookingKind, Credentials, Guest, Order, Partner, PartnerError, Reason, Secret, Settings, Standing,
    Voice,
};
use sandbox::{Options, PartnerListing, PartnerStock};
use serde_json::json;
use tokio::net::TcpListener;

async fn partner() -> (Voice, Secret) {
    let listing = |number: u32| PartnerListing {
        listing: json!({
            "_id": format!("L{number}"), "title": format!("Home {number}"), "accommodates": 4,
            "prices": {"basePrice": 100, "currency": "USD", "cleaningFee": 50}, "terms": {"minNights": 2},
        }),
        tax_percent: 10.0,
        ..PartnerListing::default()
    };
    let stock = PartnerStock { client: "acme".to_owned(), listings: (0..130).map(listing).collect() };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let options = Options { partner_stock: vec![stock], ..Options::default() };
    tokio::spawn(sandbox::serve(listener, options, std::future::pending::<()>()));
    let partner = Arc::new(Partner::new(Settings::sandbox(&base)).unwrap()).voice("acme");
    let credentials = Credentials { client_id: "acme".to_owned(), client_secret: Secret::new("any") };
    let token = partner.token(&credentials).await.unwrap();
    assert_eq!(token.lives.as_secs(), 86_400);
    (partner, token.access)
}

fn stay(check_in: &str, check_out: &str) -> Stay {
    Stay::new(check_in.parse().unwrap(), check_out.parse().unwrap()).unwrap()
}

fn is_refused<T>(answer: &Result<T, PartnerError>, because: Reason) -> bool {
    matches!(answer, Err(PartnerError::Refused { reason, .. }) if *reason == because)
}

#[tokio::test]
async fn listings_come_in_pages() {
    let (partner, token) = partner().await;
    let first = partner.listings(&token, None).await.unwrap();
    assert_eq!((first.listings.len(), first.unreadable.len()), (100, 0));
    let second = partner.listings(&token, first.next.as_deref()).await.unwrap();
    assert_eq!((second.listings.len(), second.next), (30, None));
    let one = partner.listing(&token, "L7").await.unwrap();
    assert_eq!((one.title.as_str(), one.base_price, one.min_nights), ("Home 7", Some(10_000), 2));
    assert_eq!(partner.listing(&token, "none").await.unwrap_err(), PartnerError::NotFound);
    let stranger = partner.listings(&Secret::new("nobody"), None).await;
    assert_eq!(stranger.unwrap_err(), PartnerError::Unauthorized);
}

#[tokio::test]
async fn a_stay_is_quoted_and_booked_once() {
    let (partner, token) = partner().await;
    let ask = Ask { listing: "L1", stay: stay("2030-08-01", "2030-08-04"), guests: 2 };
    let quote = partner.quote(&token, &ask).await.unwrap();
    assert_eq!((quote.total(), quote.nights.len()), (38_500, 3));
    let name = quote.inquiry.clone().unwrap();
    assert_eq!(partner.reservation(&token, &name).await.unwrap(), None);
    let card = Secret::new("pm_1");
    let order = Order {
        kind: BookingKind::Instant,
        quote: &quote.id,
        rate_plan: &quote.rate_plan,
        card: Some(&card),
        guest: Guest { first_name: "Ann", last_name: "Guest", email: "ann@guest.test", phone: "" },
    };
    let booked = partner.book(&token, &order).await.unwrap();
    assert_eq!((booked.id.as_str(), booked.standing), (name.as_str(), Standing::Confirmed));
    assert_eq!(partner.reservation(&token, &name).await.unwrap(), Some(booked));
    assert!(is_refused(&partner.book(&token, &order).await, Reason::Taken));
    assert!(is_refused(&partner.quote(&token, &ask).await, Reason::Taken));
    let days = partner.calendar(&token, "L1", ask.stay.check_in(), ask.stay.check_out()).await.unwrap();
    assert_eq!(days.iter().map(|day| day.free).collect::<Vec<_>>(), [false, false, false, true]);
}

#[tokio::test]
async fn its_rules_are_understood() {
    let (partner, token) = partner().await;
    for (check_out, guests, reason) in
        [("2030-08-02", 2, Reason::TooShort), ("2030-08-04", 5, Reason::TooManyGuests)]
    {
        let ask = Ask { listing: "L2", stay: stay("2030-08-01", check_out), guests };
        let answer = partner.quote(&token, &ask).await;
        assert!(is_refused(&answer, reason), "{answer:?}");
    }
    let ask = Ask { listing: "L2", stay: stay("2030-08-01", "2030-08-04"), guests: 2 };
    let quote = partner.quote(&token, &ask).await.unwrap();
    let order = Order {
        kind: BookingKind::Inquiry,
        quote: &quote.id,
        rate_plan: &quote.rate_plan,
        card: None,
        guest: Guest { first_name: "Ann", last_name: "", email: "ann@guest.test", phone: "" },
    };
    assert!(is_refused(
        &partner.book(&token, &Order { kind: BookingKind::Instant, ..order.clone() }).await,
        Reason::Card
    ));
    assert_eq!(partner.book(&token, &order).await.unwrap().standing, Standing::Waiting);
}
