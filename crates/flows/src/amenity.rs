//! What amenities are called.

use store::StoreError;

use crate::House;

impl House {
    /// Code and name of each.
    pub async fn amenity_names(&self) -> Result<Vec<(String, String)>, StoreError> {
        store::amenity::names(self.store.read()).await
    }
}
