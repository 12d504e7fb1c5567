//! The second factor of the current user.

use axum::extract::State;
use axum_extra::extract::CookieJar;
use flows::sessions;
use flows::sessions::TwoFactorError;
use http::StatusCode;
use qrcode::QrCode;
use qrcode::render::svg;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::{Who, own_secret};
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::Body;
use crate::json::Json;
use crate::state::AppState;

const QR_SIDE: u32 = 240;

#[derive(Debug, Serialize, ToSchema)]
pub struct TwoFactorOut {
    /// The secret, to be typed into an authenticator app.
    secret: String,
    /// The secret as a URI: `otpauth://…`.
    uri: String,
    /// The URI as a QR code in SVG.
    qr_svg: String,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct TwoFactorConfirmIn {
    /// A code of the authenticator app.
    code: String,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct TwoFactorProofIn {
    /// The password of the current user.
    password: String,
    /// A code of the authenticator app, or a recovery code.
    code: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RecoveryCodesOut {
    /// Shown only once; each code can be used once to sign in.
    recovery_codes: Vec<String>,
}

/// Creates a secret for an authenticator app.
///
/// Nothing changes until a code confirms it.
#[utoipa::path(
    post,
    operation_id = "begin_two_factor",
    path = "/api/v2/two-factor",
    responses(
        (status = 200, body = TwoFactorOut),
        (status = 409, body = ErrorOut, description = "The user already has a second factor.")
    ),
    tag = "session"
)]
pub async fn begin(
    State(state): State<AppState>,
    who: Who,
    cookies: CookieJar,
) -> Result<Json<TwoFactorOut>, ApiError> {
    let who = who.in_person()?;
    let enrolment = sessions::begin_two_factor(&state.app, own_secret(&cookies)?, &who.person).await?;
    let code = QrCode::new(enrolment.address.as_bytes()).map_err(ApiError::fault)?;
    let qr_svg = code.render::<svg::Color>().min_dimensions(QR_SIDE, QR_SIDE).build();
    Ok(Json(TwoFactorOut { secret: enrolment.secret, uri: enrolment.address, qr_svg }))
}

/// Enables the second factor.
#[utoipa::path(
    post,
    operation_id = "confirm_two_factor",
    path = "/api/v2/two-factor/confirm",
    request_body = TwoFactorConfirmIn,
    responses(
        (status = 200, body = RecoveryCodesOut),
        (status = 409, body = ErrorOut, description = "The user already has a second factor.")
    ),
    tag = "session"
)]
pub async fn confirm(
    State(state): State<AppState>,
    who: Who,
    cookies: CookieJar,
    Body(input): Body<TwoFactorConfirmIn>,
) -> Result<Json<RecoveryCodesOut>, ApiError> {
    let who = who.in_person()?;
    let attempt = state.limits.proof(who.person.key)?;
    let browser = own_secret(&cookies)?;
    let recovery_codes = sessions::confirm_two_factor(&state.app, browser, &who.person, &input.code).await?;
    attempt.give_back();
    Ok(Json(RecoveryCodesOut { recovery_codes }))
}

/// Disables the second factor.
#[utoipa::path(
    post,
    operation_id = "disable_two_factor",
    path = "/api/v2/two-factor/disable",
    request_body = TwoFactorProofIn,
    responses((status = 204)),
    tag = "session"
)]
pub async fn disable(
    State(state): State<AppState>,
    who: Who,
    cookies: CookieJar,
    Body(input): Body<TwoFactorProofIn>,
) -> Result<StatusCode, ApiError> {
    let who = who.in_person()?;
    let attempt = state.limits.proof(who.person.key)?;
    let browser = own_secret(&cookies)?;
    sessions::disable_two_factor(&state.app, browser, &who.person, input.password, &input.code).await?;
    attempt.give_back();
    Ok(StatusCode::NO_CONTENT)
}

/// Creates new recovery codes; the previous ones stop working.
#[utoipa::path(
    post,
    operation_id = "renew_recovery_codes",
    path = "/api/v2/two-factor/recovery-codes",
    request_body = TwoFactorProofIn,
    responses((status = 200, body = RecoveryCodesOut)),
    tag = "session"
)]
pub async fn renew_recovery_codes(
    State(state): State<AppState>,
    who: Who,
    cookies: CookieJar,
    Body(input): Body<TwoFactorProofIn>,
) -> Result<Json<RecoveryCodesOut>, ApiError> {
    let who = who.in_person()?;
    let attempt = state.limits.proof(who.person.key)?;
    let browser = own_secret(&cookies)?;
    let codes =
        sessions::renew_recovery_codes(&state.app, browser, &who.person, input.password, &input.code).await?;
    attempt.give_back();
    Ok(Json(RecoveryCodesOut { recovery_codes: codes }))
}

impl From<TwoFactorError> for ApiError {
    fn from(error: TwoFactorError) -> Self {
        match error {
            TwoFactorError::NoSession => ErrorCode::Unauthenticated.into(),
            TwoFactorError::AlreadyOn => ErrorCode::TwoFactorOn.into(),
            TwoFactorError::NotBegun => Self::field("code", "Begin anew: there is nothing to confirm."),
            TwoFactorError::WrongCode => Self::field("code", "The code is wrong, or was used already."),
            TwoFactorError::WrongPassword => Self::field("password", "The password is wrong."),
            TwoFactorError::Store(error) => error.into(),
        }
    }
}
