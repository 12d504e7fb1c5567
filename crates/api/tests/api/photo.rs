//! Uploaded photos: accepted formats, when guests see them, their order, and complete deletion.

use axum::body::Body;
use domain::accounts::role::Role;
use domain::key::Key;
use http::{Method, StatusCode};
use serde_json::{Value, json};
use testkit::{Answer, Client, Sample, TestApp, insert, on_one_engine};

use crate::booking::text;
use crate::form::{MEDIA_TYPE, form, png};
use crate::two_tenants;

const PHOTO: &str = "/api/v2/photo/";
/// A wrong file extension on purpose.
const NAME: &str = "photo.gif";
const UPLOAD: &str = "/api/v2/photo/upload/";

/// 400 by 300 pixels, with metadata to rotate it to the right.
const TURNED: &[u8] = include_bytes!("../../../gallery/tests/gallery/avif/turned-6.avif");
const FOR_BRIGHT_SCREENS: &[u8] = include_bytes!("../../../gallery/tests/gallery/avif/hdr.avif");

async fn send(app: &TestApp, client: &Client<'_>, body: Vec<u8>) -> Answer {
    let request = client.request(Method::POST, UPLOAD).header("content-type", MEDIA_TYPE);
    app.send(request.body(Body::from(body)).unwrap()).await
}

pub async fn uploaded(app: &TestApp, client: &Client<'_>, property: Key, alt: &str) -> Value {
    let answer = send(
        app,
        client,
        form(&[("property", &property.to_string()), ("alt", alt)], &[(NAME, &png(480, 320))]),
    )
    .await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
    answer.json()
}

/// Returns the photos of the home that guests see, by alternative text.
async fn shown(app: &TestApp, sample: &Sample) -> Vec<String> {
    let path =
        format!("/websites/api/v2/property/{}/?site_namespace={}", sample.property, sample.namespace());
    let home = app.get(&path).await.json();
    home["photos"].as_array().unwrap().iter().map(|photo| text(&photo["alt"]).to_owned()).collect()
}

async fn card(app: &TestApp, sample: &Sample) -> Value {
    let list = app.get(&format!("/websites/api/v2/property/?name_space={}", sample.namespace())).await.json();
    list["results"][0]["photo"].clone()
}

