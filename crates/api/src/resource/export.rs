//! Export of a whole list as a file, read and sent in batches, so that memory use does not grow with the list.

use axum::body::Body;
use axum::extract::{OriginalUri, State};
use axum::response::{IntoResponse, Response};
use domain::locale::language::Language;
use flows::access::Caller;
use flows::records::{Resource, ResourceError};
use flows::{App, records};
use futures_util::{StreamExt, stream};
use http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use rust_xlsxwriter::XlsxError;
use store::page::Page;
use store::resource::{Question, Row};

use super::cells::{Cell, columns, heads};
use super::output::RowOut;
use super::params;
use super::readable::{head, readable_cell};
use super::workbook::Sheet;
use crate::account::caller::By;
use crate::error::ApiError;
use crate::file_body::file_body;

pub const FORMATS: [&str; 3] = ["csv", "json", "xlsx"];
const MOST: u64 = 5_000;
/// The number of rows in memory at a time.
const PART: u64 = 500;

pub async fn export(
    resource: &'static Resource,
    State(app): State<App>,
    By(caller): By,
    OriginalUri(uri): OriginalUri,
) -> Result<Response, ApiError> {
    let query = uri.query().unwrap_or_default();
    let said = |name: &str| {
        form_urlencoded::parse(query.as_bytes())
            .filter(|(given, _)| given == name)
            .map(|(_, value)| value)
            .last()
    };
    let format = said("format");
    let format = format.as_deref().unwrap_or("csv");
    if !FORMATS.contains(&format) {
        return Err(ApiError::field("format", "Choose csv, json or xlsx."));
    }
    let layout = Layout::of(resource, format, said("style").as_deref(), said("lang").as_deref())?;
    let asked = params::read(resource, query, None)?;
    // The page size limit of the list does not apply to exports.
    let limit = said("limit").map_or(MOST, |limit| limit.parse().unwrap_or(MOST).min(MOST));
    let parts =
        Parts { app, caller, resource, question: asked.question, next: asked.page.offset, left: limit };
    let (media_type, body) = match format {
        "json" => ("application/json", json(parts).await?),
        "xlsx" => {
            ("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", xlsx(parts, layout).await?)
        }
        _ => ("text/csv; charset=utf-8", streamed(parts, Csv { layout }).await?),
    };
    let name = format!("attachment; filename=\"{}.{format}\"", resource.name);
    Ok(([(CONTENT_TYPE, media_type.to_owned()), (CONTENT_DISPOSITION, name)], body).into_response())
}

/// What the columns of a table file are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// All fields as in the API.
    Raw,
    /// The columns that people need, in words of their language.
    Readable(Language),
}

impl Layout {
    fn of(
        resource: &Resource,
        format: &str,
        style: Option<&str>,
        language: Option<&str>,
    ) -> Result<Self, ApiError> {
        let language = language.map_or(Some(Language::default()), Language::read);
        let language = language.ok_or_else(|| ApiError::field("lang", "Choose en, es, de or fr."))?;
        match style {
            None | Some("raw") => Ok(Self::Raw),
            Some("readable") if format == "json" || resource.readable.is_empty() => {
                Err(ApiError::field("style", "Only `raw` is available here."))
            }
            Some("readable") => Ok(Self::Readable(language)),
            Some(_) => Err(ApiError::field("style", "Choose raw or readable.")),
        }
    }

    fn heads(self, resource: &Resource) -> Vec<&'static str> {
        match self {
            Self::Raw => heads(resource.table.fields).collect(),
            Self::Readable(language) => resource.readable.iter().map(|name| head(name, language)).collect(),
        }
    }

    fn cells(self, resource: &Resource, row: &Row) -> Vec<Cell> {
        match self {
            Self::Raw => columns(row).collect(),
            Self::Readable(language) => {
                resource.readable.iter().map(|name| readable_cell(row, name, language)).collect()
            }
        }
    }
}

/// The rows that are still to be read.
struct Parts {
    app: App,
    caller: Caller,
    resource: &'static Resource,
    question: Question,
    next: u64,
    left: u64,
}

