//! The site a question is about. The specification spells it in two ways; both are understood.

use serde::Deserialize;
use utoipa::IntoParams;

use crate::error::ApiError;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SiteParams {
    /// The site.
    site_namespace: Option<String>,
    /// The same under its other name.
    name_space: Option<String>,
}

impl SiteParams {
    pub fn given(&self) -> Option<&str> {
        [&self.site_namespace, &self.name_space]
            .into_iter()
            .flatten()
            .map(String::as_str)
            .find(|name| !name.is_empty())
    }

    pub fn required(&self) -> Result<&str, ApiError> {
        self.given().ok_or_else(|| ApiError::field("site_namespace", "This field is required."))
    }
}
