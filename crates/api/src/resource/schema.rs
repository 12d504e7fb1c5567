//! JSON schemas of rows, request bodies and responses, for the OpenAPI document.

use domain::money::rounding::MAX_AMOUNT;
use flows::records::Resource;
use serde_json::{Map, Value as Json, json};
use store::resource::{Field, Form, Kind};

use super::input::LONGEST_WORD;
use super::label::label;
use crate::bounds::{KEY, LIST, ROWS, Scope};

pub fn row_schema(resource: &Resource) -> Json {
    let mut properties = Map::new();
    let mut names = Vec::new();
    for field in resource.table.fields.iter().filter(|field| field.handling.is_shown()) {
        properties.insert(field.name.to_owned(), shown_schema(field));
        names.push(field.name);
        if field.name == "key" {
            properties.insert("uri".to_owned(), json!({"type": "string"}));
            names.push("uri");
        }
    }
    json!({"type": "object", "required": names, "properties": properties})
}

pub fn input_schema(resource: &Resource, is_whole: bool) -> Json {
    let fields = || resource.table.fields.iter().filter(|field| field.handling.is_written_by_people());
    let mut properties: Map<String, Json> =
        fields().map(|field| (field.name.to_owned(), value_schema(field))).collect();
    let (min, max) = Scope::Body("").numbers("version");
    properties.insert("version".to_owned(), json!({"type": "integer", "minimum": min, "maximum": max}));
    if !is_whole {
        properties.insert("key".to_owned(), name());
        properties.insert("uri".to_owned(), name());
    }
    let required: Vec<&str> =
        fields().filter(|field| is_whole && field.is_required).map(|field| field.name).collect();
    json!({"type": "object", "required": required, "properties": properties})
}

fn shown_schema(field: &Field) -> Json {
    match field.kind {
        Kind::Text { form: Form::Currency, .. } => {
            let text = json!({"type": "string"});
            let both = json!({"code": text, "symbol": text});
            json!({"type": nullable(field, "object"), "required": ["code", "symbol"], "properties": both})
        }
        Kind::Photo => {
            let url = json!({"type": "string"});
            json!({"type": ["object", "null"], "properties": {"small_url": url, "medium_url": url, "large_url": url}})
        }
        _ => value_schema(field),
    }
}

fn value_schema(field: &Field) -> Json {
    let one = |kind: &str| json!({"type": nullable(field, kind), "title": label(field.name)});
    let with = |kind: &str, more: &[(&str, Json)]| {
        let mut schema = one(kind);
        for (name, fact) in more {
            schema[*name] = fact.clone();
        }
        schema
    };
    match field.kind {
        Kind::Text { max, .. } => with("string", &[("maxLength", json!(max))]),
        Kind::Choice(choices) => {
            let codes = choices.iter().map(|(code, _)| json!(code));
            let none = field.is_nullable.then_some(Json::Null);
            with("string", &[("enum", codes.chain(none).collect())])
        }
        Kind::Flag => one("boolean"),
        Kind::Whole { min, max } => with("integer", &[("minimum", json!(min)), ("maximum", json!(max))]),
        Kind::Amount => with("integer", &[("minimum", json!(0)), ("maximum", json!(MAX_AMOUNT))]),
        Kind::Decimal { min, max } => with("number", &[("minimum", json!(min)), ("maximum", json!(max))]),
        Kind::Date => with("string", &[("format", json!("date"))]),
        Kind::Instant => with("string", &[("format", json!("date-time"))]),
        Kind::Key | Kind::Reference(_) | Kind::Photo => with("string", &[("maxLength", json!(KEY))]),
        Kind::Days => {
            let day = json!({"type": "integer", "minimum": 0, "maximum": 6});
            with("array", &[("items", day), ("maxItems", json!(LIST))])
        }
        // Any JSON value: the schema has no type.
        Kind::Json(_) => json!({"type": null, "title": label(field.name)}),
        Kind::Keys(_) => with("array", &[("items", name()), ("maxItems", json!(LIST))]),
        Kind::Words => {
            let word = json!({"type": "string", "maxLength": LONGEST_WORD});
            with("array", &[("items", word), ("maxItems", json!(LIST))])
        }
    }
}

/// A key, or the uri that ends in it.
fn name() -> Json {
    json!({"type": "string", "maxLength": KEY})
}

fn nullable(field: &Field, kind: &str) -> Json {
    if field.is_nullable { json!([kind, "null"]) } else { json!(kind) }
}

pub fn page(row: &Json) -> Json {
    let address = json!({"type": ["string", "null"]});
    let number = json!({"type": "integer"});
    let parts = json!({
        "results": {"type": "array", "items": row}, "count": number, "next": address, "previous": address,
        "limit": number, "offset": number,
    });
    json!({"type": "object", "required": ["results", "count", "next", "previous", "limit", "offset"], "properties": parts})
}

pub fn open() -> Json {
    json!({"type": "object", "additionalProperties": true})
}

pub fn keys_schema() -> Json {
    let keys = json!({"type": "array", "items": name(), "minItems": 1, "maxItems": ROWS});
    json!({"type": "object", "required": ["object_keys"], "properties": {"object_keys": keys}})
}

pub fn acted_schema() -> Json {
    let parts = json!({"updated": {"type": "integer"}, "message": {"type": "string"}});
    json!({"type": "object", "required": ["updated"], "properties": parts})
}
