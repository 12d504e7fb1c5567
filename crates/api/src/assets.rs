//! The built web: hashed files that browsers keep for a year, compressed when they were built, from disk or from the binary.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Debug;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, OnceLock};

use axum::body::Body;
use axum::extract::{Path as UrlPath, State};
use axum::response::{IntoResponse, Response};
use http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use http::{HeaderMap, HeaderValue};
use serde::Deserialize;

use crate::error::{ApiError, ErrorCode};
use crate::state::AppState;

const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const MANIFEST: &str = ".vite/manifest.json";

/// Where built files are read from.
pub trait AssetSource: Send + Sync + Debug {
    fn read(&self, path: &str) -> Option<Cow<'static, [u8]>>;
    /// Whether the files can change while the program runs.
    fn is_fixed(&self) -> bool;
}

/// `web/dist` on disk, which may be built anew at any time.
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

/// Which files a page needs.
#[derive(Clone, Debug, Default)]
pub struct EntryFiles {
    pub script: String,
    /// Other scripts that the first one imports.
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

    /// The files of an entry such as `src/site/main.tsx` and of further parts that it will load at once; nothing when the
    /// web was not built.
    pub fn entry(&self, parts: &[&str]) -> Option<EntryFiles> {
        let manifest = self.manifest()?;
        let (entry, later) = parts.split_first()?;
        let mut files =
            EntryFiles { script: format!("/{}", manifest.get(*entry)?.file), ..EntryFiles::default() };
        let mut seen = Vec::new();
        gather(&manifest, entry, &mut files, &mut seen);
        for part in later {
            files.preloads.extend(manifest.get(*part).map(|chunk| format!("/{}", chunk.file)));
            gather(&manifest, part, &mut files, &mut seen);
        }
        Some(files)
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
                tracing::warn!(%error, "the web's manifest cannot be read");
                None
            }
        }
    }
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

/// A hashed file, in the smallest form that the browser takes.
pub async fn get(
    State(state): State<AppState>,
    UrlPath(path): UrlPath<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let name = format!("assets/{path}");
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let media_type = media_type(&name);
    let encodings = [("br", ".br"), ("gzip", ".gz")];
    let compressed = encodings.iter().filter(|(encoding, _)| accepted.contains(encoding)).find_map(
        |(encoding, ending)| Some((state.assets.source.read(&format!("{name}{ending}"))?, Some(*encoding))),
    );
    let (bytes, encoding) =
        compressed.or_else(|| Some((state.assets.source.read(&name)?, None))).ok_or(ErrorCode::NotFound)?;
    let mut response = Body::from(bytes.into_owned()).into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
    response.headers_mut().insert(CACHE_CONTROL, FOR_EVER);
    response.headers_mut().insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Ok(response)
}

/// What Vite writes; anything else is a download.
fn media_type(name: &str) -> &'static str {
    match Path::new(name).extension().and_then(|ending| ending.to_str()).unwrap_or_default() {
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "woff2" => "font/woff2",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" => "image/jpeg",
        "webp" => "image/webp",
        _ => "application/octet-stream",
    }
}
