//! Why nothing was loaded.

use store::StoreError;

use crate::world::WorldError;

#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error("the database has data of its own; the demo only loads into an empty one")]
    NotEmpty,
    #[error(transparent)]
    World(#[from] WorldError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the pictures cannot be written: {0}")]
    Pictures(#[from] std::io::Error),
    /// Something in `demo/` refers to what is not there.
    #[error("the demo's data is broken: {0}")]
    Broken(String),
}
