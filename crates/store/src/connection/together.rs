//! Group commit. SQLite waits for the disk once per transaction; statements that arrive meanwhile share the next
//! transaction, so that concurrent guests do not wait for the disk one by one.

use std::sync::{Arc, Mutex, PoisonError};

use sea_orm::{ConnectionTrait, Statement, TransactionOptions};
use tokio::sync::oneshot;

use crate::StoreError;
use crate::connection::unit_of_work::Writer;

/// Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Together {
    writer: Writer,
    waiting: Arc<Mutex<Vec<Waiting>>>,
    /// The holder of this lock writes for all who wait.
    turn: Arc<tokio::sync::Mutex<()>>,
}

#[derive(Debug)]
struct Waiting {
    statement: Statement,
    kept: oneshot::Sender<Result<(), StoreError>>,
}

impl Together {
    pub(crate) fn new(writer: Writer) -> Self {
        Self { writer, waiting: Arc::default(), turn: Arc::default() }
    }

    /// For a statement that is a unit of work by itself. It is durable when this returns.
    pub(crate) async fn execute(self, statement: Statement) -> Result<(), StoreError> {
        let (kept, mut is_kept) = oneshot::channel();
        self.waiting().push(Waiting { statement, kept });
        let turn = self.turn.lock().await;
        if let Ok(written_by_another) = is_kept.try_recv() {
            return written_by_another;
        }
        let mut batch = std::mem::take(&mut *self.waiting());
        if batch.len() > 1 {
            // Spawned, so that it completes for the others even if this request is canceled.
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
        // One of them failed: run each alone, so that only that one gets the error.
        for waiting in batch {
            self.execute_alone(waiting).await;
        }
    }

    async fn is_kept_whole(&self, batch: &[Waiting]) -> bool {
        let Ok(tx) = self.writer.begin(TransactionOptions::default()).await else { return false };
        for waiting in batch {
            if tx.execute_raw(waiting.statement.clone()).await.is_err() {
                return false;
            }
        }
        tx.commit().await.is_ok()
    }

    async fn execute_alone(&self, waiting: Waiting) {
        let executed = self.writer.execute_raw(waiting.statement).await;
        // The receiver may be gone.
        let _ = waiting.kept.send(executed.map(drop).map_err(StoreError::from));
    }

    fn waiting(&self) -> std::sync::MutexGuard<'_, Vec<Waiting>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
