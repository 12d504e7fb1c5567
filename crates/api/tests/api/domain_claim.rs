//! Claiming a domain that another site has, by proof of control.

use domain::accounts::role::Role;
use domain::key::Key;
use http::StatusCode;
use serde_json::{Value, json};
use store::Store;
use testkit::{Answer, Client, Sample, TestApp, insert, on_both_engines, on_one_engine};

use crate::page::small_web;
use crate::two_tenants;

const DOMAIN: &str = "lake-houses.com";
const RECORD: &str = "_casita.lake-houses.com";

fn path(site: Key) -> String {
    format!("/api/v2/site/{site}/")
}

fn proof(site: Key) -> String {
    format!("casita-site={site}")
}

async fn claim(client: &Client<'_>, site: Key, domain: &str) -> Answer {
    client.post(&format!("/api/v2/site/{site}/claim-domain/"), &json!({"domain": domain})).await
}

/// Two accounts, the second of which has entered a domain that it does not own.
async fn squatted(store: &Store) -> (TestApp, Sample, Sample) {
    let (app, ours, theirs) = two_tenants(store).await;
    let squatter = app.sign_in(theirs.account, Role::Owner).await;
    let named = json!({"domain": DOMAIN, "existing_domain": true, "name": "Squatters"});
    let named = squatter.patch(&path(theirs.site), &named).await;
    assert_eq!(named.status, StatusCode::OK, "{}", named.text());
    (app, ours, theirs)
}

/// Returns the only site that has the domain, according to its row and to the address directory.
async fn holder(store: &Store) -> Key {
    let sites = store::sites::site::list_all(store.read()).await.unwrap();
    let holders = sites.iter().filter(|site| site.domain.as_deref() == Some(DOMAIN));
    let holders: Vec<Key> = holders.map(|site| site.id.key()).collect();
    let found = store::sites::site::find_by_address(store.read(), DOMAIN).await.unwrap().unwrap();
    assert_eq!(holders, [found.id.key()]);
    found.id.key()
}

