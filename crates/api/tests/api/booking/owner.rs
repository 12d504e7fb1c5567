//! Actions of users of an account on reservations, through HTTP.

use chrono::TimeDelta;
use domain::accounts::role::Role;
use domain::guest_key::Held;
use domain::reservations::reservation::RefundState;
use flows::audit;
use http::StatusCode;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::row::accounts::audit_entry;
use store::row::charges::reservation_refund;
use store::row::homes::property_group_member;
use testkit::{Client, insert, key, on_both_engines};

use super::{API, DECLINED, GOOD, PAYMENT, Plan, Selling, Stage, text};
use crate::row_of;

const BY_REQUEST: Selling = Selling { instant: false, ..PAYMENT };
const LATER: Selling = Selling { plan: Plan::Later, ..PAYMENT };

impl Stage {
    async fn sign_in(&self, role: Role) -> Client<'_> {
        self.app.sign_in(self.sample.account, role).await
    }

    async fn booked(&self, number: &str) -> String {
        let booked = self.book_with(number).await;
        assert_eq!(booked.status, StatusCode::CREATED, "{}", booked.text());
        row_of(&booked.json()["key"])
    }

    /// The audit finds nothing, whatever the actions.
    async fn adds_up(&self) {
        let found = audit::run(&self.store, self.app.flows().now()).await.unwrap();
        assert_eq!(found.ills, Vec::<String>::new());
    }

    async fn log(&self) -> Vec<audit_entry::Model> {
        let mut entries = audit_entry::Entity::find().all(self.store.read()).await.unwrap();
        entries.sort_by_key(|entry| (entry.at, entry.id));
        entries
    }

    fn stay(&self, check_in: &str, check_out: &str) -> Value {
        json!({
            "property": self.sample.property.to_string(), "check_in": check_in, "check_out": check_out, "adults": 2,
            "first_name": "Bea", "last_name": "Caller", "email": "bea@guest.test", "note": "Rang on Monday",
        })
    }
}

fn act(key: &str, act: &str) -> String {
    format!("/api/v2/reservation/{key}/{act}/")
}

