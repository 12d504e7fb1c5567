//! Invitations to an account, and their acceptance.

use chrono::TimeDelta;
use domain::accounts::role::Role;
use http::StatusCode;
use sea_orm::EntityTrait;
use serde_json::{Value, json};
use testkit::{TestApp, insert, key, on_one_engine};

use crate::password_reset::secret_in_letter;
use crate::{app, audited, two_tenants};

const ACCEPT: &str = "/api/v2/invite/accept/";

async fn invited(app: &TestApp, sample: &testkit::Sample, input: &Value) -> String {
    let owner = app.sign_in(sample.account, Role::Owner).await;
    let made = owner.post("/api/v2/invite/", input).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
    app.work_off().await;
    secret_in_letter(app)
}

on_one_engine! {
    async fn a_colleague_joins_with_a_role_and_limits(store: Store) {
        let (app, sample) = app(&store).await;
        let group = key(sample.account, 500);
        let tx = store.write().await.unwrap();
        insert(&tx, sample.group_row(500, "Coast")).await;
        tx.commit().await.unwrap();
        let input = json!({"email": "Rosa@work.test", "role": "agent", "groups": [group.to_string()]});
        let token = invited(&app, &sample, &input).await;
        assert_eq!(app.mailbox().subjects(), ["owner Tester invites you to Account 7"]);
        let seen = app.get(&format!("{ACCEPT}?token={token}")).await.json();
        assert_eq!((&seen["account"], &seen["email"], &seen["role"], &seen["is_known"]), (&json!("Account 7"), &json!("rosa@work.test"), &json!("agent"), &json!(false)));
        let joined = app.post(ACCEPT, &json!({"token": token, "first_name": "Rosa", "password": "a good password"})).await;
        assert_eq!(joined.status, StatusCode::OK, "{}", joined.text());
        assert_eq!((&joined.json()["role"], &joined.json()["groups"]), (&json!("agent"), &json!([group.to_string()])));
        let again = app.post(ACCEPT, &json!({"token": token, "first_name": "Rosa", "password": "a good password"})).await;
        assert_eq!((again.status, &again.json()["code"]), (StatusCode::GONE, &json!("link_expired")));
        let owner = app.sign_in(sample.account, Role::Owner).await;
        assert_eq!(owner.get("/api/v2/invite/").await.json()["count"], 0);
        let member = owner.post("/api/v2/invite/", &input).await;
        assert!(member.json()["email"].is_array(), "{}", member.text());
        let mut told = audited(&store).await;
        told.sort();
        assert_eq!(told, ["create", "join"]);
    }

    async fn a_group_that_limits_somebody_stays(store: Store) {
        let (app, sample) = app(&store).await;
        let tx = store.write().await.unwrap();
        for (number, name) in [(500, "Coast"), (501, "Hills"), (502, "Lakes")] {
            insert(&tx, sample.group_row(number, name)).await;
        }
        tx.commit().await.unwrap();
        let [coast, hills, lakes] = [500, 501, 502].map(|number| key(sample.account, number));
        app.sign_in_limited(sample.account, Role::Agent, &[coast]).await;
        let token = invited(&app, &sample, &json!({"email": "rosa@work.test", "role": "agent", "groups": [hills.to_string()]})).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        for (group, status) in [(coast, StatusCode::CONFLICT), (hills, StatusCode::CONFLICT), (lakes, StatusCode::NO_CONTENT)] {
            let answer = owner.delete(&format!("/api/v2/property-group/{group}/")).await;
            assert_eq!(answer.status, status, "{}", answer.text());
        }
        // The group of an expired invitation may be deleted; a resent link then no longer works.
        app.advance(TimeDelta::days(8));
        let owner = app.sign_in(sample.account, Role::Owner).await;
        let open = store::row::accounts::invitation::Entity::find().one(store.read()).await.unwrap().unwrap();
        assert_eq!(owner.delete(&format!("/api/v2/property-group/{hills}/")).await.status, StatusCode::NO_CONTENT);
        assert_eq!(owner.post(&format!("/api/v2/invite/{}/resend/", open.id.key()), &json!({})).await.status, StatusCode::OK);
        app.work_off().await;
        assert_ne!(secret_in_letter(&app), token);
        let late = json!({"token": secret_in_letter(&app), "first_name": "Rosa", "password": "a good password"});
        assert_eq!(app.post(ACCEPT, &late).await.status, StatusCode::GONE);
    }

    async fn who_is_known_joins_with_their_own_password(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let agent = app.sign_in(theirs.account, Role::Agent).await;
        let token = invited(&app, &ours, &json!({"email": "agent@account-8.test", "role": "manager"})).await;
        assert_eq!(app.get(&format!("{ACCEPT}?token={token}")).await.json()["is_known"], true);
        let guess = app.post(ACCEPT, &json!({"token": token, "password": "a good password"})).await;
        assert!(guess.json()["password"].is_array(), "{}", guess.text());
        let joined = agent.post(ACCEPT, &json!({"token": token})).await.json();
        assert_eq!(joined["accounts"].as_array().unwrap().len(), 2, "{joined}");
    }

    async fn a_link_that_was_replaced_withdrawn_or_forgotten_is_worth_nothing(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        let first = invited(&app, &sample, &json!({"email": "rosa@work.test", "role": "viewer"})).await;
        let open = owner.get("/api/v2/invite/").await.json();
        let path = format!("/api/v2/invite/{}/", open["results"][0]["key"].as_str().unwrap());
        assert_eq!(owner.post(&format!("{path}resend/"), &json!({})).await.status, StatusCode::OK);
        app.work_off().await;
        let second = secret_in_letter(&app);
        let status = async |token: &str| app.get(&format!("{ACCEPT}?token={token}")).await.status;
        assert_eq!((status(&first).await, status(&second).await), (StatusCode::GONE, StatusCode::OK));
        app.advance(TimeDelta::days(8));
        assert_eq!(status(&second).await, StatusCode::GONE);
        let owner = app.sign_in(sample.account, Role::Owner).await;
        assert_eq!(owner.delete(&path).await.status, StatusCode::NO_CONTENT);
        assert_eq!(owner.delete(&path).await.status, StatusCode::NOT_FOUND);
    }

    async fn what_makes_no_sense_is_told_by_its_field(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        for (input, field) in [
            (json!({"email": "nobody", "role": "agent"}), "email"),
            (json!({"email": "a@work.test", "role": "king"}), "role"),
            (json!({"email": "a@work.test", "role": "owner", "groups": [ours.site.to_string()]}), "groups"),
            (json!({"email": "a@work.test", "role": "agent", "groups": [theirs.site.to_string()]}), "groups"),
        ] {
            let refused = owner.post("/api/v2/invite/", &input).await;
            assert!(refused.json()[field].is_array(), "{}", refused.text());
        }
    }
}
