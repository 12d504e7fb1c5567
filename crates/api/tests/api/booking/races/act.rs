//! The actions of guests, owners, jobs and providers.

use std::fmt::Display;

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::super::{API, GOOD, text, webhook};
use super::scene::Scene;
use crate::races::{Answer, acts};
use crate::row_of;

/// The first name of the guest for whom the owner books.
pub const BY_OWNER: &str = "Cal";

impl Scene {
    /// Sends a guest's request about the quote.
    async fn of_quote(&self, act: &str, body: Value) -> testkit::Answer {
        self.stage.app.post(&format!("{API}/quote/{}/{act}/", text(&self.quote["key"])), &body).await
    }

    /// Sends a guest's request about the stay.
    async fn of_stay(&self, act: &str, body: Value) -> testkit::Answer {
        self.stage.app.post(&format!("{API}/reservation/{}/{act}/", text(&self.stay["key"])), &body).await
    }

    /// Sends a user's request about the stay.
    async fn by_owner(&self, act: &str, body: Value) -> testkit::Answer {
        self.owner().post(&format!("/api/v2/reservation/{}/{act}/", row_of(&self.stay["key"])), &body).await
    }

    async fn other_contact(&self) -> testkit::Answer {
        let path = format!("{API}/quote/{}/", text(&self.quote["key"]));
        let guest = json!({"first_name": "Zoe", "last_name": "Guest", "email": "zoe@guest.test"});
        self.stage.app.patch(&path, &guest).await
    }

    async fn message(&self, about: &str, key: &Value) -> testkit::Answer {
        let body = json!({about: key, "body": "Is there a cot?", "site": self.stage.sample.namespace()});
        self.stage.app.post(&format!("{API}/reservation-message/"), &body).await
    }

    /// Blocks the nights of the quote or the stay, as a user of the account.
    async fn block(&self) -> testkit::Answer {
        let body = json!({
            "property": self.stage.sample.property.to_string(), "start_date": self.quote["check_in"],
            "end_date": self.quote["check_out"], "summary": "Painting",
        });
        self.owner().post("/api/v2/calendar-event/", &body).await
    }

    /// Blocks the nights of the stay in the other home.
    async fn block_other_home(&self) -> testkit::Answer {
        let body = json!({
            "property": self.second_home.property.to_string(), "start_date": self.quote["check_in"],
            "end_date": self.quote["check_out"], "summary": "Painting",
        });
        self.owner().post("/api/v2/calendar-event/", &body).await
    }

    /// Changes a row as a user of the account.
    async fn edit(&self, noun: &str, key: impl Display, change: Value) -> testkit::Answer {
        self.owner().patch(&format!("/api/v2/{noun}/{key}/"), &change).await
    }

    async fn remove_block(&self) -> testkit::Answer {
        self.owner().delete(&format!("/api/v2/calendar-event/{}/", self.block)).await
    }

    /// Subscribes to a channel that has sold nights of the quote and of the stay, and reads its calendar.
    async fn follow_channel(&self) -> testkit::Answer {
        let feed = json!({"property": self.stage.sample.property.to_string(), "name": "Airbnb", "url": self.channel});
        let followed = self.owner().post("/api/v2/calendar-feed/", &feed).await;
        self.work().await;
        followed
    }

    async fn bulk(&self, act: &str, key: String) -> testkit::Answer {
        self.owner().post(&format!("/api/v2/{act}/"), &json!({"object_keys": [key]})).await
    }

    /// The second of two payments.
    fn payment(&self) -> &Value {
        let payments = self.stay["payments"].as_array().map(Vec::as_slice).unwrap_or_default();
        payments.last().map_or(&Value::Null, |payment| &payment["key"])
    }

    async fn pay_now(&self) -> testkit::Answer {
        let body =
            json!({"reservation": self.stay["key"], "payment": self.payment(), "card": self.card["key"]});
        self.stage.app.post(&format!("{API}/reservation-payment-charge/"), &body).await
    }

    async fn choose_card(&self) -> testkit::Answer {
        let path = format!("{API}/reservation-payment/{}/", text(self.payment()));
        self.stage.app.patch(&path, &json!({"credit_card": self.card["key"]})).await
    }

