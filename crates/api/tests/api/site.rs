//! Sites.

use http::StatusCode;
use testkit::on_both_engines;

use crate::app;

on_both_engines! {
    async fn a_site_is_found_by_its_namespace(store: Store) {
        let (app, _) = app(&store).await;
        let answer = app.get("/websites/api/v2/site/site-7").await;
        assert_eq!(answer.status, StatusCode::OK);
        insta::assert_json_snapshot!("site", answer.json());
        assert_eq!(app.get("/websites/api/v2/site/site-7/").await.json(), answer.json());
    }
}
