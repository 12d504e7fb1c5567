//! The connections for read-only queries.

use async_trait::async_trait;
use sea_orm::{ConnectionTrait, DatabaseConnection, DbBackend, DbErr, ExecResult, QueryResult, Statement};

use crate::connection::delay;

#[derive(Clone, Debug)]
pub struct Reader(DatabaseConnection);

impl Reader {
    pub(crate) fn new(connection: DatabaseConnection) -> Self {
        Self(connection)
    }

    pub(crate) fn connection(&self) -> &DatabaseConnection {
        &self.0
    }

    pub(crate) async fn close(self) -> Result<(), DbErr> {
        self.0.close().await
    }
}

#[async_trait]
impl ConnectionTrait for Reader {
    fn get_database_backend(&self) -> DbBackend {
        self.0.get_database_backend()
    }

    async fn execute_raw(&self, statement: Statement) -> Result<ExecResult, DbErr> {
        delay::at_random().await;
        self.0.execute_raw(statement).await
    }

    async fn execute_unprepared(&self, sql: &str) -> Result<ExecResult, DbErr> {
        delay::at_random().await;
        self.0.execute_unprepared(sql).await
    }

    async fn query_one_raw(&self, statement: Statement) -> Result<Option<QueryResult>, DbErr> {
        delay::at_random().await;
        self.0.query_one_raw(statement).await
    }

    async fn query_all_raw(&self, statement: Statement) -> Result<Vec<QueryResult>, DbErr> {
        delay::at_random().await;
        self.0.query_all_raw(statement).await
    }
}
