//! Fields that most resources have.

use domain::accounts::role::Permission;
use domain::text::code::StateStatus;
use store::resource::{Field, Form, Preset, Source, Value, Values};

use super::declaration::Action;

pub const KEY: Field = Field::key("id");
pub const CREATED: Field = Field::instant("created_at");
pub const UPDATED: Field = Field::instant("updated_at");
/// For tables where `updated_at` is null until the first edit.
pub const LATELY: Field = Field::instant("updated_at").from(Source::Either("updated_at", "created_at"));
pub const VERSION: Field =
    Field::whole("version", 1, i32::MAX as i64, 1).read_only().unfiltered().unordered();
pub const STATE: Field = Field::choice("state_status", StateStatus::Active.by_default());

/// The currency of amounts without a listing, by default the account's: see [`InCurrency`](super::InCurrency).
pub const CURRENCY: Field = Field::text("currency", 3).formed(Form::Currency);

/// Title and description for search engines. They cut off longer ones.
pub const SEARCH_TITLE: Field = Field::text("search_title", 70).unordered();
pub const SEARCH_DESCRIPTION: Field = Field::text("search_description", 200).unordered();

pub const HOMES: Permission = Permission::Properties;

/// For resources that can be paused.
pub const STATE_ACTIONS: &[Action] = &[
    Action::set("activate", "Activate", &[("state_status", Preset::Text(StateStatus::Active.code()))]),
    Action::set("pause", "Pause", &[("state_status", Preset::Text(StateStatus::Paused.code()))]),
    Action::delete(),
];

/// The first and last name that two fields of a row hold.
pub(crate) fn full_name(row: &dyn Values, first: &str, last: &str) -> Value {
    Value::Text(format!("{} {}", row.text(first), row.text(last)).trim().to_owned())
}
