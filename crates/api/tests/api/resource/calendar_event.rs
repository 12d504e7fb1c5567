//! Blocks own their nights.

use domain::accounts::role::Role;
use http::StatusCode;
use sea_orm::EntityTrait;
use serde_json::{Value, json};
use store::row::calendars::stay_night;
use testkit::{Sample, on_both_engines};

use super::API;
use super::world::World;
use crate::app;
use crate::booking::text;

fn block(sample: &Sample, start: &str, end: &str) -> Value {
    json!({"property": sample.property.to_string(), "start_date": start, "end_date": end})
}

on_both_engines! {
    async fn a_block_owns_its_nights_until_it_goes(store: Store) {
        let (app, sample) = app(&store).await;
        let agent = app.sign_in(sample.account, Role::Agent).await;
        let base = format!("{API}/calendar-event/");
        let nights = async || stay_night::Entity::find().all(store.read()).await.unwrap().len();
        let made = agent.post(&base, &block(&sample, "2026-09-01", "2026-09-05")).await;
        assert_eq!((made.status, &made.json()["kind"]), (StatusCode::CREATED, &json!("block")), "{}", made.text());
        assert_eq!(nights().await, 5);
        let over = agent.post(&base, &block(&sample, "2026-09-05", "2026-09-06")).await;
        assert_eq!((over.status, &over.json()["code"], &over.json()["data"]["night"]), (StatusCode::CONFLICT, &json!("overlap"), &json!("2026-09-05")));
        assert_eq!((nights().await, agent.get(&base).await.json()["count"].clone()), (5, json!(1)), "nothing of it is left");
        let stay = json!({"property": sample.property.to_string(), "namespace": "site-7", "check_in": "2026-09-03", "check_out": "2026-09-08"});
        let refused = app.post("/websites/api/v2/quote/estimate/", &stay).await;
        assert_eq!(refused.json()["code"], "overlap", "guests see it at once");
        let path = text(&made.json()["uri"]).to_owned();
        let moved = agent.patch(&path, &json!({"end_date": "2026-09-02"})).await;
        assert_eq!((moved.status, nights().await), (StatusCode::OK, 2), "{}", moved.text());
        let backwards = agent.patch(&path, &json!({"end_date": "2026-08-02"})).await;
        assert_eq!(backwards.json(), json!({"end_date": ["This is before the first day."]}));
        let open = agent.patch(&path, &json!({"blocking": false})).await;
        assert_eq!((open.status, nights().await), (StatusCode::OK, 0));
        agent.patch(&path, &json!({"blocking": true})).await;
        assert_eq!((agent.delete(&path).await.status, nights().await), (StatusCode::NO_CONTENT, 0));
        assert_eq!(app.post("/websites/api/v2/quote/estimate/", &stay).await.status, StatusCode::OK);
    }

    async fn a_stay_is_moved_by_its_reservation(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        let stays = client.get(&format!("{API}/calendar-event/?kind=reservation")).await.json();
        assert_eq!(stays["count"], 3);
        let path = text(&stays["results"][0]["uri"]);
        assert_eq!(client.patch(path, &json!({"end_date": "2026-12-01"})).await.status, StatusCode::BAD_REQUEST);
        assert_eq!(client.delete(path).await.status, StatusCode::BAD_REQUEST);
        assert_eq!(client.delete(&format!("{API}/calendar-event/?kind=reservation")).await.status, StatusCode::BAD_REQUEST);
        assert_eq!(client.get(&format!("{API}/calendar-event/?kind=reservation")).await.json()["count"], 3);
    }
}
