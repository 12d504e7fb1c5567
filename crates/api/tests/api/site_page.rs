//! Pages written by the owner, as JSON and as HTML.

use http::StatusCode;
use serde_json::json;
use store::row::sites::site_page;
use testkit::{Sample, TestApp, insert, on_one_engine};

use crate::page::small_web;
use crate::two_tenants;

/// A site with a page at its root, one under `/pages/` and a withdrawn one; and a page of another tenant.
async fn with_pages(store: &store::Store) -> (TestApp, Sample) {
    let (_, ours, theirs) = two_tenants(store).await;
    let tx = store.write().await.unwrap();
    let body =
        "# Since 1974\n\nWe mend the *wheel* ourselves & like it. <script>alert(1)</script>".to_owned();
    insert(&tx, site_page::Model { title: "About us".to_owned(), body, ..ours.page_row("about") }).await;
    insert(&tx, ours.page_row("the-mill")).await;
    insert(&tx, site_page::Model { published: false, ..ours.page_row("dogs") }).await;
    insert(&tx, theirs.page_row("theirs")).await;
    tx.commit().await.unwrap();
    (TestApp::new(store.clone()).with_web(small_web()), ours)
}

on_one_engine! {
    async fn a_page_is_found_by_its_slug(store: Store) {
        let (app, _) = with_pages(&store).await;
        let answer = app.get("/websites/api/v2/site/site-7/page/about/").await;
        assert_eq!(answer.json(), json!({
            "slug": "about", "title": "About us", "updated_at": "2026-01-01T00:00:00Z",
            "html": "<h2>Since 1974</h2>\n<p>We mend the <em>wheel</em> ourselves &amp; like it. &lt;script&gt;alert(1)&lt;/script&gt;</p>\n",
        }));
        for (slug, status, code) in [("dogs", StatusCode::GONE, "gone"), ("theirs", StatusCode::NOT_FOUND, "not_found"), ("a%00b", StatusCode::NOT_FOUND, "not_found")] {
            let answer = app.get(&format!("/websites/api/v2/site/site-7/page/{slug}")).await;
            assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)));
        }
    }

    async fn a_site_lists_its_published_pages_in_order(store: Store) {
        let (app, _) = with_pages(&store).await;
        let site = app.get("/websites/api/v2/site/site-7/").await.json();
        assert_eq!(site["pages"], json!([{"slug": "about", "title": "About us", "in_menu": true}, {"slug": "the-mill", "title": "About the-mill", "in_menu": true}]));
    }

    async fn an_owner_writes_pages_in_an_order_and_guests_read_them(store: Store) {
        let (app, ours) = with_pages(&store).await;
        let owner = app.sign_in(ours.account, domain::accounts::role::Role::Owner).await;
        let page = |title: &str| json!({"site": ours.site.to_string(), "title": title, "body": "**Hello**"});
        let made = owner.post("/api/v2/site-page/", &page("Bread & breakfast")).await.json();
        assert_eq!((&made["slug"], &made["published"], &made["in_menu"]), (&json!("bread-breakfast"), &json!(false), &json!(true)));
        assert!(made["position"].as_i64() > Some(8), "behind the others: {made}");
        let second = owner.post("/api/v2/site-page/", &page("Bread & breakfast")).await.json();
        assert_eq!(second["slug"], "bread-breakfast-2");
        let taken = owner.patch(second["uri"].as_str().unwrap(), &json!({"slug": "about"})).await;
        assert_eq!(taken.json(), json!({"slug": ["There is one with this already."]}));
        let public = "/websites/api/v2/site/site-7/page/bread-breakfast/";
        assert_eq!(app.get(public).await.status, StatusCode::GONE);
        owner.patch(made["uri"].as_str().unwrap(), &json!({"published": true, "in_menu": false})).await;
        assert_eq!(app.get(public).await.json()["html"], "<p><strong>Hello</strong></p>\n");
        let last = app.get("/websites/api/v2/site/site-7/").await.json()["pages"].as_array().unwrap().last().unwrap().clone();
        assert_eq!(last, json!({"slug": "bread-breakfast", "title": "Bread & breakfast", "in_menu": false}));
        let preview = owner.post("/api/v2/site-page/preview/", &json!({"body": "*Soon* <script>x</script>"})).await.json();
        assert_eq!(preview["html"], "<p><em>Soon</em> &lt;script&gt;x&lt;/script&gt;</p>\n");
    }

    async fn search_engines_are_told_what_the_owner_says(store: Store) {
        let (app, ours) = with_pages(&store).await;
        let owner = app.sign_in(ours.account, domain::accounts::role::Role::Owner).await;
        let words = json!({"search_title": "Homes at the old mill", "search_description": "Sleep by the wheel."});
        owner.patch(&format!("/api/v2/site/{}/", ours.site), &words).await;
        let pages = owner.get("/api/v2/site-page/?slug=about").await.json();
        owner.patch(pages["results"][0]["uri"].as_str().unwrap(), &words).await;
        for path in ["/s/site-7/", "/s/site-7/about/"] {
            let html = app.get(path).await.text();
            assert!(html.contains("<title>Homes at the old mill</title>"), "{path}");
            assert!(html.contains(r#"<meta name="description" content="Sleep by the wheel.">"#), "{path}");
        }
    }

    async fn only_the_account_area_may_show_a_site_in_a_frame(store: Store) {
        let (app, _) = with_pages(&store).await;
        for (path, option, ancestors) in [
            ("/s/site-7/", "SAMEORIGIN", "frame-ancestors 'self'"),
            ("/s/site-7/about/", "SAMEORIGIN", "frame-ancestors 'self'"),
            ("/s/site-7/reservation/checkout/stay/", "DENY", "frame-ancestors 'none'"),
            ("/account/", "DENY", "frame-ancestors 'none'"),
        ] {
            let answer = app.get(path).await;
            assert_eq!(answer.headers["x-frame-options"], option, "{path}");
            let policy = answer.headers["content-security-policy"].to_str().unwrap();
            assert!(policy.contains(ancestors), "{path}: {policy}");
            assert_eq!(policy.contains("frame-src 'self'"), path == "/account/", "{path}: {policy}");
        }
    }

    async fn a_page_stands_in_the_html(store: Store) {
        let (app, _) = with_pages(&store).await;
        for (path, title, address) in [
            ("/s/site-7/about/", "About us", "/about/"),
            ("/s/site-7/pages/about/", "About us", "/about/"),
            ("/s/site-7/pages/the-mill/", "About the-mill", "/pages/the-mill/"),
        ] {
            let answer = app.get(path).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}");
            let html = answer.text();
            for part in [
                format!("<title>{title} · A site</title>"),
                format!(r#"<link rel="canonical" href="http://casita.test/s/site-7{address}">"#),
                r#""page":{"kind":"page","page":{"slug":"#.to_owned(),
            ] {
                assert!(html.contains(&part), "{path}: {part} is missing");
            }
        }
        let about = app.get("/s/site-7/about/").await.text();
        assert!(about.contains("<em>wheel</em>") && !about.contains("<script>alert"));
        assert!(about.contains(r#"<meta name="description" content="Since 1974 We mend the wheel ourselves &#38; like it."#), "{about}");
    }

    async fn a_page_that_is_not_there_says_so(store: Store) {
        let (app, _) = with_pages(&store).await;
        for (path, status) in [
            ("/s/site-7/contact/", StatusCode::NOT_FOUND),
            ("/s/site-7/pages/theirs/", StatusCode::NOT_FOUND),
            ("/s/site-7/pages/dogs/", StatusCode::GONE),
        ] {
            let answer = app.get(path).await;
            assert_eq!(answer.status, status, "{path}");
            assert!(answer.text().contains("noindex") && answer.text().contains(r#""kind":"not_found""#), "{path}");
        }
    }
}
