//! Rows that are made safe on the disk together. SQLite waits for the disk once in every transaction; rows that arrive
//! meanwhile share the next one, so that many guests at once do not stand in line for the disk one by one.

use std::sync::{Arc, Mutex, PoisonError};

use sea_orm::{ConnectionTrait, DatabaseConnection, Statement, TransactionTrait};
use tokio::sync::oneshot;

use crate::StoreError;

/// Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Together {
    writer: DatabaseConnection,
    waiting: Arc<Mutex<Vec<Waiting>>>,
    /// Whoever holds it writes for all who wait.
    turn: Arc<tokio::sync::Mutex<()>>,
}

#[derive(Debug)]
struct Waiting {
    statement: Statement,
    kept: oneshot::Sender<Result<(), StoreError>>,
}

impl Together {
    pub(crate) fn new(writer: DatabaseConnection) -> Self {
        Self { writer, waiting: Arc::default(), turn: Arc::default() }
    }

    /// For a statement that is a unit of work by itself. It is safe on the disk when this is answered.
    pub(crate) async fn execute(self, statement: Statement) -> Result<(), StoreError> {
        let (kept, mut is_kept) = oneshot::channel();
        self.waiting().push(Waiting { statement, kept });
        let turn = self.turn.lock().await;
        if let Ok(written_by_another) = is_kept.try_recv() {
            return written_by_another;
        }
        let mut batch = std::mem::take(&mut *self.waiting());
        if batch.len() > 1 {
            // Others wait for it, so it goes on when the guest who began it hangs up.
            tokio::spawn(self.clone().execute_all(batch));
        } else if let Some(own) = batch.pop() {
            self.execute_alone(own).await;
        }
        let answer = is_kept.await;
        drop(turn);
        answer.unwrap_or_else(|_| Err(StoreError::Broken("nobody wrote it".to_owned())))
    }

    async fn execute_all(self, batch: Vec<Waiting>) {
        if self.is_kept_whole(&batch).await {
            for waiting in batch {
                let _ = waiting.kept.send(Ok(()));
            }
            return;
        }
        // One of them is at fault: it alone is told so.
        for waiting in batch {
            self.execute_alone(waiting).await;
        }
    }

    async fn is_kept_whole(&self, batch: &[Waiting]) -> bool {
        let Ok(tx) = self.writer.begin().await else { return false };
        for waiting in batch {
            if tx.execute_raw(waiting.statement.clone()).await.is_err() {
                return false;
            }
        }
        tx.commit().await.is_ok()
    }

    async fn execute_alone(&self, waiting: Waiting) {
        let executed = self.writer.execute_raw(waiting.statement).await;
        // Nobody may wait any more.
        let _ = waiting.kept.send(executed.map(drop).map_err(StoreError::from));
    }

    fn waiting(&self) -> std::sync::MutexGuard<'_, Vec<Waiting>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use sea_orm::{ConnectOptions, Database};
    use tokio::task::JoinSet;

    use super::*;

    async fn memory() -> Together {
        let mut options = ConnectOptions::new("sqlite::memory:");
        options.max_connections(1);
        let writer = Database::connect(options).await.unwrap();
        writer.execute_unprepared("CREATE TABLE kept (number INTEGER PRIMARY KEY)").await.unwrap();
        Together::new(writer)
    }

    fn insert(together: &Together, number: i64) -> impl Future<Output = Result<(), StoreError>> + use<> {
        let sql = "INSERT INTO kept (number) VALUES (?)";
        let backend = together.writer.get_database_backend();
        together.clone().execute(Statement::from_sql_and_values(backend, sql, [number.into()]))
    }

    async fn count(together: &Together) -> i64 {
        let backend = together.writer.get_database_backend();
        let question = Statement::from_string(backend, "SELECT count(*) FROM kept");
        together.writer.query_one_raw(question).await.unwrap().unwrap().try_get_by_index(0).unwrap()
    }

    #[tokio::test]
    async fn one_that_cannot_be_kept_takes_no_other_with_it() {
        let together = memory().await;
        let numbers = (0..50).chain([7]);
        let all: JoinSet<_> = numbers.map(|number| insert(&together, number)).collect();
        let answers = all.join_all().await;
        let refused = answers.iter().filter(|answer| matches!(answer, Err(StoreError::Duplicate))).count();
        assert_eq!((answers.len(), refused, count(&together).await), (51, 1, 50));
    }

    #[tokio::test]
    async fn whoever_writes_for_all_may_hang_up() {
        let together = memory().await;
        let mut first = Box::pin(insert(&together, 0));
        let mut others = JoinSet::new();
        // The first to come begins alone; of those who wait, one writes for all.
        assert!(begin(&mut first).is_none());
        let mut writer = Box::pin(insert(&together, 1));
        assert!(begin(&mut writer).is_none());
        (2..20).for_each(|number| drop(others.spawn(insert(&together, number))));
        tokio::task::yield_now().await;
        first.await.unwrap();
        assert!(begin(&mut writer).is_none());
        drop(writer);
        others.join_all().await.into_iter().for_each(|kept| kept.unwrap());
        assert_eq!(count(&together).await, 20);
    }

    /// Goes as far as it can without waiting.
    fn begin<F: Future + Unpin>(future: &mut F) -> Option<F::Output> {
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        match std::pin::Pin::new(future).poll(&mut context) {
            std::task::Poll::Ready(answer) => Some(answer),
            std::task::Poll::Pending => None,
        }
    }
}
