//! Changes of dates through HTTP: the result is that of the preview, and the amounts add up.

use axum::body::Body;
use chrono::TimeDelta;
use flows::audit;
use http::{Method, StatusCode};
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::row::calendars::stay_night;
use store::row::listings::listing;
use store::row::reservations::reservation_change;
use store::row::{AccountNumber, Id};
use testkit::{Answer, insert, key, on_both_engines};

use super::cancel::{booked, with_policy};
use super::{API, GOOD, PAYMENT, Plan, Selling, Stage, text};
use crate::row_of;

const HALVES: Selling = Selling { plan: Plan::Halves, ..PAYMENT };

impl Stage {
    pub(super) async fn preview_change(
        &self,
        reservation: &Value,
        check_in: &str,
        check_out: &str,
    ) -> Answer {
        let path = format!("{API}/reservation/{}/change-preview/", text(&reservation["key"]));
        self.app.post(&path, &json!({"check_in": check_in, "check_out": check_out})).await
    }

    pub(super) async fn change(&self, reservation: &Value, body: &Value) -> Answer {
        self.app.post(&format!("{API}/reservation/{}/change/", text(&reservation["key"])), body).await
    }

    /// Previews a change and makes it with the previewed amounts.
    pub(super) async fn changed(
        &self,
        reservation: &Value,
        check_in: &str,
        check_out: &str,
    ) -> (Value, Value) {
        let preview = self.preview_change(reservation, check_in, check_out).await;
        assert_eq!(preview.status, StatusCode::OK, "{}", preview.text());
        let preview = preview.json();
        let agreed =
            json!({"total": preview["total"], "due_now": preview["due_now"], "refund": preview["refund"]});
        let body = json!({"check_in": check_in, "check_out": check_out, "agreed": agreed});
        let changed = self.change(reservation, &body).await;
        assert_eq!(changed.status, StatusCode::OK, "{}", changed.text());
        let changed = changed.json();
        assert_eq!((&changed["check_in"], &changed["check_out"]), (&json!(check_in), &json!(check_out)));
        assert_eq!(changed["total"], preview["total"]);
        (preview, changed)
    }

    /// The audit finds nothing.
    pub(super) async fn is_well(&self) {
        let findings = audit::run(&self.store, self.app.flows().now()).await.unwrap();
        assert_eq!(findings.ills, Vec::<String>::new());
    }
}

fn line<'a>(preview: &'a Value, name: &str) -> (&'a Value, &'a Value) {
    let lines = preview["difference"]["lines"].as_array().unwrap();
    let line = lines.iter().find(|line| line["name"] == name).unwrap_or_else(|| panic!("no line {name}"));
    (&line["before"], &line["after"])
}

