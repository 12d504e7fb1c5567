//! Applies an edit to a row and validates the result.

use domain::key::Key;
use domain::text::search_words;
use store::Tx;
use store::resource::{Belongs, Handling, Kind, Row, Search, Value};

use super::declaration::Resource;
use super::error::{ResourceError, Wrong};
use crate::access::Caller;

/// The groups of a home, which determine the limited members who manage it.
const GROUPS: &str = "groups";

/// A change of one row: the given fields, each already validated by itself.
#[derive(Clone, Debug)]
pub struct Edit {
    pub key: Key,
    /// The version that the user has seen.
    pub version: Option<i64>,
    pub values: Vec<(&'static str, Value)>,
}

impl Resource {
    /// Whether the user may write rows of the resource, and these fields of them.
    pub(crate) fn check_writer<'a>(
        &self,
        caller: &Caller,
        names: impl Iterator<Item = &'a str>,
    ) -> Result<(), ResourceError> {
        self.demand_write(caller)?;
        for field in names.filter_map(|name| self.table.field(name)) {
            if let Some(permission) = field.permission {
                caller.demand(permission)?;
            }
        }
        Ok(())
    }

    /// Validates the row as a whole.
    pub(crate) async fn check_row(
        &self,
        tx: &Tx,
        caller: &Caller,
        before: Option<&Row>,
        row: &Row,
    ) -> Result<(), ResourceError> {
        let mut wrongs = self.broken_rules(before, row);
        for (field, value) in row.table.fields.iter().zip(&row.values) {
            let is_new = before.is_none_or(|before| before.get(field.name) != value);
            if !is_new || !field.handling.is_written_by_people() {
                continue;
            }
            if !are_there(tx, caller, field.kind, value).await? {
                wrongs.push(told(field.name, "There is nothing with this key."));
            }
        }
        if let (true, Some(groups)) = (wrongs.is_empty(), &caller.groups) {
            wrongs.extend(self.beyond(tx, caller, groups, before, row).await?);
        }
        if wrongs.is_empty() { Ok(()) } else { Err(ResourceError::Invalid(wrongs)) }
    }

    fn broken_rules(&self, before: Option<&Row>, row: &Row) -> Vec<Wrong> {
        let broken = self.rules.iter().filter_map(|rule| rule(row)).map(|(field, why)| told(field, why));
        let mut wrongs: Vec<Wrong> = broken.collect();
        if let Some(before) = before {
            let fixed = row.table.fields.iter().filter(|field| field.handling == Handling::Fixed);
            let changed = fixed.filter(|field| before.get(field.name) != row.get(field.name));
            wrongs.extend(changed.map(|field| told(field.name, "This cannot be changed.")));
        }
        wrongs
    }

    /// A user with limits may not create or move a row beyond them.
    async fn beyond(
        &self,
        tx: &Tx,
        caller: &Caller,
        groups: &[Key],
        before: Option<&Row>,
        row: &Row,
    ) -> Result<Option<Wrong>, ResourceError> {
        if matches!(self.table.belongs, Belongs::Itself) {
            return Ok(regrouped(groups, before, row));
        }
        let is_within = match store::resource::property_of(tx, caller.account, row).await? {
            Some(property) => {
                store::homes::property_group::holds(tx, caller.account, groups, property).await?
            }
            None => false,
        };
        let field = row.table.fields.iter().find(|field| matches!(field.kind, Kind::Reference(_)));
        let named = field.map_or("key", |field| field.name);
        Ok((!is_within).then(|| told(named, "There is nothing with this key.")))
    }
}

/// A home must be in one of the user's groups and may not enter or leave any other: which other members see it is not the user's
/// decision.
fn regrouped(groups: &[Key], before: Option<&Row>, row: &Row) -> Option<Wrong> {
    let keys = |row: &Row| match row.get(GROUPS) {
        Value::Keys(keys) => keys.clone(),
        _ => Vec::new(),
    };
    let (former, now) = (before.map(keys).unwrap_or_default(), keys(row));
    let mut changed =
        former.iter().filter(|key| !now.contains(key)).chain(now.iter().filter(|key| !former.contains(key)));
    let is_theirs = |key: &Key| groups.contains(key);
    if changed.any(|key| !is_theirs(key)) {
        return Some(told(GROUPS, "Only your own groups can be added or removed."));
    }
    (!now.iter().any(is_theirs)).then(|| told(GROUPS, "Choose at least one of your groups."))
}

/// Whether all rows that a field refers to exist in the account.
async fn are_there(tx: &Tx, caller: &Caller, kind: Kind, value: &Value) -> Result<bool, ResourceError> {
    let (resource, keys) = match (kind, value) {
        (Kind::Reference(resource), Value::Key(key)) => (resource, std::slice::from_ref(key)),
        (Kind::Keys(resource), Value::Keys(keys)) => (resource, keys.as_slice()),
        _ => return Ok(true),
    };
    Ok(store::resource::exist(tx, caller.account, resource, keys).await?)
}

/// Updates the search text of the row, if it is stored.
pub(super) fn refresh_words(row: &mut Row) {
    let Search::Folded { column, from } = row.table.search else { return };
    if from.is_empty() {
        return;
    }
    let words = from.iter().map(|name| match row.get(name) {
        Value::Words(words) => words.join(" "),
        Value::Key(key) => key.to_string(),
        value => value.as_text().unwrap_or_default().to_owned(),
    });
    let folded = search_words(words.collect::<Vec<_>>().iter().map(String::as_str));
    row.set(column, Value::Text(folded));
}

fn told(field: &'static str, message: &str) -> Wrong {
    Wrong { item: None, field: Some(field), message: message.to_owned() }
}
