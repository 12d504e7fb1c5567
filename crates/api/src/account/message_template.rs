//! Message templates: preview of a text with variables, and the list of variables. The templates themselves are a resource of the
//! generic layer.

use std::collections::BTreeMap;

use axum::extract::State;
use domain::key::Key;
use domain::locale::language::Language;
use domain::templates::message_template::{Template, Variable};
use flows::App;
use flows::templates;
use flows::templates::Addressee;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::{By, Writer};
use crate::error::{ApiError, ErrorOut, FieldErrors};
use crate::extract::{Body, named};
use crate::json::Json;

/// An unsaved text and its context: a conversation, a reservation, or neither for example values.
#[derive(Debug, Deserialize, ToSchema)]
pub struct TemplatePreviewIn {
    #[serde(default)]
    subject: String,
    #[serde(default)]
    body: String,
    /// The key of a conversation.
    #[serde(default)]
    thread: Option<String>,
    /// The key of a reservation.
    #[serde(default)]
    reservation: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TemplatePreviewOut {
    subject: String,
    body: String,
    /// Variables without a value in this context; they are left in the text unchanged.
    missing: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct VariablesOut {
    results: Vec<VariableOut>,
    count: usize,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct VariableOut {
    /// The variable's name.
    name: String,
    /// An example value.
    example: String,
}

/// Previews a text as the guest would read it.
///
/// An unknown variable is an error of the field that contains it.
#[utoipa::path(
    post,
    operation_id = "preview_message_template",
    path = "/api/v2/message-template/preview",
    request_body = TemplatePreviewIn,
    responses(
        (status = 200, body = TemplatePreviewOut),
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
    let text = |filled: Option<domain::templates::message_template::Filled>| {
        filled.map(|filled| filled.text).unwrap_or_default()
    };
    Ok(Json(TemplatePreviewOut { subject: text(subject), body: text(body), missing }))
}

/// Lists the variables that a text may use.
#[utoipa::path(
    get,
    operation_id = "list_message_template_variables",
    path = "/api/v2/message-template/variables",
    responses((status = 200, body = VariablesOut)),
    tag = "message-template"
)]
pub async fn list_variables(By(caller): By) -> Result<Json<VariablesOut>, ApiError> {
    caller.demand(domain::accounts::role::Permission::Read)?;
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

    /// Reports all invalid fields at once.
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
