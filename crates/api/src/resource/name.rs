//! Lookup of rows by name in CSV files, because users do not know keys.

use std::collections::HashMap;

use domain::key::Key;
use flows::access::Caller;
use flows::{App, records};
use serde_json::Value as Json;

use super::{input, params};
use crate::error::ApiError;

/// Caches lookups, because a file repeats the same names.
#[derive(Debug)]
pub(crate) struct Names<'a> {
    app: &'a App,
    caller: &'a Caller,
    known: HashMap<(&'static str, String), Result<Key, String>>,
}

impl<'a> Names<'a> {
    pub(crate) fn new(app: &'a App, caller: &'a Caller) -> Self {
        Self { app, caller, known: HashMap::new() }
    }

    /// Returns the key of the row with this name, or the validation message. A key is accepted as well.
    pub(crate) async fn key_of(
        &mut self,
        noun: &'static str,
        text: &str,
    ) -> Result<Result<Key, String>, ApiError> {
        if let Ok(key) = input::read_key(&Json::String(text.to_owned())) {
            return Ok(Ok(key));
        }
        let name = (noun, text.to_owned());
        if let Some(known) = self.known.get(&name) {
            return Ok(known.clone());
        }
        let found = self.look_up(noun, text).await?;
        self.known.insert(name, found.clone());
        Ok(found)
    }

    async fn look_up(&mut self, noun: &'static str, text: &str) -> Result<Result<Key, String>, ApiError> {
        let Some(resource) = flows::resources::ALL.iter().find(|resource| resource.name == noun) else {
            return Ok(Err("A key is needed here.".to_owned()));
        };
        let has = |name: &str| resource.table.field(name).is_some_and(|field| field.is_filtered);
        let (field, value) = if has("name") {
            ("name", text.to_owned())
        } else if has("property") {
            // A listing is found by the name of its home.
            match Box::pin(self.key_of("property", text)).await? {
                Ok(home) => ("property", home.to_string()),
                Err(why) => return Ok(Err(why)),
            }
        } else {
            return Ok(Err("A key is needed here.".to_owned()));
        };
        let query = form_urlencoded::Serializer::new(String::new()).append_pair(field, &value).finish();
        let asked = params::read(resource, &query, None)?;
        let found = records::list_rows(self.app, self.caller, resource, &asked.question, asked.page).await?;
        Ok(match found.rows.as_slice() {
            [one] => Ok(one.key()),
            [] => Err(format!("There is nothing called {text:?}.")),
            _ => Err(format!("Several are called {text:?}. Say which by its key.")),
        })
    }
}
