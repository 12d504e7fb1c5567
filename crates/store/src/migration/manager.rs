//! The operations of a migration: schema changes, and writes in the same transaction.

use sea_orm::sea_query::{
    IndexCreateStatement, IndexDropStatement, TableAlterStatement, TableCreateStatement, TableDropStatement,
};
use sea_orm::{ConnectionTrait, DatabaseTransaction, DbBackend, DbErr, StatementBuilder};

pub(super) struct SchemaManager<'tx>(&'tx DatabaseTransaction);

impl<'tx> SchemaManager<'tx> {
    pub(super) fn new(tx: &'tx DatabaseTransaction) -> Self {
        Self(tx)
    }

    pub(super) fn get_connection(&self) -> &DatabaseTransaction {
        self.0
    }

    pub(super) fn get_database_backend(&self) -> DbBackend {
        self.0.get_database_backend()
    }

    pub(super) async fn create_table(&self, statement: TableCreateStatement) -> Result<(), DbErr> {
        self.execute(statement).await
    }

    pub(super) async fn alter_table(&self, statement: TableAlterStatement) -> Result<(), DbErr> {
        self.execute(statement).await
    }

    pub(super) async fn drop_table(&self, statement: TableDropStatement) -> Result<(), DbErr> {
        self.execute(statement).await
    }

    pub(super) async fn create_index(&self, statement: IndexCreateStatement) -> Result<(), DbErr> {
        self.execute(statement).await
    }

    pub(super) async fn drop_index(&self, statement: IndexDropStatement) -> Result<(), DbErr> {
        self.execute(statement).await
    }

    pub(super) async fn execute(&self, statement: impl StatementBuilder) -> Result<(), DbErr> {
        self.0.execute(&statement).await.map(drop)
    }
}
