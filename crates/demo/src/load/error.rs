//! Errors of loading the demo.

use store::StoreError;

use crate::world::WorldError;

#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error("the database is not empty; the demo can only be loaded into an empty one")]
    NotEmpty,
    #[error(transparent)]
    World(#[from] WorldError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the pictures cannot be written: {0}")]
    Pictures(#[from] std::io::Error),
    /// A dangling reference in `demo/`.
    #[error("the demo's data is broken: {0}")]
    Broken(String),
}
