//! Photos of the partner's homes: downloaded once, shown in the partner's order, and deleted when the partner removes them.

use chrono::TimeDelta;
use domain::accounts::role::Role;
use flows::homes;
use flows::homes::Size;
use http::{Method, StatusCode};
use reach::Reach;
use sea_orm::{EntityTrait, QueryOrder};
use serde_json::{Value, json};
use store::Store;
use store::row::homes::photo;
use store::row::partner_homes::partner_picture;
use testkit::on_one_engine;

use super::partner::told;
use super::{API, PAYMENT, Stage, text};
use crate::form::png;

pub(super) const PICTURES: &str = "GET /pictures/{name}";

/// The home `L2` with these pictures, by URL and caption.
pub(super) fn with_pictures(pictures: &[(&str, &str)]) -> Value {
    let mut home = told("L2");
    let picture = |(url, caption): &(&str, &str)| json!({"original": url, "caption": caption});
    home["listing"]["pictures"] = pictures.iter().map(picture).collect();
    home
}

impl Stage {
    pub(super) async fn with_pictures_fetched(store: Store, reach: Reach) -> Self {
        Self::at_partner(store, PAYMENT).await.with(|app| app.with_outside(reach))
    }

    /// Synchronizes an hour later, and downloads the pictures.
    pub(super) async fn read_pictures(&self, pictures: &[(&str, &str)]) {
        self.app.advance(TimeDelta::hours(1));
        self.stock(&[told("L1"), with_pictures(pictures)]).await;
        self.sync().await;
    }

    /// Returns the photos of `L2` that guests see, by alternative text, in order.
    async fn photos_shown(&self) -> Vec<String> {
        let namespace = self.sample.namespace();
        let list = self.app.get(&format!("{API}/property/?name_space={namespace}")).await.json();
        let cards = list["results"].as_array().unwrap();
        let home = cards.iter().find(|card| card["listing_key"] == "L2").unwrap();
        let photos = home["photos"].as_array().unwrap().iter();
        photos.map(|photo| text(&photo["alt"]).to_owned()).collect()
    }

    pub(super) async fn photo_rows(&self) -> Vec<photo::Model> {
        let rows = photo::Entity::find().order_by_asc(photo::Column::Position);
        let known = partner_picture::Entity::find().all(self.store.read()).await.unwrap();
        let all = rows.all(self.store.read()).await.unwrap();
        all.into_iter().filter(|row| known.iter().any(|known| known.photo_id == Some(row.id))).collect()
    }

    async fn fetched(&self) -> Value {
        self.partner_books().await["pictures_fetched"].clone()
    }
}

on_one_engine! {
    async fn pictures_come_with_the_home_once(store: Store) {
        let stage = Stage::with_pictures_fetched(store, Reach::Anywhere).await;
        let front = stage.till.hang_picture("front", png(480, 320)).await;
        let porch = stage.till.hang_picture("porch", png(400, 300)).await;
        stage.read_pictures(&[(&front, "Front"), (&porch, ""), (&front, "Front again")]).await;
        assert_eq!(stage.photos_shown().await, ["Front", "Home L2"], "in their order, each once");
        assert_eq!(stage.fetched().await, 2);
        stage.read_pictures(&[(&porch, "Porch"), (&front, "Front")]).await;
        assert_eq!(stage.photos_shown().await, ["Porch", "Front"]);
        assert_eq!(stage.fetched().await, 2, "what is known is not fetched again");
        let gone = stage.photo_rows().await.into_iter().find(|photo| photo.alt == "Front").unwrap();
        stage.read_pictures(&[(&porch, "Porch")]).await;
        assert_eq!(stage.photos_shown().await, ["Porch"]);
        let file = homes::photo_file(stage.app.flows(), gone.id.key(), Size::Small).await.unwrap();
        assert!(file.is_none(), "its files are gone");
    }

    async fn what_an_owner_does_with_them_stays(store: Store) {
        let stage = Stage::with_pictures_fetched(store, Reach::Anywhere).await;
        let front = stage.till.hang_picture("front", png(480, 320)).await;
        let porch = stage.till.hang_picture("porch", png(400, 300)).await;
        stage.read_pictures(&[(&front, "Front"), (&porch, "Porch")]).await;
        let client = stage.app.sign_in(stage.sample.account, Role::Owner).await;
        let rows = stage.photo_rows().await;
        let path = |row: &photo::Model| format!("/api/v2/photo/{}/", row.id.key());
        let deleted = client.call(Method::DELETE, &path(&rows[0]), None).await;
        assert_eq!(deleted.status, StatusCode::NO_CONTENT, "{}", deleted.text());
        let renamed = client.call(Method::PATCH, &path(&rows[1]), Some(&json!({"alt": "The veranda"}))).await;
        assert_eq!(renamed.status, StatusCode::OK, "{}", renamed.text());
        let garden = stage.till.hang_picture("garden", png(400, 300)).await;
        stage.read_pictures(&[(&front, "Front"), (&porch, "Porch"), (&garden, "Garden")]).await;
        assert_eq!(stage.photos_shown().await, ["The veranda", "Garden"], "what was taken away does not come back");
        assert_eq!(stage.fetched().await, 3);
    }

    async fn what_is_no_picture_keeps_nobody_waiting(store: Store) {
        let stage = Stage::with_pictures_fetched(store, Reach::Anywhere).await;
        let good = stage.till.hang_picture("good", png(480, 320)).await;
        let small = stage.till.hang_picture("small", png(40, 30)).await;
        let words = stage.till.hang_picture("words", b"<html>".to_vec()).await;
        let nowhere = good.replace("good", "nowhere");
        stage.read_pictures(&[(&small, "Small"), (&words, "Words"), (&nowhere, "Nowhere"), (&good, "Good")]).await;
        assert_eq!(stage.photos_shown().await, ["Good"]);
        let rows = partner_picture::Entity::find().all(stage.store.read()).await.unwrap();
        assert_eq!(rows.iter().filter(|row| row.failure.is_some()).count(), 3, "{rows:?}");
    }

    async fn who_is_away_is_asked_again(store: Store) {
        let stage = Stage::with_pictures_fetched(store, Reach::Anywhere).await;
        let front = stage.till.hang_picture("front", png(480, 320)).await;
        stage.trouble(PICTURES, json!({"status": 503, "times": 2})).await;
        stage.read_pictures(&[(&front, "Front")]).await;
        assert_eq!(stage.photos_shown().await, [""; 0]);
        for _ in 0..2 {
            stage.app.advance(TimeDelta::hours(1));
            stage.app.work_off().await;
        }
        assert_eq!(stage.photos_shown().await, ["Front"]);
    }

    async fn no_picture_leads_inside(store: Store) {
        let stage = Stage::with_pictures_fetched(store, Reach::Public).await;
        let inside = stage.till.hang_picture("inside", png(480, 320)).await;
        stage.read_pictures(&[(&inside, "Inside"), ("http://169.254.169.254/latest/meta-data/", "Secrets")]).await;
        assert_eq!((stage.photos_shown().await.len(), stage.fetched().await), (0, json!(0)));
        let rows = partner_picture::Entity::find().all(stage.store.read()).await.unwrap();
        assert_eq!(rows.len(), 2);
        assert!(rows.iter().all(|row| row.failure.as_deref().is_some_and(|why| why.contains("public internet"))), "{rows:?}");
    }
}
