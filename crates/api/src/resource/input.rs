//! Parsing of a row in a request body: each field by its kind, with all errors reported at once, field by field.

use chrono::{DateTime, Datelike, NaiveDate, SubsecRound, Utc};
use domain::key::Key;
use domain::money::rounding::MAX_AMOUNT;
use flows::records::Resource;
use serde_json::Value as Json;
use store::resource::{Choices, Field, Handling, Kind, Value};

use super::form;
use super::version::version_of;
use crate::body_fields::{READ_ONLY, UNKNOWN};
use crate::bounds::{KEY, LIST};
use crate::error::{ApiError, FieldErrors, NO_FIELD};

pub(super) const LONGEST_WORD: usize = 60;

/// How much of a row a body contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    New,
    /// Absent fields get the defaults of a new row.
    Whole,
    /// Absent fields stay as they are.
    Part,
}

#[derive(Debug)]
pub struct Input {
    pub values: Vec<(&'static str, Value)>,
    pub version: Option<i64>,
}

/// `shown` is the row as it is; a field that cannot be written may come back only as it is there.
pub fn read(resource: &'static Resource, body: Json, given: Given, shown: &Json) -> Result<Input, ApiError> {
    let version = version_of(&body)?;
    let Json::Object(mut body) = body else {
        return Err(ApiError::field(NO_FIELD, "Send one JSON object."));
    };
    let mut wrong = FieldErrors::default();
    let mut values = Vec::new();
    for field in resource.table.fields.iter().filter(|field| field.handling.is_shown()) {
        let sent = body.remove(field.name);
        if matches!(field.handling, Handling::ReadOnly | Handling::Hidden) {
            let comes_back = |sent: &Json| may_come_back(field.name, given) && is_as(shown, field.name, sent);
            if sent.is_some_and(|sent| !comes_back(&sent)) {
                wrong.0.insert(field.name.to_owned(), vec![READ_ONLY.to_owned()]);
            }
            continue;
        }
        match read_field(field, sent, given) {
            Ok(value) => values.extend(value.map(|value| (field.name, value))),
            Err(why) => drop(wrong.0.insert(field.name.to_owned(), vec![why])),
        }
    }
    if given != Given::New
        && let Some(uri) = body.remove("uri")
        && !is_as(shown, "uri", &uri)
    {
        wrong.0.insert("uri".to_owned(), vec![READ_ONLY.to_owned()]);
    }
    wrong.0.extend(body.into_iter().map(|(name, _)| (name, vec![UNKNOWN.to_owned()])));
    if wrong.0.is_empty() { Ok(Input { values, version }) } else { Err(ApiError::Fields(wrong)) }
}

/// A whole row may contain its read-only fields, and a patch the key and version of its row.
fn may_come_back(name: &str, given: Given) -> bool {
    match given {
        Given::New => false,
        Given::Whole => true,
        Given::Part => ["key", "version"].contains(&name),
    }
}

/// Whether the value is the one shown. The version and the time of the last change are those that the client has seen: if they are
/// stale, the edit is a conflict.
fn is_as(shown: &Json, name: &str, sent: &Json) -> bool {
    ["version", "updated_at"].contains(&name) || shown.get(name) == Some(sent)
}

fn read_field(field: &Field, sent: Option<Json>, given: Given) -> Result<Option<Value>, String> {
    match sent {
        None if given == Given::Part => Ok(None),
        // Unchanged; a given value is compared later.
        None if given == Given::Whole && field.handling == Handling::Fixed => Ok(None),
        None if field.is_required => Err("This field is required.".to_owned()),
        None if given == Given::New => Ok(None),
        None if field.kind.is_list() => Ok(Some(Value::empty(field.kind))),
        None => Ok(Some(field.preset.into())),
        Some(Json::Null) if field.is_nullable => Ok(Some(Value::Null)),
        Some(Json::Null) => Err("This field may not be null.".to_owned()),
        Some(sent) => {
            let value = read_value(field.kind, &sent)?;
            if field.is_required && value == Value::Text(String::new()) {
                return Err("This field may not be blank.".to_owned());
            }
            Ok(Some(value))
        }
    }
}

/// Validates the text from another endpoint by the bounds of the resource's field.
pub fn text_of(resource: &Resource, name: &'static str, text: &str) -> Result<String, ApiError> {
    let read = match resource.table.field(name).map(|field| field.kind) {
        Some(Kind::Text { max, form }) => form::read(form, max, text),
        _ => Err(UNKNOWN.to_owned()),
    };
    read.map_err(|why| ApiError::field(name, why))
}

fn read_value(kind: Kind, sent: &Json) -> Result<Value, String> {
    let text = || sent.as_str().ok_or("This must be a text.");
    match kind {
        Kind::Text { max, form } => {
            // A value that the API returns as an object may be sent back as one.
            let code = sent.get("code").and_then(Json::as_str);
            Ok(Value::Text(form::read(form, max, code.map_or_else(text, Ok)?)?))
        }
        Kind::Flag => sent.as_bool().map(Value::Flag).ok_or("This must be true or false.".to_owned()),
        Kind::Whole { min, max } => in_range(sent.as_i64().ok_or("This must be a whole number.")?, min, max),
        Kind::Amount => {
            let amount = sent.as_i64().ok_or("An amount is a whole number in the smallest unit.")?;
            in_range(amount, 0, MAX_AMOUNT)
        }
        Kind::Decimal { min, max } => {
            let number = sent.as_f64().ok_or("This must be a number.")?;
            if (min..=max).contains(&number) {
                Ok(Value::Decimal(number))
            } else {
                Err(format!("This must be between {min} and {max}."))
            }
        }
        Kind::Key | Kind::Reference(_) | Kind::Photo => read_key(sent).map(Value::Key),
        Kind::Keys(_) => {
            let mut keys = list(sent)?.iter().map(read_key).collect::<Result<Vec<_>, _>>()?;
            keys.sort_unstable();
            keys.dedup();
            Ok(Value::Keys(keys))
        }
        Kind::Words => {
            let words = list(sent)?.iter().map(|word| {
                let word = word.as_str().ok_or("Each must be a text.")?;
                form::read(store::resource::Form::Line, LONGEST_WORD, word)
            });
            let mut words = words.collect::<Result<Vec<_>, _>>()?;
            words.retain(|word| !word.is_empty());
            words.sort_unstable();
            words.dedup();
            Ok(Value::Words(words))
        }
        Kind::Days => {
            let day = |day: &Json| day.as_u64().filter(|day| *day < 7).and_then(|day| u8::try_from(day).ok());
            let days: Option<Vec<u8>> = list(sent)?.iter().map(day).collect();
            let mut days = days.ok_or("A day of the week is a number from 0, Sunday, to 6, Saturday.")?;
            days.sort_unstable();
            days.dedup();
            Ok(Value::Days(days))
        }
        Kind::Json(check) => {
            if sent.to_string().contains("\\u0000") {
                return Err("There is a letter that no text can have.".to_owned());
            }
            check(sent).map(|()| Value::Json(sent.clone()))
        }
        Kind::Choice(_) | Kind::Date | Kind::Instant => read_text(kind, text()?),
    }
}

/// Parses a value of a query string.
pub fn read_text(kind: Kind, text: &str) -> Result<Value, String> {
    match kind {
        Kind::Text { .. } | Kind::Words => Ok(Value::Text(text.to_owned())),
        Kind::Choice(choices) => choice(choices, text),
        Kind::Flag => read_flag(text).map(Value::Flag),
        Kind::Whole { .. } | Kind::Amount => {
            text.trim().parse().map(Value::Whole).map_err(|_| "This must be a whole number.".to_owned())
        }
        Kind::Decimal { .. } => {
            let number = text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
            number.map(Value::Decimal).ok_or("This must be a number.".to_owned())
        }
        Kind::Date => {
            let date = NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").ok();
            // With more digits for the year the databases disagree about the order of dates.
            let date = date.filter(|date| (0..=9999).contains(&date.year()));
            date.map(Value::Date).ok_or("A date is written YYYY-MM-DD.".to_owned())
        }
        Kind::Instant => {
            let at = DateTime::parse_from_rfc3339(text.trim()).ok().map(|at| at.with_timezone(&Utc));
            let at = at.filter(|at| (0..=9999).contains(&at.year()));
            at.map(|at| Value::Instant(at.trunc_subsecs(6)))
                .ok_or("An instant is written as RFC 3339 says.".to_owned())
        }
        Kind::Key | Kind::Reference(_) | Kind::Keys(_) | Kind::Photo => {
            read_key(&Json::String(text.to_owned())).map(Value::Key)
        }
        Kind::Days | Kind::Json(_) => Err("This cannot be asked for.".to_owned()),
    }
}

/// In any case: the specification writes `True`.
pub fn read_flag(text: &str) -> Result<bool, String> {
    text.trim().to_ascii_lowercase().parse().map_err(|_| "This must be True or False.".to_owned())
}

/// Parses a key, a uri that ends in it, or an object that has either.
pub fn read_key(sent: &Json) -> Result<Key, String> {
    let text = match sent {
        Json::String(text) => text.as_str(),
        Json::Object(object) => {
            object.get("key").or_else(|| object.get("uri")).and_then(Json::as_str).unwrap_or_default()
        }
        _ => return Err("A key is a text.".to_owned()),
    };
    if text.len() > KEY {
        return Err(format!("Ensure this field has no more than {KEY} characters."));
    }
    let last = text.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
    last.parse::<Key>().map_err(|error| error.to_string())
}

fn choice(choices: Choices, text: &str) -> Result<Value, String> {
    if choices.iter().any(|(code, _)| *code == text) {
        Ok(Value::from(text))
    } else {
        Err(format!("{text:?} is not a valid choice."))
    }
}

fn in_range(number: i64, min: i64, max: i64) -> Result<Value, String> {
    if number < min {
        Err(format!("Ensure this value is greater than or equal to {min}."))
    } else if number > max {
        Err(format!("Ensure this value is less than or equal to {max}."))
    } else {
        Ok(Value::Whole(number))
    }
}

fn list(sent: &Json) -> Result<&[Json], String> {
    let items = sent.as_array().ok_or("This must be a list.")?;
    if items.len() > LIST { Err(format!("These are more than {LIST}.")) } else { Ok(items) }
}