on_both_engines! {
    async fn whoever_proves_to_hold_a_domain_gets_it_and_the_other_site_loses_it(store: Store) {
        let (app, ours, theirs) = squatted(&store).await;
        let proof_of_ours = proof(ours.site);
        let app = app.with_web(small_web()).with_texts(&[(RECORD, "v=spf1 -all"), (RECORD, proof_of_ours.as_str())]);
        assert!(app.get_at(DOMAIN, "/").await.text().contains("Squatters"));
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let squatter = app.sign_in(theirs.account, Role::Owner).await;
        let before = owner.patch(&path(ours.site), &json!({"name": "Rightful owners"})).await.json();
        let had = squatter.get(&path(theirs.site)).await.json();

        let claimed = claim(&owner, ours.site, "Lake-Houses.com").await;
        assert_eq!(claimed.status, StatusCode::OK, "{}", claimed.text());
        let now = claimed.json();
        assert_eq!((&now["domain"], &now["existing_domain"]), (&json!(DOMAIN), &json!(true)));
        assert_eq!(now["version"], json!(before["version"].as_i64().unwrap() + 1));
        assert_eq!(now, owner.get(&path(ours.site)).await.json());
        let left = squatter.get(&path(theirs.site)).await.json();
        assert_eq!((&left["domain"], &left["existing_domain"], &left["name"]), (&Value::Null, &json!(true), &json!("Squatters")));
        assert_eq!(left["version"], json!(had["version"].as_i64().unwrap() + 1));
        assert_eq!(holder(&store).await, ours.site);

        assert!(app.get_at(DOMAIN, "/").await.text().contains("Rightful owners"));
        assert_eq!(app.get(&format!("/s/{}/", theirs.namespace())).await.status, StatusCode::OK);

        let log = owner.get("/api/v2/audit-entry/?action=claim-domain").await.json();
        assert_eq!(log["results"][0]["changes"], json!({"domain": [null, DOMAIN], "existing_domain": [false, true]}));
        assert_eq!(log["results"][0]["actor"], "owner@account-7.test");
        let log = squatter.get("/api/v2/audit-entry/?action=lose-domain").await;
        assert!(!log.text().contains("account-7"), "who claimed it is nobody's business: {}", log.text());
        let entry = log.json()["results"][0].clone();
        assert_eq!((&entry["changes"], &entry["actor"]), (&json!({"domain": [DOMAIN, null]}), &json!("whoever holds lake-houses.com")));
        assert_eq!(entry["row"], json!(theirs.site.to_string()));

        // Now the other account needs the proof.
        let again = squatter.patch(&path(theirs.site), &json!({"domain": DOMAIN})).await;
        let why = format!(
            "Another site has this domain. If it is yours, add the TXT record {RECORD} with the text {} at your domain's provider, then claim it.",
            proof(theirs.site),
        );
        assert_eq!((again.status, again.json()), (StatusCode::BAD_REQUEST, json!({"domain": [why]})));
    }

    async fn two_who_claim_at_the_same_moment_do_not_both_have_it(store: Store) {
        let (app, ours, _) = squatted(&store).await;
        let tx = store.write().await.unwrap();
        let third = Sample::insert(&tx, 9).await;
        tx.commit().await.unwrap();
        let (one, other) = (proof(ours.site), proof(third.site));
        let app = app.with_texts(&[(RECORD, one.as_str()), (RECORD, other.as_str())]);
        let (first, second) = (app.sign_in(ours.account, Role::Owner).await, app.sign_in(third.account, Role::Owner).await);
        let (one, other) = tokio::join!(claim(&first, ours.site, DOMAIN), claim(&second, third.site, DOMAIN));
        // The second claim takes the domain from the first, or fails because another site has it by then.
        let mut answers = [one.status.as_u16(), other.status.as_u16()];
        answers.sort_unstable();
        assert!(matches!(answers, [200, 200 | 400]), "{answers:?}: {} {}", one.text(), other.text());
        let holder = holder(&store).await;
        assert!([ours.site, third.site].contains(&holder));
        if answers == [200, 400] {
            let lucky = if one.status == StatusCode::OK { ours.site } else { third.site };
            assert_eq!(holder, lucky);
        }
    }

    async fn what_the_former_holder_saves_meanwhile_is_kept_or_refused(store: Store) {
        let (app, ours, theirs) = squatted(&store).await;
        let proof_of_ours = proof(ours.site);
        let app = app.with_texts(&[(RECORD, proof_of_ours.as_str())]);
        let (owner, squatter) = (app.sign_in(ours.account, Role::Owner).await, app.sign_in(theirs.account, Role::Owner).await);
        let theirs = path(theirs.site);
        let had = squatter.get(&theirs).await.json();
        let (seen, tagline) = (had["version"].as_i64().unwrap(), "Lakes for everybody");
        let change = json!({"tagline": tagline, "version": seen});
        let (claimed, saved) = tokio::join!(claim(&owner, ours.site, DOMAIN), squatter.patch(&theirs, &change));
        assert_eq!(claimed.status, StatusCode::OK, "{}", claimed.text());
        let left = squatter.get(&theirs).await.json();
        let expected = match saved.status {
            StatusCode::OK => (json!(tagline), json!(seen + 2)),
            StatusCode::CONFLICT => (had["tagline"].clone(), json!(seen + 1)),
            _ => panic!("{}", saved.text()),
        };
        assert_eq!((&left["tagline"], &left["version"]), (&expected.0, &expected.1));
        assert_eq!(left["domain"], Value::Null);
        assert_eq!(holder(&store).await, ours.site);
        let late = squatter.patch(&theirs, &change).await;
        assert_eq!((late.status, &late.json()["code"]), (StatusCode::CONFLICT, &json!("stale")));
    }
}

