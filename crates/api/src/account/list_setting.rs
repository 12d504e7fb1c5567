//! The current user's settings for the lists of the account area.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use domain::accounts::list_setting::{ListSetting, ListSettingError, ListSettings, SavedView};
use domain::accounts::role::Permission;
use flows::accounts::ArrangeError;
use flows::{App, accounts};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::By;
use crate::error::{ApiError, ErrorCode};
use crate::extract::Body;
use crate::json::Json;

#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct ListSettingBody {
    /// The saved views, in the order in which they are offered.
    views: Vec<SavedViewBody>,
    /// The columns hidden by the user; `null` for the default.
    hidden_columns: Option<Vec<String>>,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SavedViewBody {
    /// The name of the view.
    name: String,
    /// The query string of the URL that shows the view.
    search: String,
}

/// The settings of all lists that the user has changed, by list name.
#[derive(Debug, Serialize, ToSchema)]
pub struct ListSettingsOut(BTreeMap<String, ListSettingBody>);

/// Returns the saved views and hidden columns of every list; each user of an account has their own.
#[utoipa::path(
    get,
    operation_id = "list_settings",
    path = "/api/v2/profile/lists",
    responses((status = 200, body = ListSettingsOut)),
    tag = "session"
)]
pub async fn get(State(app): State<App>, By(caller): By) -> Result<Json<ListSettingsOut>, ApiError> {
    caller.demand(Permission::Read)?;
    Ok(Json(told(accounts::list_settings(&app, &caller).await?)))
}

/// Replaces the settings of one list.
#[utoipa::path(
    put,
    operation_id = "arrange_list",
    path = "/api/v2/profile/lists/{list}",
    params(("list" = String, Path, description = "The name of the list, as in its URL.")),
    request_body = ListSettingBody,
    responses((status = 200, body = ListSettingsOut)),
    tag = "session"
)]
pub async fn set(
    State(app): State<App>,
    By(caller): By,
    Path(list): Path<String>,
    Body(input): Body<ListSettingBody>,
) -> Result<Json<ListSettingsOut>, ApiError> {
    caller.demand(Permission::Read)?;
    Ok(Json(told(accounts::arrange_list(&app, &caller, &list, input.into()).await?)))
}

fn told(settings: ListSettings) -> ListSettingsOut {
    ListSettingsOut(settings.into_iter().map(|(list, setting)| (list, setting.into())).collect())
}

impl From<ListSettingBody> for ListSetting {
    fn from(body: ListSettingBody) -> Self {
        let view = |SavedViewBody { name, search }| SavedView { name, search };
        Self { views: body.views.into_iter().map(view).collect(), hidden_columns: body.hidden_columns }
    }
}

impl From<ListSetting> for ListSettingBody {
    fn from(setting: ListSetting) -> Self {
        let view = |SavedView { name, search }| SavedViewBody { name, search };
        Self { views: setting.views.into_iter().map(view).collect(), hidden_columns: setting.hidden_columns }
    }
}

impl From<ArrangeError> for ApiError {
    fn from(error: ArrangeError) -> Self {
        match error {
            ArrangeError::Gone => ErrorCode::NoAccount.into(),
            ArrangeError::Wrong(error) => {
                let field = match error {
                    ListSettingError::List | ListSettingError::TooManyLists => "list",
                    ListSettingError::Columns => "hidden_columns",
                    ListSettingError::TooManyViews
                    | ListSettingError::ViewName
                    | ListSettingError::ViewSearch => "views",
                };
                Self::field(field, error.to_string())
            }
            ArrangeError::Store(error) => error.into(),
        }
    }
}
