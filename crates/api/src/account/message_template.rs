//! What a text with variables becomes, before anybody sends it, and which variables there are. Templates themselves are the generic
//! layer's.

use std::collections::BTreeMap;

use axum::extract::State;
use domain::key::Key;
use domain::language::Language;
use domain::message_template::{Template, Variable};
use flows::App;
use flows::templates;
use flows::templates::Addressee;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::{By, Writer};
use crate::error::{ApiError, ErrorOut, FieldErrors};
use crate::extract::{Body, named};
use crate::json::Json;

/// A text as it is typed, and for whom: a conversation, a reservation, or nobody, which shows an example.
#[derive(Debug, Deserialize, ToSchema)]
pub struct TemplatePreviewIn {
    #[serde(default)]
    subject: String,
    #[serde(default)]
    body: String,
    #[serde(default)]
    thread: Option<String>,
    #[serde(default)]
    reservation: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TemplatePreviewOut {
    subject: String,
    body: String,
    /// Variables that nothing is known for here; they are left as they are written.
    missing: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct VariablesOut {
    results: Vec<VariableOut>,
    count: usize,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct VariableOut {
    name: String,
    /// What it may become.
    example: String,
}

/// A text as the guest would read it. A variable that does not exist is named with the field it stands in.
#[utoipa::path(
    post,
    operation_id = "preview_message_template",
    path = "/api/v2/message-template/preview",
    request_body = TemplatePreviewIn,
    responses(
        (status = 200, body = TemplatePreviewOut),
        (status = 400, body = FieldErrors),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 404, body = ErrorOut)
    ),
    tag = "message-template"
)]
pub async fn preview(
    State(app): State<App>,
    Writer(caller): Writer,
    Body(input): Body<TemplatePreviewIn>,
) -> Result<Json<TemplatePreviewOut>, ApiError> {
    let addressee = input.addressee()?;
    let mut filled =
        templates::preview_template(&app, &caller, &input.templates()?, addressee).await?.into_iter();
    let (subject, body) = (filled.next(), filled.next());
    let mut missing = Vec::new();
    for variable in subject.iter().chain(&body).flat_map(|filled| &filled.missing) {
        let name = variable.to_string();
        if !missing.contains(&name) {
            missing.push(name);
        }
    }
    let text = |filled: Option<domain::message_template::Filled>| {
        filled.map(|filled| filled.text).unwrap_or_default()
    };
    Ok(Json(TemplatePreviewOut { subject: text(subject), body: text(body), missing }))
}

/// Every variable that a text may name.
#[utoipa::path(
    get,
    operation_id = "list_message_template_variables",
    path = "/api/v2/message-template/variables",
    responses((status = 200, body = VariablesOut), (status = 401, body = ErrorOut), (status = 403, body = ErrorOut)),
    tag = "message-template"
)]
pub async fn list_variables(By(caller): By) -> Result<Json<VariablesOut>, ApiError> {
    caller.demand(domain::role::Permission::Read)?;
    let language = Language::read(&caller.user.language).unwrap_or_default();
    let shown = |variable: &Variable| VariableOut {
        name: variable.to_string(),
        example: templates::example(*variable, language),
    };
    let results: Vec<VariableOut> = Variable::ALL.iter().map(shown).collect();
    Ok(Json(VariablesOut { count: results.len(), results }))
}

impl TemplatePreviewIn {
    fn addressee(&self) -> Result<Addressee, ApiError> {
        let key = |text: &Option<String>| text.as_deref().map(named).transpose();
        let (thread, reservation): (Option<Key>, Option<Key>) = (key(&self.thread)?, key(&self.reservation)?);
        Ok(match (thread, reservation) {
            (Some(thread), _) => Addressee::Thread(thread),
            (None, Some(reservation)) => Addressee::Reservation(reservation),
            (None, None) => Addressee::Example,
        })
    }

    /// Tells of every wrong field at once.
    fn templates(&self) -> Result<Vec<Template>, ApiError> {
        let mut wrong = BTreeMap::new();
        let mut read = Vec::new();
        for (field, text) in [("subject", &self.subject), ("body", &self.body)] {
            match Template::read(text) {
                Ok(template) => read.push(template),
                Err(error) => drop(wrong.insert(field.to_owned(), vec![error.to_string()])),
            }
        }
        if wrong.is_empty() { Ok(read) } else { Err(ApiError::Fields(FieldErrors(wrong))) }
    }
}
