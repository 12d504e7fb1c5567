//! Names of amenities.

use store::StoreError;

use crate::App;

/// Code and name of each amenity.
pub async fn amenity_names(app: &App) -> Result<Vec<(String, String)>, StoreError> {
    store::homes::amenity::names(app.store.read()).await
}
