//! The response to `OPTIONS`: the description of a resource, for a client that builds its screens from it.

use std::future::{Ready, ready};

use axum::response::{IntoResponse, Response};
use flows::records::Resource;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use serde_json::{Map, Value as Json, json};
use store::resource::{Field, Form, Handling, Kind, Value};

use super::apart::Apart;
use super::export::FORMATS;
use super::label::label;
use super::params::tests_of;
use crate::account::caller::By;
use crate::error::ApiError;
use crate::json::Json as JsonAnswer;

pub fn describe(
    resource: &'static Resource,
    apart: &Apart,
    By(caller): By,
) -> Ready<Result<Response, ApiError>> {
    let may_write = resource.demand_write(&caller).is_ok();
    let described = || JsonAnswer(Described { resource, apart, may_write }).into_response();
    ready(resource.demand_read(&caller).map(|()| described()).map_err(ApiError::from))
}

struct Described<'a> {
    resource: &'static Resource,
    apart: &'a Apart,
    may_write: bool,
}

impl Serialize for Described<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { resource, apart, may_write } = *self;
        let fields = resource.table.fields;
        let filtered = fields.iter().filter(|field| field.is_filtered);
        let filters: Vec<String> = filtered.flat_map(filters_of).collect();
        let orderings: Vec<&str> =
            fields.iter().filter(|field| field.is_ordered).map(|field| field.name).collect();
        let own = resource.actions.iter().map(|action| {
            json!({"name": action.name, "label": action.label, "message": action.message, "bulk": true})
        });
        let others = apart.actions.iter().map(|name| {
            let is_bulk = resource.actions_apart.contains(&name.as_str());
            json!({"name": name, "label": label(name), "message": null, "bulk": is_bulk})
        });
        let actions: Vec<Json> = own.chain(others).collect();
        let of_row = apart.row_actions.iter();
        let of_row =
            of_row.map(|(name, methods)| json!({"name": name, "label": label(name), "methods": methods}));
        let row_actions: Vec<Json> = of_row.collect();
        let routes: Vec<&str> = resource.routes.iter().map(|route| route.name).collect();
        let acts = resource.acts;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("name", resource.name)?;
        map.serialize_entry("label", &label(resource.name))?;
        map.serialize_entry("fields", &Fields(fields))?;
        map.serialize_entry("filters", &filters)?;
        map.serialize_entry("orderings", &orderings)?;
        map.serialize_entry("order_by", resource.table.order)?;
        map.serialize_entry("actions", &actions)?;
        map.serialize_entry("row_actions", &row_actions)?;
        map.serialize_entry("routes", &routes)?;
        map.serialize_entry("formats", &FORMATS)?;
        map.serialize_entry("limit", &json!({"default": 20.min(resource.most), "max": resource.most}))?;
        let may = |is_there: bool| is_there && may_write;
        let may = json!({"create": may(acts.create || resource.is_made_apart), "update": may(acts.update), "delete": may(acts.delete), "import": may(resource.imports || apart.imports)});
        map.serialize_entry("may", &may)?;
        map.end()
    }
}

fn filters_of(field: &Field) -> Vec<String> {
    let tests = tests_of(field).iter().filter(|test| field.is_nullable || **test != "isnull");
    let more = tests.map(|test| format!("{}__{test}", field.name));
    std::iter::once(field.name.to_owned()).chain(more).collect()
}

/// The fields in the order of the declaration, which is the order of a form.
struct Fields(&'static [Field]);

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for field in self.0.iter().filter(|field| field.handling.is_shown()) {
            map.serialize_entry(field.name, &described(field))?;
        }
        map.end()
    }
}

fn described(field: &Field) -> Json {
    let mut facts = Map::new();
    let mut say = |name: &str, fact: Json| drop(facts.insert(name.to_owned(), fact));
    say("type", type_of(field.kind).into());
    say("label", label(field.name).into());
    say("required", field.is_required.into());
    say("read_only", (field.handling == Handling::ReadOnly).into());
    say("fixed", (field.handling == Handling::Fixed).into());
    say("nullable", field.is_nullable.into());
    if field.handling.is_written_by_people() && !field.is_required {
        let preset = if field.kind.is_list() { json!([]) } else { json!(Value::from(field.preset)) };
        say("default", preset);
    }
    match field.kind {
        Kind::Text { max, .. } => say("max_length", max.into()),
        Kind::Choice(choices) => {
            let told = |(code, words): &(&str, &str)| json!({"value": code, "label": words});
            say("choices", choices.iter().map(told).collect());
        }
        Kind::Whole { min, max } => {
            say("min", min.into());
            say("max", max.into());
        }
        Kind::Decimal { min, max } => {
            say("min", min.into());
            say("max", max.into());
        }
        Kind::Amount => say("min", 0.into()),
        Kind::Reference(resource) | Kind::Keys(resource) => say("resource", resource.into()),
        _ => {}
    }
    Json::Object(facts)
}

fn type_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Text { form, .. } => match form {
            Form::Line | Form::Languages => "string",
            Form::Prose => "text",
            Form::Email => "email",
            Form::Url | Form::CalendarUrl => "url",
            Form::Slug | Form::Namespace => "slug",
            Form::Time => "time",
            Form::Currency => "currency",
            Form::Country => "country",
            Form::TimeZone => "time_zone",
            Form::Colour => "color",
            Form::Domain => "domain",
        },
        Kind::Choice(_) => "choice",
        Kind::Flag => "boolean",
        Kind::Whole { .. } => "integer",
        Kind::Amount => "money",
        Kind::Decimal { .. } => "decimal",
        Kind::Date => "date",
        Kind::Instant => "datetime",
        Kind::Key => "key",
        Kind::Reference(_) => "reference",
        Kind::Days => "days",
        Kind::Json(_) => "json",
        Kind::Keys(_) => "references",
        Kind::Words => "words",
        Kind::Photo => "photo",
    }
}
