//! The current user's own data.

use domain::accounts::role::Role;
use http::StatusCode;
use sea_orm::EntityTrait;
use serde_json::json;
use store::row::accounts::audit_entry;
use testkit::on_one_engine;

use crate::app;

on_one_engine! {
    async fn a_name_and_a_language_are_changed_and_told_to_the_log(store: Store) {
        let (app, sample) = app(&store).await;
        let agent = app.sign_in(sample.account, Role::Agent).await;
        let changed = agent.patch("/api/v2/profile/", &json!({"first_name": "Rosa", "language": "es"})).await.json();
        assert_eq!((&changed["user"]["first_name"], &changed["user"]["last_name"], &changed["user"]["language"]), (&json!("Rosa"), &json!("Tester"), &json!("es")));
        let told = audit_entry::Entity::find().one(store.read()).await.unwrap().unwrap();
        assert_eq!(told.changes, json!({"first_name": ["agent", "Rosa"], "language": ["en", "es"]}));
        assert_eq!(agent.patch("/api/v2/profile/", &json!({"language": "tlh"})).await.status, StatusCode::BAD_REQUEST);
    }

    async fn everybody_arranges_the_lists_for_themselves(store: Store) {
        let (app, sample) = app(&store).await;
        let (viewer, owner) = (app.sign_in(sample.account, Role::Viewer).await, app.sign_in(sample.account, Role::Owner).await);
        let setting = json!({"views": [{"name": "By the sea", "search": "city=Porto&q=sea"}], "hidden_columns": ["city"]});
        let path = "/api/v2/profile/lists/";
        let kept = viewer.put(&format!("{path}listing/"), &setting).await;
        assert_eq!((kept.status, kept.json()), (StatusCode::OK, json!({"listing": setting})), "{}", kept.text());
        let plain = json!({"views": [], "hidden_columns": null});
        viewer.put(&format!("{path}property/"), &plain).await;
        assert_eq!(viewer.get(path).await.json(), json!({"listing": setting, "property": plain}));
        assert_eq!(owner.get(path).await.json(), json!({}));

        let twice = json!({"views": [{"name": "Same", "search": ""}, {"name": "Same", "search": "q=x"}], "hidden_columns": null});
        let refused = owner.put(&format!("{path}listing/"), &twice).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST);
        assert!(refused.json()["views"].is_array(), "{}", refused.text());
        assert!(owner.put(&format!("{path}No%20list/"), &plain).await.json()["list"].is_array());
        assert_eq!(owner.get(path).await.json(), json!({}));
    }

    async fn who_knows_the_password_changes_it_and_others_sign_in_anew(store: Store) {
        let (app, sample) = app(&store).await;
        let (here, there) = (app.sign_in(sample.account, Role::Agent).await, app.sign_in(sample.account, Role::Agent).await);
        app.set_password(here.user, "the former one").await;
        let path = "/api/v2/profile/password/";
        let wrong = here.post(path, &json!({"current_password": "a guess", "password": "the latter one"})).await;
        assert!(wrong.json()["current_password"].is_array(), "{}", wrong.text());
        let right = here.post(path, &json!({"current_password": "the former one", "password": "the latter one"})).await;
        assert_eq!(right.status, StatusCode::NO_CONTENT, "{}", right.text());
        assert!(!here.get("/api/v2/session/").await.json()["user"].is_null());
        assert!(there.get("/api/v2/session/").await.json()["user"].is_null());
    }
}
