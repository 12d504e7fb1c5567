//! List settings of each member in the account area.

use domain::accounts::list_setting::{ListSetting, ListSettingError, ListSettings, arrange};
use store::StoreError;
use store::row::accounts::membership;

use crate::App;
use crate::access::Caller;

#[derive(Debug, thiserror::Error)]
pub enum ArrangeError {
    #[error("the member is gone")]
    Gone,
    #[error(transparent)]
    Wrong(#[from] ListSettingError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

pub async fn list_settings(app: &App, caller: &Caller) -> Result<ListSettings, StoreError> {
    let row = store::accounts::membership::find(app.store.read(), caller.account, caller.user.key).await?;
    Ok(row.as_ref().map(settings_of).unwrap_or_default())
}

pub async fn arrange_list(
    app: &App,
    caller: &Caller,
    list: &str,
    setting: ListSetting,
) -> Result<ListSettings, ArrangeError> {
    let tx = app.store.write().await?;
    let row = store::accounts::membership::lock(&tx, caller.account, caller.user.key).await?;
    let row = row.ok_or(ArrangeError::Gone)?;
    let settings = arrange(settings_of(&row), list, setting)?;
    let lists = serde_json::to_value(&settings).ok();
    store::keep::update(&tx, membership::Model { lists, ..row }).await?;
    tx.commit().await?;
    Ok(settings)
}

fn settings_of(row: &membership::Model) -> ListSettings {
    row.lists.clone().and_then(|lists| serde_json::from_value(lists).ok()).unwrap_or_default()
}
