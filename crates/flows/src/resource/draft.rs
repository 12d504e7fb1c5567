//! From what somebody wants to the row as it would be, and whether that may be.

use domain::key::Key;
use domain::text::search_words;
use store::Tx;
use store::resource::{Belongs, Handling, Kind, Reach, Row, Search, Value};

use super::read::reach;
use super::{Resource, ResourceError, Wrong};
use crate::access::Caller;

/// A change of one row: the fields that are said, each checked by itself already.
#[derive(Clone, Debug)]
pub struct Edit {
    pub key: Key,
    /// The version that whoever edits has seen.
    pub version: Option<i64>,
    pub values: Vec<(&'static str, Value)>,
}

impl Resource {
    /// Whether the caller may write any row, and these fields of it.
    pub(super) fn check_writer<'a>(
        &self,
        caller: &Caller,
        names: impl Iterator<Item = &'a str>,
    ) -> Result<(), ResourceError> {
        caller.demand(self.write)?;
        // What belongs to the whole account is not for those who look after a part of it.
        if caller.groups.is_some() && matches!(self.table.belongs, Belongs::Account) {
            return Err(ResourceError::Denied(self.write));
        }
        for field in names.filter_map(|name| self.table.field(name)) {
            if let Some(permission) = field.permission {
                caller.demand(permission)?;
            }
        }
        Ok(())
    }

    /// Whether the row may be so.
    pub(super) async fn check_row(
        &self,
        tx: &Tx,
        caller: &Caller,
        before: Option<&Row>,
        row: &Row,
    ) -> Result<(), ResourceError> {
        let mut wrongs = self.broken_rules(before, row);
        for (field, value) in row.table.fields.iter().zip(&row.values) {
            let is_new = before.is_none_or(|before| before.get(field.name) != value);
            if !is_new || !field.is_written_by_people() {
                continue;
            }
            if !are_there(tx, caller, field.kind, value).await? {
                wrongs.push(told(field.name, "There is nothing with this key."));
            }
        }
        if wrongs.is_empty() && !self.is_within(tx, &reach(caller), row).await? {
            let field = row.table.fields.iter().find(|field| matches!(field.kind, Kind::Reference(_)));
            wrongs.push(told(field.map_or("key", |field| field.name), "There is nothing with this key."));
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

    /// Whether somebody with limits would see the row.
    async fn is_within(&self, tx: &Tx, reach: &Reach, row: &Row) -> Result<bool, ResourceError> {
        let Some(groups) = &reach.groups else { return Ok(true) };
        match store::resource::property_of(tx, reach.account, row).await? {
            Some(property) => Ok(store::property_group::holds(tx, reach.account, groups, property).await?),
            None => Ok(false),
        }
    }
}

/// Whether everything that a field refers to is in the account.
async fn are_there(tx: &Tx, caller: &Caller, kind: Kind, value: &Value) -> Result<bool, ResourceError> {
    let (resource, keys) = match (kind, value) {
        (Kind::Reference(resource), Value::Key(key)) => (resource, std::slice::from_ref(key)),
        (Kind::Keys(resource), Value::Keys(keys)) => (resource, keys.as_slice()),
        _ => return Ok(true),
    };
    Ok(store::resource::exist(tx, caller.account, resource, keys).await?)
}

/// Writes the words by which the row is found, where the layer does that.
pub(super) fn refresh_words(row: &mut Row) {
    let Search::Folded { column, from } = row.table.search else { return };
    if from.is_empty() {
        return;
    }
    let words = from.iter().map(|name| match row.get(name) {
        Value::Words(words) => words.join(" "),
        value => value.as_text().unwrap_or_default().to_owned(),
    });
    let folded = search_words(words.collect::<Vec<_>>().iter().map(String::as_str));
    row.set(column, Value::Text(folded));
}

fn told(field: &'static str, message: &str) -> Wrong {
    Wrong { item: None, field: Some(field), message: message.to_owned() }
}
