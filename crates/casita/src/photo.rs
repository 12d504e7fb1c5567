//! `--photos`: where picture files are stored; and the subprocess that decodes uploads.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use flows::homes::{AvifProgram, Gallery, Shelf};

/// Name of the hidden subcommand that decodes one picture and does nothing else.
pub const DECODE_AVIF: &str = "decode-avif";

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhotoPlace {
    Folder(PathBuf),
    /// `s3://bucket/prefix`; the credentials are in the environment.
    Bucket(String),
}

impl PhotoPlace {
    pub fn named(given: Option<String>, data: &Path) -> Self {
        match given {
            Some(address) if Shelf::is_bucket(&address) => Self::Bucket(address),
            Some(folder) => Self::Folder(folder.into()),
            None => Self::Folder(data.join("photos")),
        }
    }

    /// AVIF is decoded by this program in a subprocess without environment and rights.
    pub fn gallery(&self) -> anyhow::Result<Gallery> {
        let program = std::env::current_exe().context("photos: the path of this program is unknown")?;
        Ok(Gallery::new(self.shelf()?).with_avif(AvifProgram::new(program, [DECODE_AVIF])))
    }

    fn shelf(&self) -> anyhow::Result<Shelf> {
        let opened = match self {
            Self::Folder(folder) => Shelf::in_folder(folder),
            Self::Bucket(address) => {
                let variables = std::env::vars_os();
                let readable = variables
                    .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)));
                Shelf::in_bucket(address, readable)
            }
        };
        opened.context("photos")
    }

    /// The demo writes its pictures into a folder only.
    pub fn folder(&self) -> anyhow::Result<&Path> {
        match self {
            Self::Folder(folder) => Ok(folder),
            Self::Bucket(_) => bail!("photos: the demo stores its pictures in a folder, not in a bucket"),
        }
    }

    /// Whether the pictures can be reached, and where they are stored.
    pub async fn check(&self) -> Result<String, String> {
        let place = match self {
            Self::Folder(folder) => folder.display().to_string(),
            Self::Bucket(address) => address.clone(),
        };
        let opened = self.shelf().map_err(|error| format!("{error:#}"))?;
        opened.check().await.map_err(|error| format!("{place}: {error}"))?;
        Ok(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_lie_beside_the_database_unless_it_is_said() {
        let place = |given: Option<&str>| PhotoPlace::named(given.map(str::to_owned), Path::new("data"));
        assert_eq!(place(None), PhotoPlace::Folder("data/photos".into()));
        assert_eq!(place(Some("/srv/pictures")), PhotoPlace::Folder("/srv/pictures".into()));
        assert_eq!(place(Some("s3://homes/casita")), PhotoPlace::Bucket("s3://homes/casita".to_owned()));
        assert!(place(Some("s3://homes")).folder().is_err());
        let nameless = place(Some("s3://")).shelf().unwrap_err();
        assert_eq!(
            format!("{nameless:#}"),
            r#"photos: "s3://" does not name a bucket, such as s3://pictures/casita"#
        );
    }
}
