//! The addresses of a site: its own domain, its subdomain, its path.

use http::StatusCode;
use sea_orm::{ActiveModelTrait, ActiveValue::Set, EntityTrait, IntoActiveModel};
use serde_json::json;
use store::row::sites::{site, site_address};
use store::row::{AccountNumber, Id};
use testkit::{Sample, TestApp, insert, on_one_engine};

use crate::app;
use crate::page::small_web;

/// A platform with subdomains, and a site that also has its own domain.
async fn with_domain(store: &store::Store) -> (TestApp, Sample) {
    let (app, sample) = app(store).await;
    let tx = store.write().await.unwrap();
    let row = site_address::Model {
        address: "stay.oldmill.test".to_owned(),
        account_id: sample.account.into(),
        site_id: sample.site.into(),
    };
    insert(&tx, row).await;
    tx.commit().await.unwrap();
    (app.with_web(small_web()).with_domain("casita.test"), sample)
}

async fn make_primary(store: &store::Store, sample: Sample, domain: &str) {
    let tx = store.write().await.unwrap();
    let id = (AccountNumber::from(sample.account), Id::from(sample.site));
    let mut row = site::Entity::find_by_id(id).one(&tx).await.unwrap().unwrap().into_active_model();
    row.domain = Set(Some(domain.to_owned()));
    row.update(&tx).await.unwrap();
    store::catalog::change::of_account(&tx, sample.account).await.unwrap();
    tx.commit().await.unwrap();
}

on_one_engine! {
    async fn links_begin_with_the_address_that_was_asked(store: Store) {
        let (app, _) = with_domain(&store).await;
        for (host, prefix, base) in [
            ("casita.test", "/s/site-7", "/s/site-7"),
            ("site-7.casita.test", "", ""),
            ("stay.oldmill.test", "", ""),
            ("STAY.OldMill.test:8080", "", ""),
        ] {
            for path in ["/", "/properties/", "/properties/a-home/"] {
                let answer = app.get_at(host, &format!("{prefix}{path}")).await;
                assert_eq!(answer.status, StatusCode::OK, "{host}{path}");
                let html = answer.text();
                assert!(html.contains(&format!(r#"{{"base":"{base}","#)), "{host}{path}");
                assert!(html.contains(&format!(r#"href="{base}/properties/""#)), "{host}{path}");
            }
        }
    }

    async fn search_engines_are_told_one_address(store: Store) {
        let (app, sample) = with_domain(&store).await;
        let canonical = |root: &str| format!(r#"<link rel="canonical" href="{root}/properties/a-home/">"#);
        for (host, path) in [("casita.test", "/s/site-7/properties/a-home/"), ("stay.oldmill.test", "/properties/a-home/")] {
            assert!(app.get_at(host, path).await.text().contains(&canonical("http://site-7.casita.test")), "{host}");
        }
        make_primary(&store, sample, "stay.oldmill.test").await;
        let app = TestApp::new(store.clone()).with_web(small_web());
        for (host, path) in [("casita.test", "/s/site-7/properties/a-home/"), ("stay.oldmill.test", "/properties/a-home/")] {
            assert!(app.get_at(host, path).await.text().contains(&canonical("http://stay.oldmill.test")), "{host}");
        }
        let site = app.get("/websites/api/v2/site/site-7/").await.json();
        assert_eq!((&site["secure_url"], &site["properties_href"]), (&json!("http://stay.oldmill.test"), &json!("http://stay.oldmill.test/properties/")));
    }

    async fn what_a_site_does_not_have_is_told_in_its_own_look(store: Store) {
        let (app, _) = with_domain(&store).await;
        let answer = app.get_at("stay.oldmill.test", "/nothing/here/").await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert!(answer.text().contains(r#""kind":"not_found""#));
    }

    async fn an_unknown_host_is_nobodys(store: Store) {
        let (app, _) = with_domain(&store).await;
        for host in ["elsewhere.test", "no-site.casita.test", "a.b.casita.test", "site-7", "xcasita.test"] {
            for path in ["/", "/properties/", "/about/"] {
                let answer = app.get_at(host, path).await;
                assert_eq!(answer.status, StatusCode::NOT_FOUND, "{host}{path}");
                assert!(answer.text().contains("Nothing here"), "{host}{path}");
            }
        }
    }

    async fn the_platform_itself_is_no_site(store: Store) {
        let (app, _) = with_domain(&store).await;
        for host in ["casita.test", "127.0.0.1:8080", "localhost"] {
            assert_eq!(app.get_at(host, "/").await.headers["location"], "/account/", "{host}");
            assert_eq!(app.get_at(host, "/properties/").await.status, StatusCode::NOT_FOUND, "{host}");
            assert_eq!(app.get_at(host, "/s/site-7/").await.status, StatusCode::OK, "{host}");
        }
    }
}
