//! A row in a response.

use domain::key::Key;
use domain::money::currency::Currency;
use flows::homes::Size;
use flows::records::Resource;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::json;
use store::resource::{Field, Form, Kind, Row, Value};

use super::uri::uri;
use crate::public::currency::CurrencyOut;
use crate::public::photo::PhotoUrl;

#[derive(Debug)]
pub struct RowOut {
    pub resource: &'static Resource,
    pub row: Row,
}

impl Serialize for RowOut {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = self.resource.table.fields;
        let mut map = serializer.serialize_map(Some(fields.len() + 1))?;
        for (field, value) in
            fields.iter().zip(&self.row.values).filter(|(field, _)| field.handling.is_shown())
        {
            map.serialize_entry(field.name, &Shown { field, value })?;
            if field.name == "key" {
                map.serialize_entry("uri", &uri(self.resource, value))?;
            }
        }
        map.end()
    }
}

struct Shown<'a> {
    field: &'a Field,
    value: &'a Value,
}

impl Serialize for Shown<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (self.field.kind, self.value) {
            (Kind::Text { form: Form::Currency, .. }, Value::Text(code)) => match code.parse::<Currency>() {
                Ok(currency) => CurrencyOut::from(currency).serialize(serializer),
                Err(_) => serializer.serialize_none(),
            },
            (Kind::Photo, Value::Key(key)) => photo(*key).serialize(serializer),
            (_, value) => value.serialize(serializer),
        }
    }
}

fn photo(key: Key) -> serde_json::Value {
    let url = |size| PhotoUrl::new(key, size);
    json!({"small_url": url(Size::Small), "medium_url": url(Size::Medium), "large_url": url(Size::Large)})
}
