//! Several queries on one snapshot give consistent results.

use sea_orm::{EntityTrait, PaginatorTrait};
use store::row::calendars::calendar_event;
use testkit::{Sample, instant, key, on_both_engines};

on_both_engines! {
    async fn what_is_written_meanwhile_is_not_in_a_moment(store: Store) {
        let tx = store.write().await.unwrap();
        let home = Sample::insert(&tx, 7).await;
        tx.commit().await.unwrap();

        let moment = store.read_moment().await.unwrap();
        let before = calendar_event::Entity::find().count(&moment).await.unwrap();
        let tx = store.write().await.unwrap();
        home.insert_block(&tx, key(home.account, 900), instant("2026-12-01T00:00:00Z").date_naive()).await;
        tx.commit().await.unwrap();

        assert_eq!(calendar_event::Entity::find().count(&moment).await.unwrap(), before);
        assert_eq!(calendar_event::Entity::find().count(store.read()).await.unwrap(), before + 1);
    }
}
