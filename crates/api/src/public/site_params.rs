//! The site in a query string. The specification has two names for it; both are accepted.

use serde::Deserialize;
use utoipa::IntoParams;

use crate::error::ApiError;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SiteParams {
    /// The namespace of the site.
    site_namespace: Option<String>,
    /// The same as `site_namespace`.
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
