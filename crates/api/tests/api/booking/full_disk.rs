//! A disk that is full for a moment, in the middle of a booking.

use http::StatusCode;
use sea_orm::EntityTrait;
use serde_json::json;
use store::row::reservations::reservation;
use testkit::{fill_disk, on_sqlite};

use super::{API, GOOD, PAYMENT, Stage, text};

const STAYS: [(&str, &str); 3] =
    [("2026-07-10", "2026-07-14"), ("2026-07-20", "2026-07-24"), ("2026-08-01", "2026-08-05")];

#[tokio::test]
async fn one_booking_is_refused_and_all_later_ones_are_kept() {
    on_sqlite(async |store| {
        let stage = Stage::new(store.clone(), "s", PAYMENT).await;
        let mut guests = Vec::new();
        for (check_in, check_out) in STAYS {
            let quote = stage.quote(check_in, check_out).await;
            let card = stage.card(&quote, GOOD).await;
            guests.push((quote, card));
        }
        let (quote, card) = &guests[0];
        fill_disk(&store).await;
        // Longer than the free space of any database page.
        let body =
            json!({"quote": quote["key"], "credit_card": card["key"], "message": "We come by train. ".repeat(220)});
        let refused = stage.app.post(&format!("{API}/reservation/"), &body).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("unavailable")));
        assert_eq!(refused.headers["retry-after"], "5");
        assert_eq!(stage.money().await, (0, 0), "nothing is charged that is not recorded");

        for (quote, card) in &guests {
            let booked = stage.book(quote, Some(card)).await;
            assert_eq!(booked.status, StatusCode::CREATED, "{}", booked.text());
            let key = text(&booked.json()["key"]).to_owned();
            assert_eq!(stage.reservation(&json!(key)).await["status"], "r");
        }
        let kept = reservation::Entity::find().all(store.read()).await.unwrap();
        assert_eq!((kept.len(), stage.nights().await, stage.money().await.0), (3, 12, 3 * 49_500));
    })
    .await;
}