on_both_engines! {
    async fn a_longer_stay_is_paid_and_then_moves(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        assert_eq!(reservation["may_change"], true);
        let (preview, changed) = stage.changed(&reservation, "2026-08-20", "2026-08-26").await;
        assert_eq!((&preview["nights"], &preview["total"], &preview["due_now"], &preview["refund"]), (&json!(6), &json!(71_500), &json!(22_000), &json!(0)));
        assert_eq!(line(&preview, "Rent"), (&json!(40_000), &json!(60_000)));
        assert_eq!(line(&preview, "Lodging tax"), (&json!(4_500), &json!(6_500)));
        assert_eq!((stage.nights().await, stage.money().await), (6, (71_500, 0)));
        assert_eq!((&changed["paid_status"], &changed["change"]), (&json!("f"), &json!(null)));
        assert!(changed["timeline"].as_array().unwrap().iter().any(|moment| moment["kind"] == "changed"));
        let quote = stage.app.get(&format!("{API}/quote/{}/", text(&reservation["quote"]))).await.json();
        assert_eq!((&quote["check_out"], &quote["total"]), (&json!("2026-08-26"), &json!(71_500)));
        let kept = reservation_change::Entity::find().one(stage.store.read()).await.unwrap().unwrap();
        assert_eq!((kept.state.code(), kept.former_total, kept.former_check_out.to_string().as_str()), ("done", 49_500, "2026-08-24"));
        stage.app.work_off().await;
        let subjects = stage.app.mailbox().subjects();
        assert!(subjects.contains(&"Changed stay: A home, August 20, 2026".to_owned()), "{subjects:?}");
        assert!(subjects.contains(&"Changed stay: Ann Guest, A home, August 20, 2026".to_owned()), "{subjects:?}");
        stage.is_well().await;
    }

    async fn the_nights_of_the_stay_itself_are_open_to_its_guest_alone(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let path = format!(
            "{API}/property/{}/calendar/?site_namespace={}&check_in=2026-08-20",
            stage.sample.property, stage.sample.namespace(),
        );
        let closed = async |query: &str| {
            let days = stage.app.get(&format!("{path}{query}")).await.json()["days"].clone();
            days.as_array().unwrap().iter().find(|day| day["date"] == "2026-08-23").unwrap()["closed"].clone()
        };
        assert_eq!(closed("").await, "overlap");
        assert_eq!(closed(&format!("&moving={}", text(&reservation["key"]))).await, Value::Null);
        let bare = stage.app.get(&format!("{path}&moving={}", row_of(&reservation["key"]))).await;
        assert_eq!(bare.status, StatusCode::NOT_FOUND, "{}", bare.text());
    }

    async fn a_shorter_stay_brings_the_difference_back(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        with_policy(&stage, "days_prior").await;
        let reservation = booked(&stage).await;
        let (preview, changed) = stage.changed(&reservation, "2026-08-20", "2026-08-23").await;
        assert_eq!((&preview["total"], &preview["due_now"], &preview["refund"], &preview["kept"]), (&json!(38_500), &json!(0), &json!(11_000), &json!(0)));
        assert_eq!((&changed["refunds"][0]["amount"], stage.nights().await), (&json!(11_000), 3));
        stage.app.advance(TimeDelta::minutes(1));
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (49_500, 11_000));
        let reservation = stage.reservation(&changed["key"]).await;
        let past: Vec<_> = reservation["timeline"].as_array().unwrap().iter().filter(|moment| moment["done"] == true).map(|moment| text(&moment["kind"]).to_owned()).collect();
        assert_eq!(past, ["booked", "payment", "changed", "refund"], "in the order of time");
        let cancel = stage.app.get(&format!("{API}/reservation/{}/cancel-preview/", text(&changed["key"]))).await.json();
        assert_eq!((&cancel["paid"], &cancel["refunded_before"], &cancel["kept_by_change"]), (&json!(38_500), &json!(11_000), &json!(0)));
        stage.is_well().await;
    }

    async fn changing_returns_no_more_than_canceling_would(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        with_policy(&stage, "no_refunds").await;
        let reservation = booked(&stage).await;
        let (preview, _) = stage.changed(&reservation, "2026-08-20", "2026-08-23").await;
        assert_eq!((&preview["total"], &preview["refund"], &preview["kept"]), (&json!(49_500), &json!(0), &json!(11_000)));
        assert_eq!(line(&preview, "Kept by the refund policy"), (&json!(0), &json!(11_000)));
        // The kept amount counts toward the price when the stay is extended again.
        let (longer, _) = stage.changed(&reservation, "2026-08-20", "2026-08-25").await;
        assert_eq!((&longer["total"], &longer["due_now"], &longer["kept"]), (&json!(60_500), &json!(11_000), &json!(0)));
        assert_eq!(stage.money().await, (60_500, 0));
        stage.is_well().await;
    }

    async fn moving_far_away_does_not_make_lost_money_refundable(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        with_policy(&stage, "days_prior").await;
        let reservation = booked(&stage).await;
        // Twenty days before arrival half is not refundable, and stays so.
        stage.app.advance(TimeDelta::days(30));
        let (preview, changed) = stage.changed(&reservation, "2026-11-03", "2026-11-07").await;
        assert_eq!((&preview["due_now"], &preview["refund"]), (&json!(0), &json!(0)));
        let cancel = stage.app.get(&format!("{API}/reservation/{}/cancel-preview/", text(&changed["key"]))).await.json();
        assert_eq!((&cancel["refund"], &cancel["kept"]), (&json!(24_750), &json!(24_750)));
        assert_eq!((&cancel["kept_by_change"], &cancel["refunded_before"]), (&json!(24_750), &json!(0)), "the policy alone would return all");
        let quote = stage.app.get(&format!("{API}/quote/{}/", text(&reservation["quote"]))).await.json();
        assert_eq!(quote["refund_policy"]["tiers"][0]["amount"], 24_750);
    }

    async fn own_nights_are_not_in_the_way_and_others_are(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let other = stage.quote("2026-08-28", "2026-08-31").await;
        let card = stage.card(&other, GOOD).await;
        stage.book(&other, Some(&card)).await;
        let reservation = booked(&stage).await;
        let (preview, _) = stage.changed(&reservation, "2026-08-22", "2026-08-26").await;
        assert_eq!((&preview["due_now"], &preview["refund"], stage.nights().await), (&json!(0), &json!(0), 7));
        let taken = stage.preview_change(&reservation, "2026-08-25", "2026-08-29").await;
        assert_eq!((taken.status, &taken.json()["code"], &taken.json()["data"]["night"]), (StatusCode::BAD_REQUEST, &json!("overlap"), &json!("2026-08-28")));
        assert!(taken.json()["data"]["nearest"].as_array().is_some_and(|stays| !stays.is_empty()));
        // Another guest takes a night after the preview, before this node is notified.
        let tx = stage.store.write().await.unwrap();
        let event = key(stage.sample.account, 300);
        let night = "2026-08-27".parse().unwrap();
        stage.sample.insert_block(&tx, event, night).await;
        insert(&tx, stay_night::Model { account_id: stage.sample.account.into(), property_id: stage.sample.property.into(), night, slot: 0, event_id: event.into() }).await;
        tx.commit().await.unwrap();
        let late = stage.change(&reservation, &json!({"check_in": "2026-08-24", "check_out": "2026-08-28"})).await;
        assert_eq!((late.status, &late.json()["code"]), (StatusCode::CONFLICT, &json!("overlap")));
        assert_eq!(stage.reservation(&reservation["key"]).await["check_in"], "2026-08-22");
        stage.is_well().await;
    }

    async fn the_rules_of_a_quote_hold(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        for (check_in, check_out, code) in [
            ("2026-08-20", "2026-08-22", "min_stay"),
            ("2026-06-20", "2026-06-24", "past_date"),
            ("2026-08-20", "2026-10-24", "max_stay"),
            ("2027-08-20", "2027-08-24", "booking_window"),
        ] {
            let preview = stage.preview_change(&reservation, check_in, check_out).await;
            assert_eq!((preview.status, &preview.json()["code"]), (StatusCode::BAD_REQUEST, &json!(code)));
            let change = stage.change(&reservation, &json!({"check_in": check_in, "check_out": check_out})).await;
            assert_eq!(change.json(), preview.json());
        }
        let same = stage.preview_change(&reservation, "2026-08-20", "2026-08-24").await;
        assert_eq!((same.status, same.json()["check_in"].is_array()), (StatusCode::BAD_REQUEST, true));
        let turned = stage.preview_change(&reservation, "2026-08-24", "2026-08-20").await;
        assert_eq!((turned.status, turned.json()["check_out"].is_array()), (StatusCode::BAD_REQUEST, true));
        assert_eq!((stage.nights().await, stage.money().await), (4, (49_500, 0)));
    }

    async fn instalments_follow_the_new_total_and_the_new_days(store: Store) {
        let stage = Stage::new(store, "s", HALVES).await;
        let quote = stage.quote("2026-09-10", "2026-09-14").await;
        let card = stage.card(&quote, GOOD).await;
        let reservation = stage.book(&quote, Some(&card)).await.json();
        let (preview, changed) = stage.changed(&reservation, "2026-09-20", "2026-09-26").await;
        assert_eq!((&preview["due_now"], &preview["payments"]), (&json!(11_000), &json!([{"due_date": "2026-08-21", "amount": 35_750}])));
        let open: Vec<&Value> = changed["payments"].as_array().unwrap().iter().filter(|payment| payment["state"] == "due").collect();
        assert_eq!((open.len(), &open[0]["amount"], &open[0]["due_date"]), (1, &json!(35_750), &json!("2026-08-21")));
        assert_eq!(open[0]["key"], reservation["payments"][1]["key"], "it is the same payment");
        stage.is_well().await;
        // So soon that everything is due: the second half is charged with the change.
        let (sooner, _) = stage.changed(&reservation, "2026-07-10", "2026-07-13").await;
        assert_eq!((&sooner["due_now"], &sooner["payments"]), (&json!(2_750), &json!([])));
        assert_eq!(stage.money().await, (38_500, 0));
        stage.is_well().await;
        stage.app.advance(TimeDelta::days(60));
        stage.app.work_off().await;
        assert_eq!(stage.money().await.0, 38_500, "nothing is asked for twice");
    }

    async fn only_a_stay_that_is_ahead_can_be_moved(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        stage.app.advance(TimeDelta::days(50));
        for answer in [
            stage.preview_change(&reservation, "2026-09-20", "2026-09-24").await,
            stage.change(&reservation, &json!({"check_in": "2026-09-20", "check_out": "2026-09-24"})).await,
        ] {
            assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::CONFLICT, &json!("not_changeable")));
        }
        assert_eq!(stage.reservation(&reservation["key"]).await["may_change"], false);
        let canceled = booked_and_canceled(&stage).await;
        let answer = stage.preview_change(&canceled, "2026-10-20", "2026-10-24").await;
        assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::CONFLICT, &json!("not_changeable")));
    }

    async fn owners_decide_whether_guests_may(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let tx = stage.store.write().await.unwrap();
        let id = (AccountNumber::from(stage.sample.account), Id::from(stage.sample.listing));
        let row = listing::Entity::find_by_id(id).one(&tx).await.unwrap().unwrap();
        listing::Model { renter_can_modify: false, ..row }.into_active_model().reset_all().update(&tx).await.unwrap();
        store::catalog::change::of_property(&tx, stage.sample.account, stage.sample.property).await.unwrap();
        tx.commit().await.unwrap();
        let reservation = booked(&stage).await;
        assert_eq!(reservation["may_change"], false);
        let answer = stage.preview_change(&reservation, "2026-08-21", "2026-08-25").await;
        assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::FORBIDDEN, &json!("may_not_modify")));
    }

    async fn what_the_guest_did_not_see_does_not_happen(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let body = json!({"check_in": "2026-08-20", "check_out": "2026-08-26", "agreed": {"total": 71_400, "due_now": 21_900, "refund": 0}});
        let answer = stage.change(&reservation, &body).await;
        assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::CONFLICT, &json!("price_changed")));
        assert_eq!(answer.json()["data"], json!({"total": 71_500, "due_now": 22_000, "refund": 0}));
        assert_eq!((stage.nights().await, stage.money().await), (4, (49_500, 0)));
    }

    async fn two_clicks_are_one_change(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let path = format!("{API}/reservation/{}/change/", text(&reservation["key"]));
        let send = async |name: &str, check_out: &str| {
            let body = json!({"check_in": "2026-08-20", "check_out": check_out});
            let request = stage.app.request(Method::POST, &path);
            let request = request.header("content-type", "application/json").header("idempotency-key", name);
            stage.app.send(request.body(Body::from(body.to_string())).unwrap()).await
        };
        let (first, second) = tokio::join!(send("a", "2026-08-26"), send("b", "2026-08-26"));
        for answer in [&first, &second] {
            let is_locked = answer.status == StatusCode::CONFLICT && answer.json()["code"] == 101;
            assert!(answer.status == StatusCode::OK || is_locked, "{}", answer.text());
        }
        let winner = if first.status == StatusCode::OK { ("a", first) } else { ("b", second) };
        let again = send(winner.0, "2026-08-26").await;
        assert_eq!((again.status, again.json()), (StatusCode::OK, winner.1.json()));
        let other = send(winner.0, "2026-08-27").await;
        assert_eq!((other.status, &other.json()["code"]), (StatusCode::CONFLICT, &json!("idempotency")));
        let third = send("c", "2026-08-26").await;
        assert_eq!((third.status, &third.json()["check_out"]), (StatusCode::OK, &json!("2026-08-26")));
        assert_eq!((stage.nights().await, stage.money().await), (6, (71_500, 0)));
        stage.is_well().await;
    }
}

async fn booked_and_canceled(stage: &Stage) -> Value {
    let quote = stage.quote("2026-10-10", "2026-10-14").await;
    let card = stage.card(&quote, GOOD).await;
    let reservation = stage.book(&quote, Some(&card)).await.json();
    let path = format!("{API}/reservation/{}/cancel/", text(&reservation["key"]));
    assert_eq!(stage.app.post(&path, &json!({})).await.status, StatusCode::OK);
    reservation
}
