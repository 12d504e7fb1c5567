//! The fields that a body can have, from the schema of its type. Any other field is refused by name, so that nobody takes an
//! ignored field for a stored one; only calls (`POST`) of the guests' API ignore it.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use serde_json::{Map, Value};
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

use crate::error::FieldErrors;

pub const UNKNOWN: &str = "There is no such field.";
pub const READ_ONLY: &str = "This field cannot be written.";

/// By the name of the type; a schema takes longer to build than a body to read.
static FIELDS: LazyLock<RwLock<HashMap<String, Arc<BTreeSet<String>>>>> = LazyLock::new(RwLock::default);

/// The fields of the body that its type does not have.
pub fn unknown<T: ToSchema>(body: &Map<String, Value>) -> Map<String, Value> {
    let known = fields::<T>();
    let unknown = body.iter().filter(|(name, _)| !known.contains(*name));
    unknown.map(|(name, value)| (name.clone(), value.clone())).collect()
}

/// Refuses fields that cannot be written, unless they come back as they are shown.
pub fn check_unchanged<'a>(
    sent: impl IntoIterator<Item = (&'a String, &'a Value)>,
    shown: &Value,
) -> Result<(), FieldErrors> {
    let wrong = sent.into_iter().filter_map(|(name, value)| match shown.get(name) {
        None => Some((name, UNKNOWN)),
        Some(shown) if shown != value => Some((name, READ_ONLY)),
        Some(_) => None,
    });
    let wrong = FieldErrors(wrong.map(|(name, why)| (name.clone(), vec![why.to_owned()])).collect());
    if wrong.0.is_empty() { Ok(()) } else { Err(wrong) }
}

fn fields<T: ToSchema>() -> Arc<BTreeSet<String>> {
    let name = T::name();
    if let Some(known) = FIELDS.read().unwrap_or_else(PoisonError::into_inner).get(name.as_ref()) {
        return Arc::clone(known);
    }
    let mut parts = Vec::new();
    T::schemas(&mut parts);
    let mut fields = BTreeSet::new();
    collect(&T::schema(), &parts, &mut fields);
    let fields = Arc::new(fields);
    let mut known = FIELDS.write().unwrap_or_else(PoisonError::into_inner);
    known.insert(name.into_owned(), Arc::clone(&fields));
    fields
}

/// A flattened part is a reference to its own schema.
fn collect(schema: &RefOr<Schema>, parts: &[(String, RefOr<Schema>)], fields: &mut BTreeSet<String>) {
    match schema {
        RefOr::T(Schema::Object(object)) => fields.extend(object.properties.keys().cloned()),
        RefOr::T(Schema::AllOf(all)) => all.items.iter().for_each(|part| collect(part, parts, fields)),
        RefOr::T(_) => {}
        RefOr::Ref(named) => {
            let name = named.ref_location.rsplit('/').next();
            let part = parts.iter().find(|(part, _)| Some(part.as_str()) == name);
            if let Some((_, part)) = part {
                collect(part, parts, fields);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(ToSchema, serde::Deserialize)]
    #[expect(dead_code, reason = "only its schema is used")]
    struct Part {
        one: u32,
    }

    #[derive(ToSchema, serde::Deserialize)]
    #[expect(dead_code, reason = "only its schema is used")]
    struct Whole {
        #[serde(rename = "namespace")]
        _namespace: Option<String>,
        #[serde(flatten)]
        part: Part,
    }

    #[test]
    fn a_field_of_the_type_or_of_a_flattened_part_is_known() {
        let body = json!({"namespace": "a", "one": 1, "_namespace": "a", "part": {}, "two": 2});
        let unknown = unknown::<Whole>(body.as_object().unwrap());
        assert_eq!(Value::Object(unknown), json!({"_namespace": "a", "part": {}, "two": 2}));
    }

    #[test]
    fn what_comes_back_as_it_is_passes() {
        let shown = json!({"key": "k", "total": 5});
        for (sent, wrong) in [
            (json!({"key": "k", "total": 5}), json!({})),
            (json!({"key": "l"}), json!({"key": [READ_ONLY]})),
            (json!({"total": 6, "sum": 5}), json!({"total": [READ_ONLY], "sum": [UNKNOWN]})),
        ] {
            let checked = check_unchanged(sent.as_object().unwrap(), &shown);
            assert_eq!(serde_json::to_value(checked.err().unwrap_or_default()).unwrap(), wrong);
        }
    }
}