    async fn come_back(&self) -> testkit::Answer {
        let path = format!("{API}/reservation-payment/{}/mark-authenticated/", text(self.payment()));
        self.stage.app.post(&path, &json!({})).await
    }

    async fn open_checkout(&self) -> testkit::Answer {
        let body = json!({"quote": self.quote["key"], "site": self.stage.sample.namespace()});
        self.stage.app.post(&format!("{API}/reservation-checkout-session/"), &body).await
    }

    async fn contact(&self) -> testkit::Answer {
        let guest = json!({"first_name": "Zoe", "last_name": "Guest", "email": "zoe@guest.test", "phone": "+15035550100"});
        self.of_stay("contact", guest).await
    }

    async fn rename(&self) -> testkit::Answer {
        let path = format!("/api/v2/reservation/{}/", row_of(&self.stay["key"]));
        self.owner().patch(&path, &json!({"first_name": "Bea", "note": "Late"})).await
    }

    async fn book_for_another(&self) -> testkit::Answer {
        let body = json!({
            "property": self.stage.sample.property.to_string(), "check_in": self.quote["check_in"],
            "check_out": self.quote["check_out"], "adults": 2, "first_name": BY_OWNER, "last_name": "Caller",
            "email": "cal@guest.test",
        });
        self.owner().post("/api/v2/reservation/", &body).await
    }

    /// Sends a guest's request about the card that the bank has authenticated and that is not marked so yet.
    async fn of_card(&self, act: &str) -> testkit::Answer {
        let path = format!("{API}/reservation-credit-card/{}/{act}/", text(&self.unmarked["key"]));
        self.stage.app.post(&path, &json!({})).await
    }

    async fn remove_card(&self) -> testkit::Answer {
        let path = format!("{API}/reservation-credit-card/{}/", text(&self.card["key"]));
        self.stage.app.delete(&path).await
    }

    async fn prove_and_book(&self) -> testkit::Answer {
        self.of_card("mark-authenticated").await;
        self.stage.book(&self.quote, Some(&self.unmarked)).await
    }

    async fn new_proof(&self) -> testkit::Answer {
        let path = format!("{API}/reservation-payment/{}/refresh-auth-token/", text(self.payment()));
        self.stage.app.post(&path, &json!({})).await
    }

    async fn ask_the_price(&self) -> testkit::Answer {
        let body = json!({
            "property": self.stage.sample.property.to_string(), "namespace": self.stage.sample.namespace(),
            "check_in": self.quote["check_in"], "check_out": self.quote["check_out"], "adults": 2,
        });
        self.stage.app.post(&format!("{API}/quote/"), &body).await
    }

    async fn sign(&self) -> testkit::Answer {
        self.of_stay("record_agreement", json!({"name": "Ann Guest"})).await
    }

    /// The provider repeats its webhook about the payment.
    async fn hear_again(&self) -> Answer {
        let namespace = self.stage.sample.namespace();
        let ledger = self.stage.till.ledger(&namespace).await;
        let body = webhook::event("evt_1", text(&ledger[0]["payment"]));
        let now = self.stage.app.flows().now().timestamp();
        let signature = webhook::signed(&format!("whsec_{namespace}"), now, &body);
        webhook::send(&self.stage, &signature, &body).await.into()
    }

    async fn work(&self) -> Answer {
        self.stage.app.work_off().await;
        Answer::NONE
    }

    /// An hour passes in which nobody pays, authenticates or accepts; the price of the quote stays valid.
    async fn expire(&self) -> Answer {
        self.stage.app.advance(TimeDelta::minutes(61));
        self.work().await
    }
}

