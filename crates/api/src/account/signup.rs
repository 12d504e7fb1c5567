//! Signing up for an account.

use std::time::Duration;

use axum::extract::State;
use axum::response::Response;
use axum_extra::extract::CookieJar;
use domain::locale::language::Language;
use domain::people::person_name::PersonName;
use flows::accounts;
use flows::accounts::{NewAccount, OpenAccountError};
use flows::accounts::{NewTenant, SignUpError};
use http::{HeaderMap, StatusCode};
use serde::Deserialize;
use tokio::time::sleep;
use utoipa::ToSchema;

use super::caller;
use super::session::{SessionOut, entered, told_again};
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::{Body, parsed};
use crate::local::Local;
use crate::pages::language::spoken;
use crate::state::AppState;
use crate::visitor::Visitor;

/// A response with an e-mail takes this long, whether the address is known or not: many times what either takes.
const ANSWER_TIME: Duration = Duration::from_millis(500);

#[derive(Debug, Deserialize, ToSchema)]
pub struct SignupIn {
    /// The name of the owner or agency.
    name: String,
    email: String,
    /// The password; not needed if the session has `sign_up_by_letter`.
    #[serde(default)]
    password: String,
    #[serde(default)]
    first_name: String,
    #[serde(default)]
    last_name: String,
    /// The ISO 4217 code of the account's currency, such as `EUR`.
    #[serde(default)]
    currency: Option<String>,
    /// The IANA time zone, such as `Europe/Madrid`.
    #[serde(default)]
    time_zone: Option<String>,
    /// The first site's name in its URL; derived from `name` by default.
    #[serde(default)]
    namespace: Option<String>,
    /// `en`, `es`, `de` or `fr`; by default the browser's language.
    #[serde(default)]
    language: Option<String>,
    /// The setup code that the program printed when it started; needed for the first account, except for requests from the same
    /// machine.
    #[serde(default)]
    setup_code: Option<String>,
}

/// Opens an account with its owner and its first site.
///
/// The owner of the first account is signed in at once (201), as is every owner on an installation that sends no e-mail.
/// Otherwise the response (202) is the same for every address, and an e-mail contains the link to choose a password, or says that
/// there is an account already.
#[utoipa::path(
    post,
    operation_id = "sign_up",
    path = "/api/v2/signup",
    request_body = SignupIn,
    responses(
        (status = 201, body = SessionOut),
        (status = 202, body = SessionOut, description = "An e-mail has been sent."),
        (status = 403, body = ErrorOut, description = "`sign_up_closed`: only the operator can open accounts. `setup_code`: the first account needs the setup code.")
    ),
    tag = "session"
)]
pub async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    local: Local,
    headers: HeaderMap,
    cookies: CookieJar,
    Body(input): Body<SignupIn>,
) -> Result<(StatusCode, Response), ApiError> {
    state.limits.sign_up(visitor)?;
    let claim = local.claim(input.setup_code.as_deref());
    let new = input.tenant(spoken(&headers))?;
    if state.options.signs_up_by_letter() && !accounts::is_empty(&state.app).await? {
        let asked = accounts::sign_up_by_letter(&state.app, &new, state.options.sign_up);
        let (asked, ()) = tokio::join!(asked, sleep(ANSWER_TIME));
        asked?;
        return Ok((StatusCode::ACCEPTED, told_again(&state, cookies).await?));
    }
    let browser = caller::browser(&headers, visitor);
    let secret = accounts::sign_up(&state.app, &new, state.options.sign_up, &claim, browser).await?;
    Ok((StatusCode::CREATED, entered(&state, secret, cookies, visitor).await?))
}

impl SignupIn {
    pub(super) fn tenant(self, spoken: Option<Language>) -> Result<NewTenant, ApiError> {
        let owner = PersonName::new(&self.first_name, &self.last_name);
        let namespace = self.namespace.filter(|name| !name.trim().is_empty());
        let language = self.language.as_deref().map(super::profile::language).transpose()?;
        Ok(NewTenant {
            account: NewAccount {
                name: self.name,
                currency: parsed("currency", self.currency.as_deref().unwrap_or("USD"))?,
                time_zone: self.time_zone.unwrap_or_else(|| "America/Los_Angeles".to_owned()),
                owner: owner.map_err(|error| ApiError::field("first_name", error.to_string()))?,
                email: parsed("email", &self.email)?,
                password: self.password,
            },
            namespace: namespace.map(|name| parsed("namespace", name.trim())).transpose()?,
            language: language.or(spoken).unwrap_or_default(),
        })
    }
}

impl From<SignUpError> for ApiError {
    fn from(error: SignUpError) -> Self {
        match error {
            SignUpError::Closed => ErrorCode::SignUpClosed.into(),
            SignUpError::NotClaimed => ErrorCode::SetupCode.into(),
            SignUpError::NamespaceTaken | SignUpError::NamespaceReserved => {
                Self::field("namespace", error.to_string())
            }
            SignUpError::Account(OpenAccountError::Store(error)) => error.into(),
            SignUpError::Account(OpenAccountError::Password(error)) => error.into(),
            SignUpError::Account(error) => {
                let field = match error {
                    OpenAccountError::NoName => "name",
                    OpenAccountError::TimeZone(_) => "time_zone",
                    _ => "email",
                };
                Self::field(field, error.to_string())
            }
        }
    }
}
