//! CSV imports: a dry run explains each line and stores nothing, and one invalid line prevents the whole import.

use axum::body::Body;
use domain::accounts::role::Role;
use flows::audit;
use http::{Method, StatusCode};
use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp, on_both_engines};

use super::API;
use crate::booking::text;
use crate::{app, two_tenants};

async fn send(app: &TestApp, client: &Client<'_>, path: &str, media_type: &str, sheet: &str) -> Answer {
    let request = client.request(Method::POST, &format!("{API}/{path}")).header("content-type", media_type);
    app.send(request.body(Body::from(sheet.to_owned())).unwrap()).await
}

async fn import(app: &TestApp, client: &Client<'_>, path: &str, sheet: &str) -> Answer {
    send(app, client, path, "text/csv; charset=utf-8", sheet).await
}

async fn count(client: &Client<'_>, list: &str) -> Value {
    client.get(&format!("{API}/{list}/")).await.json()["count"].clone()
}

const HOMES: &str = "name,city,bedrooms,bathrooms,tags,allow_booking_overlap,weekend_nights\n\
                     Sea House,Porto,3,1.5,\"sea, garden\",no,\"4, 5\"\n\
                     Hill House,Lisbon,,,,,\n";

on_both_engines! {
    async fn homes_come_from_a_sheet_after_a_rehearsal(store: Store) {
        let (app, sample) = app(&store).await;
        let client = app.sign_in(sample.account, Role::Manager).await;
        let rehearsed = import(&app, &client, "property/import/?dry_run=True", HOMES).await;
        assert_eq!(rehearsed.status, StatusCode::OK, "{}", rehearsed.text());
        let line = |line: u64, label: &str| json!({"line": line, "label": label, "key": null, "errors": {}, "warnings": []});
        let told = json!({"dry_run": true, "good": 2, "wrong": 0, "lines": [line(2, "Sea House"), line(3, "Hill House")]});
        assert_eq!((rehearsed.json(), count(&client, "property").await), (told, json!(1)));

        let made = import(&app, &client, "property/import/", HOMES).await;
        assert_eq!((made.status, &made.json()["good"]), (StatusCode::CREATED, &json!(2)), "{}", made.text());
        let key = text(&made.json()["lines"][0]["key"]).to_owned();
        let home = client.get(&format!("{API}/property/{key}/")).await.json();
        assert_eq!((&home["name"], &home["city"], &home["bedrooms"], &home["bathrooms"]), (&json!("Sea House"), &json!("Porto"), &json!(3), &json!(1.5)));
        assert_eq!((&home["tags"], &home["weekend_nights"]), (&json!(["garden", "sea"]), &json!([4, 5])));
        let log = client.get(&format!("{API}/audit-entry/?action=create")).await.json();
        assert_eq!(log["count"], json!(2), "{log}");
    }

    async fn what_an_export_writes_can_be_read_again(store: Store) {
        let (app, sample) = app(&store).await;
        let client = app.sign_in(sample.account, Role::Owner).await;
        client.post(&format!("{API}/source/"), &json!({"name": "=The fair"})).await;
        let file = client.get(&format!("{API}/source/export/?format=csv")).await.text();
        let again = import(&app, &client, "source/import/?dry_run=True", &file).await.json();
        // They exist already, and names are unique.
        assert_eq!(again["good"], json!(0), "{again}");
        assert!(again["lines"][0]["errors"]["name"].is_array(), "{again}");
        assert!(again.to_string().contains("\"=The fair\""), "{again}");
    }

    async fn one_wrong_line_keeps_all_of_them_out(store: Store) {
        let (app, sample) = app(&store).await;
        let client = app.sign_in(sample.account, Role::Owner).await;
        let sheet = "Name;Bedrooms;Allow booking overlap\nGood;2;yes\n;many;perhaps\nWide;2000;\n4242 4242 4242 4242;;\n";
        let told = import(&app, &client, "property/import/?dry_run=true", sheet).await.json();
        assert_eq!((&told["good"], &told["wrong"]), (&json!(1), &json!(3)), "{told}");
        let errors = |place: usize| told["lines"][place]["errors"].clone();
        assert_eq!(errors(0), json!({}));
        assert_eq!(errors(1), json!({"name": ["This field is required."], "bedrooms": ["This must be a whole number."], "allow_booking_overlap": ["This must be true or false."]}));
        assert_eq!(errors(2), json!({"bedrooms": ["Ensure this value is less than or equal to 1000."]}));
        assert_eq!(errors(3), json!({"non_field_errors": ["Card numbers must not be sent to us."]}));
        let refused = import(&app, &client, "property/import/", sheet).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST);
        assert_eq!(refused.json()["3.name"], json!(["This field is required."]), "{}", refused.text());
        assert_eq!(count(&client, "property").await, json!(1));

        // Detected only while writing: the first line is valid until the second one.
        let twice = "name\nFair\nFair\n";
        let told = import(&app, &client, "source/import/?dry_run=true", twice).await.json();
        assert_eq!((&told["good"], &told["lines"][1]["errors"]), (&json!(1), &json!({"name": ["There is one with this already."]})), "{told}");
        let refused = import(&app, &client, "source/import/", twice).await;
        assert_eq!((refused.status, count(&client, "source").await), (StatusCode::BAD_REQUEST, json!(0)), "{}", refused.text());
    }

    async fn others_are_called_by_name_and_only_ones_own(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let client = app.sign_in(ours.account, Role::Owner).await;
        let name = text(&client.get(&format!("{API}/property/{}/", ours.property)).await.json()["name"]).to_owned();
        let rates = format!("listing,name,base_rate,week_night,start_date,end_date\n{name},Summer,no,25000,2027-06-01,2027-09-01\n");
        let made = import(&app, &client, "listing-rate/import/", &rates).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
        let wrong = format!("listing,name,base_rate,week_night\nNowhere,A,yes,1\n{},B,yes,1\n", theirs.listing);
        let told = import(&app, &client, "listing-rate/import/?dry_run=true", &wrong).await.json();
        assert_eq!(told["lines"][0]["errors"], json!({"listing": ["There is nothing called \"Nowhere\"."]}), "{told}");
        assert_eq!(told["lines"][1]["errors"], json!({"listing": ["There is nothing with this key."]}), "{told}");
        client.post(&format!("{API}/property/"), &json!({"name": name})).await;
        let events = format!("property,start_date,end_date,summary\n{name},2027-05-01,2027-05-03,Painters\n");
        let told = import(&app, &client, "calendar-event/import/?dry_run=true", &events).await.json();
        assert!(told["lines"][0]["errors"]["property"][0].as_str().unwrap().starts_with("Several are called"), "{told}");
    }

    async fn what_is_no_sheet_is_refused(store: Store) {
        let (app, sample) = app(&store).await;
        let client = app.sign_in(sample.account, Role::Owner).await;
        for (sheet, why) in [("", "nothing"), ("name\n", "nothing"), ("name,colour\nA,red\n", "no column colour"), ("name,name\nA,B\n", "twice")] {
            let refused = import(&app, &client, "property/import/", sheet).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{sheet:?}");
            assert!(text(&refused.json()["non_field_errors"][0]).contains(why), "{}", refused.text());
        }
        let other = send(&app, &client, "property/import/", "application/json", "{}").await;
        assert_eq!((other.status, &other.json()["detail"]), (StatusCode::UNSUPPORTED_MEDIA_TYPE, &json!("Send the sheet as text/csv.")));
        let unknown = import(&app, &client, "property/import/?rehearse=yes", "name\nA\n").await;
        assert_eq!(unknown.status, StatusCode::BAD_REQUEST);
    }

    async fn bookings_of_another_system_come_from_a_sheet(store: Store) {
        let (app, sample) = app(&store).await;
        let client = app.sign_in(sample.account, Role::Agent).await;
        let home = text(&client.get(&format!("{API}/property/{}/", sample.property)).await.json()["name"]).to_owned();
        let key = sample.property;
        let head = "property,check_in,check_out,adults,first_name,last_name,email,total,note";
        let good = format!("{head}\n{home},2026-08-03,2026-08-06,2,Ann,Guest,ann@guest.test,31250,From the old book\n{key},2026-08-06,2026-08-07,2,Bo,,,,\n");
        let told = import(&app, &client, "reservation/import/?dry_run=true", &good).await;
        assert_eq!((told.status, &told.json()["good"]), (StatusCode::OK, &json!(2)), "{}", told.text());
        assert_eq!(told.json()["lines"][0]["label"], json!("Ann Guest"));
        assert_eq!(count(&client, "reservation").await, json!(0));
        let made = import(&app, &client, "reservation/import/", &good).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
        let booked = client.get(&format!("{API}/reservation/{}/", text(&made.json()["lines"][0]["key"]))).await.json();
        assert_eq!((&booked["total"], &booked["status"], &booked["note"]), (&json!(31_250), &json!("r"), &json!("From the old book")), "{booked}");

        // The same file again: the nights are taken.
        let again = import(&app, &client, "reservation/import/", &good).await;
        assert_eq!((again.status, count(&client, "reservation").await), (StatusCode::BAD_REQUEST, json!(2)), "{}", again.text());
        let found = audit::run(&store, app.flows().now()).await.unwrap();
        assert_eq!(found.ills, Vec::<String>::new());
        let letters = app.sign_in(sample.account, Role::Owner).await.get(&format!("{API}/letter/")).await.json();
        assert!(!letters.to_string().contains("ann@guest.test"), "{letters}");
    }

    async fn each_booking_that_cannot_be_says_why(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let client = app.sign_in(ours.account, Role::Owner).await;
        let home = ours.property;
        let sheet = format!(
            "property,check_in,check_out,first_name,adults,email\n\
             {home},2026-08-10,2026-08-13,Ann,2,\n\
             {home},2026-08-12,2026-08-15,Bo,2,\n\
             {home},2026-08-20,2026-08-20,Cy,2,\n\
             {home},2026-08-20,2026-08-22,,2,\n\
             {home},20.8.2026,2026-08-22,Di,two,\n\
             {},2026-08-20,2026-08-22,Ed,2,\n\
             {home},2026-08-20,2026-08-22,Flo,2,nowhere\n\
             {home},2026-08-25,2026-08-27,Gus,90,\n",
            theirs.property
        );
        let told = import(&app, &client, "reservation/import/?dry_run=true", &sheet).await.json();
        let errors = |place: usize| told["lines"][place]["errors"].to_string();
        for (place, words) in [
            (0, "{}"),
            (1, "Line 2 has some of these nights already."),
            (2, "check_out"),
            (3, "first_name"),
            (4, "This must be a whole number."),
            (5, "Not found."),
            (6, "email"),
            (7, "{}"),
        ] {
            assert!(errors(place).contains(words), "{place}: {} {told}", errors(place));
        }
        // All broken rules of the home are reported, but do not prevent the import of past bookings.
        let rules = json!(["The least stay for these dates is 3 nights.", "The home sleeps 4 guests at most."]);
        assert_eq!(told["lines"][7]["warnings"], rules, "{told}");
        let refused = import(&app, &client, "reservation/import/", &sheet).await;
        assert_eq!((refused.status, count(&client, "reservation").await), (StatusCode::BAD_REQUEST, json!(0)), "{}", refused.text());
        assert!(refused.json()["3.non_field_errors"].is_array(), "{}", refused.text());
    }
}