on_both_engines! {
    async fn a_request_is_accepted_and_the_log_says_by_whom(store: Store) {
        let stage = Stage::new(store, "s", BY_REQUEST).await;
        let key = stage.booked(GOOD).await;
        let agent = stage.sign_in(Role::Agent).await;
        let accepted = agent.post(&act(&key, "accept"), &json!({})).await;
        assert_eq!((accepted.status, &accepted.json()["status"]), (StatusCode::OK, &json!("r")), "{}", accepted.text());
        assert_eq!(accepted.json()["uri"], format!("/api/v2/reservation/{key}/"));
        assert_eq!(stage.money().await.0, 49_500);
        let again = agent.post(&act(&key, "accept"), &json!({})).await;
        assert_eq!((again.status, &again.json()["code"]), (StatusCode::CONFLICT, &json!("illegal_move")));
        let log = stage.log().await;
        assert_eq!((log.len(), log[0].action.as_str(), log[0].actor.as_str()), (1, "accept", "agent@account-7.test"));
        assert_eq!(log[0].changes["charged"], json!([null, 49_500]));
        let history = agent.get(&act(&key, "history")).await.json();
        let names: Vec<&str> = history["results"].as_array().unwrap().iter().map(|entry| text(&entry["name"])).collect();
        assert!(names.contains(&"requested") && names.contains(&"accept") && names.contains(&"reserved"), "{names:?}");
        stage.adds_up().await;
    }

    async fn a_declined_card_leaves_the_request_and_the_owner_may_decline_too(store: Store) {
        let stage = Stage::new(store, "s", BY_REQUEST).await;
        let key = stage.booked(DECLINED).await;
        let owner = stage.sign_in(Role::Owner).await;
        assert_eq!(owner.post(&act(&key, "accept"), &json!({})).await.status, StatusCode::PAYMENT_REQUIRED);
        let declined = owner.post(&act(&key, "decline"), &json!({"reason": "Renovation"})).await.json();
        assert_eq!((&declined["status"], &declined["cancel_reason"]), (&json!("d"), &json!("Renovation")));
        let last = stage.log().await.pop().unwrap();
        assert_eq!((last.action.as_str(), &last.changes["status"]), ("decline", &json!(["o", "d"])));
        stage.adds_up().await;
    }

    async fn a_stay_is_booked_for_a_guest_at_the_price_of_the_preview(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let agent = stage.sign_in(Role::Agent).await;
        let input = stage.stay("2026-08-20", "2026-08-24");
        let preview = agent.post("/api/v2/reservation/preview/", &input).await.json();
        assert_eq!((&preview["quote"]["total"], &preview["warnings"], &preview["bookable"]), (&json!(49_500), &json!([]), &json!(true)));
        let made = agent.post("/api/v2/reservation/", &input).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
        let made = made.json();
        assert_eq!((&made["status"], &made["total"], &made["paid_status"], &made["first_name"]), (&json!("r"), &json!(49_500), &json!("u"), &json!("Bea")));
        assert_eq!(stage.nights().await, 4);
        stage.app.work_off().await;
        assert_eq!(stage.app.mailbox().subjects().len(), 1);
        // The same nights cause a warning and cannot be booked.
        let taken = agent.post("/api/v2/reservation/preview/", &input).await.json();
        assert_eq!((&taken["warnings"][0]["code"], &taken["bookable"]), (&json!("overlap"), &json!(false)));
        let twice = agent.post("/api/v2/reservation/", &input).await;
        assert_eq!((twice.status, &twice.json()["code"]), (StatusCode::BAD_REQUEST, &json!("overlap")));
        let log = stage.log().await;
        assert_eq!((log[0].action.as_str(), &log[0].changes["status"]), ("create", &json!([null, "r"])));
        stage.adds_up().await;
    }

    async fn what_is_written_of_a_guest_has_the_lengths_of_the_list(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let owner = stage.sign_in(Role::Owner).await;
        for (field, most) in [("first_name", 200), ("last_name", 200), ("phone", 200), ("message", 20_000), ("note", 20_000)] {
            let mut input = stage.stay("2026-08-20", "2026-08-24");
            input[field] = json!("x".repeat(most + 1));
            let refused = owner.post("/api/v2/reservation/", &input).await;
            assert_eq!((refused.status, refused.json()[field].is_array()), (StatusCode::BAD_REQUEST, true), "{field}");
        }
    }

    async fn rules_and_prices_give_way_to_the_owner(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let owner = stage.sign_in(Role::Owner).await;
        let mut input = stage.stay("2026-08-20", "2026-08-21");
        input["total"] = json!(9_000);
        input["notify"] = json!(false);
        let preview = owner.post("/api/v2/reservation/preview/", &input).await.json();
        assert_eq!((&preview["warnings"][0]["code"], &preview["bookable"], &preview["quote"]["total"]), (&json!("min_stay"), &json!(true), &json!(9_000)));
        // Every broken rule is named.
        let mut worse = input.clone();
        (worse["pets"], worse["smoker"]) = (json!(2), json!(true));
        let preview = owner.post("/api/v2/reservation/preview/", &worse).await.json();
        let codes: Vec<&str> = preview["warnings"].as_array().unwrap().iter().map(|warning| text(&warning["code"])).collect();
        assert_eq!(codes, ["min_stay", "pets", "smoking"]);
        let lines = preview["quote"]["lines"].as_array().unwrap();
        let sum: i64 = lines.iter().filter(|line| line["kind"] != "deposit").map(|line| line["amount"].as_i64().unwrap()).sum();
        assert_eq!(sum, 9_000);
        let refused = owner.post("/api/v2/reservation/", &input).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::BAD_REQUEST, &json!("min_stay")));
        input["ignore_rules"] = json!(true);
        let made = owner.post("/api/v2/reservation/", &input).await;
        assert_eq!((made.status, &made.json()["total"]), (StatusCode::CREATED, &json!(9_000)), "{}", made.text());
        stage.app.work_off().await;
        assert!(stage.app.mailbox().subjects().is_empty(), "nobody was to be told");
        stage.adds_up().await;
    }

    async fn the_same_creation_under_one_name_happens_once(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let owner = stage.sign_in(Role::Owner).await;
        let body = stage.stay("2026-08-20", "2026-08-24").to_string();
        let send = async || {
            let request = owner.request(http::Method::POST, "/api/v2/reservation/").header("content-type", "application/json");
            let request = request.header("idempotency-key", "once").body(axum::body::Body::from(body.clone())).unwrap();
            stage.app.send(request).await
        };
        let (first, second) = (send().await, send().await);
        assert_eq!((first.status, first.text()), (second.status, second.text()));
        assert_eq!(stage.nights().await, 4);
    }

    async fn dates_move_with_the_difference_of_the_preview(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let key = stage.booked(GOOD).await;
        let owner = stage.sign_in(Role::Owner).await;
        let longer = json!({"check_in": "2026-07-10", "check_out": "2026-07-15"});
        let preview = owner.post(&act(&key, "move-preview"), &longer).await.json();
        assert_eq!((&preview["total"], &preview["due_now"], &preview["refund"]), (&json!(60_500), &json!(11_000), &json!(0)), "{preview}");
        let moved = owner.post(&act(&key, "move"), &longer).await;
        assert_eq!((moved.status, &moved.json()["check_out"]), (StatusCode::OK, &json!("2026-07-15")), "{}", moved.text());
        assert_eq!(stage.money().await.0, 60_500);
        // Too short for the listing, and below any price: the owner may do it.
        let mut short = json!({"check_in": "2026-07-10", "check_out": "2026-07-12", "total": 20_000});
        let refused = owner.post(&act(&key, "move"), &short).await;
        assert_eq!(refused.json()["code"], "min_stay", "{}", refused.text());
        short["ignore_rules"] = json!(true);
        let preview = owner.post(&act(&key, "move-preview"), &short).await.json();
        assert_eq!(preview["warnings"][0]["code"], "min_stay", "what is overridden is named");
        let moved = owner.post(&act(&key, "move"), &short).await.json();
        assert_eq!((&moved["total"], &moved["check_out"]), (&json!(20_000), &json!("2026-07-12")));
        stage.app.work_off().await;
        let last = stage.log().await.pop().unwrap();
        assert_eq!((last.action.as_str(), &last.changes["total"], &last.changes["check_out"]), ("move", &json!([60_500, 20_000]), &json!(["2026-07-15", "2026-07-12"])));
        stage.adds_up().await;
    }

    async fn a_stay_without_a_card_moves_and_the_difference_stays_due(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let owner = stage.sign_in(Role::Owner).await;
        let made = owner.post("/api/v2/reservation/", &stage.stay("2026-07-10", "2026-07-14")).await.json();
        let key = text(&made["key"]);
        let longer = json!({"check_in": "2026-07-10", "check_out": "2026-07-15"});
        let preview = owner.post(&act(key, "move-preview"), &longer).await.json();
        assert_eq!((&preview["total"], &preview["due_now"]), (&json!(60_500), &json!(60_500)), "{preview}");
        let moved = owner.post(&act(key, "move"), &longer).await;
        assert_eq!((moved.status, &moved.json()["check_out"]), (StatusCode::OK, &json!("2026-07-15")), "{}", moved.text());
        let payments = stage.app.get(&format!("/websites/api/v2/reservation/{}/", stage.app.guest_key(Held::Reservation, key).await)).await.json()["payments"].clone();
        let due: i64 = payments.as_array().unwrap().iter().filter(|payment| payment["state"] == "due").map(|payment| payment["amount"].as_i64().unwrap()).sum();
        assert_eq!((due, stage.money().await.0), (60_500, 0), "{payments}");
        stage.adds_up().await;
    }

    async fn the_owner_decides_what_a_cancelation_returns(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let key = stage.booked(GOOD).await;
        let owner = stage.sign_in(Role::Owner).await;
        let preview = async |query: &str| owner.get(&format!("{}{query}", act(&key, "cancel-preview"))).await.json()["refund"].clone();
        assert_eq!((preview("").await, preview("?refund=policy").await, preview("?amount=10000").await), (json!(49_500), json!(0), json!(10_000)));
        assert_eq!(owner.get(&format!("{}?refund=all", act(&key, "cancel-preview"))).await.status, StatusCode::BAD_REQUEST);
        let canceled = owner.post(&act(&key, "cancel"), &json!({"amount": 10_000, "reason": "Storm"})).await.json();
        assert_eq!((&canceled["refund"]["refund"], &canceled["reservation"]["status"]), (&json!(10_000), &json!("c")));
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (49_500, 10_000));
        stage.adds_up().await;
    }

    async fn a_due_payment_is_charged_to_the_card_on_file(store: Store) {
        let stage = Stage::new(store, "s", LATER).await;
        let quote = stage.quote("2026-08-20", "2026-08-24").await;
        let card = stage.card(&quote, GOOD).await;
        let booked = stage.book(&quote, Some(&card)).await.json();
        let (key, payment) = (&row_of(&booked["key"]), row_of(&booked["payments"][0]["key"]));
        let agent = stage.sign_in(Role::Agent).await;
        let charged = agent.post(&act(key, "charge"), &json!({"payment": payment})).await;
        assert_eq!((charged.status, &charged.json()["paid_status"]), (StatusCode::OK, &json!("f")), "{}", charged.text());
        assert_eq!(stage.money().await.0, 49_500);
        let twice = agent.post(&act(key, "charge"), &json!({"payment": payment})).await;
        assert_eq!((twice.status, &twice.json()["code"]), (StatusCode::CONFLICT, &json!("nothing_due")));
        let other = agent.post(&act(key, "charge"), &json!({"payment": key})).await;
        assert_eq!(other.status, StatusCode::NOT_FOUND);
        stage.adds_up().await;
    }

    async fn a_refund_that_the_bank_did_not_take_is_sent_again(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let key = stage.booked(GOOD).await;
        let owner = stage.sign_in(Role::Owner).await;
        let given = owner.post(&act(&key, "refund"), &json!({"amount": 5_000, "reason": "No hot water"})).await.json();
        let refund = text(&given["refunds"][0]["key"]).to_owned();
        let retry = format!("/api/v2/reservation-refund/{refund}/retry/");
        let early = owner.post(&retry, &json!({})).await;
        assert_eq!((early.status, &early.json()["code"]), (StatusCode::CONFLICT, &json!("illegal_move")), "{}", early.text());

        let tx = stage.store.write().await.unwrap();
        let row = store::reservations::reservation::refund(&tx, refund.parse().unwrap()).await.unwrap().unwrap();
        let failed = reservation_refund::Model { state: RefundState::Failed.into(), failure: Some("The account is closed.".to_owned()), ..row };
        failed.into_active_model().reset_all().update(&tx).await.unwrap();
        tx.commit().await.unwrap();
        let viewer = stage.sign_in(Role::Viewer).await;
        assert_eq!(viewer.post(&retry, &json!({})).await.status, StatusCode::FORBIDDEN);
        let again = owner.post(&retry, &json!({})).await;
        assert_eq!((again.status, &again.json()["refunds"][0]["state"]), (StatusCode::OK, &json!("due")), "{}", again.text());
        assert_eq!(again.json()["total"], 44_500, "the price fell once");
        stage.app.advance(TimeDelta::hours(30));
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (49_500, 5_000));
        stage.adds_up().await;
        assert!(stage.log().await.iter().any(|entry| entry.action == "retry-refund"));
    }

    async fn what_went_back_another_way_does_not_go_back_twice(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let key = stage.booked(GOOD).await;
        let owner = stage.sign_in(Role::Owner).await;
        let canceled = owner.post(&act(&key, "cancel"), &json!({"amount": 40_000})).await.json();
        let refund = text(&canceled["reservation"]["refunds"][0]["key"]).to_owned();
        let tx = stage.store.write().await.unwrap();
        let row = store::reservations::reservation::refund(&tx, refund.parse().unwrap()).await.unwrap().unwrap();
        let failed = reservation_refund::Model { state: RefundState::Failed.into(), ..row };
        failed.into_active_model().reset_all().update(&tx).await.unwrap();
        tx.commit().await.unwrap();
        let other = owner.post(&act(&key, "refund"), &json!({"amount": 20_000})).await;
        assert_eq!(other.status, StatusCode::OK, "{}", other.text());
        let again = owner.post(&format!("/api/v2/reservation-refund/{refund}/retry/"), &json!({})).await;
        assert_eq!((again.status, again.json()["amount"].is_array()), (StatusCode::BAD_REQUEST, true), "{}", again.text());
    }

    async fn what_is_given_back_lowers_the_price_and_everything_adds_up(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let key = stage.booked(GOOD).await;
        let owner = stage.sign_in(Role::Owner).await;
        for amount in [0, -5, 49_501] {
            let refused = owner.post(&act(&key, "refund"), &json!({"amount": amount})).await;
            assert!(refused.json()["amount"].is_array(), "{amount}: {}", refused.text());
        }
        let refunded = owner.post(&act(&key, "refund"), &json!({"amount": 5_000, "reason": "No hot water"})).await;
        assert_eq!((refunded.status, &refunded.json()["total"]), (StatusCode::OK, &json!(44_500)), "{}", refunded.text());
        stage.app.advance(TimeDelta::hours(30));
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (49_500, 5_000));
        let quote = stage.app.guest_key(Held::Quote, text(&refunded.json()["quote"])).await;
        let quote = stage.app.get(&format!("/websites/api/v2/quote/{quote}/")).await.json();
        let parts: i64 = quote["payments"].as_array().unwrap().iter().map(|part| part["amount"].as_i64().unwrap()).sum();
        assert_eq!((&quote["total"], parts), (&json!(44_500), 44_500));
        stage.adds_up().await;
        let owner = stage.sign_in(Role::Owner).await;
        let rest = owner.get(&act(&key, "cancel-preview")).await.json();
        assert_eq!((&rest["paid"], &rest["refund"]), (&json!(44_500), &json!(44_500)));
    }

    async fn money_that_came_another_way_settles_what_is_open(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let agent = stage.sign_in(Role::Agent).await;
        let made = agent.post("/api/v2/reservation/", &stage.stay("2026-08-20", "2026-08-24")).await.json();
        let key = text(&made["key"]);
        let path = act(key, "record-payment");
        for (input, field) in [
            (json!({"amount": 50_000, "method": "cash"}), "amount"),
            (json!({"amount": 0, "method": "cash"}), "amount"),
            (json!({"amount": 1, "method": "card"}), "method"),
            (json!({"amount": 1, "method": "cash", "paid_on": "2026-07-03"}), "paid_on"),
        ] {
            assert!(agent.post(&path, &input).await.json()[field].is_array(), "{field}");
        }
        let part = agent.post(&path, &json!({"amount": 20_000, "method": "cash", "paid_on": "2026-06-30"})).await.json();
        assert_eq!(part["paid_status"], "u", "{part}");
        let rest = agent.post(&path, &json!({"amount": 29_500, "method": "check"})).await.json();
        assert_eq!(rest["paid_status"], "f", "{rest}");
        assert_eq!(agent.post(&path, &json!({"amount": 1, "method": "cash"})).await.json()["code"], "nothing_due");
        assert_eq!(stage.money().await, (0, 0));
        // Cash is refunded in cash.
        let back = agent.post(&act(key, "refund"), &json!({"amount": 1_000})).await.json();
        assert_eq!((&back["refunds"][0]["state"], &back["total"]), (&json!("refunded"), &json!(48_500)));
        stage.adds_up().await;
    }

    async fn a_locked_reservation_answers_101_until_it_is_unlocked(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let key = stage.booked(GOOD).await;
        let owner = stage.sign_in(Role::Owner).await;
        assert_eq!(owner.post(&act(&key, "lock"), &json!({})).await.json()["locked"], true);
        for (name, body) in [
            ("cancel", json!({})),
            ("refund", json!({"amount": 1})),
            ("record-payment", json!({"amount": 1, "method": "cash"})),
            ("move", json!({"check_in": "2026-07-10", "check_out": "2026-07-15"})),
        ] {
            let locked = owner.post(&act(&key, name), &body).await;
            assert_eq!((locked.status, &locked.json()["code"]), (StatusCode::CONFLICT, &json!(101)), "{name}");
        }
        assert_eq!(owner.post(&act(&key, "unlock"), &json!({})).await.json()["locked"], false);
        assert_eq!(owner.post(&act(&key, "cancel"), &json!({})).await.status, StatusCode::OK);
        let names: Vec<String> = stage.log().await.into_iter().map(|entry| entry.action).collect();
        assert_eq!(names, ["lock", "unlock", "cancel"]);
    }

    async fn who_only_reads_does_not_act_as_the_guest_either(store: Store) {
        let stage = Stage::new(store, "s", LATER).await;
        let quote = stage.quote("2026-08-20", "2026-08-24").await;
        let card = stage.card(&quote, GOOD).await;
        let booked = stage.book(&quote, Some(&card)).await.json();
        let viewer = stage.sign_in(Role::Viewer).await;
        let seen = viewer.get(&format!("/api/v2/reservation/{}/details/", row_of(&booked["key"]))).await;
        assert_eq!(seen.status, StatusCode::OK, "{}", seen.text());
        let seen = seen.json();
        let (key, payment, card) = (&seen["key"], &seen["payments"][0]["key"], &seen["credit_cards"][0]["key"]);
        let of = |noun: &str, act: &str| format!("{API}/{noun}/{}/{act}", text(key));
        let letter = json!({"namespace": stage.sample.namespace(), "quote": seen["quote"], "first_name": "Eve", "email": "eve@example.test", "message": "Cancel, please."});
        let acts = [
            (of("reservation", "cancel/"), json!({})),
            (of("reservation", "change/"), json!({"check_in": "2026-08-20", "check_out": "2026-08-25"})),
            (of("reservation", "contact/"), json!({"first_name": "Eve", "last_name": "X", "email": "eve@example.test"})),
            (of("reservation", "record_agreement/"), json!({"name": "Eve"})),
            (format!("{API}/reservation-payment-charge/"), json!({"reservation": key, "payment": payment, "card": card})),
            (format!("{API}/reservation-credit-card/"), json!({"reservation": key, "card_token": "tok_visa", "card_name": "Eve"})),
            (format!("{API}/reservation-credit-card/{}/refresh-auth-token/", text(card)), json!({})),
            (format!("{API}/reservation/"), json!({"quote": seen["quote"]})),
        ];
        for (path, body) in &acts {
            let signed_in = viewer.post(path, body).await;
            let alone = stage.app.post(path, body).await;
            assert_eq!((signed_in.status, alone.status), (StatusCode::NOT_FOUND, StatusCode::NOT_FOUND), "{path}");
        }
        assert_eq!(stage.app.post(&format!("{API}/reservation-message/"), &letter).await.status, StatusCode::BAD_REQUEST);
        for path in [of("reservation", ""), format!("{API}/quote/{}/", text(&seen["quote"])), format!("{API}/reservation-message/?reservation={}", text(key))] {
            assert_eq!(viewer.get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
        }
        assert_eq!(stage.money().await, (0, 0));
        // The holder of the guest key acts as the guest, even in a browser of a signed-in user.
        let canceled = viewer.post(&format!("{API}/reservation/{}/cancel/", text(&booked["key"])), &json!({})).await;
        assert_eq!(canceled.status, StatusCode::OK, "{}", canceled.text());
    }

    async fn who_is_limited_to_a_group_does_not_see_the_others(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let (account, group, other) = (stage.sample.account, key(stage.sample.account, 500), key(stage.sample.account, 501));
        let tx = stage.store.write().await.unwrap();
        insert(&tx, stage.sample.group_row(500, "Coast")).await;
        insert(&tx, stage.sample.group_row(501, "Lake")).await;
        insert(&tx, property_group_member::Model { account_id: account.into(), group_id: group.into(), property_id: stage.sample.property.into() }).await;
        tx.commit().await.unwrap();
        let booked = stage.booked(GOOD).await;
        let sees = stage.app.sign_in_limited(account, Role::Agent, &[group]).await;
        assert_eq!(sees.get(&act(&booked, "history")).await.status, StatusCode::OK);
        let blind = stage.app.sign_in_limited(account, Role::Manager, &[other]).await;
        for (name, body) in [("lock", json!({})), ("cancel", json!({})), ("refund", json!({"amount": 1}))] {
            assert_eq!(blind.post(&act(&booked, name), &body).await.status, StatusCode::NOT_FOUND, "{name}");
        }
        assert_eq!(blind.get(&act(&booked, "history")).await.status, StatusCode::NOT_FOUND);
        assert_eq!(blind.post("/api/v2/reservation/", &stage.stay("2026-08-20", "2026-08-24")).await.status, StatusCode::NOT_FOUND);
    }
}
