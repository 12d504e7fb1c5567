//! Reading an archive. One without its list of contents broke off and is not read at all.

use std::io::{BufRead, BufReader, Read, Seek};

use serde_json::{Map, Value};
use zip::ZipArchive;

use crate::{ArchiveError, FORMAT, MANIFEST, Manifest, rows};

#[derive(Debug)]
pub struct Unpack<R: Read + Seek> {
    zip: ZipArchive<R>,
    pub manifest: Manifest,
}

impl<R: Read + Seek> Unpack<R> {
    pub fn open(file: R) -> Result<Self, ArchiveError> {
        let mut zip = ZipArchive::new(file)?;
        let not_json = |error| ArchiveError::Json(MANIFEST.to_owned(), error);
        let manifest: Manifest = serde_json::from_reader(zip.by_name(MANIFEST)?).map_err(not_json)?;
        if manifest.format != FORMAT {
            return Err(ArchiveError::Format(manifest.format));
        }
        Ok(Self { zip, manifest })
    }

    /// Hands over every row of a table; nothing for one that the archive does not have.
    pub fn table<E: From<ArchiveError>>(
        &mut self,
        name: &str,
        mut take: impl FnMut(Map<String, Value>) -> Result<(), E>,
    ) -> Result<(), E> {
        if !self.manifest.tables.contains_key(name) {
            return Ok(());
        }
        let part = self.zip.by_name(&rows(name)).map_err(ArchiveError::from)?;
        for line in BufReader::new(part).lines() {
            let line = line.map_err(ArchiveError::from)?;
            let not_json = |error| ArchiveError::Json(format!("a row of {name}"), error);
            take(serde_json::from_str(&line).map_err(not_json)?)?;
        }
        Ok(())
    }

    /// Hands over every file of every picture: whose it is, its name, and what is in it.
    pub fn pictures<E: From<ArchiveError>>(
        &mut self,
        mut take: impl FnMut(&str, &str, Vec<u8>) -> Result<(), E>,
    ) -> Result<(), E> {
        for number in 0..self.zip.len() {
            let mut part = self.zip.by_index(number).map_err(ArchiveError::from)?;
            let name = part.name().map_err(ArchiveError::from)?.into_owned();
            let Some((photo, file)) = name.strip_prefix("photos/").and_then(|rest| rest.split_once('/'))
            else {
                continue;
            };
            let mut bytes = Vec::new();
            part.read_to_end(&mut bytes).map_err(ArchiveError::from)?;
            take(photo, file, bytes)?;
        }
        Ok(())
    }
}
