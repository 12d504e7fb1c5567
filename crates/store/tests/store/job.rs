//! Claims of jobs.

use chrono::{DateTime, TimeDelta, Utc};
use domain::key::AccountId;
use domain::text::code::JobKind;
use store::job::{self, NewJob};
use testkit::{instant, key, on_both_engines};

const ACCOUNT: AccountId = AccountId::new(7);

async fn add(store: &store::Store, number: u64, run_at: DateTime<Utc>) {
    add_of(store, JobKind::SendLetter, number, run_at).await;
}

async fn add_of(store: &store::Store, kind: JobKind, number: u64, run_at: DateTime<Utc>) {
    let new =
        NewJob { key: key(ACCOUNT, number), kind, account: ACCOUNT, subject: key(ACCOUNT, number), run_at };
    job::add(store.write_one(), new, run_at).await.unwrap();
}

async fn claim(store: &store::Store, node: &str, now: DateTime<Utc>, most: u64) -> Vec<u64> {
    let claimed = job::claim(store, node, now, now + TimeDelta::seconds(180), most).await.unwrap();
    let number = |id: store::row::Id| (1..10).find(|number| key(ACCOUNT, *number) == id.key()).unwrap();
    let mut numbers: Vec<_> = claimed.into_iter().map(|job| number(job.id)).collect();
    numbers.sort_unstable();
    numbers
}

on_both_engines! {
    async fn money_does_not_wait_behind_letters(store: Store) {
        let now = instant("2026-06-01T12:00:00Z");
        for number in 1..5 {
            add(&store, number, now - TimeDelta::hours(1)).await;
        }
        add_of(&store, JobKind::SendRefund, 5, now).await;
        add_of(&store, JobKind::SettleCharge, 6, now - TimeDelta::minutes(1)).await;
        add_of(&store, JobKind::CollectPayment, 7, now + TimeDelta::hours(1)).await;
        assert_eq!(claim(&store, "node", now, 1).await, [6]);
        assert_eq!(claim(&store, "node", now, 2).await.last(), Some(&5));
        assert_eq!(claim(&store, "node", now, 8).await.len(), 3, "letters follow; what is not due yet waits");
    }

    async fn what_was_let_go_comes_first_then_what_waited_the_longest(store: Store) {
        let now = instant("2026-06-01T12:00:00Z");
        let minutes = |count: i64| now + TimeDelta::minutes(count);
        add(&store, 1, minutes(-30)).await;
        assert_eq!(claim(&store, "first", minutes(-30), 8).await, [1]);
        for (number, ahead) in [(2, -20), (3, -10), (4, -5), (5, 5)] {
            add(&store, number, minutes(ahead)).await;
        }
        // The lease of the first node has expired.
        assert_eq!(claim(&store, "second", now, 2).await, [1, 2]);
        assert_eq!(claim(&store, "third", now, 8).await, [3, 4]);
        assert!(claim(&store, "third", now, 8).await.is_empty());
        assert_eq!(claim(&store, "third", minutes(6), 8).await, [1, 2, 3, 4, 5]);
    }
}
