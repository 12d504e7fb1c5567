//! Manipulated archives, which try to gain more than the account: permissions, secrets, e-mails, files, or data of other
//! accounts.

use std::io::Cursor;

use archive::{ArchiveError, Pack, Unpack};
use domain::accounts::role::Role;
use domain::key::{AccountId, Key};
use flows::account_file::MoveError;
use flows::{account_file, sessions};
use serde_json::{Map, Value, json};
use testkit::{TestApp, TestDatabase, key, on_one_engine};

use super::archive::{doctored, file, packed, rows, world};

/// An account without any data in the archive.
const OTHERS: AccountId = AccountId::new(8);

/// Sets columns of the first row of a table.
fn with(bytes: &[u8], place: &str, change: &Value) -> Vec<u8> {
    doctored(bytes, |table, rows| {
        if table == place {
            rows[0].extend(object(change.clone()));
        }
    })
}

/// Turns one e-mail into another kind to another recipient, with the first job to send it.
fn with_letter_to_the_thief(bytes: &[u8], kind: &str, payload: &Value) -> Vec<u8> {
    let letter = json!(key(AccountId::new(7), 990));
    doctored(bytes, |table, rows| {
        match table {
        "outbox" => {
            let row = rows.iter_mut().find(|row| row["id"] == letter).unwrap();
            row.extend(object(json!({
                "kind": kind, "recipient": "thief@example.org", "payload": payload, "state": "waiting", "sent_at": null,
            })));
        }
        "job" => rows[0].extend(object(json!({
            "kind": "send_letter", "payload": {"subject": letter}, "state": "waiting", "run_at": "2026-01-01T00:00:00Z",
        }))),
        _ => {}
    }
    })
}

fn object(value: Value) -> Map<String, Value> {
    let Value::Object(object) = value else { panic!("{value}") };
    object
}

/// Changes the name of the first file of the photos.
fn with_picture_at(bytes: &[u8], photo: Option<&str>, file: &str) -> Vec<u8> {
    let mut archive = Unpack::open(Cursor::new(bytes)).unwrap();
    let manifest = archive.manifest.clone();
    let mut pack = Pack::new(Cursor::new(Vec::new()));
    for table in manifest.tables.keys() {
        pack.table(table).unwrap();
        archive.table::<ArchiveError>(table, |row| pack.row(&row)).unwrap();
    }
    let mut is_first = true;
    archive
        .pictures::<ArchiveError>(|at, name, bytes| {
            let is_changed = std::mem::take(&mut is_first);
            let (at, name) = if is_changed { (photo.unwrap_or(at), file) } else { (at, name) };
            pack.picture(at, name, &bytes)
        })
        .unwrap();
    pack.finish(&manifest).unwrap().into_inner()
}

