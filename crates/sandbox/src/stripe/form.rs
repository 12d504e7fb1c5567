//! Stripe's form encoding, such as `line_items[0][price_data][currency]=usd`, and access to its parameters.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::error::ApiError;

/// The parameters of a request. Each is taken once; parameters not taken are rejected by name.
#[derive(Clone, Debug, Default)]
pub(crate) struct Params {
    /// The notation of the parameters of this level, such as `card[…]`.
    level: String,
    values: Map<String, Value>,
}

impl Params {
    pub(crate) fn parse(form: &[u8]) -> Self {
        let mut values = Map::new();
        for (key, value) in form_urlencoded::parse(form) {
            let path: Vec<&str> = key.split('[').map(|part| part.trim_end_matches(']')).collect();
            insert(&mut values, &path, value.into_owned());
        }
        Self { level: String::new(), values }
    }

    /// Equal for equal parameters, in any order.
    pub(crate) fn fingerprint(&self) -> String {
        let sorted: BTreeMap<&String, &Value> = self.values.iter().collect();
        serde_json::to_string(&sorted).unwrap_or_default()
    }

    pub(crate) fn text(&mut self, name: &str) -> Result<Option<String>, ApiError> {
        match self.values.remove(name) {
            None => Ok(None),
            Some(Value::String(text)) if text.is_empty() => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => {
                Err(ApiError::parameter(&self.full(name), format!("Invalid string: {}", self.full(name))))
            }
        }
    }

    pub(crate) fn required(&mut self, name: &str) -> Result<String, ApiError> {
        let missing = ApiError::missing(&self.full(name));
        self.text(name)?.ok_or(missing)
    }

    pub(crate) fn integer(&mut self, name: &str) -> Result<Option<i64>, ApiError> {
        let full = self.full(name);
        let parse = |text: String| {
            text.parse().map_err(|_| ApiError::parameter(&full, format!("Invalid integer: {text}")))
        };
        self.text(name)?.map(parse).transpose()
    }

    pub(crate) fn required_integer(&mut self, name: &str) -> Result<i64, ApiError> {
        let missing = ApiError::missing(&self.full(name));
        self.integer(name)?.ok_or(missing)
    }

    pub(crate) fn boolean(&mut self, name: &str) -> Result<bool, ApiError> {
        let full = self.full(name);
        match self.text(name)?.as_deref() {
            None | Some("false") => Ok(false),
            Some("true") => Ok(true),
            Some(other) => Err(ApiError::parameter(&full, format!("Invalid boolean: {other}"))),
        }
    }

    /// One of the given values.
    pub(crate) fn choice(&mut self, name: &str, words: &[&str]) -> Result<Option<String>, ApiError> {
        let Some(word) = self.text(name)? else { return Ok(None) };
        if words.contains(&word.as_str()) {
            return Ok(Some(word));
        }
        let message = format!("Invalid {name}: must be one of {}", words.join(", "));
        Err(ApiError::parameter(&self.full(name), message))
    }

    pub(crate) fn group(&mut self, name: &str) -> Result<Option<Self>, ApiError> {
        let level = self.full(name);
        match self.values.remove(name) {
            None => Ok(None),
            Some(Value::Object(values)) => Ok(Some(Self { level, values })),
            Some(Value::String(text)) if text.is_empty() => Ok(None),
            Some(_) => Err(ApiError::parameter(&level, "Invalid object")),
        }
    }

    /// `name[0][…]`, `name[1][…]` in order.
    pub(crate) fn groups(&mut self, name: &str) -> Result<Vec<Self>, ApiError> {
        let Some(mut all) = self.group(name)? else { return Ok(Vec::new()) };
        let mut indexes: Vec<String> = all.values.keys().cloned().collect();
        indexes.sort_by_key(|index| index.parse::<usize>().unwrap_or(usize::MAX));
        indexes.iter().filter_map(|index| all.group(index).transpose()).collect()
    }

    /// Values of a list, `name[]=a` or `name[0]=a`.
    pub(crate) fn words(&mut self, name: &str) -> Result<Vec<String>, ApiError> {
        let Some(all) = self.group(name)? else { return Ok(Vec::new()) };
        Ok(all.values.into_iter().filter_map(|(_, value)| value.as_str().map(str::to_owned)).collect())
    }

    pub(crate) fn metadata(&mut self) -> Result<Value, ApiError> {
        Ok(Value::Object(self.group("metadata")?.map(|group| group.values).unwrap_or_default()))
    }

    /// Accepts and ignores parameters that have no effect here.
    pub(crate) fn ignore(&mut self, names: &[&str]) {
        for name in names {
            self.values.remove(*name);
        }
    }

    pub(crate) fn finish(&self) -> Result<(), ApiError> {
        match self.values.keys().next() {
            None => Ok(()),
            Some(name) => Err(ApiError::unknown_parameter(&self.full(name))),
        }
    }

    /// All parameters unchanged, for values that are only passed on.
    pub(crate) fn into_value(self) -> Value {
        Value::Object(self.values)
    }

    fn full(&self, name: &str) -> String {
        if self.level.is_empty() { name.to_owned() } else { format!("{}[{name}]", self.level) }
    }
}

/// Lists are objects keyed by index; `[]` appends.
fn insert(into: &mut Map<String, Value>, path: &[&str], value: String) {
    let [first, rest @ ..] = path else { return };
    let key = if first.is_empty() { into.len().to_string() } else { (*first).to_owned() };
    if rest.is_empty() {
        into.insert(key, Value::String(value));
        return;
    }
    let inner = into.entry(key).or_insert_with(|| Value::Object(Map::new()));
    if !inner.is_object() {
        *inner = Value::Object(Map::new());
    }
    if let Value::Object(inner) = inner {
        insert(inner, rest, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_become_levels() {
        let mut params =
            Params::parse(b"amount=5&items[0][price][unit]=7&items[1][price][unit]=8&expand[]=a&expand[]=b");
        assert_eq!(params.required_integer("amount").unwrap(), 5);
        let mut units = params.groups("items").unwrap();
        let mut second = units[1].group("price").unwrap().unwrap();
        assert_eq!(second.required_integer("unit").unwrap(), 8);
        assert_eq!(params.words("expand").unwrap(), ["a", "b"]);
        assert!(params.finish().is_ok());
    }

    #[test]
    fn what_nobody_took_is_refused_by_its_full_name() {
        let mut params = Params::parse(b"card[number]=1&card[colour]=red");
        let mut card = params.group("card").unwrap().unwrap();
        card.required("number").unwrap();
        assert_eq!(card.finish().unwrap_err().body()["error"]["param"], "card[colour]");
    }

    #[test]
    fn the_order_of_parameters_does_not_matter() {
        let one = Params::parse(b"a=1&b[c]=2&b[d]=3").fingerprint();
        assert_eq!(one, Params::parse(b"b[d]=3&b[c]=2&a=1").fingerprint());
        assert_ne!(one, Params::parse(b"b[d]=3&b[c]=2&a=2").fingerprint());
    }
}
