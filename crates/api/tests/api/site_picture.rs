//! Uploaded pictures of a site: who may send them, where guests see them, and that nothing is left of them.

use axum::body::Body;
use domain::accounts::role::Role;
use domain::key::Key;
use http::{Method, StatusCode};
use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp, on_one_engine};

use crate::booking::text;
use crate::form::{MEDIA_TYPE, form, png};
use crate::page::small_web;
use crate::two_tenants;

const NAME: &str = "logo.txt";

fn path(site: Key, role: &str) -> String {
    format!("/api/v2/site/{site}/picture/{role}/")
}

async fn send(app: &TestApp, client: &Client<'_>, site: Key, role: &str, body: Vec<u8>) -> Answer {
    let request = client.request(Method::POST, &path(site, role)).header("content-type", MEDIA_TYPE);
    app.send(request.body(Body::from(body)).unwrap()).await
}

pub async fn sent(app: &TestApp, client: &Client<'_>, site: Key, role: &str, file: &[u8]) -> Answer {
    send(app, client, site, role, form(&[], &[(NAME, file)])).await
}

async fn theme(app: &TestApp) -> Value {
    app.get("/websites/api/v2/site/site-7/").await.json()["theme"].clone()
}

on_one_engine! {
    async fn a_logo_is_shown_at_once_and_is_the_icon_of_the_site(store: Store) {
        let (_, ours, _) = two_tenants(&store).await;
        let app = TestApp::new(store.clone()).with_web(small_web());
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let before = app.get("/s/site-7/").await.text();
        assert!(before.contains("data:image/svg+xml") && !before.contains("apple-touch-icon"), "{before}");
        let answer = sent(&app, &owner, ours.site, "logo", &png(480, 120)).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
        let made = answer.json();
        assert_eq!((&made["role"], &made["state"]), (&json!("logo"), &json!("ready")));
        let logo = theme(&app).await["logo"].clone();
        assert_eq!((&logo["width"], &logo["height"], &logo["alt"]), (&json!(480), &json!(120), &json!("A site")));
        let url = text(&logo["small_url"]);
        assert_eq!(&logo["large_url"], url);
        assert_eq!(theme(&app).await["logo_dark"], Value::Null);
        let folder = url.strip_suffix("logo.png").unwrap();
        for file in ["logo.png", "icon-32.png", "icon-192.png", "icon-180.png"] {
            let answer = app.get(&format!("{folder}{file}")).await;
            assert_eq!((answer.status, &answer.headers["content-type"]), (StatusCode::OK, &"image/png".parse().unwrap()), "{file}");
            assert_eq!(answer.headers["cache-control"], "public, max-age=31536000, immutable");
        }
        assert_eq!(app.get(&format!("{folder}icon-64.png")).await.status, StatusCode::NOT_FOUND);
        let html = app.get("/s/site-7/").await.text();
        for part in [
            format!(r#"<link rel="icon" type="image/png" sizes="32x32" href="{folder}icon-32.png">"#),
            format!(r#"<link rel="icon" type="image/png" sizes="192x192" href="{folder}icon-192.png">"#),
            format!(r#"<link rel="apple-touch-icon" sizes="180x180" href="{folder}icon-180.png">"#),
            format!(r#"<img src="{url}" alt="A site" width="480" height="120""#),
        ] {
            assert!(html.contains(&part), "{part} is not in {html}");
        }
        assert!(!html.contains("data:image/svg+xml") && !html.contains("dark:hidden"), "{html}");
        sent(&app, &owner, ours.site, "logo_dark", &png(480, 120)).await;
        assert!(app.get("/s/site-7/").await.text().contains("dark:hidden"));
        assert_eq!(app.work_off().await, 0, "a logo needs no job");
        let log = owner.get("/api/v2/audit-entry/?noun=site&action=picture").await.json();
        assert_eq!(log["count"], 2);
    }

    async fn photos_of_a_site_are_shown_once_their_sizes_are_made(store: Store) {
        let (_, ours, _) = two_tenants(&store).await;
        let app = TestApp::new(store.clone()).with_web(small_web());
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let hero = sent(&app, &owner, ours.site, "hero", &png(900, 600)).await.json();
        assert_eq!(hero["state"], "preparing");
        assert_eq!(theme(&app).await["hero"], Value::Null);
        assert_eq!(app.work_off().await, 1);
        let shown = theme(&app).await["hero"].clone();
        assert_eq!((&shown["large_url"], &shown["width"], &shown["alt"]), (&hero["picture"]["large_url"], &json!(900), &json!("A site")));
        let preview = |photo: &Value, width: u32, height: u32| {
            format!(
                "<meta property=\"og:image\" content=\"http://casita.test{}\">\n<meta property=\"og:image:width\" content=\"{width}\">\n<meta property=\"og:image:height\" content=\"{height}\">",
                text(&photo["large_url"])
            )
        };
        let html = app.get("/s/site-7/").await.text();
        assert!(html.contains(&preview(&shown, 900, 600)), "{html}");
        sent(&app, &owner, ours.site, "social", &png(1_200, 630)).await;
        app.work_off().await;
        let listed = owner.get(&format!("/api/v2/site/{}/picture/", ours.site)).await.json();
        let social = listed["results"].as_array().unwrap().iter().find(|picture| picture["role"] == "social").unwrap();
        assert_eq!((listed["results"].as_array().unwrap().len(), &social["state"]), (2, &json!("ready")));
        let html = app.get("/s/site-7/").await.text();
        assert!(html.contains(&preview(&social["picture"], 1_200, 630)), "{html}");
    }

    async fn nothing_is_left_of_a_picture_that_is_replaced_or_removed(store: Store) {
        let (app, ours, _) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let url = |sent: &Answer| text(&sent.json()["picture"]["large_url"]).to_owned();
        let first = url(&sent(&app, &owner, ours.site, "logo", &png(480, 120)).await);
        let second = url(&sent(&app, &owner, ours.site, "logo", &png(300, 90)).await);
        assert_eq!(theme(&app).await["logo"]["width"], 300);
        assert_eq!(app.work_off().await, 1);
        assert_eq!(app.get(&first).await.status, StatusCode::NOT_FOUND);
        assert_eq!(app.get(&second).await.status, StatusCode::OK);
        for _ in 0..2 {
            assert_eq!(owner.delete(&path(ours.site, "logo")).await.status, StatusCode::NO_CONTENT);
        }
        assert_eq!(theme(&app).await["logo"], Value::Null);
        assert_eq!(app.work_off().await, 1);
        assert_eq!(app.get(&second).await.status, StatusCode::NOT_FOUND);
        // Replaced before it was processed: the order of the jobs does not matter.
        let first = url(&sent(&app, &owner, ours.site, "hero", &png(900, 600)).await);
        let second = url(&sent(&app, &owner, ours.site, "hero", &png(900, 600)).await);
        app.work_off().await;
        assert_eq!((app.get(&first).await.status, app.get(&second).await.status), (StatusCode::NOT_FOUND, StatusCode::OK));
    }

    async fn the_files_go_with_their_site(store: Store) {
        let (app, ours, _) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let site = owner.post("/api/v2/site/", &json!({"namespace": "other-site", "name": "Other"})).await.json();
        let key = text(&site["key"]).parse().unwrap();
        let (logo, hero) = (sent(&app, &owner, key, "logo", &png(300, 90)).await.json(), sent(&app, &owner, key, "hero", &png(900, 600)).await.json());
        app.work_off().await;
        assert_eq!(owner.delete(text(&site["uri"])).await.status, StatusCode::NO_CONTENT);
        app.work_off().await;
        for gone in [logo, hero] {
            assert_eq!(app.get(text(&gone["picture"]["large_url"])).await.status, StatusCode::NOT_FOUND);
        }
        assert_eq!(sent(&app, &owner, key, "logo", &png(300, 90)).await.status, StatusCode::NOT_FOUND);
    }

    async fn what_is_wrong_is_told(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let tries: [(&str, Vec<u8>, &str); 6] = [
            ("logo", form(&[], &[(NAME, b"<svg xmlns='http://www.w3.org/2000/svg'/>")]), "SVG pictures cannot be read here. Send it as JPEG, PNG or WebP."),
            ("hero", form(&[], &[(NAME, b"<?xml version='1.0'?><svg/>")]), "SVG pictures cannot be read here. Send it as JPEG, PNG or WebP."),
            ("logo", form(&[], &[(NAME, &png(63, 20))]), "This logo is too small: 63 by 20 pixels; its longer side needs at least 64."),
            ("social", form(&[], &[(NAME, &png(63, 20))]), "This picture is too small: 63 by 20 pixels; at least 360 by 240 are needed."),
            ("logo_dark", form(&[], &[(NAME, &vec![0; 26 * 1024 * 1024])]), "This file is too large: at most 25 MB are taken."),
            ("logo", form(&[], &[]), "This field is required."),
        ];
        for (role, body, why) in tries {
            let refused = send(&app, &owner, ours.site, role, body).await;
            assert_eq!((refused.status, refused.json()), (StatusCode::BAD_REQUEST, json!({"file": [why]})), "{role}");
        }
        let good = png(480, 320);
        assert_eq!(sent(&app, &owner, ours.site, "banner", &good).await.status, StatusCode::NOT_FOUND);
        assert_eq!(sent(&app, &owner, theirs.site, "logo", &good).await.status, StatusCode::NOT_FOUND);
        let agent = app.sign_in(ours.account, Role::Agent).await;
        assert_eq!(sent(&app, &agent, ours.site, "logo", &good).await.status, StatusCode::FORBIDDEN);
        let stranger = app.with_cookie("casita_session=nobody", ours.property);
        assert_eq!(sent(&app, &stranger, ours.site, "logo", &good).await.status, StatusCode::UNAUTHORIZED);
        assert_eq!(owner.get(&format!("/api/v2/site/{}/picture/", ours.site)).await.json(), json!({"results": []}));
        assert_eq!(app.work_off().await, 0);
    }
}
