//! The built web files, read from disk or embedded in the binary, and the files that each page needs.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Debug;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, OnceLock};

use serde::Deserialize;

const MANIFEST: &str = ".vite/manifest.json";

/// The source of the built files.
pub trait AssetSource: Send + Sync + Debug {
    fn read(&self, path: &str) -> Option<Cow<'static, [u8]>>;
    /// Whether the files never change while the program runs.
    fn is_fixed(&self) -> bool;
}

/// `web/dist` on disk, which may be rebuilt at any time.
#[derive(Debug)]
pub struct Folder(pub PathBuf);

impl AssetSource for Folder {
    fn read(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        let path = Path::new(path);
        let stays_inside = path.components().all(|part| matches!(part, Component::Normal(_)));
        if stays_inside { std::fs::read(self.0.join(path)).ok().map(Cow::Owned) } else { None }
    }

    fn is_fixed(&self) -> bool {
        false
    }
}

/// Precompressed variants written by the web build, smallest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    Brotli,
    Gzip,
}

impl Encoding {
    pub const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// The name in `Accept-Encoding` and `Content-Encoding`.
    pub const fn token(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    const fn ending(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gz",
        }
    }
}

/// The files that a page needs.
#[derive(Clone, Debug, Default)]
pub struct EntryFiles {
    pub script: String,
    /// Scripts imported by `script`, for `modulepreload`.
    pub preloads: Vec<String>,
    pub styles: Vec<String>,
    /// The fonts of the first view.
    pub fonts: Vec<String>,
}

#[derive(Debug)]
pub struct Assets {
    source: Box<dyn AssetSource>,
    manifest: OnceLock<Option<Arc<Manifest>>>,
}

type Manifest = HashMap<String, Chunk>;

#[derive(Debug, Deserialize)]
struct Chunk {
    file: String,
    name: Option<String>,
    #[serde(default)]
    css: Vec<String>,
    #[serde(default)]
    imports: Vec<String>,
    #[serde(default)]
    assets: Vec<String>,
}

impl Assets {
    pub fn new(source: impl AssetSource + 'static) -> Self {
        Self { source: Box::new(source), manifest: OnceLock::new() }
    }

    pub fn is_fixed(&self) -> bool {
        self.source.is_fixed()
    }

    /// Returns the files of an entry such as `src/site/main.tsx`, together with those of the further parts that it loads at once;
    /// `None` if the web is not built.
    pub fn entry(&self, parts: &[&str]) -> Option<EntryFiles> {
        let manifest = self.manifest()?;
        let (entry, later) = parts.split_first()?;
        let mut files =
            EntryFiles { script: format!("/{}", manifest.get(*entry)?.file), ..EntryFiles::default() };
        let mut seen = Vec::new();
        gather(&manifest, entry, &mut files, &mut seen);
        for (key, chunk) in later.iter().filter_map(|part| find(&manifest, part)) {
            files.preloads.push(format!("/{}", chunk.file));
            gather(&manifest, key, &mut files, &mut seen);
        }
        Some(files)
    }

    /// Returns a file in the first of these encodings that exists, otherwise uncompressed.
    pub fn read(&self, name: &str, encodings: &[Encoding]) -> Option<(Cow<'static, [u8]>, Option<Encoding>)> {
        let encoded = |encoding: &Encoding| {
            Some((self.source.read(&format!("{name}.{}", encoding.ending()))?, Some(*encoding)))
        };
        encodings.iter().find_map(encoded).or_else(|| Some((self.source.read(name)?, None)))
    }

    fn manifest(&self) -> Option<Arc<Manifest>> {
        if self.is_fixed() {
            self.manifest.get_or_init(|| self.read_manifest()).clone()
        } else {
            self.read_manifest()
        }
    }

    fn read_manifest(&self) -> Option<Arc<Manifest>> {
        let bytes = self.source.read(MANIFEST)?;
        match serde_json::from_slice(&bytes) {
            Ok(manifest) => Some(Arc::new(manifest)),
            Err(error) => {
                tracing::warn!(%error, "cannot read the manifest of the web build");
                None
            }
        }
    }
}

/// Finds a chunk by its source path, or a chunk with several sources by its name.
fn find<'a>(manifest: &'a Manifest, part: &str) -> Option<(&'a String, &'a Chunk)> {
    let named = || manifest.iter().find(|(_, chunk)| chunk.name.as_deref() == Some(part));
    manifest.get_key_value(part).or_else(named)
}

fn gather(manifest: &Manifest, name: &str, files: &mut EntryFiles, seen: &mut Vec<String>) {
    let Some(chunk) = manifest.get(name).filter(|_| !seen.iter().any(|known| known == name)) else { return };
    seen.push(name.to_owned());
    let address = |file: &String| format!("/{file}");
    files.styles.extend(chunk.css.iter().map(address));
    let is_first_font = |file: &&String| file.contains("-latin-wght-normal");
    files.fonts.extend(chunk.assets.iter().filter(is_first_font).map(address));
    for import in &chunk.imports {
        let is_new = !seen.iter().any(|known| known == import);
        files.preloads.extend(manifest.get(import).filter(|_| is_new).map(|chunk| address(&chunk.file)));
        gather(manifest, import, files, seen);
    }
}
