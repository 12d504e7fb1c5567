//! The declaration of tables. It enforces the tenancy rules by construction:
//! a tenant's table starts its primary key, its unique keys, its indexes and its foreign keys with `account_id`.

use sea_orm::sea_query::{
    ColumnDef, ForeignKey, ForeignKeyAction, ForeignKeyCreateStatement, Index, IndexCreateStatement,
    Table as Sql,
};
use sea_orm::{DbBackend, DbErr};

use super::column::{big_integer, integer, timestamp_with_time_zone, uuid, uuid_null};
use super::manager::SchemaManager;

/// A table under construction.
pub(super) struct Table {
    name: &'static str,
    scope: Scope,
    columns: Vec<ColumnDef>,
    primary_key: Vec<String>,
    foreign_keys: Vec<ForeignKeyCreateStatement>,
    uniques: Vec<Vec<String>>,
    indexes: Vec<Vec<String>>,
    shared_indexes: Vec<Vec<String>>,
    /// Columns of foreign keys: each gets an index unless a longer one starts with it.
    referring: Vec<String>,
    clustered: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Scope {
    AccountNumber,
    Platform,
}

/// An index for a list of a tenant's rows.
pub(super) fn listed(table: &'static str, columns: &[&'static str]) -> IndexCreateStatement {
    let mut index = Index::create();
    index.name(format!("{table}_listed_by_{}", columns.join("_"))).table(table).col("account_id");
    for column in columns {
        index.col(*column);
    }
    index
}

/// A table without tenants: few rows of the platform itself.
pub(super) fn platform<const N: usize>(name: &'static str, primary_key: [&'static str; N]) -> Table {
    Table {
        name,
        scope: Scope::Platform,
        columns: Vec::new(),
        primary_key: owned(primary_key),
        foreign_keys: Vec::new(),
        uniques: Vec::new(),
        indexes: Vec::new(),
        shared_indexes: Vec::new(),
        referring: Vec::new(),
        clustered: false,
    }
}

/// A tenant's table whose rows have a public key: primary key `(account_id, id)`.
pub(super) fn tenant(name: &'static str) -> Table {
    link(name, ["id"]).columns([uuid("id")]).unclustered()
}

/// A tenant's join table: primary key `(account_id, …)`.
pub(super) fn link<const N: usize>(name: &'static str, primary_key: [&'static str; N]) -> Table {
    let mut table = platform(name, primary_key);
    table.scope = Scope::AccountNumber;
    table.primary_key.insert(0, "account_id".to_owned());
    table.columns.push(big_integer("account_id"));
    table.clustered = true;
    table
}

impl Table {
    pub(super) fn columns<const N: usize>(mut self, columns: [ColumnDef; N]) -> Self {
        self.columns.extend(columns);
        self
    }

    /// Deleting the parent deletes the row; the column is `{parent}_id`.
    pub(super) fn part_of(self, parent: &'static str) -> Self {
        self.part_of_as(parent, parent)
    }

    pub(super) fn part_of_as(self, role: &str, parent: &'static str) -> Self {
        let column = format!("{role}_id");
        let child = self.columns([uuid(column.clone())]);
        child.reference(&column, parent, ForeignKeyAction::Cascade)
    }

    /// The reference prevents the deletion of the other row.
    pub(super) fn refers_to(self, other: &'static str) -> Self {
        let column = format!("{other}_id");
        let table = self.columns([uuid(column.clone())]);
        table.reference(&column, other, ForeignKeyAction::Restrict)
    }

    pub(super) fn may_refer_to(self, other: &'static str) -> Self {
        self.may_refer_to_as(other, other)
    }

    pub(super) fn may_refer_to_as(self, role: &str, other: &'static str) -> Self {
        let column = format!("{role}_id");
        let table = self.columns([uuid_null(column.clone())]);
        table.reference(&column, other, ForeignKeyAction::Restrict)
    }

    /// A reference to a platform table.
    pub(super) fn refers_to_platform(
        mut self,
        column: &'static str,
        other: &'static str,
        key: &'static str,
    ) -> Self {
        let reference = ForeignKey::create()
            .from(self.name, column)
            .to(other, key)
            .on_delete(ForeignKeyAction::Restrict)
            .to_owned();
        self.foreign_keys.push(reference);
        self
    }

