//! Check whether a site's own domain points to this installation, and the rules for domains.

use http::StatusCode;
use serde_json::{Value, json};
use testkit::{Client, on_one_engine};

use crate::two_tenants;

const NAMES: &[(&str, &[&str])] = &[
    ("casita.test", &["93.184.216.34", "2606:4700:4700::1111"]),
    ("lake-houses.com", &["93.184.216.34"]),
    ("old-mill.net", &["1.1.1.1"]),
    ("two-ways.us", &["93.184.216.34", "1.1.1.1"]),
    ("db.inside.com", &["10.0.0.7"]),
];

async fn set(client: &Client<'_>, site: &str, change: Value) -> Value {
    client.patch(&format!("/api/v2/site/{site}/"), &change).await.json()
}

on_one_engine! {
    async fn a_domain_is_asked_for_and_only_public_addresses_are_told(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let app = app.with_names(NAMES);
        let owner = app.sign_in(ours.account, domain::accounts::role::Role::Owner).await;
        let site = ours.site.to_string();
        let path = format!("/api/v2/site/{site}/domain-check/");
        let none = owner.get(&path).await;
        assert_eq!((none.status, none.json()), (StatusCode::BAD_REQUEST, json!({"domain": ["This site has no domain of its own yet."]})));
        for (domain, pointing, found) in [
            ("lake-houses.com", "here", json!(["93.184.216.34"])),
            ("old-mill.net", "elsewhere", json!(["1.1.1.1"])),
            ("two-ways.us", "partly", json!(["93.184.216.34", "1.1.1.1"])),
            ("nobody.com", "nowhere", json!([])),
            ("db.inside.com", "elsewhere", json!([])),
        ] {
            set(&owner, &site, json!({"domain": domain, "existing_domain": true})).await;
            assert_eq!(owner.get(&path).await.json(), json!({
                "domain": domain, "pointing": pointing, "found": found, "host": "casita.test",
                "addresses": ["93.184.216.34", "2606:4700:4700::1111"],
            }));
        }
        let across = owner.get(&format!("/api/v2/site/{}/domain-check/", theirs.site)).await;
        assert_eq!(across.status, StatusCode::NOT_FOUND);
    }

    async fn a_site_is_found_at_the_domain_that_was_typed(store: Store) {
        let (app, ours, _) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, domain::accounts::role::Role::Owner).await;
        let kept = set(&owner, &ours.site.to_string(), json!({"domain": "Lake-Houses.com"})).await;
        assert_eq!(kept["domain"], "lake-houses.com");
        let app = app.with_web(crate::page::small_web());
        assert_eq!(app.get_at("lake-houses.com", "/").await.status, StatusCode::OK);
        assert_eq!(app.get_at("old-mill.com", "/").await.status, StatusCode::NOT_FOUND);
    }

    async fn a_new_domain_is_one_that_can_be_registered_and_an_existing_one_may_be_any(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, domain::accounts::role::Role::Owner).await;
        let site = ours.site.to_string();
        for (domain, existing, wrong) in [
            ("a.us", false, Some("A domain must have at least 5 characters.")),
            ("a.us", true, Some("A domain must have at least 5 characters.")),
            ("casa-lucia.es", false, Some("A new domain is one name followed by .com, .net or .us.")),
            ("www.casa-lucia.com", false, Some("A new domain is one name followed by .com, .net or .us.")),
            ("casa-lucia.es", true, None),
            ("stay.casa-lucia.co.uk", true, None),
            ("casa-lucia.net", false, None),
            ("127.0.0.1", true, Some("A domain is names of letters, digits and inner hyphens with dots between them, such as example.com.")),
        ] {
            let answer = set(&owner, &site, json!({"domain": domain, "existing_domain": existing})).await;
            match wrong {
                Some(why) => assert_eq!(answer, json!({"domain": [why]}), "{domain}"),
                None => assert_eq!(answer["domain"], domain),
            }
        }
        // An existing domain cannot become a new one by changing only the flag.
        set(&owner, &site, json!({"domain": "casa-lucia.es", "existing_domain": true})).await;
        let turned = set(&owner, &site, json!({"existing_domain": false})).await;
        assert_eq!(turned, json!({"domain": ["A new domain is one name followed by .com, .net or .us."]}));
        let stranger = app.sign_in(theirs.account, domain::accounts::role::Role::Owner).await;
        let taken = set(&stranger, &theirs.site.to_string(), json!({"domain": "casa-lucia.es", "existing_domain": true})).await;
        let record = format!("the TXT record _casita.casa-lucia.es with the text casita-site={}", theirs.site);
        let why = format!("Another site has this domain. If it is yours, add {record} at your domain's provider, then claim it.");
        assert_eq!(taken, json!({"domain": [why]}));
    }
}