on_one_engine! {
    async fn a_picture_is_shown_once_its_sizes_are_made(store: Store) {
        let (app, ours, _) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let photo = uploaded(&app, &owner, ours.property, "The lake").await;
        assert_eq!((&photo["state"], &photo["position"], &photo["alt"]), (&json!("preparing"), &json!(0), &json!("The lake")));
        assert_eq!((&photo["width"], &photo["height"], &photo["tone"]), (&json!(480), &json!(320), &json!("#000000")));
        let small = text(&photo["urls"]["small_url"]).to_owned();
        assert_eq!(app.get(&small).await.status, StatusCode::NOT_FOUND);
        assert_eq!((shown(&app, &ours).await.len(), card(&app, &ours).await), (0, Value::Null));
        let home = owner.get(&format!("/api/v2/property/{}/", ours.property)).await.json();
        assert_eq!(home["photo"], Value::Null);

        assert_eq!(app.work_off().await, 1);
        let now = owner.get(text(&photo["uri"])).await.json();
        assert_eq!((&now["state"], &now["version"]), (&json!("ready"), &photo["version"]));
        assert_eq!(shown(&app, &ours).await, ["The lake"]);
        assert_eq!(card(&app, &ours).await["small_url"], json!(small));
        let home = owner.get(&format!("/api/v2/property/{}/", ours.property)).await.json();
        assert_eq!(home["photo"]["small_url"], json!(small));
        let file = app.get(&small).await;
        assert_eq!(file.status, StatusCode::OK);
        assert_eq!(file.headers["content-type"], "image/jpeg");
        assert_eq!(file.headers["cache-control"], "public, max-age=31536000, immutable");
        assert_eq!(app.work_off().await, 0);
        let log = owner.get("/api/v2/audit-entry/?noun=photo&action=create").await.json();
        assert_eq!((&log["count"], &log["results"][0]["row"]), (&json!(1), &photo["key"]));
    }

    async fn a_picture_in_avif_is_shown_like_any_other(store: Store) {
        let (app, ours, _) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let sent = send(&app, &owner, form(&[("property", &ours.property.to_string()), ("alt", "The lake")], &[(NAME, TURNED)])).await;
        assert_eq!(sent.status, StatusCode::CREATED, "{}", sent.text());
        let photo = sent.json();
        assert_eq!((&photo["state"], &photo["width"], &photo["height"]), (&json!("preparing"), &json!(300), &json!(400)));
        assert_eq!(app.work_off().await, 1);
        assert_eq!(shown(&app, &ours).await, ["The lake"]);
        for size in ["small_url", "medium_url", "large_url"] {
            let file = app.get(text(&photo["urls"][size])).await;
            assert_eq!((file.status, &file.headers["content-type"]), (StatusCode::OK, &"image/jpeg".parse().unwrap()), "{size}");
        }
    }

    async fn pictures_stand_in_the_order_of_their_owner(store: Store) {
        let (app, ours, _) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let mut photos = Vec::new();
        for alt in ["one", "two", "three"] {
            photos.push(uploaded(&app, &owner, ours.property, alt).await);
        }
        app.work_off().await;
        assert_eq!(shown(&app, &ours).await, ["one", "two", "three"]);
        let order: Vec<Value> = photos.iter().rev().enumerate().map(|(place, photo)| json!({"key": photo["key"], "position": place})).collect();
        let moved = owner.patch(PHOTO, &json!(order)).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.text());
        assert_eq!(shown(&app, &ours).await, ["three", "two", "one"]);
        assert_eq!(card(&app, &ours).await["alt"], "three");
        owner.patch(text(&photos[2]["uri"]), &json!({"alt": "drei"})).await;
        assert_eq!(card(&app, &ours).await["alt"], "drei");
    }

    async fn nothing_is_left_of_a_picture_that_is_deleted(store: Store) {
        let (app, ours, _) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let photo = uploaded(&app, &owner, ours.property, "The lake").await;
        app.work_off().await;
        let large = text(&photo["urls"]["large_url"]).to_owned();
        assert_eq!(owner.delete(text(&photo["uri"])).await.status, StatusCode::NO_CONTENT);
        assert_eq!(shown(&app, &ours).await.len(), 0);
        assert_eq!(app.get(&large).await.status, StatusCode::OK, "the files go afterwards");
        assert_eq!(app.work_off().await, 1);
        assert_eq!(app.get(&large).await.status, StatusCode::NOT_FOUND);
        // A photo deleted before it was processed: the order of the two jobs does not matter.
        let photo = uploaded(&app, &owner, ours.property, "The pier").await;
        assert_eq!(owner.delete(text(&photo["uri"])).await.status, StatusCode::NO_CONTENT);
        assert_eq!(app.work_off().await, 2);
        assert_eq!(app.get(text(&photo["urls"]["large_url"])).await.status, StatusCode::NOT_FOUND);
    }

    async fn the_files_go_with_their_home_if_it_goes(store: Store) {
        let (app, ours, _) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let other: Value = owner.post("/api/v2/property/", &json!({"name": "Lake house"})).await.json();
        let photo = uploaded(&app, &owner, text(&other["key"]).parse().unwrap(), "The lake").await;
        app.work_off().await;
        assert_eq!(owner.delete(text(&other["uri"])).await.status, StatusCode::NO_CONTENT);
        app.work_off().await;
        assert_eq!(app.get(text(&photo["urls"]["small_url"])).await.status, StatusCode::NOT_FOUND);
    }

    async fn only_who_looks_after_the_home_may_send_one(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let file = png(480, 320);
        let body = |property: Key| form(&[("property", &property.to_string())], &[(NAME, &file)]);
        let stranger = app.with_cookie("casita_session=nobody", ours.property);
        assert_eq!(send(&app, &stranger, body(ours.property)).await.status, StatusCode::UNAUTHORIZED);
        for role in [Role::Agent, Role::Viewer] {
            let client = app.sign_in(ours.account, role).await;
            let refused = send(&app, &client, body(ours.property)).await;
            assert_eq!((refused.status, &refused.json()["data"]["permission"]), (StatusCode::FORBIDDEN, &json!("properties")));
        }
        let nothing = json!({"property": ["There is nothing with this key."]});
        let other = app.sign_in(theirs.account, Role::Owner).await;
        let refused = send(&app, &other, body(ours.property)).await;
        assert_eq!((refused.status, refused.json()), (StatusCode::BAD_REQUEST, nothing.clone()));
        let tx = store.write().await.unwrap();
        let group = ours.group_row(50, "Lakes");
        let key = group.id.key();
        insert(&tx, group).await;
        tx.commit().await.unwrap();
        let limited = app.sign_in_limited(ours.account, Role::Manager, &[key]).await;
        let refused = send(&app, &limited, body(ours.property)).await;
        assert_eq!((refused.status, refused.json()), (StatusCode::BAD_REQUEST, nothing));
        let owner = app.sign_in(ours.account, Role::Owner).await;
        owner.patch(&format!("/api/v2/property/{}/", ours.property), &json!({"groups": [key.to_string()]})).await;
        assert_eq!(send(&app, &limited, body(ours.property)).await.status, StatusCode::CREATED);
        let without_token = http::Request::post(UPLOAD).header("content-type", MEDIA_TYPE);
        assert_eq!(app.send(without_token.body(Body::from(body(ours.property))).unwrap()).await.json()["code"], "csrf");
    }

    async fn what_is_wrong_is_told_by_field(store: Store) {
        let (app, ours, _) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let property = ours.property.to_string();
        let home = [("property", property.as_str())];
        let half = png(800, 600);
        let long = "a".repeat(301);
        let tries = [
            ("file", form(&home, &[(NAME, b"GIF89a is no picture for us")]), "GIF pictures cannot be read here. Send it as JPEG, PNG or WebP."),
            ("file", form(&home, &[(NAME, b"\0\0\0\x20ftypheic\0\0\0\0")]), "HEIC pictures cannot be read here. Send it as JPEG, PNG or WebP."),
            ("file", form(&home, &[(NAME, b"\0\0\0\x14ftypavif\0\0\0\0mif1")]), "This picture is broken and cannot be read."),
            ("file", form(&home, &[(NAME, FOR_BRIGHT_SCREENS)]), "HDR pictures cannot be read here. Send it as JPEG, PNG or WebP."),
            ("file", form(&home, &[(NAME, b"#!/bin/sh")]), "This is not a picture. Send a JPEG, PNG, WebP or AVIF file."),
            ("file", form(&home, &[(NAME, &half[..half.len() / 2])]), "This picture is broken and cannot be read."),
            ("file", form(&home, &[(NAME, &png(20, 20))]), "This picture is too small: 20 by 20 pixels; at least 360 by 240 are needed."),
            ("file", form(&home, &[(NAME, &png(8_000, 7_000))]), "This picture is too large: 8000 by 7000 pixels; at most 50 megapixels are taken."),
            ("file", form(&home, &[(NAME, &vec![0; 26 * 1024 * 1024])]), "This file is too large: at most 25 MB are taken."),
            ("file", form(&home, &[]), "This field is required."),
            ("property", form(&[], &[(NAME, &half)]), "This field is required."),
            ("alt", form(&[home[0], ("alt", &long)], &[(NAME, &half)]), "Ensure this field has no more than 300 characters."),
        ];
        for (field, body, why) in tries {
            let refused = send(&app, &owner, body).await;
            assert_eq!((refused.status, refused.json()), (StatusCode::BAD_REQUEST, json!({field: [why]})), "{field}");
        }
        let missing = send(&app, &owner, form(&[], &[])).await.json();
        assert_eq!(missing.as_object().unwrap().len(), 2, "{missing}");
        let unended = send(&app, &owner, b"--x\r\ncontent-disposition: form-data; name=\"file\"\r\n\r\nabc".to_vec()).await;
        assert_eq!(unended.status, StatusCode::BAD_REQUEST, "{}", unended.text());
        assert_eq!(owner.post(UPLOAD, &json!({})).await.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
        assert_eq!(owner.get(PHOTO).await.json()["count"], 0);
        assert_eq!(app.work_off().await, 0);
    }
}
