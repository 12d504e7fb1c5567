//! Changes are counted, logged one by one, and announced.

use std::time::Duration;

use store::catalog::change::{Changes, of_account, of_property, revision, since};
use store::catalog::change_listener::Heard;
use store::{Engine, Store};
use testkit::{Sample, key, on_both_engines};

async fn sample(store: &Store) -> Sample {
    let tx = store.write().await.unwrap();
    let sample = Sample::insert(&tx, 7).await;
    tx.commit().await.unwrap();
    sample
}

async fn change(store: &Store, sample: Sample, number: u64) {
    let tx = store.write().await.unwrap();
    of_property(&tx, sample.account, key(sample.account, number)).await.unwrap();
    tx.commit().await.unwrap();
}

on_both_engines! {
    async fn what_changed_since_is_told_by_property(store: Store) {
        let sample = sample(&store).await;
        assert_eq!(since(store.read(), sample.account, 0).await.unwrap(), Changes::Nothing);
        for number in [5, 4, 5] {
            change(&store, sample, number).await;
        }
        let keys = vec![key(sample.account, 4), key(sample.account, 5)];
        assert_eq!(since(store.read(), sample.account, 0).await.unwrap(), Changes::Properties { keys, revision: 3 });
        assert_eq!(since(store.read(), sample.account, 3).await.unwrap(), Changes::Nothing);
        assert_eq!(revision(store.read(), sample.account).await.unwrap(), 3);
    }

    async fn what_was_not_kept_did_not_happen(store: Store) {
        let sample = sample(&store).await;
        let tx = store.write().await.unwrap();
        of_property(&tx, sample.account, sample.property).await.unwrap();
        tx.rollback().await.unwrap();
        assert_eq!(since(store.read(), sample.account, 0).await.unwrap(), Changes::Nothing);
    }

    async fn who_is_too_far_behind_reads_everything(store: Store) {
        let sample = sample(&store).await;
        let tx = store.write().await.unwrap();
        for _ in 0..1_002 {
            of_property(&tx, sample.account, sample.property).await.unwrap();
        }
        tx.commit().await.unwrap();
        assert_eq!(since(store.read(), sample.account, 1).await.unwrap(), Changes::Much);
        assert!(matches!(since(store.read(), sample.account, 2).await.unwrap(), Changes::Properties { revision: 1_002, .. }));
        let tx = store.write().await.unwrap();
        of_account(&tx, sample.account).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(since(store.read(), sample.account, 1_002).await.unwrap(), Changes::Much);
    }

    async fn other_nodes_hear_of_it(store: Store) {
        let sample = sample(&store).await;
        let listener = store.listen().await.unwrap();
        assert_eq!(listener.is_some(), store.engine() == Engine::Postgres);
        let Some(mut listener) = listener else { return };
        change(&store, sample, 5).await;
        let heard = tokio::time::timeout(Duration::from_secs(5), listener.next()).await.unwrap().unwrap();
        assert_eq!(heard, Heard::Changed(sample.account));
    }
}