on_one_engine! {
    async fn amounts_from_an_older_program_are_in_the_currency_of_the_account(store: Store) {
        let world = world(&store).await;
        let tables = ["tax", "promotion", "payment_policy"];
        let older = doctored(&packed(&world).await, |table, rows| {
            if tables.contains(&table) {
                for row in rows {
                    assert!(row.remove("currency").is_some());
                }
            }
        });
        let elsewhere = TestDatabase::new().await;
        account_file::bring_account(TestApp::new(elsewhere.store.clone()).flows(), file(&older)).await.unwrap();
        for table in tables {
            let account = world.ours.account;
            assert_eq!(rows(&elsewhere.store, account, table).await, rows(&store, account, table).await, "{table}");
        }
    }

    async fn nobody_gets_powers_or_secrets_by_an_archive(store: Store) {
        let world = world(&store).await;
        let hash = sessions::hash("a password that the thief knows").unwrap();
        let powers = json!({
            "is_operator": true, "password_hash": hash, "totp_secret": "JBSWY3DPEHPK3PXP", "totp_step": 7,
        });
        let bytes = with(&packed(&world).await, "user", &powers);
        let bytes = with(&bytes, "site", &json!({"provider_secret": "sealed elsewhere", "provider_script_url": "https://thief.example/x.js"}));
        let elsewhere = TestDatabase::new().await;
        let app = TestApp::new(elsewhere.store.clone());
        account_file::bring_account(app.flows(), file(&bytes)).await.unwrap();
        let owner = world.app.sign_in(world.ours.account, Role::Owner).await.user;
        for role in 0..4 {
            let member = key(world.ours.account, 9_000 + role);
            let user = store::sessions::user::find(elsewhere.store.read(), member).await.unwrap().unwrap();
            assert!(!user.is_operator && user.password_hash.is_empty(), "{user:?}");
            assert_eq!((user.totp_secret, user.totp_step), (None, None));
        }
        assert!(store::sessions::user::find(elsewhere.store.read(), owner).await.unwrap().is_some());
        let site = store::sites::site::find(elsewhere.store.read(), world.ours.account, world.ours.site).await.unwrap().unwrap();
        assert_eq!((site.provider_secret, site.provider_script_url), (None, None));
    }

    async fn the_address_of_a_calendar_is_encrypted_and_one_that_cannot_be_read_is_paused(store: Store) {
        let world = world(&store).await;
        let bytes = packed(&world).await;
        let address = "https://calendar.example/b.ics?s=not-for-everybody";
        for (given, state, shown) in [(address, "a", address), (&format!("v1.elsewhere.{}", "A".repeat(64)), "p", "")] {
            let bytes = with(&bytes, "calendar_feed", &json!({"url": given, "state_status": "a"}));
            let elsewhere = TestDatabase::new().await;
            let app = TestApp::new(elsewhere.store.clone());
            account_file::bring_account(app.flows(), file(&bytes)).await.unwrap();
            let kept = rows(&elsewhere.store, world.ours.account, "calendar_feed").await.concat();
            assert!(kept.contains("v1.") && !kept.contains("not-for-everybody"), "{kept}");
            let owner = app.sign_in(world.ours.account, Role::Owner).await;
            let feeds = owner.get("/api/v2/calendar-feed/").await.json();
            assert_eq!((&feeds["results"][0]["url"], &feeds["results"][0]["state_status"]), (&json!(shown), &json!(state)));
        }
    }

    async fn no_letter_lets_a_thief_in(store: Store) {
        let world = world(&store).await;
        let bytes = packed(&world).await;
        let elsewhere = TestDatabase::new().await;
        let app = TestApp::new(elsewhere.store.clone());
        let operator = app.sign_in_operator().await.user;
        let bytes = with_letter_to_the_thief(&bytes, "password_reset", &json!({"user": operator}));
        account_file::bring_account(app.flows(), file(&bytes)).await.unwrap();
        app.work_off().await;
        let letters = app.mailbox().mails();
        let to_thief = letters.iter().filter(|mail| String::from_utf8_lossy(&mail.bytes()).contains("thief@example.org"));
        assert_eq!(to_thief.count(), 0);
    }

    async fn nothing_in_an_archive_leads_to_others(store: Store) {
        let world = world(&store).await;
        let bytes = packed(&world).await;
        let elsewhere = TestDatabase::new().await;
        let app = TestApp::new(elsewhere.store.clone());
        let operator = app.sign_in_operator().await.user;
        let theirs = key(OTHERS, 1).to_string();
        for (table, change) in [
            // A photo's key is the path of its files: those of another account would be shown, and deleted with it.
            ("photo", json!({"id": theirs})),
            ("message", json!({"id": theirs})),
            ("reservation", json!({"site_id": theirs})),
            ("property", json!({"account_id": 8})),
            ("job", json!({"payload": {"subject": theirs}})),
            ("job", json!({"account_id": null})),
            ("outbox", json!({"payload": {"reservation": theirs}})),
            ("outbox", json!({"payload": {"about": [{"thread": theirs}]}})),
            ("membership", json!({"user_id": operator})),
        ] {
            let refused = account_file::bring_account(app.flows(), file(&with(&bytes, table, &change))).await;
            assert!(matches!(&refused, Err(MoveError::Foreign(named)) if named == table), "{table} {change}: {refused:?}");
        }
        assert_eq!(store::audit::accounts(&elsewhere.store).await.unwrap(), [], "nothing of it stayed");
        // A job with the deduplication key of another account's job: that one would never run.
        let named = with(&bytes, "job", &json!({"dedupe": format!("collect_payment {theirs}")}));
        account_file::bring_account(app.flows(), file(&named)).await.unwrap();
        let kept = rows(&elsewhere.store, world.ours.account, "job").await;
        assert!(!kept.is_empty() && kept.iter().all(|job| !job.contains(&theirs)), "{kept:?}");
    }

    async fn no_file_leaves_the_shelf(store: Store) {
        let world = world(&store).await;
        let bytes = packed(&world).await;
        for photo in ["..", "../..", "etc", &key(OTHERS, 1).to_string()] {
            let elsewhere = TestDatabase::new().await;
            let app = TestApp::new(elsewhere.store.clone());
            let refused = account_file::bring_account(app.flows(), file(&with_picture_at(&bytes, Some(photo), "large.jpg"))).await;
            assert!(matches!(&refused, Err(MoveError::Foreign(named)) if named == "photos"), "{photo}: {refused:?}");
        }
        for name in ["../../large.jpg", "/etc/passwd", "..", "large.jpg/../../x"] {
            let folder = tempfile::tempdir().unwrap();
            let gallery = gallery::Gallery::new(gallery::Shelf::in_folder(&folder.path().join("shelf")).unwrap());
            let elsewhere = TestDatabase::new().await;
            let app = TestApp::new(elsewhere.store.clone()).flows().clone().with_gallery(gallery);
            account_file::bring_account(&app, file(&with_picture_at(&bytes, None, name))).await.unwrap();
            let beside: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
            assert_eq!(beside, ["shelf"], "{name}");
            for entry in std::fs::read_dir(folder.path().join("shelf")).unwrap() {
                let at = entry.unwrap().file_name().into_string().unwrap();
                assert!(at.parse::<Key>().is_ok_and(|key| key.account() == world.ours.account), "{name}: {at}");
            }
        }
    }
}
