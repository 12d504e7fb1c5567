//! Lists with Stripe's pagination: newest first, continuing after `starting_after`.

use serde_json::{Value, json};

use super::error::ApiError;
use super::form::Params;

pub(crate) struct List {
    url: &'static str,
    limit: usize,
    after: Option<String>,
}

impl List {
    /// Reads the remaining parameters.
    pub(crate) fn read(params: &mut Params, url: &'static str) -> Result<Self, ApiError> {
        let limit = params.integer("limit")?.unwrap_or(10).clamp(1, 100);
        let after = params.text("starting_after")?;
        params.finish()?;
        Ok(Self { url, limit: usize::try_from(limit).unwrap_or(10), after })
    }

    pub(crate) fn of(&self, all: impl Iterator<Item = Value>) -> Value {
        let mut rest = all.skip_while(|item| self.after.as_deref().is_some_and(|after| item["id"] != after));
        if self.after.is_some() {
            rest.next();
        }
        let data: Vec<Value> = rest.by_ref().take(self.limit).collect();
        json!({"object": "list", "url": self.url, "has_more": rest.next().is_some(), "data": data})
    }
}