impl Parts {
    /// Returns the next batch; `None` at the end.
    async fn read(&mut self) -> Result<Option<Vec<Row>>, ResourceError> {
        let page = Page { offset: self.next, limit: PART.min(self.left) };
        if page.limit == 0 {
            return Ok(None);
        }
        let rows = records::export_rows(&self.app, &self.caller, self.resource, &self.question, page).await?;
        self.next += page.limit;
        self.left = if (rows.len() as u64) < page.limit { 0 } else { self.left - page.limit };
        Ok((!rows.is_empty()).then_some(rows))
    }
}

/// The serialization of rows in one file format.
trait Writer: Send + 'static {
    /// The text before all rows.
    fn head(&mut self, resource: &Resource) -> Vec<u8>;
    fn rows(&mut self, resource: &'static Resource, rows: Vec<Row>) -> Vec<u8>;
    fn tail(&mut self) -> Vec<u8>;
}

/// Reads the first batch before the response starts, so that an error still has its own status code.
async fn streamed(mut parts: Parts, mut writer: impl Writer) -> Result<Body, ApiError> {
    let mut start = writer.head(parts.resource);
    let first = parts.read().await?;
    let is_all = first.is_none();
    start.extend(first.map(|rows| writer.rows(parts.resource, rows)).unwrap_or_default());
    if is_all {
        start.extend(writer.tail());
    }
    let rest = stream::unfold((!is_all).then_some((parts, writer)), async |state| {
        let (mut parts, mut writer) = state?;
        match parts.read().await {
            Ok(Some(rows)) => Some((Ok(writer.rows(parts.resource, rows)), Some((parts, writer)))),
            Ok(None) => Some((Ok(writer.tail()), None)),
            Err(error) => Some((Err(std::io::Error::other(error)), None)),
        }
    });
    let start = stream::once(std::future::ready(Ok(start)));
    // The body is polled once more after its end.
    Ok(Body::from_stream(start.chain(rest).fuse()))
}

async fn json(parts: Parts) -> Result<Body, ApiError> {
    streamed(parts, JsonRows { is_first: true }).await
}

struct Csv {
    layout: Layout,
}

/// Tells Excel that a CSV file is UTF-8.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

impl Writer for Csv {
    fn head(&mut self, resource: &Resource) -> Vec<u8> {
        let heads = self.layout.heads(resource).into_iter().map(str::to_owned).collect();
        let mark: &[u8] = if self.layout == Layout::Raw { &[] } else { BYTE_ORDER_MARK };
        [mark, &lines([heads])].concat()
    }

    fn rows(&mut self, resource: &'static Resource, rows: Vec<Row>) -> Vec<u8> {
        let cells = |row| self.layout.cells(resource, row).into_iter().map(Cell::harmless).collect();
        lines(rows.iter().map(cells))
    }

    fn tail(&mut self) -> Vec<u8> {
        Vec::new()
    }
}

/// Serializes rows as CSV.
pub(crate) fn lines(rows: impl IntoIterator<Item = Vec<String>>) -> Vec<u8> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in rows {
        writer.write_record(row).expect("memory takes every line");
    }
    writer.into_inner().expect("memory takes every line")
}

struct JsonRows {
    is_first: bool,
}

impl Writer for JsonRows {
    fn head(&mut self, _: &Resource) -> Vec<u8> {
        b"[".to_vec()
    }

    fn rows(&mut self, resource: &'static Resource, rows: Vec<Row>) -> Vec<u8> {
        let mut text = Vec::new();
        for row in rows {
            if !std::mem::take(&mut self.is_first) {
                text.push(b',');
            }
            serde_json::to_writer(&mut text, &RowOut { resource, row }).expect("a row is always JSON");
        }
        text
    }

    fn tail(&mut self) -> Vec<u8> {
        b"]".to_vec()
    }
}

async fn xlsx(mut parts: Parts, layout: Layout) -> Result<Body, ApiError> {
    let resource = parts.resource;
    let mut sheet = Sheet::new(&layout.heads(resource)).map_err(ApiError::fault)?;
    while let Some(rows) = parts.read().await? {
        sheet = aside(move || sheet.add(rows.iter().map(|row| layout.cells(resource, row)))).await?;
    }
    Ok(file_body(aside(move || sheet.finish()).await?))
}

/// Runs on a blocking thread, so that other requests do not wait.
async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, XlsxError> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::task::spawn_blocking(work).await.map_err(ApiError::fault)?.map_err(ApiError::fault)
}
