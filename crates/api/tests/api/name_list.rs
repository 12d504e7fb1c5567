//! Short lists of names: countries and sources.

use domain::text::code::StateStatus;
use sea_orm::{ActiveModelTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::Store;
use store::row::listings::source;
use testkit::{Sample, TestApp, instant, key, on_both_engines};

use crate::two_tenants;

const API: &str = "/websites/api/v2";

async fn insert_sources(store: &Store, sample: &Sample, names: &[(&str, &str)]) {
    let tx = store.write().await.unwrap();
    for (number, (name, state)) in (200..).zip(names) {
        let row = source::Model {
            account_id: sample.account.into(),
            id: key(sample.account, number).into(),
            name: (*name).to_owned(),
            state_status: state.parse::<StateStatus>().unwrap().into(),
            created_at: instant("2026-01-01T00:00:00Z"),
            updated_at: instant("2026-01-01T00:00:00Z"),
            version: 1,
        };
        row.into_active_model().insert(&tx).await.unwrap();
    }
    tx.commit().await.unwrap();
}

fn names(list: &Value) -> Vec<&str> {
    list["results"].as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap()).collect()
}

async fn sources(store: &Store) -> (TestApp, Sample) {
    let (app, ours, theirs) = two_tenants(store).await;
    insert_sources(
        store,
        &ours,
        &[("Word of mouth", "a"), ("Café board", "a"), ("Newspaper", "p"), ("Gone", "d")],
    )
    .await;
    insert_sources(store, &theirs, &[("Their secret", "a")]).await;
    (app, ours)
}

on_both_engines! {
    async fn countries_come_by_name(store: Store) {
        let (app, ..) = two_tenants(&store).await;
        let list = app.get(&format!("{API}/country/?limit=1000")).await.json();
        assert_eq!(names(&list)[..4], ["Afghanistan", "Åland Islands", "Albania", "Algeria"]);
        assert_eq!((&list["count"], &list["limit"]), (&json!(249), &json!(1000)));
        let france = list["results"].as_array().unwrap().iter().find(|country| country["code"] == "FR");
        assert_eq!(*france.unwrap(), json!({"key": "FR", "uri": format!("{API}/country/FR/"), "code": "FR", "name": "France"}));
        assert_eq!(names(&app.get(&format!("{API}/country?search=REUNI")).await.json()), ["Réunion"]);
    }

    async fn a_long_list_is_read_part_by_part(store: Store) {
        let (app, ..) = two_tenants(&store).await;
        let mut read = Vec::new();
        let mut next = Some(format!("{API}/country/?search=saint&limit=2"));
        while let Some(address) = next {
            let list = app.get(&address).await.json();
            read.extend(names(&list).into_iter().map(str::to_owned));
            next = list["next"].as_str().map(str::to_owned);
        }
        assert_eq!(read, ["Saint Barthélemy", "Saint Helena", "Saint Kitts and Nevis", "Saint Lucia", "Saint Martin", "Saint Pierre and Miquelon", "Saint Vincent and Grenadines"]);
        let last = app.get(&format!("{API}/country/?search=saint&limit=2&offset=2")).await.json();
        assert_eq!(last["previous"], format!("{API}/country/?search=saint&limit=2&offset=0"));
    }

    async fn sources_in_use_are_listed_for_their_own_site(store: Store) {
        let (app, ours) = sources(&store).await;
        let list = app.get(&format!("{API}/source/?site_namespace=site-7")).await.json();
        assert_eq!(names(&list), ["Café board", "Word of mouth"]);
        let cafe = key(ours.account, 201);
        assert_eq!(list["results"][0], json!({"key": cafe.to_string(), "uri": format!("{API}/source/{cafe}/"), "name": "Café board"}));
    }

    async fn sources_are_searched_and_paged(store: Store) {
        let (app, _) = sources(&store).await;
        for (query, found) in [
            ("search=", vec!["Café board", "Word of mouth"]), ("search=CAFE", vec!["Café board"]), ("search=mouth%20word", vec!["Word of mouth"]),
            ("search=secret", vec![]), ("offset=1", vec!["Word of mouth"]), ("offset=9", vec![]),
        ] {
            let list = app.get(&format!("{API}/source/?name_space=site-7&{query}")).await.json();
            assert_eq!(names(&list), found, "{query}");
        }
    }
}
