//! The HTML document around every page: scripts, styles, content security policy, embedded data.

use askama::Template;
use flows::services::Merchant;
use http::{HeaderValue, StatusCode};
use serde::Serialize;

use super::meta::Meta;
use super::plain::web_not_built;
use super::policy::{AGREEMENT_STYLE, Outside, policy};
use crate::assets::EntryFiles;
use crate::error::ApiError;
use crate::page_cache::RenderedPage;
use crate::state::AppState;

/// The values that `shell.html` renders.
#[derive(Debug)]
pub struct Document {
    pub meta: Meta,
    pub files: EntryFiles,
    /// The site's accent color, as the only inline style.
    pub style: String,
    /// JSON that is safe inside a script element.
    pub linked_data: String,
    pub first_data: String,
    outside: Outside,
}

#[derive(Debug)]
pub enum Problem {
    WebNotBuilt,
    Json(serde_json::Error),
}

impl Document {
    pub fn new(
        state: &AppState,
        parts: &[&str],
        meta: Meta,
        first_data: &impl Serialize,
        accent: &str,
    ) -> Result<Self, Problem> {
        let files = state.assets.entry(parts).ok_or(Problem::WebNotBuilt)?;
        let linked_data = meta.linked_data.as_ref().map(script_json).transpose().map_err(Problem::Json)?;
        Ok(Self {
            files,
            outside: Outside::of_map(&state.options.map.origins),
            style: accent_style(accent),
            linked_data: linked_data.unwrap_or_default(),
            first_data: script_json(first_data).map_err(Problem::Json)?,
            meta,
        })
    }

    /// Allows what a page with card fields needs.
    pub fn with_cards(mut self, merchant: &Merchant) -> Self {
        self.outside = self.outside.with_cards(merchant);
        self
    }

    /// Allows the account area to frame the page, as a preview while it is edited.
    pub fn framed_by_us(mut self) -> Self {
        self.outside = self.outside.framed_by_us();
        self
    }

    fn with_our_frames(mut self) -> Self {
        self.outside = self.outside.with_our_frames();
        self
    }

    pub fn policy(&self) -> HeaderValue {
        // An agreement is shown in a frame without a policy of its own.
        policy(&[&self.style, AGREEMENT_STYLE], &self.outside)
    }
}

/// Serializes JSON in which no text can close the script element.
fn script_json(value: &impl Serialize) -> Result<String, serde_json::Error> {
    Ok(serde_json::to_string(value)?.replace('<', "\\u003c"))
}

/// Only a plain color gets into the style sheet, whatever is stored.
fn accent_style(accent: &str) -> String {
    let is_colour = accent.len() == 7
        && accent.starts_with('#')
        && accent[1..].bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_colour { format!(":root{{--site-accent:{accent}}}") } else { String::new() }
}

#[derive(Template)]
#[template(path = "shell.html")]
struct EmptyPage<'a> {
    document: &'a Document,
}

/// The account area, which is rendered by the script.
pub fn account(state: &AppState) -> Result<RenderedPage, ApiError> {
    let meta = Meta { title: "Casita".to_owned(), ..Meta::default() };
    let data = serde_json::json!({"demo": state.options.demo});
    let document = match Document::new(
        state,
        &["src/account/main.tsx", "src/i18n/messages/account/en.js"],
        meta,
        &data,
        "",
    ) {
        Ok(document) => document.with_our_frames(),
        Err(Problem::WebNotBuilt) => return Ok(web_not_built()),
        Err(Problem::Json(error)) => return Err(ApiError::Fault(error.into())),
    };
    let html = EmptyPage { document: &document }.render().map_err(|error| ApiError::Fault(error.into()))?;
    Ok(RenderedPage {
        status: StatusCode::OK,
        html: html.into(),
        policy: document.policy(),
        is_personal: true,
    })
}
