//! Synchronization of the partner's listings: all of them, changed ones, and removed ones.

use chrono::TimeDelta;
use domain::accounts::role::Role;
use domain::text::code::ActiveType;
use domain::text::code::SystemType;
use http::{Method, StatusCode};
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, PaginatorTrait};
use serde_json::{Value, json};
use store::row::homes::{property, property_amenity};
use store::row::listings::{listing, listing_fee, listing_rate};
use store::row::partner_homes::partner_connection;
use testkit::on_both_engines;

use super::partner::told;
use super::{API, PAYMENT, Stage, text};

pub(super) const LISTINGS: &str = "GET /api/listings";

impl Stage {
    pub(super) async fn sync(&self) -> Value {
        let client = self.app.sign_in(self.sample.account, Role::Owner).await;
        let asked = client.call(Method::POST, "/api/v2/partner-connection/sync", None).await;
        assert_eq!(asked.status, StatusCode::ACCEPTED, "{}", asked.text());
        self.app.work_off().await;
        client.call(Method::GET, "/api/v2/partner-connection", None).await.json()
    }

    async fn homes(&self) -> Vec<property::Model> {
        property::Entity::find().all(self.store.read()).await.unwrap()
    }

    pub(super) async fn home_named(&self, name: &str) -> Option<(property::Model, listing::Model)> {
        let home = self.homes().await.into_iter().find(|home| home.name == name)?;
        let offers = listing::Entity::find().all(self.store.read()).await.unwrap();
        offers.into_iter().find(|offer| offer.property_id == home.id).map(|offer| (home, offer))
    }

    async fn fees(&self, offer: &listing::Model) -> Vec<listing_fee::Model> {
        let all = listing_fee::Entity::find().all(self.store.read()).await.unwrap();
        all.into_iter().filter(|fee| fee.listing_id == offer.id).collect()
    }

    async fn base_price(&self, offer: &listing::Model) -> Option<i64> {
        let all = listing_rate::Entity::find().all(self.store.read()).await.unwrap();
        all.into_iter().find(|rate| rate.listing_id == offer.id && rate.base_rate).map(|rate| rate.week_night)
    }

    /// Synchronizes these listings an hour later.
    async fn sync_again(&self, listings: &[Value]) -> Value {
        self.app.advance(TimeDelta::hours(1));
        self.stock(listings).await;
        self.sync().await
    }

    /// Leaves the state of a synchronization that was interrupted at a cursor.
    async fn leave_off_at(&self, cursor: &str) {
        let row = partner_connection::Entity::find().one(self.store.read()).await.unwrap().unwrap();
        let (sync_started_at, sync_cursor) = (Some(self.app.flows().now()), Some(cursor.to_owned()));
        let row = partner_connection::Model { sync_started_at, sync_cursor, ..row };
        let tx = self.store.write().await.unwrap();
        row.into_active_model().reset_all().update(&tx).await.unwrap();
        tx.commit().await.unwrap();
    }

    async fn shown(&self) -> i64 {
        let list =
            self.app.get(&format!("{API}/property/?name_space={}", self.sample.namespace())).await.json();
        list["results"].as_array().map_or(-1, |results| i64::try_from(results.len()).unwrap())
    }
}

