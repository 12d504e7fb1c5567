//! Adds the bounds to the OpenAPI document: schemas without limits of their own get those of the table.

use std::collections::BTreeMap;

use utoipa::Number;
use utoipa::openapi::path::{Operation, Parameter, ParameterIn, PathItem};
use utoipa::openapi::request_body::RequestBody;
use utoipa::openapi::schema::{AdditionalProperties, Array, ArrayItems, Object, SchemaType, Type};
use utoipa::openapi::{OpenApi, RefOr, Schema};

use super::scope::Scope;
use super::table::{BODY, LIST_PARAMETER, NUMBERS};

const SCHEMAS: &str = "#/components/schemas/";

pub fn describe(document: &mut OpenApi) {
    let mut types =
        document.components.as_mut().map(|all| std::mem::take(&mut all.schemas)).unwrap_or_default();
    for operation in document.paths.paths.values_mut().flat_map(operations) {
        for parameter in operation.parameters.iter_mut().flatten() {
            if let RefOr::T(parameter) = parameter {
                of_parameter(parameter, &mut types);
            }
        }
        if let Some(RefOr::T(body)) = &mut operation.request_body {
            of_body(body, &mut types);
        }
    }
    if let Some(all) = &mut document.components {
        all.schemas = types;
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let PathItem { get, options, put, post, patch, delete, .. } = item;
    [get, options, put, post, patch, delete].into_iter().flatten()
}

fn of_parameter(parameter: &mut Parameter, types: &mut Types) {
    let scope = match parameter.parameter_in {
        ParameterIn::Query | ParameterIn::QueryString => Scope::Query,
        ParameterIn::Path => Scope::Path,
        ParameterIn::Header | ParameterIn::Cookie => Scope::Header,
    };
    if let Some(schema) = &mut parameter.schema {
        Bounded { scope, types }.schema(&parameter.name, schema);
    }
}

fn of_body(body: &mut RequestBody, types: &mut Types) {
    for (kind, content) in &mut body.content {
        let RefOr::T(content) = content else { continue };
        let Some(schema) = &mut content.schema else { continue };
        match schema {
            RefOr::Ref(named) => {
                let name = named.ref_location.trim_start_matches(SCHEMAS).to_owned();
                Bounded { scope: Scope::Body(&name), types }.schema("", schema);
            }
            RefOr::T(Schema::Object(text)) if kind == "text/csv" => text.max_length = Some(BODY),
            RefOr::T(_) => Bounded { scope: Scope::Row, types }.schema("", schema),
        }
    }
}

type Types = BTreeMap<String, RefOr<Schema>>;

struct Bounded<'a> {
    scope: Scope<'a>,
    types: &'a mut Types,
}

impl Bounded<'_> {
    fn schema(&mut self, name: &str, schema: &mut RefOr<Schema>) {
        match schema {
            RefOr::Ref(named) => {
                let location = named.ref_location.trim_start_matches(SCHEMAS);
                // Removed during the visit, so that recursive schemas terminate.
                if let Some((location, mut own)) = self.types.remove_entry(location) {
                    self.schema(name, &mut own);
                    self.types.insert(location, own);
                }
            }
            RefOr::T(Schema::Object(object)) => self.object(name, object),
            RefOr::T(Schema::Array(array)) => self.array(name, array),
            RefOr::T(Schema::OneOf(one)) => one.items.iter_mut().for_each(|item| self.schema(name, item)),
            RefOr::T(Schema::AnyOf(any)) => any.items.iter_mut().for_each(|item| self.schema(name, item)),
            RefOr::T(Schema::AllOf(all)) => all.items.iter_mut().for_each(|item| self.schema(name, item)),
            RefOr::T(_) => {}
        }
    }

    fn object(&mut self, name: &str, object: &mut Object) {
        for (name, property) in &mut object.properties {
            self.schema(name, property);
        }
        if let Some(AdditionalProperties::RefOr(values)) = object.additional_properties.as_deref_mut() {
            self.schema("", values);
        }
        if is_a(&object.schema_type, &Type::String) && object.format.is_none() && object.enum_values.is_none()
        {
            let most = if name.ends_with("__in") { LIST_PARAMETER } else { self.scope.characters(name) };
            object.max_length = object.max_length.or((most < usize::MAX).then_some(most));
        }
        if is_a(&object.schema_type, &Type::Integer) {
            self.number(name, object);
        }
    }

    fn number(&self, name: &str, object: &mut Object) {
        // Numbers in a query, such as a limit, are lowered to the maximum instead of refused.
        let bounds = match self.scope {
            Scope::Body(_) => Some(self.scope.numbers(name)),
            _ => self.scope.find(NUMBERS, name),
        };
        if let Some((min, max)) = bounds {
            object.minimum.get_or_insert(whole(min));
            object.maximum.get_or_insert(whole(max));
        }
    }

    fn array(&mut self, name: &str, array: &mut Array) {
        array.max_items.get_or_insert(self.scope.members(name));
        if let ArrayItems::RefOrSchema(items) = &mut array.items {
            self.schema(name, items);
        }
    }
}

fn whole(number: i64) -> Number {
    Number::Int(isize::try_from(number).expect("a machine of 64 bits"))
}

fn is_a(schema: &SchemaType, wanted: &Type) -> bool {
    match schema {
        SchemaType::Type(own) => own == wanted,
        SchemaType::Array(either) => either.contains(wanted),
        SchemaType::AnyValue => false,
    }
}