acts! {
    QUOTED:
    "guest: book" ["POST /websites/api/v2/reservation"] |s| s.stage.book(&s.quote, Some(&s.card)).await;
    "rival: book" ["POST /websites/api/v2/reservation"] |s| s.stage.book(&s.rival, Some(&s.rival_card)).await;
    "guest: other dates" ["POST /websites/api/v2/quote/{key}/modify"] |s| s.of_quote("modify", json!({"check_out": "2026-07-16"})).await;
    "guest: other home" ["POST /websites/api/v2/quote/{key}/modify"] |s| s.of_quote("modify", json!({"property": s.second_home.property.to_string()})).await;
    "guest: add firewood" ["POST /websites/api/v2/quote/{key}/modify-addons"] |s| s.of_quote("modify-addons", json!({"addons": [s.stage.sample.firewood.to_string()]})).await;
    "guest: apply a code" ["POST /websites/api/v2/quote/{key}/apply-promo"] |s| s.of_quote("apply-promo", json!({"promotion": "SUMMER"})).await;
    "guest: remove the code" ["POST /websites/api/v2/quote/{key}/remove-promo"] |s| s.of_quote("remove-promo", json!({"promotion": "SUMMER"})).await;
    "guest: other contact" ["PATCH /websites/api/v2/quote/{key}"] |s| s.other_contact().await;
    "guest: another card" ["POST /websites/api/v2/reservation-credit-card"] |s| s.stage.save_card(&s.quote, GOOD).await;
    "guest: remove the card" ["DELETE /websites/api/v2/reservation-credit-card/{key}"] |s| s.remove_card().await;
    "guest: open the provider's page" ["POST /websites/api/v2/reservation-checkout-session"] |s| s.open_checkout().await;
    "guest: prove the card" ["POST /websites/api/v2/reservation-credit-card/{key}/mark-authenticated"] |s| s.of_card("mark-authenticated").await;
    "guest: another proof of the card" ["POST /websites/api/v2/reservation-credit-card/{key}/refresh-auth-token"] |s| s.of_card("refresh-auth-token").await;
    "guest: prove the card and book with it" ["POST /websites/api/v2/reservation-credit-card/{key}/mark-authenticated", "POST /websites/api/v2/reservation"] |s| s.prove_and_book().await;
    "stranger: ask the price" ["POST /websites/api/v2/quote"] |s| s.ask_the_price().await;
    "guest: write" ["POST /websites/api/v2/reservation-message"] |s| s.message("quote", &s.quote["key"]).await;
    "owner: block the nights" ["POST /api/v2/calendar-event"] |s| s.block().await;
    "owner: book for somebody" ["POST /api/v2/reservation"] |s| s.book_for_another().await;
    "owner: pause the home" ["POST /api/v2/property/pause"] |s| s.bulk("property/pause", s.stage.sample.property.to_string()).await;
    "owner: delete the home" ["POST /api/v2/property/delete"] |s| s.bulk("property/delete", s.stage.sample.property.to_string()).await;
    "owner: end the promotion" ["POST /api/v2/promotion/pause"] |s| s.bulk("promotion/pause", testkit::key(s.account(), 40).to_string()).await;
    "owner: rename the home" ["PATCH /api/v2/property/{key}"] |s| s.edit("property", s.stage.sample.property, json!({"name": "Cabin"})).await;
    "owner: change the terms" ["PATCH /api/v2/listing/{key}"] |s| s.edit("listing", s.stage.sample.listing, json!({"min_nights": 5, "instant_book": false})).await;
    "owner: rename the site" ["PATCH /api/v2/site/{key}"] |s| s.edit("site", s.stage.sample.site, json!({"name": "Harbor Homes"})).await;
    "owner: move a block" ["PATCH /api/v2/calendar-event/{key}"] |s| s.edit("calendar-event", &s.block, json!({"start_date": "2026-07-13"})).await;
    "owner: delete a block" ["DELETE /api/v2/calendar-event/{key}"] |s| s.remove_block().await;
    "owner: follow a channel" ["POST /api/v2/calendar-feed"] |s| s.follow_channel().await;
    "job: all that is due" [] |s| s.work().await;

    BOOKED:
    "guest: cancel" ["POST /websites/api/v2/reservation/{key}/cancel"] |s| s.of_stay("cancel", json!({"reason": "Ill"})).await;
    "guest: a day longer" ["POST /websites/api/v2/reservation/{key}/change"] |s| s.of_stay("change", json!({"check_in": "2026-08-20", "check_out": "2026-08-25"})).await;
    "guest: a day shorter" ["POST /websites/api/v2/reservation/{key}/change"] |s| s.of_stay("change", json!({"check_in": "2026-08-20", "check_out": "2026-08-23"})).await;
    "guest: one more and firewood" ["POST /websites/api/v2/reservation/{key}/change"] |s| s.of_stay("change", json!({"adults": 3, "addons": [s.stage.sample.firewood.to_string()]})).await;
    "guest: other contact" ["POST /websites/api/v2/reservation/{key}/contact"] |s| s.contact().await;
    "guest: pay what is due" ["POST /websites/api/v2/reservation-payment-charge"] |s| s.pay_now().await;
    "guest: choose a card" ["PATCH /websites/api/v2/reservation-payment/{key}"] |s| s.choose_card().await;
    "guest: another card" ["POST /websites/api/v2/reservation-credit-card"] |s| s.stage.save_card(&s.quote, GOOD).await;
    "guest: remove the card" ["DELETE /websites/api/v2/reservation-credit-card/{key}"] |s| s.remove_card().await;
    "guest: write" ["POST /websites/api/v2/reservation-message"] |s| s.message("reservation", &s.stay["key"]).await;
    "guest: sign" ["POST /websites/api/v2/reservation/{key}/record_agreement"] |s| s.sign().await;
    "provider: say again" ["POST /websites/api/v2/webhooks/{provider}/{site}"] |s| s.hear_again().await;
    "guest: other dates of the quote" ["POST /websites/api/v2/quote/{key}/modify"] |s| s.of_quote("modify", json!({"check_out": "2026-08-26"})).await;
    "rival: book the days after" ["POST /websites/api/v2/reservation"] |s| s.stage.book(&s.rival, Some(&s.rival_card)).await;
    "owner: cancel" ["POST /api/v2/reservation/{key}/cancel"] |s| s.by_owner("cancel", json!({"amount": 10_000})).await;
    "owner: move" ["POST /api/v2/reservation/{key}/move"] |s| s.by_owner("move", json!({"check_in": "2026-08-21", "check_out": "2026-08-26"})).await;
    "owner: move to the other home" ["POST /api/v2/reservation/{key}/move"] |s| s.by_owner("move", json!({"property": s.second_home.property.to_string()})).await;
    "owner: fewer guests" ["POST /api/v2/reservation/{key}/move"] |s| s.by_owner("move", json!({"adults": 1})).await;
    "owner: block the other home" ["POST /api/v2/calendar-event"] |s| s.block_other_home().await;
    "owner: refund" ["POST /api/v2/reservation/{key}/refund"] |s| s.by_owner("refund", json!({"amount": 5_000})).await;
    "owner: refund nearly all" ["POST /api/v2/reservation/{key}/refund"] |s| s.by_owner("refund", json!({"amount": 20_000})).await;
    "owner: record cash" ["POST /api/v2/reservation/{key}/record-payment"] |s| s.by_owner("record-payment", json!({"amount": 24_750, "method": "cash"})).await;
    "owner: charge" ["POST /api/v2/reservation/{key}/charge"] |s| s.by_owner("charge", json!({"payment": row_of(s.payment())})).await;
    "owner: lock" ["POST /api/v2/reservation/{key}/lock"] |s| s.by_owner("lock", json!({})).await;
    "owner: unlock" ["POST /api/v2/reservation/{key}/unlock"] |s| s.by_owner("unlock", json!({})).await;
    "owner: rename" ["PATCH /api/v2/reservation/{key}"] |s| s.rename().await;
    "owner: write" ["POST /api/v2/reservation/{key}/message"] |s| s.by_owner("message", json!({"body": "Welcome"})).await;
    "owner: delete the home" ["POST /api/v2/property/delete"] |s| s.bulk("property/delete", s.stage.sample.property.to_string()).await;
    "owner: rename the home" ["PATCH /api/v2/property/{key}"] |s| s.edit("property", s.stage.sample.property, json!({"name": "Cabin"})).await;
    "owner: change the terms" ["PATCH /api/v2/listing/{key}"] |s| s.edit("listing", s.stage.sample.listing, json!({"min_nights": 5})).await;
    "owner: rename the site" ["PATCH /api/v2/site/{key}"] |s| s.edit("site", s.stage.sample.site, json!({"name": "Harbor Homes"})).await;
    "owner: move a block" ["PATCH /api/v2/calendar-event/{key}"] |s| s.edit("calendar-event", &s.block, json!({"end_date": "2026-08-20"})).await;
    "owner: follow a channel" ["POST /api/v2/calendar-feed"] |s| s.follow_channel().await;
    "job: all that is due" [] |s| s.work().await;

    REQUESTED:
    "guest: cancel" ["POST /websites/api/v2/reservation/{key}/cancel"] |s| s.of_stay("cancel", json!({"reason": "Ill"})).await;
    "guest: other contact" ["POST /websites/api/v2/reservation/{key}/contact"] |s| s.contact().await;
    "guest: another card" ["POST /websites/api/v2/reservation-credit-card"] |s| s.stage.save_card(&s.quote, GOOD).await;
    "guest: book again" ["POST /websites/api/v2/reservation"] |s| s.stage.book(&s.quote, Some(&s.card)).await;
    "rival: ask" ["POST /websites/api/v2/reservation"] |s| s.stage.book(&s.rival, Some(&s.rival_card)).await;
    "owner: accept" ["POST /api/v2/reservation/{key}/accept"] |s| s.by_owner("accept", json!({})).await;
    "owner: decline" ["POST /api/v2/reservation/{key}/decline"] |s| s.by_owner("decline", json!({"reason": "Renovation"})).await;
    "owner: block the nights" ["POST /api/v2/calendar-event"] |s| s.block().await;
    "owner: book for somebody" ["POST /api/v2/reservation"] |s| s.book_for_another().await;
    "owner: rename" ["PATCH /api/v2/reservation/{key}"] |s| s.rename().await;
    "job: all that is due" [] |s| s.work().await;
    "job: the request expires" [] |s| s.expire().await;

    HELD:
    "guest: come back" ["POST /websites/api/v2/reservation-payment/{key}/mark-authenticated"] |s| s.come_back().await;
    "guest: open the page again" ["POST /websites/api/v2/reservation-checkout-session"] |s| s.open_checkout().await;
    "guest: book with a card" ["POST /websites/api/v2/reservation"] |s| s.stage.book(&s.quote, Some(&s.card)).await;
    "guest: other dates" ["POST /websites/api/v2/quote/{key}/modify"] |s| s.of_quote("modify", json!({"check_out": "2026-07-16"})).await;
    "guest: cancel" ["POST /websites/api/v2/reservation/{key}/cancel"] |s| s.of_stay("cancel", json!({"reason": "Ill"})).await;
    "rival: book" ["POST /websites/api/v2/reservation"] |s| s.stage.book(&s.rival, Some(&s.rival_card)).await;
    "owner: cancel" ["POST /api/v2/reservation/{key}/cancel"] |s| s.by_owner("cancel", json!({})).await;
    "owner: block the nights" ["POST /api/v2/calendar-event"] |s| s.block().await;
    "owner: rename" ["PATCH /api/v2/reservation/{key}"] |s| s.rename().await;
    "job: all that is due" [] |s| s.work().await;
    "job: the hold expires" [] |s| s.expire().await;

    UNPROVEN:
    "guest: come back" ["POST /websites/api/v2/reservation-payment/{key}/mark-authenticated"] |s| s.come_back().await;
    "guest: another proof" ["POST /websites/api/v2/reservation-payment/{key}/refresh-auth-token"] |s| s.new_proof().await;
    "guest: book again" ["POST /websites/api/v2/reservation"] |s| s.stage.book(&s.quote, Some(&s.card)).await;
    "guest: cancel" ["POST /websites/api/v2/reservation/{key}/cancel"] |s| s.of_stay("cancel", json!({"reason": "Ill"})).await;
    "guest: other dates" ["POST /websites/api/v2/quote/{key}/modify"] |s| s.of_quote("modify", json!({"check_out": "2026-07-16"})).await;
    "rival: book" ["POST /websites/api/v2/reservation"] |s| s.stage.book(&s.rival, Some(&s.rival_card)).await;
    "owner: cancel" ["POST /api/v2/reservation/{key}/cancel"] |s| s.by_owner("cancel", json!({})).await;
    "owner: block the nights" ["POST /api/v2/calendar-event"] |s| s.block().await;
    "job: all that is due" [] |s| s.work().await;
    "job: the hold expires" [] |s| s.expire().await;
}