on_both_engines! {
    async fn everything_is_read_page_by_page(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let many: Vec<Value> = (1..=230).map(|number| told(&format!("L{number}"))).collect();
        stage.stock(&many).await;
        let connection = stage.sync().await;
        assert_eq!((&connection["listing_count"], &connection["failure"], &connection["syncing"]), (&json!(230), &Value::Null, &json!(false)));
        let homes = stage.homes().await;
        assert_eq!((homes.len(), homes.iter().filter(|home| home.system_type == SystemType::Partner).count()), (230, 230), "the home that was there is L1");
        let (home, offer) = stage.home_named("Home L7").await.unwrap();
        assert_eq!((home.slug.as_str(), home.city.as_str(), home.accommodates), ("home-l7", "Chicago", 4));
        assert_eq!((offer.partner_listing_id.as_deref(), offer.min_nights, offer.currency.as_str()), (Some("L7"), 2, "USD"));
        let rates = listing_rate::Entity::find().all(stage.store.read()).await.unwrap();
        assert!(rates.iter().any(|rate| rate.listing_id == offer.id && rate.week_night == 12_000));
        assert_eq!(property_amenity::Entity::find().count(stage.store.read()).await.unwrap(), 230);
        let page = stage.app.get(&format!("{API}/property/{}/?site_namespace={}", home.id.key(), stage.sample.namespace())).await;
        assert_eq!((page.status, &page.json()["system_type"]), (StatusCode::OK, &json!("g")), "{}", page.text());
    }

    async fn a_listing_is_known_by_the_partners_key(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        stage.stock(&[told("L1"), told("L7")]).await;
        stage.sync().await;
        let (home, _) = stage.home_named("Home L7").await.unwrap();
        let namespace = stage.sample.namespace();
        let page = stage.app.get(&format!("{API}/property/{}/?site_namespace={namespace}", home.id.key())).await.json();
        assert_eq!(page["listing_key"], "L7");
        let list = stage.app.get(&format!("{API}/property/?name_space={namespace}")).await.json();
        let keys: Vec<&Value> = list["results"].as_array().unwrap().iter().map(|card| &card["listing_key"]).collect();
        assert!(keys.contains(&&json!("L7")), "{keys:?}");
        for (noun, amount, expected) in [("listing-rate", "week_night", 12_000), ("listing-fee", "amount", 5_000)] {
            let found = stage.app.get(&format!("{API}/{noun}/?listing=L7&site_namespace={namespace}")).await;
            assert_eq!((found.status, &found.json()["results"][0][amount]), (StatusCode::OK, &json!(expected)), "{}", found.text());
            for nowhere in ["listing=L7".to_owned(), format!("listing=L8&site_namespace={namespace}")] {
                assert_eq!(stage.app.get(&format!("{API}/{noun}/?{nowhere}")).await.status, StatusCode::NOT_FOUND, "{nowhere}");
            }
        }
    }

    async fn what_changed_is_written_and_what_is_gone_is_no_longer_sold(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        stage.stock(&[told("L1"), told("L2"), told("L3")]).await;
        stage.sync().await;
        let before = stage.homes().await;
        assert_eq!(stage.shown().await, 3);
        stage.app.advance(TimeDelta::hours(1));
        let mut changed = told("L2");
        changed["listing"]["title"] = json!("Loft");
        changed["listing"]["prices"]["basePrice"] = json!(150);
        stage.stock(&[told("L1"), changed.clone()]).await;
        stage.sync().await;
        let after = stage.homes().await;
        let touched = |name: &str| before.iter().chain(&after).filter(|home| home.name == name).map(|home| home.version).max();
        assert_eq!((touched("Loft"), touched("Home L1")), (Some(2), before.iter().find(|home| home.name == "Home L1").map(|home| home.version)));
        let (_, gone) = stage.home_named("Home L3").await.unwrap();
        assert_eq!(gone.active_type, ActiveType::Paused);
        let refused = stage.app.post(&format!("{API}/quote/estimate/"), &json!({
            "property": gone.property_id.key().to_string(), "namespace": stage.sample.namespace(),
            "check_in": "2026-08-01", "check_out": "2026-08-04", "adults": 2,
        })).await;
        assert_eq!(refused.json()["code"], "inactive", "{}", refused.text());
        stage.app.advance(TimeDelta::hours(1));
        stage.stock(&[told("L1"), changed, told("L3")]).await;
        stage.sync().await;
        assert_eq!(stage.home_named("Home L3").await.unwrap().1.active_type, ActiveType::Active, "it is back");
    }

    async fn a_reading_that_breaks_off_takes_nothing_away(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let many: Vec<Value> = (1..=130).map(|number| told(&format!("L{number}"))).collect();
        stage.stock(&many).await;
        stage.sync().await;
        stage.app.advance(TimeDelta::hours(1));
        stage.stock(&many[..1]).await;
        stage.trouble(LISTINGS, json!({"status": 500, "times": 1})).await;
        let broken = stage.sync().await;
        assert!(broken["failure"].is_string(), "{broken}");
        assert_eq!(stage.home_named("Home L9").await.unwrap().1.active_type, ActiveType::Active);
        stage.app.advance(TimeDelta::minutes(1));
        stage.app.work_off().await;
        assert_eq!(stage.home_named("Home L9").await.unwrap().1.active_type, ActiveType::Paused, "the next one was whole");
    }

    async fn a_pause_that_is_asked_for_is_kept(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        stage.trouble(LISTINGS, json!({"status": 429, "retry_after": 3_600, "times": 1})).await;
        let paused = stage.sync().await;
        assert!(text(&paused["failure"]).contains("wait"), "{paused}");
        stage.app.advance(TimeDelta::minutes(59));
        assert_eq!(stage.app.work_off().await, 0, "nobody asks before the hour is over");
    }

    async fn what_an_owner_pauses_stays_paused(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        stage.stock(&[told("L1"), told("L2")]).await;
        stage.sync().await;
        let (_, offer) = stage.home_named("Home L2").await.unwrap();
        let tx = stage.store.write().await.unwrap();
        listing::Model { active_type: ActiveType::Paused.into(), ..offer }.into_active_model().reset_all().update(&tx).await.unwrap();
        stage.app.flows().commit(tx, stage.sample.account).await.unwrap();
        stage.app.advance(TimeDelta::hours(1));
        let mut changed = told("L2");
        changed["listing"]["bedrooms"] = json!(3);
        stage.stock(&[told("L1"), changed]).await;
        stage.sync().await;
        let (home, offer) = stage.home_named("Home L2").await.unwrap();
        assert_eq!((home.bedrooms, offer.active_type.code()), (3, "p"));
    }

    async fn credentials_are_kept_sealed_and_never_shown(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let client = stage.app.sign_in(stage.sample.account, Role::Owner).await;
        let wish = json!({"client_id": "other", "client_secret": "very hidden"});
        let connected = client.call(Method::PUT, "/api/v2/partner-connection", Some(&wish)).await;
        assert_eq!((connected.status, &connected.json()["client_id"]), (StatusCode::OK, &json!("other")), "{}", connected.text());
        assert!(!connected.text().contains("hidden"));
        let rows = partner_connection::Entity::find().all(stage.store.read()).await.unwrap();
        assert_eq!(rows.len(), 1);
        assert!(rows[0].secret.starts_with("v1.test.") && !format!("{rows:?}").contains("hidden"));
        let empty = client.call(Method::PUT, "/api/v2/partner-connection", Some(&json!({"client_id": " ", "client_secret": "x"}))).await;
        assert_eq!(empty.status, StatusCode::BAD_REQUEST);
        assert_eq!(client.call(Method::DELETE, "/api/v2/partner-connection", None).await.status, StatusCode::NO_CONTENT);
        assert_eq!(client.call(Method::GET, "/api/v2/partner-connection", None).await.status, StatusCode::NOT_FOUND);
        assert_eq!(stage.estimate("2026-08-01", "2026-08-04", 2).await.json()["code"], "partner_unavailable");
        assert_eq!(client.call(Method::PUT, "/api/v2/partner-connection", Some(&wish)).await.status, StatusCode::OK);
    }

    async fn prices_of_the_partners_list_are_kept_up_to_date(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let priced = |prices: Value| {
            let mut home = told("L2");
            home["listing"]["prices"] = prices;
            home
        };
        stage.stock(&[told("L1"), priced(json!({"currency": "USD"}))]).await;
        stage.sync().await;
        let (_, offer) = stage.home_named("Home L2").await.unwrap();
        assert_eq!((stage.base_price(&offer).await, stage.fees(&offer).await.len()), (None, 0));

        stage.sync_again(&[told("L1"), priced(json!({"currency": "USD", "basePrice": 120, "cleaningFee": 50}))]).await;
        let fees = stage.fees(&offer).await;
        assert_eq!((stage.base_price(&offer).await, fees.len(), fees[0].amount), (Some(12_000), 1, 5_000), "what was missing at first");

        let tx = stage.store.write().await.unwrap();
        listing_fee::Model { name: "Limpieza".to_owned(), ..fees[0].clone() }.into_active_model().reset_all().update(&tx).await.unwrap();
        stage.app.flows().commit(tx, stage.sample.account).await.unwrap();
        let dearer = priced(json!({"currency": "EUR", "basePrice": 150, "cleaningFee": 65}));
        stage.sync_again(&[told("L1"), dearer]).await;
        let (home, offer) = stage.home_named("Home L2").await.unwrap();
        let fees = stage.fees(&offer).await;
        assert_eq!((offer.currency.as_str(), stage.base_price(&offer).await), ("EUR", Some(15_000)));
        assert_eq!((fees.len(), fees[0].amount, fees[0].name.as_str()), (1, 6_500, "Limpieza"), "the owner's name for it stays");
        let live = stage.app.post(&format!("{API}/quote/estimate/"), &json!({
            "property": home.id.key().to_string(), "namespace": stage.sample.namespace(),
            "check_in": "2026-08-01", "check_out": "2026-08-04", "adults": 2,
        })).await;
        assert_eq!((live.status, &live.json()["total"]), (StatusCode::OK, &json!(56_650)), "{}", live.text());

        stage.sync_again(&[told("L1"), priced(json!({"currency": "EUR", "basePrice": 150}))]).await;
        assert_eq!(stage.fees(&offer).await.len(), 0);
    }

    async fn a_cursor_that_is_refused_is_let_go(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let many: Vec<Value> = (1..=130).map(|number| told(&format!("L{number}"))).collect();
        stage.stock(&many).await;
        for (cursor, fault) in [("stale", None), ("100", Some(json!({"status": 404, "times": 1})))] {
            stage.leave_off_at(cursor).await;
            if let Some(fault) = fault {
                stage.trouble(LISTINGS, fault).await;
            }
            let broken = stage.sync().await;
            assert!(broken["failure"].is_string(), "{cursor}: {broken}");
            stage.app.advance(TimeDelta::minutes(1));
            stage.app.work_off().await;
            let rows = partner_connection::Entity::find().all(stage.store.read()).await.unwrap();
            assert_eq!((rows[0].listing_count, &rows[0].sync_failure, &rows[0].sync_cursor), (130, &None, &None), "{cursor}");
            stage.app.advance(TimeDelta::minutes(1));
        }
    }

    async fn a_partner_that_is_away_for_days_is_read_when_it_is_back(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        stage.trouble(LISTINGS, json!({"status": 503})).await;
        stage.sync().await;
        for _ in 0..60 {
            stage.app.advance(TimeDelta::hours(1));
            stage.app.work_off().await;
        }
        stage.till.heal().await;
        stage.app.advance(TimeDelta::hours(6));
        stage.app.work_off().await;
        let rows = partner_connection::Entity::find().all(stage.store.read()).await.unwrap();
        assert_eq!((rows[0].listing_count, &rows[0].sync_failure), (1, &None));
    }
}
