//! The current user's own data.

use axum::extract::State;
use axum::response::Response;
use axum_extra::extract::CookieJar;
use domain::locale::language::Language;
use flows::sessions;
use flows::sessions::{PasswordWish, ProfileError, ProfileWish};
use http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::caller::{Who, own_secret};
use super::session::{SessionOut, told_again};
use crate::error::{ApiError, ErrorCode};
use crate::extract::Body;
use crate::state::AppState;

#[derive(Debug, Deserialize, ToSchema)]
pub struct ProfilePatch {
    #[serde(default)]
    first_name: Option<String>,
    #[serde(default)]
    last_name: Option<String>,
    /// `en`, `es`, `de` or `fr`.
    #[serde(default)]
    language: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct PasswordIn {
    /// The current password.
    current_password: String,
    /// The new password.
    password: String,
    /// Whether the user's API tokens are revoked too, in all accounts.
    #[serde(default)]
    revoke_tokens: bool,
}

/// Changes the name or the language of the current user.
#[utoipa::path(
    patch,
    operation_id = "change_profile",
    path = "/api/v2/profile",
    request_body = ProfilePatch,
    responses((status = 200, body = SessionOut)),
    tag = "session"
)]
pub async fn update(
    State(state): State<AppState>,
    who: Who,
    cookies: CookieJar,
    Body(input): Body<ProfilePatch>,
) -> Result<Response, ApiError> {
    let who = who.in_person()?;
    let wish = ProfileWish {
        first_name: input.first_name,
        last_name: input.last_name,
        language: input.language.as_deref().map(language).transpose()?,
    };
    sessions::change_profile(&state.app, &who.person, who.caller.as_ref(), &wish).await?;
    told_again(&state, cookies).await
}

/// Changes the password; the user is signed out of every other browser.
#[utoipa::path(
    post,
    operation_id = "change_password",
    path = "/api/v2/profile/password",
    request_body = PasswordIn,
    responses((status = 204)),
    tag = "session"
)]
pub async fn change_password(
    State(state): State<AppState>,
    who: Who,
    cookies: CookieJar,
    Body(input): Body<PasswordIn>,
) -> Result<StatusCode, ApiError> {
    let who = who.in_person()?;
    let attempt = state.limits.proof(who.person.key)?;
    let (app, caller) = (&state.app, who.caller.as_ref());
    let browser = own_secret(&cookies)?;
    let wish = PasswordWish {
        present: input.current_password,
        chosen: input.password,
        revokes_tokens: input.revoke_tokens,
    };
    sessions::change_password(app, &who.person, caller, browser, wish).await?;
    attempt.give_back();
    Ok(StatusCode::NO_CONTENT)
}

pub fn language(text: &str) -> Result<Language, ApiError> {
    Language::read(text).ok_or_else(|| ApiError::field("language", "Choose en, es, de or fr."))
}

impl From<ProfileError> for ApiError {
    fn from(error: ProfileError) -> Self {
        match error {
            ProfileError::Gone => ErrorCode::Unauthenticated.into(),
            ProfileError::Name(error) => Self::field("first_name", error.to_string()),
            ProfileError::WrongPassword => Self::field("current_password", "The password is wrong."),
            ProfileError::Password(error) => error.into(),
            ProfileError::Store(error) => error.into(),
        }
    }
}
