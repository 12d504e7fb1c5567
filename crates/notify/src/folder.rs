//! Writes e-mails into a folder, for demos and if no mail server is configured. Each e-mail is one file that any mail client
//! opens.

use std::path::PathBuf;

use async_trait::async_trait;

use crate::carrier::{Carrier, CarryError};
use crate::mail::Mail;

#[derive(Clone, Debug)]
pub struct Folder(pub PathBuf);

#[async_trait]
impl Carrier for Folder {
    /// A retry overwrites the former file.
    async fn carry(&self, mail: &Mail) -> Result<(), CarryError> {
        let (folder, name, bytes) = (self.0.clone(), mail.name().to_owned(), mail.bytes());
        let write = move || {
            std::fs::create_dir_all(&folder)?;
            let (half, whole) = (folder.join(format!(".{name}")), folder.join(format!("{name}.eml")));
            std::fs::write(&half, bytes)?;
            std::fs::rename(half, whole)
        };
        let written = tokio::task::spawn_blocking(write).await;
        let written = written.map_err(std::io::Error::other).and_then(|written| written);
        written.map_err(|error| CarryError::NotNow(format!("{}: {error}", self.0.display())))
    }
}
