//! Declaration of a resource: its table, the permission to write it, its actions, and the effects of a write.

use domain::accounts::role::Permission;
use store::resource::{Belongs, Field, KeptIn, Preset, Row, Search, Table};

use super::keeper::{Keeper, Plain};
use super::rule::Rule;

#[derive(Debug)]
#[must_use]
pub struct Resource {
    /// The name in the API's path.
    pub name: &'static str,
    pub table: Table,
    pub write: Permission,
    pub acts: Acts,
    /// Whether rows are created by a handler of their own at the same address.
    pub is_made_apart: bool,
    /// Whether rows can be imported from a spreadsheet.
    pub imports: bool,
    pub shows: Shows,
    pub actions: &'static [Action],
    /// Bulk actions with handlers of their own, by name.
    pub actions_apart: &'static [&'static str],
    pub routes: &'static [Route],
    /// The fields of an export for people, in order; empty if there is only the raw one.
    pub readable: &'static [&'static str],
    pub rules: &'static [Rule],
    pub keeper: &'static dyn Keeper,
    /// Maximum page size.
    pub most: u64,
}

/// Write operations on rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acts {
    pub create: bool,
    pub update: bool,
    pub delete: bool,
}

/// Whether a write changes what guests see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    Nothing,
    /// Changes the row's property; all properties if it has none.
    Homes,
}

/// A bulk action on rows.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Action {
    /// The name in the API's path.
    pub name: &'static str,
    pub label: &'static str,
    pub does: Does,
    /// Message after success, instead of the default.
    pub message: Option<&'static str>,
}

#[derive(Clone, Copy, Debug)]
pub enum Does {
    Set(&'static [(&'static str, Preset)]),
    Delete,
}

/// A list with preset filters at a path of its own.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    pub name: &'static str,
    pub query: &'static str,
}

impl Acts {
    pub const ALL: Self = Self { create: true, update: true, delete: true };
    pub const NONE: Self = Self { create: false, update: false, delete: false };
    pub const UPDATE: Self = Self { create: false, update: true, delete: false };
    pub const CREATE: Self = Self { create: true, update: false, delete: false };
    pub const NO_CREATE: Self = Self { create: false, update: true, delete: true };
}

impl Action {
    pub const fn set(name: &'static str, label: &'static str, to: &'static [(&'static str, Preset)]) -> Self {
        Self { name, label, does: Does::Set(to), message: None }
    }

    pub const fn delete() -> Self {
        Self { name: "delete", label: "Delete", does: Does::Delete, message: None }
    }

    pub const fn says(mut self, message: &'static str) -> Self {
        self.message = Some(message);
        self
    }
}

impl Resource {
    /// With the defaults: all write operations, newest first, no search.
    pub const fn new(
        name: &'static str,
        table: &'static str,
        write: Permission,
        fields: &'static [Field],
    ) -> Self {
        Self {
            name,
            table: Table {
                kept_in: KeptIn::Database(table),
                fields,
                search: Search::In(&[]),
                belongs: Belongs::Account,
                order: "-key",
                unique: &[],
            },
            write,
            acts: Acts::ALL,
            is_made_apart: false,
            imports: false,
            shows: Shows::Nothing,
            actions: &[],
            actions_apart: &[],
            routes: &[],
            readable: &[],
            rules: &[],
            keeper: &Plain,
            most: 100,
        }
    }

    /// Read-only rows, the same for all accounts.
    pub const fn in_memory(name: &'static str, all: fn() -> Vec<Row>, fields: &'static [Field]) -> Self {
        let mut resource = Self::new(name, "", Permission::Settings, fields).acts(Acts::NONE);
        resource.table.kept_in = KeptIn::Memory(all);
        resource
    }

    pub const fn acts(mut self, acts: Acts) -> Self {
        self.acts = acts;
        self
    }

    /// Rows are created by a handler of their own.
    pub const fn made_apart(mut self) -> Self {
        self.is_made_apart = true;
        self
    }

    /// Rows can be imported from a spreadsheet.
    pub const fn imported(mut self) -> Self {
        self.imports = true;
        self
    }

    pub const fn searched(mut self, search: Search) -> Self {
        self.table.search = search;
        self
    }

    pub const fn belongs(mut self, belongs: Belongs) -> Self {
        self.table.belongs = belongs;
        self
    }

    pub const fn ordered(mut self, order: &'static str) -> Self {
        self.table.order = order;
        self
    }

    pub const fn unique(mut self, names: &'static [&'static str]) -> Self {
        self.table.unique = names;
        self
    }

    /// Guests see its contents.
    pub const fn shown(mut self) -> Self {
        self.shows = Shows::Homes;
        self
    }

    /// Bulk actions that have handlers of their own.
    pub const fn actions_apart(mut self, names: &'static [&'static str]) -> Self {
        self.actions_apart = names;
        self
    }

    pub const fn actions(mut self, actions: &'static [Action]) -> Self {
        self.actions = actions;
        self
    }

    pub const fn routes(mut self, routes: &'static [Route]) -> Self {
        self.routes = routes;
        self
    }

    pub const fn readable(mut self, names: &'static [&'static str]) -> Self {
        self.readable = names;
        self
    }

    pub const fn rules(mut self, rules: &'static [Rule]) -> Self {
        self.rules = rules;
        self
    }

    pub const fn kept_by(mut self, keeper: &'static dyn Keeper) -> Self {
        self.keeper = keeper;
        self
    }

    pub const fn at_most(mut self, most: u64) -> Self {
        self.most = most;
        self
    }
}
