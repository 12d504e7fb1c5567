//! Invitations of users to an account.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use chrono::{DateTime, Utc};
use domain::accounts::role::Role;
use domain::key::Key;
use domain::people::person_name::PersonName;
use flows::accounts;
use flows::accounts::{Acceptance, InviteError, Invited, NewInvitation};
use http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use store::row::accounts::invitation;
use utoipa::{IntoParams, ToSchema};

use super::caller::{self, Chief, Who};
use super::profile;
use super::session::{SessionOut, entered, told_again};
use crate::code;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::{Body, Params, RowKey, parsed};
use crate::json::Json;
use crate::pages::language::spoken;
use crate::state::AppState;
use crate::visitor::Visitor;

#[derive(Debug, Deserialize, ToSchema)]
pub struct InviteIn {
    email: String,
    /// The role in the account.
    #[schema(value_type = String)]
    role: Role,
    /// The keys of the property groups that the user is limited to; empty for all homes.
    #[serde(default)]
    groups: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InviteOut {
    /// The invitation's key.
    key: String,
    /// The API path of the invitation.
    uri: String,
    email: String,
    role: code::Role,
    /// The keys of the property groups that the user is limited to; empty for all homes.
    groups: Vec<String>,
    /// When the link expires.
    expires_at: DateTime<Utc>,
    created_at: DateTime<Utc>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InviteList {
    results: Vec<InviteOut>,
    count: usize,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct InviteParams {
    /// The token in the link of the e-mail.
    token: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InvitedOut {
    /// The name of the account.
    account: String,
    email: String,
    /// The role in the account.
    role: code::Role,
    /// Whether the e-mail address belongs to a user with a password, who must enter it to accept.
    is_known: bool,
    /// When the link expires.
    expires_at: DateTime<Utc>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct InviteAcceptIn {
    /// The token in the link of the e-mail.
    token: String,
    #[serde(default)]
    first_name: String,
    #[serde(default)]
    last_name: String,
    /// The password for a new user, or the current password of an existing user. Not needed if signed in as the invited user.
    #[serde(default)]
    password: String,
    /// `en`, `es`, `de` or `fr`.
    #[serde(default)]
    language: Option<String>,
}

/// Invites a user by e-mail.
#[utoipa::path(
    post,
    operation_id = "create_invite",
    path = "/api/v2/invite",
    request_body = InviteIn,
    responses((status = 201, body = InviteOut)),
    tag = "invite"
)]
pub async fn create(
    State(state): State<AppState>,
    Chief(caller): Chief,
    Body(input): Body<InviteIn>,
) -> Result<(StatusCode, Json<InviteOut>), ApiError> {
    let groups: Result<Vec<Key>, ApiError> =
        input.groups.iter().map(|group| parsed("groups", group)).collect();
    let new = NewInvitation { email: parsed("email", &input.email)?, role: input.role, groups: groups? };
    let row = accounts::invite(&state.app, &caller, new).await?;
    Ok((StatusCode::CREATED, Json(row.into())))
}

/// Lists the invitations that have not been accepted yet.
#[utoipa::path(
    get,
    operation_id = "list_invites",
    path = "/api/v2/invite",
    responses((status = 200, body = InviteList)),
    tag = "invite"
)]
pub async fn list(State(state): State<AppState>, Chief(caller): Chief) -> Result<Json<InviteList>, ApiError> {
    let rows = accounts::open_invitations(&state.app, &caller).await?;
    let results: Vec<InviteOut> = rows.into_iter().map(Into::into).collect();
    Ok(Json(InviteList { count: results.len(), results }))
}

/// Returns an invitation that has not been accepted yet.
#[utoipa::path(
    get,
    operation_id = "get_invite",
    path = "/api/v2/invite/{key}",
    params(("key" = String, Path)),
    responses((status = 200, body = InviteOut)),
    tag = "invite"
)]
pub async fn get(
    State(state): State<AppState>,
    Chief(caller): Chief,
    RowKey(key): RowKey,
) -> Result<Json<InviteOut>, ApiError> {
    Ok(Json(accounts::open_invitation(&state.app, &caller, key).await?.into()))
}

