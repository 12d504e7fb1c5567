//! Accounts: closed by the owner, reopened by the operator, and opened by the operator for others.

use chrono::TimeDelta;
use domain::accounts::role::Role;
use http::StatusCode;
use serde_json::{Value, json};
use testkit::{TestApp, on_one_engine};

use crate::app;
use crate::resource::world::World;

const CLOSE: &str = "/api/v2/account/close/";
const ACCOUNTS: &str = "/api/v2/operator/account/";
const PASSWORD: &str = "correct horse";

async fn site(app: &TestApp, namespace: &str) -> StatusCode {
    app.get(&format!("/websites/api/v2/site/{namespace}")).await.status
}

on_one_engine! {
    async fn an_account_is_closed_once_nobody_comes_any_more(store: Store) {
        let world = World::new(&store).await;
        let (app, owner) = (&world.app, world.owner().await);
        app.set_password(owner.user, PASSWORD).await;
        let name = owner.get("/api/v2/session/").await.json()["account"]["name"].clone();
        let asked = json!({"name": name, "password": PASSWORD});
        let manager = app.sign_in(world.ours.account, Role::Manager).await;
        assert_eq!(manager.post(CLOSE, &asked).await.status, StatusCode::FORBIDDEN);
        for (body, field) in [
            (json!({"name": "Another", "password": PASSWORD}), "name"),
            (json!({"name": name, "password": "wrong horse"}), "password"),
        ] {
            let refused = owner.post(CLOSE, &body).await;
            assert_eq!((refused.status, refused.json()[field].is_array()), (StatusCode::BAD_REQUEST, true), "{field}");
        }
        let busy = owner.post(CLOSE, &asked).await;
        assert_eq!((busy.status, &busy.json()["code"], &busy.json()["data"]["count"]), (StatusCode::CONFLICT, &json!("unfinished"), &json!(3)));
        assert_eq!(site(app, &world.ours.namespace()).await, StatusCode::OK);
        app.advance(TimeDelta::days(60));
        let owner = world.owner().await;
        let closed = owner.post(CLOSE, &asked).await;
        assert_eq!(closed.status, StatusCode::NO_CONTENT, "{}", closed.text());
        assert_eq!(site(app, &world.ours.namespace()).await, StatusCode::NOT_FOUND);
        assert_eq!(owner.get("/api/v2/session/").await.json()["account"], Value::Null);
        assert_eq!(owner.get("/api/v2/property/").await.json()["code"], "no_account");
        assert_eq!(site(app, &world.theirs.namespace()).await, StatusCode::OK, "others are open");

        let operator = app.sign_in_operator().await;
        let id = world.ours.account.get();
        let states: Vec<Value> = operator.get(ACCOUNTS).await.json()["results"].as_array().unwrap().iter().map(|row| row["state_status"].clone()).collect();
        assert!(states.contains(&json!("d")) && states.contains(&json!("a")), "{states:?}");
        assert_eq!(operator.post(&format!("{ACCOUNTS}{id}/reopen/"), &json!({})).await.status, StatusCode::NO_CONTENT);
        assert_eq!(operator.post(&format!("{ACCOUNTS}4000000/reopen/"), &json!({})).await.status, StatusCode::NOT_FOUND);
        assert_eq!(site(app, &world.ours.namespace()).await, StatusCode::OK);
        assert_eq!(owner.get("/api/v2/session/").await.json()["account"]["name"], name);
    }

    async fn an_account_is_opened_for_somebody_who_chooses_a_password(store: Store) {
        let (app, _) = app(&store).await;
        let operator = app.sign_in_operator().await;
        let new = json!({"name": "Casa Lucía", "email": "lucia@casa.test", "first_name": "Lucía", "currency": "EUR", "time_zone": "Europe/Madrid"});
        let made = operator.post(ACCOUNTS, &new).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
        assert_eq!(site(&app, "casa-lucia").await, StatusCode::OK);
        app.work_off().await;
        assert_eq!(app.mailbox().subjects().len(), 1, "a letter to choose a password");
        let found = operator.get(&format!("{ACCOUNTS}?search=LUC")).await.json();
        assert_eq!((&found["count"], &found["results"][0]["owner_email"], &found["results"][0]["id"]), (&json!(1), &json!("lucia@casa.test"), &made.json()["id"]));
        let twice = operator.post(ACCOUNTS, &new).await;
        assert_eq!((twice.status, twice.json()["email"].is_array()), (StatusCode::BAD_REQUEST, true), "{}", twice.text());
        // The operator has no access to the account without impersonating one of its users.
        assert_eq!(operator.get("/api/v2/property/").await.json()["code"], "no_account");
        let acting = operator.post("/api/v2/session/impersonation/", &json!({"email": "lucia@casa.test"})).await;
        assert_eq!(acting.json()["account"]["name"], "Casa Lucía");
        assert_eq!(operator.get(ACCOUNTS).await.json()["code"], "not_in_person");
    }
}