on_one_engine! {
    async fn without_its_record_a_domain_stays_where_it_is(store: Store) {
        let (mut app, ours, theirs) = squatted(&store).await;
        let (own, other) = (proof(ours.site), proof(theirs.site));
        let missing = format!("There is no TXT record {RECORD} with the text {own} yet. Add it at your domain's provider; it can take an hour until it is seen.");
        let elsewhere: [&[(&str, &str)]; 3] = [&[], &[(RECORD, other.as_str())], &[(DOMAIN, own.as_str())]];
        for records in elsewhere {
            app = app.with_texts(records);
            let owner = app.sign_in(ours.account, Role::Owner).await;
            let refused = claim(&owner, ours.site, DOMAIN).await;
            assert_eq!((refused.status, refused.json()), (StatusCode::BAD_REQUEST, json!({"domain": [missing]})), "{records:?}");
        }
        let app = app.with_names(&[]);
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let unknown = claim(&owner, ours.site, DOMAIN).await;
        let why = format!("Nobody could be asked for the TXT record {RECORD} with the text {own}. Try again in a minute.");
        assert_eq!((unknown.status, unknown.json()), (StatusCode::BAD_REQUEST, json!({"domain": [why]})));
        assert_eq!(holder(&store).await, theirs.site);
        assert_eq!(owner.get(&path(ours.site)).await.json()["domain"], Value::Null);
    }

    async fn only_who_may_change_a_site_claims_for_it(store: Store) {
        let (app, ours, theirs) = squatted(&store).await;
        let tx = store.write().await.unwrap();
        let group = ours.group_row(50, "Lakes");
        insert(&tx, group.clone()).await;
        tx.commit().await.unwrap();
        let (own, other) = (proof(ours.site), proof(theirs.site));
        let app = app.with_texts(&[(RECORD, own.as_str()), (RECORD, other.as_str())]);
        for client in [
            app.sign_in(ours.account, Role::Viewer).await,
            app.sign_in(ours.account, Role::Agent).await,
            app.sign_in_limited(ours.account, Role::Manager, &[group.id.key()]).await,
        ] {
            let refused = claim(&client, ours.site, DOMAIN).await;
            assert_eq!((refused.status, &refused.json()["data"]["permission"]), (StatusCode::FORBIDDEN, &json!("sites")));
        }
        let owner = app.sign_in(ours.account, Role::Owner).await;
        for nobodys in [theirs.site, ours.property] {
            assert_eq!(claim(&owner, nobodys, DOMAIN).await.status, StatusCode::NOT_FOUND);
        }
        assert_eq!(holder(&store).await, theirs.site);
        let manager = app.sign_in(ours.account, Role::Manager).await;
        assert_eq!(claim(&manager, ours.site, DOMAIN).await.status, StatusCode::OK);
        assert_eq!(holder(&store).await, ours.site);
    }

    async fn a_domain_that_is_free_or_ones_own_needs_no_record(store: Store) {
        let (app, ours, _) = two_tenants(&store).await;
        let app = app.with_names(&[]);
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let free = claim(&owner, ours.site, DOMAIN).await;
        assert_eq!((free.status, &free.json()["domain"]), (StatusCode::OK, &json!(DOMAIN)), "{}", free.text());
        let again = claim(&owner, ours.site, " Lake-Houses.com ").await;
        assert_eq!((again.status, again.json()), (StatusCode::OK, free.json()), "nothing is left to do");
        assert_eq!(owner.get("/api/v2/audit-entry/?action=claim-domain").await.json()["count"], 1);
        // The previous domain of the site is free for others.
        let moved = claim(&owner, ours.site, "casa-lucia.es").await;
        assert_eq!((moved.status, &moved.json()["domain"]), (StatusCode::OK, &json!("casa-lucia.es")), "{}", moved.text());
        assert!(store::sites::site::find_by_address(store.read(), DOMAIN).await.unwrap().is_none());
        for (body, why) in [
            (json!({}), "This field is required."),
            (json!({"domain": "a.us"}), "A domain must have at least 5 characters."),
            (json!({"domain": "nowhere"}), "A domain is names of letters, digits and inner hyphens with dots between them, such as example.com."),
        ] {
            let refused = owner.post(&format!("/api/v2/site/{}/claim-domain/", ours.site), &body).await;
            assert_eq!((refused.status, refused.json()), (StatusCode::BAD_REQUEST, json!({"domain": [why]})), "{body}");
        }
    }

    async fn a_new_site_is_told_to_claim_later(store: Store) {
        let (app, ours, _) = squatted(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let new = json!({"namespace": "second-site", "name": "Second", "domain": DOMAIN});
        let refused = owner.post("/api/v2/site/", &new).await;
        let why = "Another site has this domain. If it is yours, make the site without it, then claim it there.";
        assert_eq!((refused.status, refused.json()), (StatusCode::BAD_REQUEST, json!({"domain": [why]})));
    }
}