/// Withdraws an invitation.
#[utoipa::path(
    delete,
    operation_id = "delete_invite",
    path = "/api/v2/invite/{key}",
    params(("key" = String, Path)),
    responses((status = 204)),
    tag = "invite"
)]
pub async fn delete(
    State(state): State<AppState>,
    Chief(caller): Chief,
    RowKey(key): RowKey,
) -> Result<StatusCode, ApiError> {
    accounts::withdraw_invitation(&state.app, &caller, key).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends the e-mail again, with a new link.
#[utoipa::path(
    post,
    operation_id = "resend_invite",
    path = "/api/v2/invite/{key}/resend",
    params(("key" = String, Path)),
    responses((status = 200, body = InviteOut)),
    tag = "invite"
)]
pub async fn resend(
    State(state): State<AppState>,
    Chief(caller): Chief,
    RowKey(key): RowKey,
) -> Result<Json<InviteOut>, ApiError> {
    Ok(Json(accounts::invite_again(&state.app, &caller, key).await?.into()))
}

/// Returns the invitation behind a link.
#[utoipa::path(
    get,
    operation_id = "look_at_invite",
    path = "/api/v2/invite/accept",
    params(InviteParams),
    responses((status = 200, body = InvitedOut), (status = 410, body = ErrorOut)),
    tag = "invite"
)]
pub async fn look(
    State(state): State<AppState>,
    visitor: Visitor,
    Params(params): Params<InviteParams>,
) -> Result<Json<InvitedOut>, ApiError> {
    state.limits.sign_up(visitor)?;
    Ok(Json(accounts::look_at_invitation(&state.app, &params.token).await?.into()))
}

/// Accepts an invitation.
///
/// A new user is signed in at once; an existing user signs in as usual.
#[utoipa::path(
    post,
    operation_id = "accept_invite",
    path = "/api/v2/invite/accept",
    request_body = InviteAcceptIn,
    responses(
        (status = 200, body = SessionOut),
        (status = 410, body = ErrorOut, description = "`link_expired`: the link is no longer valid.")
    ),
    tag = "invite"
)]
pub async fn accept(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    Who(who): Who,
    cookies: CookieJar,
    Body(input): Body<InviteAcceptIn>,
) -> Result<Response, ApiError> {
    state.limits.sign_up(visitor)?;
    let name = PersonName::new(&input.first_name, &input.last_name);
    let language = input.language.as_deref().map(profile::language).transpose()?;
    let accepted = Acceptance {
        secret: input.token,
        name: name.map_err(|error| ApiError::field("first_name", error.to_string()))?,
        language: language.or_else(|| spoken(&headers)),
        password: input.password,
    };
    let who = who.map(|who| who.person);
    let browser = caller::browser(&headers, visitor);
    match accounts::accept_invitation(&state.app, &accepted, who.as_ref(), browser).await? {
        Some(secret) => Ok(entered(&state, secret, cookies, visitor).await?.into_response()),
        None => told_again(&state, cookies).await,
    }
}

impl From<invitation::Model> for InviteOut {
    fn from(row: invitation::Model) -> Self {
        let key = row.id.key();
        Self {
            key: key.to_string(),
            uri: format!("/api/v2/invite/{key}/"),
            email: row.email,
            role: row.role.into(),
            groups: row.groups.split(',').filter(|group| !group.is_empty()).map(str::to_owned).collect(),
            expires_at: row.expires_at,
            created_at: row.created_at,
        }
    }
}

impl From<Invited> for InvitedOut {
    fn from(invited: Invited) -> Self {
        Self {
            account: invited.account.name,
            email: invited.invitation.email,
            role: invited.role.into(),
            is_known: invited.is_known,
            expires_at: invited.invitation.expires_at,
        }
    }
}

impl From<InviteError> for ApiError {
    fn from(error: InviteError) -> Self {
        match error {
            InviteError::NoSuchInvitation => ErrorCode::NotFound.into(),
            InviteError::Link => ErrorCode::LinkExpired.into(),
            InviteError::Member => Self::field("email", "This person works here already."),
            InviteError::Limited => Self::field("groups", "An owner cannot be limited to some homes."),
            InviteError::NoSuchGroup => Self::field("groups", "There is no such group."),
            InviteError::WrongPassword => Self::field("password", "This is not the password of your user."),
            InviteError::Denied(denied) => denied.into(),
            InviteError::Password(error) => error.into(),
            InviteError::Store(error) => error.into(),
        }
    }
}
