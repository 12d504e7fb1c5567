//! Prices on request.

use http::StatusCode;
use serde_json::{Value, json};
use store::Store;
use store::night::{Claim, take};
use testkit::{Sample, on_both_engines};

use crate::app;

const ESTIMATE: &str = "/websites/api/v2/quote/estimate/";

fn stay(sample: Sample, check_in: &str, check_out: &str) -> Value {
    json!({"property": sample.property.to_string(), "namespace": sample.namespace(), "check_in": check_in, "check_out": check_out})
}

fn with(mut body: Value, changes: Value) -> Value {
    let Value::Object(changes) = changes else { panic!("changes are an object") };
    body.as_object_mut().unwrap().extend(changes);
    body
}

on_both_engines! {
    async fn an_estimate_tells_every_line(store: Store) {
        let (app, sample) = app(&store).await;
        let answer = app.post(ESTIMATE, &stay(sample, "2026-07-10", "2026-07-14")).await;
        assert_eq!(answer.status, StatusCode::OK);
        insta::assert_json_snapshot!("estimate", answer.json());
    }

    async fn chosen_add_ons_are_charged(store: Store) {
        let (app, sample) = app(&store).await;
        let wanted = with(stay(sample, "2026-07-10", "2026-07-14"), json!({"addons": [sample.firewood.to_string()]}));
        assert_eq!(app.post(ESTIMATE, &wanted).await.json()["total"], 49_500 + 2_200);
    }

    async fn a_stay_that_cannot_be_booked_is_refused_with_what_would_do(store: Store) {
        let (app, sample) = app(&store).await;
        let taken = Claim {
            account: sample.account,
            property: sample.property,
            event: testkit::key(sample.account, 50),
            nights: vec!["2026-08-03".parse().unwrap()],
            units: 1,
        };
        block(&store, sample, &taken).await;
        let good = ("2026-07-10", "2026-07-14");
        for (dates, party, code, data) in [
            (("2026-06-30", "2026-07-04"), json!({}), "past_date", json!({"earliest": "2026-07-01"})),
            (("2026-07-01", "2026-07-05"), json!({}), "lead_time", json!({"earliest": "2026-07-02"})),
            (("2027-07-05", "2027-07-09"), json!({}), "booking_window", json!({"latest": "2027-07-01"})),
            (("2026-07-10", "2026-07-12"), json!({}), "min_stay", json!({"min_nights": 3})),
            (("2026-07-10", "2026-08-20"), json!({}), "max_stay", json!({"max_nights": 28})),
            (good, json!({"adults": 4, "children": 1}), "max_guests", json!({"max_guests": 4})),
            (good, json!({"pets": 2}), "pets", json!({"max_pets": 1})),
            (good, json!({"smoker": true}), "smoking", json!({})),
            (("2026-08-01", "2026-08-05"), json!({}), "overlap", json!({"night": "2026-08-03", "nearest": [
                {"check_in": "2026-07-30", "check_out": "2026-08-03"}, {"check_in": "2026-07-29", "check_out": "2026-08-02"},
                {"check_in": "2026-08-04", "check_out": "2026-08-08"},
            ]})),
        ] {
            let answer = app.post(ESTIMATE, &with(stay(sample, dates.0, dates.1), party)).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{code}");
            assert_eq!((&answer.json()["code"], &answer.json()["data"]), (&json!(code), &data));
            assert!(answer.json()["detail"].as_str().unwrap().ends_with('.'));
        }
    }
}

/// Takes nights away as an owner would.
async fn block(store: &Store, sample: Sample, claim: &Claim) {
    let tx = store.write().await.unwrap();
    sample.insert_block(&tx, claim.event, claim.nights[0]).await;
    take(&tx, claim).await.unwrap();
    tx.commit().await.unwrap();
}
