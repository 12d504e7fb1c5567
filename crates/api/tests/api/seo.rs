//! Data for search engines: languages, structured data, sitemaps, removed pages.

use chrono::NaiveDate;
use domain::accounts::role::Role;
use domain::text::code::StateStatus;
use http::StatusCode;
use sea_orm::{ActiveModelTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::row::homes::{property, review};
use store::row::sites::site;
use testkit::{Sample, TestApp, insert, instant, key, on_one_engine, photo_row};

use crate::app;
use crate::page::small_web;

/// A site in three languages with a page of its own.
async fn in_languages(store: &store::Store) -> (TestApp, Sample) {
    let (_, sample) = app(store).await;
    let tx = store.write().await.unwrap();
    let row = site::Model { languages: "en,de,es".to_owned(), ..sample.site_row() };
    row.into_active_model().reset_all().update(&tx).await.unwrap();
    insert(&tx, sample.page_row("the-mill")).await;
    tx.commit().await.unwrap();
    (TestApp::new(store.clone()).with_web(small_web()), sample)
}

fn review_row(sample: &Sample) -> review::Model {
    let at = instant("2026-06-01T09:00:00Z");
    review::Model {
        account_id: sample.account.into(),
        id: key(sample.account, 690).into(),
        property_id: sample.property.into(),
        author: "Ada".to_owned(),
        rating: 4,
        title: "Quiet".to_owned(),
        body: "By the sea.".to_owned(),
        stayed_on: NaiveDate::from_ymd_opt(2026, 5, 4).unwrap(),
        state_status: StateStatus::Active.into(),
        created_at: at,
        updated_at: at,
        version: 1,
    }
}

on_one_engine! {
    async fn the_first_view_speaks_the_visitors_language(store: Store) {
        let (app, _) = in_languages(&store).await;
        for (path, headers, language, count) in [
            ("/s/site-7/properties/", &[][..], "en", "1 home<"),
            ("/s/site-7/properties/", &[("accept-language", "it, de-AT;q=0.9, en;q=0.5")], "de", "1 Haus<"),
            ("/s/site-7/properties/", &[("accept-language", "de"), ("cookie", "casita_lang=es")], "es", "1 casa<"),
            ("/s/site-7/properties/?lang=de", &[("cookie", "casita_lang=es")], "de", "1 Haus<"),
            // Not one of the site's languages.
            ("/s/site-7/properties/?lang=fr", &[("accept-language", "fr")], "en", "1 home<"),
        ] {
            let answer = app.get_with(path, headers).await;
            let html = answer.text();
            for part in [format!(r#"<html lang="{language}">"#), format!(r#""locale":"{language}""#), count.to_owned()] {
                assert!(html.contains(&part), "{path} {headers:?}: {part} is missing");
            }
            assert!(answer.headers["vary"].to_str().unwrap().contains("accept-language"));
        }
    }

    async fn the_front_page_leads_to_all_homes_where_there_are_more_than_one(store: Store) {
        let (app, sample) = in_languages(&store).await;
        let german = async |app: &TestApp| app.get_with("/s/site-7/", &[("accept-language", "de")]).await.text();
        let alone = german(&app).await;
        for part in ["Unterkünfte", "Für 4 Personen", "Jederzeit · 2 Gäste", r#"aria-label="Hauptmenü""#, r#"content="de_DE""#] {
            assert!(alone.contains(part), "{part} is missing");
        }
        assert!(!alone.contains(" ansehen →"));
        let second = Sample { property: key(sample.account, 30), listing: key(sample.account, 31), ..sample };
        let tx = store.write().await.unwrap();
        second.insert_home(&tx, "second").await;
        tx.commit().await.unwrap();
        let app = TestApp::new(store).with_web(small_web());
        assert!(german(&app).await.contains("2 Häuser ansehen →"));
    }

    async fn a_language_in_the_address_is_remembered(store: Store) {
        let (app, _) = in_languages(&store).await;
        let cookies = |answer: &testkit::Answer| answer.headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap().to_owned()).collect::<Vec<_>>().join("\n");
        let german = cookies(&app.get("/s/site-7/?lang=de").await);
        assert!(german.contains("casita_lang=de; ") && german.contains("Path=/s/site-7;"), "for this site only: {german}");
        assert!(!cookies(&app.get("/s/site-7/").await).contains("casita_lang"));
    }

    async fn each_page_names_its_other_languages(store: Store) {
        let (app, _) = in_languages(&store).await;
        let root = "http://casita.test/s/site-7/properties/a-home/";
        for (query, canonical) in [("", root.to_owned()), ("?lang=de", format!("{root}?lang=de"))] {
            let html = app.get(&format!("/s/site-7/properties/a-home/{query}")).await.text();
            assert!(html.contains(&format!(r#"<link rel="canonical" href="{canonical}">"#)), "{query}");
            for (language, href) in [("en", format!("{root}?lang=en")), ("de", format!("{root}?lang=de")), ("es", format!("{root}?lang=es")), ("x-default", root.to_owned())] {
                assert!(html.contains(&format!(r#"<link rel="alternate" hreflang="{language}" href="{href}">"#)), "{language}");
            }
            assert!(!html.contains(r#"hreflang="fr""#));
        }
    }

    async fn structured_data_says_what_a_page_is_about(store: Store) {
        let (app, _) = in_languages(&store).await;
        for (path, parts) in [
            ("/s/site-7/", &[r#""@type":"LodgingBusiness""#, r#""email":"hello@site.test""#][..]),
            ("/s/site-7/properties/?lang=de", &[r#""@type":"ItemList""#, r#""@type":"BreadcrumbList""#, r#""name":"Häuser""#]),
            ("/s/site-7/properties/a-home/", &[r#""@type":"VacationRental""#, r#""addressCountry":"US""#, r#""@type":"BreadcrumbList""#, r#""item":"http://casita.test/s/site-7/properties/","name":"Homes","position":2"#]),
            ("/s/site-7/pages/the-mill/", &[r#""@type":"BreadcrumbList""#, r#""name":"About the-mill""#]),
        ] {
            let html = app.get(path).await.text();
            for part in parts {
                assert!(html.contains(part), "{path}: {part} is missing");
            }
        }
    }

    async fn a_home_is_described_as_vacation_rentals_are(store: Store) {
        let (app, sample) = in_languages(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        let path = format!("/api/v2/property/{}/", sample.property);
        let told = json!({"amenities": ["wifi", "oven", "parking", "piano"], "registration_number": "VFT/12", "address_one": "1 Shore Road", "postal_code": "97110"});
        assert_eq!(owner.patch(&path, &told).await.status, StatusCode::OK);
        let tx = store.write().await.unwrap();
        for number in 0..9 {
            insert(&tx, photo_row(sample.property, 700 + number)).await;
        }
        insert(&tx, review_row(&sample)).await;
        tx.commit().await.unwrap();
        let app = TestApp::new(store).with_web(small_web());
        let url = "http://casita.test/s/site-7/properties/a-home/";
        let feature = |name: &str, value: Value| json!({"@type": "LocationFeatureSpecification", "name": name, "value": value});
        for query in ["", "?lang=de"] {
            let html = app.get(&format!("/s/site-7/properties/a-home/{query}")).await.text();
            let (_, data) = html.split_once(r#"<script type="application/ld+json">"#).unwrap();
            let data: Value = serde_json::from_str(data.split_once("</script>").unwrap().0).unwrap();
            let mut rental = data["@graph"][0].clone();
            let images = rental["image"].take();
            assert_eq!(images.as_array().unwrap().len(), 9);
            assert!(images[0].as_str().unwrap().starts_with("http://casita.test/photos/"), "{images}");
            assert_eq!(rental, json!({
                "@type": "VacationRental",
                "additionalType": "House",
                "identifier": sample.property.to_string(),
                "name": "A home",
                "description": rental["description"],
                "brand": {"@type": "Brand", "name": "A site"},
                "url": url,
                "image": null,
                "checkinTime": "16:00:00-07:00",
                "checkoutTime": "11:00:00-07:00",
                "knowsLanguage": ["en", "de", "es"],
                "latitude": "45.99000",
                "longitude": "-123.92000",
                "address": {"@type": "PostalAddress", "addressLocality": "Seaside", "addressRegion": "OR", "addressCountry": "US"},
                "containsPlace": {
                    "@type": "Accommodation",
                    "additionalType": "EntirePlace",
                    "occupancy": {"@type": "QuantitativeValue", "value": 4},
                    "numberOfBedrooms": 2,
                    "numberOfBathroomsTotal": 1.5,
                    "amenityFeature": [
                        feature("ovenStove", json!(true)), feature("wifi", json!(true)), feature("instantBookable", json!(true)),
                        feature("petsAllowed", json!(true)), feature("smokingAllowed", json!(false)), feature("internetType", json!("Free")),
                        feature("parkingType", json!("Free")), feature("licenseNum", json!("VFT/12")),
                    ],
                },
                "aggregateRating": {"@type": "AggregateRating", "ratingValue": 4.0, "bestRating": 5, "reviewCount": 1},
                "review": [{
                    "@type": "Review", "author": {"@type": "Person", "name": "Ada"}, "name": "Quiet", "reviewBody": "By the sea.", "contentReferenceTime": "2026-05-04",
                    "reviewRating": {"@type": "Rating", "ratingValue": 4, "bestRating": 5},
                }],
            }), "{query}");
        }
    }

    async fn a_sitemap_has_every_page_in_every_language(store: Store) {
        let (app, _) = in_languages(&store).await;
        let answer = app.get("/s/site-7/sitemap.xml").await;
        assert_eq!(answer.headers["content-type"], "application/xml; charset=utf-8");
        let xml = answer.text();
        let root = "http://casita.test/s/site-7";
        for part in [
            format!("<loc>{root}/</loc>"),
            format!("<loc>{root}/properties/</loc>"),
            format!("<loc>{root}/pages/the-mill/</loc><lastmod>2026-01-01</lastmod>"),
            format!("<loc>{root}/properties/a-home/</loc><lastmod>2026-01-01</lastmod>"),
            format!(r#"<xhtml:link rel="alternate" hreflang="de" href="{root}/properties/a-home/?lang=de"/>"#),
        ] {
            assert!(xml.contains(&part), "{part} is missing in {xml}");
        }
        assert_eq!(app.get("/s/site-7/sitemap.xml?part=2").await.status, StatusCode::NOT_FOUND);
        assert_eq!(app.get("/s/site-7/sitemap.xml?part=0").await.status, StatusCode::NOT_FOUND);
        let own = app.with_domain("casita.test").get_at("site-7.casita.test", "/sitemap.xml").await.text();
        assert!(own.contains("<loc>http://site-7.casita.test/properties/a-home/</loc>"));
    }

    async fn robots_are_told_where_the_maps_are(store: Store) {
        let (app, _) = in_languages(&store).await;
        let platform = app.get("/robots.txt").await;
        assert_eq!(platform.headers["content-type"], "text/plain; charset=utf-8");
        for line in ["Disallow: /account/", "Disallow: /s/site-7/reservation/", "Sitemap: http://casita.test/s/site-7/sitemap.xml"] {
            assert!(platform.text().lines().any(|found| found == line), "{line}");
        }
        let app = app.with_domain("casita.test");
        let own = app.get_at("site-7.casita.test", "/robots.txt").await.text();
        assert!(own.contains("Disallow: /reservation/\n") && own.contains("Sitemap: http://site-7.casita.test/sitemap.xml\n"));
        // Its canonical URL is at its subdomain, so not under its path.
        assert!(!app.get_at("casita.test", "/robots.txt").await.text().contains("Sitemap"));
        assert_eq!(app.get_at("elsewhere.test", "/robots.txt").await.status, StatusCode::NOT_FOUND);
    }

    async fn a_home_that_was_given_up_is_gone(store: Store) {
        let (_, sample) = in_languages(&store).await;
        let tx = store.write().await.unwrap();
        let row = property::Model { state_status: StateStatus::Deleted.into(), ..sample.property_row() };
        row.into_active_model().reset_all().update(&tx).await.unwrap();
        tx.commit().await.unwrap();
        let app = TestApp::new(store.clone()).with_web(small_web());
        let gone = app.get_with("/s/site-7/properties/a-home/", &[("accept-language", "es")]).await;
        assert_eq!(gone.status, StatusCode::GONE);
        assert!(gone.text().contains("Página no encontrada") && gone.text().contains("noindex"));
        assert!(gone.text().contains(r#""kind":"not_found","featured":{"#));
        assert_eq!(app.get("/s/site-7/properties/never-there/").await.status, StatusCode::NOT_FOUND);
    }
}
