//! Bounds of a JSON body: depth, number of members, length of texts, size of numbers. The body is walked once as a stream;
//! nothing is stored.

use std::cell::RefCell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::scope::{Scope, wrong_length, wrong_number};
use super::table::{LEVELS, MEMBERS, NAME, READERS_OWN};
use crate::error::{ApiError, NO_FIELD};

/// Returns the first violation. Invalid JSON is reported by the deserializer instead.
pub fn check(bytes: &[u8], scope: Scope<'_>) -> Result<(), ApiError> {
    let wrong = RefCell::new(None);
    let whole = Walk { scope, name: "", place: &Place::Top, level: 0, wrong: &wrong };
    let _ = whole.deserialize(&mut serde_json::Deserializer::from_slice(bytes));
    match wrong.into_inner() {
        Some((field, why)) => Err(ApiError::field(&field, why)),
        None => Ok(()),
    }
}

/// Checks the text of one form field.
pub fn check_text(scope: Scope<'_>, name: &str, text: &str) -> Result<(), ApiError> {
    scope.wrong_text(name, text).map_or(Ok(()), |why| Err(ApiError::field(name, why)))
}

/// The path to a value.
enum Place<'a> {
    Top,
    Member(&'a Place<'a>, &'a str),
    Item(&'a Place<'a>, usize),
}

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (before, own): (_, &dyn fmt::Display) = match self {
            Self::Top => return f.write_str(NO_FIELD),
            Self::Member(before, name) => (before, name),
            Self::Item(before, number) => (before, number),
        };
        if !matches!(before, Self::Top) {
            write!(f, "{before}.")?;
        }
        own.fmt(f)
    }
}

struct Walk<'a> {
    scope: Scope<'a>,
    /// The field that holds the value, or the list that contains it.
    name: &'a str,
    place: &'a Place<'a>,
    level: usize,
    wrong: &'a RefCell<Option<(String, String)>>,
}

impl<'a> Walk<'a> {
    fn below<'b>(&self, name: &'b str, place: &'b Place<'b>) -> Walk<'b>
    where
        'a: 'b,
    {
        let name = if READERS_OWN.contains(&name) { "" } else { name };
        Walk { scope: self.scope, name, place, level: self.level + 1, wrong: self.wrong }
    }

    fn refuse<E: Error>(&self, why: Option<String>) -> Result<(), E> {
        let Some(why) = why else { return Ok(()) };
        *self.wrong.borrow_mut() = Some((self.place.to_string(), why));
        Err(E::custom("too much"))
    }

    fn number<E: Error>(&self, number: i128) -> Result<(), E> {
        self.refuse(wrong_number(number, self.scope.numbers(self.name)))
    }

    fn go_down<E: Error>(&self) -> Result<(), E> {
        let is_deep = self.level == LEVELS;
        self.refuse(is_deep.then(|| format!("Lists and objects can lie {LEVELS} deep in each other.")))
    }
}

impl<'de> DeserializeSeed<'de> for Walk<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, value: D) -> Result<(), D::Error> {
        value.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Walk<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<(), E> {
        self.number(number.into())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<(), E> {
        self.number(number.into())
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        self.refuse(self.scope.wrong_text(self.name, text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        self.go_down()?;
        let most = self.scope.members(self.name);
        for number in 0.. {
            let place = Place::Item(self.place, number);
            if list.next_element_seed(self.below(self.name, &place))?.is_none() {
                break;
            }
            self.refuse((number == most).then(|| format!("These are more than {most}.")))?;
        }
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<(), A::Error> {
        self.go_down()?;
        let mut number = 0;
        while let Some(name) = object.next_key::<String>()? {
            self.refuse((number == MEMBERS).then(|| format!("There are more than {MEMBERS} fields.")))?;
            self.refuse(wrong_length(&name, NAME).map(|why| format!("The name of a field: {why}")))?;
            let place = Place::Member(self.place, &name);
            object.next_value_seed(self.below(&name, &place))?;
            number += 1;
        }
        Ok(())
    }
}