    /// A reference by an explicitly declared column, e.g. one of the primary key.
    pub(super) fn owned_by(self, column: &str, other: &'static str) -> Self {
        self.reference(column, other, ForeignKeyAction::Cascade)
    }

    fn reference(mut self, column: &str, other: &'static str, on_delete: ForeignKeyAction) -> Self {
        let reference = ForeignKey::create()
            .from_tbl(self.name)
            .from_col("account_id")
            .from_col(column.to_owned())
            .to_tbl(other)
            .to_col("account_id")
            .to_col("id")
            .on_delete(on_delete)
            .to_owned();
        self.foreign_keys.push(reference);
        self.referring.push(column.to_owned());
        self
    }

    pub(super) fn unique<const N: usize>(mut self, columns: [&'static str; N]) -> Self {
        self.uniques.push(owned(columns));
        self
    }

    pub(super) fn index<const N: usize>(mut self, columns: [&'static str; N]) -> Self {
        self.indexes.push(owned(columns));
        self
    }

    /// For workers and directories, which query all tenants at once.
    pub(super) fn index_across_tenants<const N: usize>(mut self, columns: [&'static str; N]) -> Self {
        self.shared_indexes.push(owned(columns));
        self
    }

    /// Adds the creation and update times, and a version that detects stale edits.
    pub(super) fn stamped(self) -> Self {
        self.columns([
            timestamp_with_time_zone("created_at"),
            timestamp_with_time_zone("updated_at"),
            integer("version").default(1).to_owned(),
        ])
    }

    /// Rows are stored in primary key order, so a tenant's rows are adjacent (SQLite's `WITHOUT ROWID`). For narrow rows.
    pub(super) fn clustered(mut self) -> Self {
        self.clustered = true;
        self
    }

    /// Rows are stored separately from the primary key. For wide rows.
    pub(super) fn unclustered(mut self) -> Self {
        self.clustered = false;
        self
    }

    pub(super) async fn create(mut self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        if self.scope == Scope::AccountNumber && self.foreign_keys.is_empty() {
            self = self.refers_to_platform("account_id", "account", "id");
        }
        let mut statement = Sql::create().table(self.name).to_owned();
        for mut column in std::mem::take(&mut self.columns) {
            statement.col(&mut column);
        }
        statement.primary_key(index_over(Index::create(), &self.primary_key).primary());
        for reference in &mut self.foreign_keys {
            statement.foreign_key(reference);
        }
        if self.clustered && manager.get_database_backend() == DbBackend::Sqlite {
            statement.extra("WITHOUT ROWID");
        }
        manager.create_table(statement).await?;
        for columns in &self.uniques {
            manager.create_index(self.index_named("unique", columns, self.scope).unique().to_owned()).await?;
        }
        for columns in self.indexes.iter().chain(&self.missing_indexes()) {
            manager.create_index(self.index_named("by", columns, self.scope)).await?;
        }
        for columns in &self.shared_indexes {
            manager.create_index(self.index_named("across", columns, Scope::Platform)).await?;
        }
        Ok(())
    }

    fn missing_indexes(&self) -> Vec<Vec<String>> {
        let leads = |columns: &[String], column: &String| columns.first() == Some(column);
        self.referring
            .iter()
            .filter(|column| self.primary_key.get(1) != Some(column))
            .filter(|column| !self.uniques.iter().chain(&self.indexes).any(|index| leads(index, column)))
            .map(|column| vec![column.clone()])
            .collect()
    }

    fn index_named(&self, prefix: &str, columns: &[String], scope: Scope) -> IndexCreateStatement {
        let mut all = columns.to_vec();
        if scope == Scope::AccountNumber {
            all.insert(0, "account_id".to_owned());
        }
        let name = format!("{}_{prefix}_{}", self.name, columns.join("_"));
        index_over(Index::create().name(name).table(self.name).to_owned(), &all)
    }
}

fn index_over(mut index: IndexCreateStatement, columns: &[String]) -> IndexCreateStatement {
    for column in columns {
        index.col(column.clone());
    }
    index
}

fn owned<const N: usize>(columns: [&'static str; N]) -> Vec<String> {
    columns.iter().map(|column| (*column).to_owned()).collect()
}
