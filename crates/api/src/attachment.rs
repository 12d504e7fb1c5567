//! Attachments of messages: the upload form shared by guests and owners, the attachment data in responses, and the file download.

use axum::extract::{Path, Request, State};
use axum::response::{IntoResponse, Response};
use domain::inbox::attachment::{Attachment, ContentType, MOST_BYTES, MOST_FILES};
use domain::inbox::message::MessageText;
use flows::homes::{Bytes, UnfitFile};
use flows::inbox::ConversationError;
use flows::inbox::{AttachmentError, NewFile};
use flows::{App, holds_card_number, inbox};
use http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use http::{HeaderMap, HeaderValue};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Serialize;
use store::resource::Form;
use utoipa::ToSchema;

use crate::account::caller::By;
use crate::code;
use crate::error::{ApiError, ErrorCode, NO_FIELD};
use crate::extract::{RowKey, parsed};
use crate::multipart;
use crate::public::guest::MessageGuest;
use crate::resource::read_text;
use crate::state::AppState;

const LONGEST_SUBJECT: usize = 300;
/// Room for one file above the limit, so that the client gets a validation error instead of a broken connection.
const MOST_BODY: usize = (MOST_FILES + 1) * MOST_BYTES + (1 << 20);

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AttachmentOut {
    /// The file name.
    name: String,
    /// The media type: `image/jpeg`, `application/pdf` or `text/plain`.
    content_type: code::AttachmentType,
    /// The size in bytes.
    size: u64,
    /// The width in pixels; only for images.
    width: Option<u32>,
    /// The height in pixels; only for images.
    height: Option<u32>,
}

impl From<Attachment> for AttachmentOut {
    fn from(Attachment { name, content_type, size, width, height }: Attachment) -> Self {
        Self { name, content_type: content_type.into(), size, width, height }
    }
}

pub fn told(row: &store::row::inbox::message::Model) -> Vec<AttachmentOut> {
    inbox::attachments(row).into_iter().map(AttachmentOut::from).collect()
}

/// The parsed upload form.
#[derive(Debug, Default)]
pub struct Sent {
    pub reservation: Option<String>,
    pub text: Option<MessageText>,
    /// The subject of the e-mail; empty for the default subject.
    pub subject: String,
    pub is_offer: bool,
    pub files: Vec<NewFile>,
}

pub async fn read(request: Request, state: &AppState) -> Result<Sent, ApiError> {
    let mut parts = multipart::open(request, state, MOST_BODY).await?;
    let mut sent = Sent::default();
    while let Some(part) = multipart::next(&mut parts).await? {
        match part.name() {
            Some("reservation") => sent.reservation = Some(multipart::text(part).await?),
            Some("message") => sent.text = words(&multipart::text(part).await?)?,
            Some("subject") => {
                sent.subject = read_text(Form::Line, LONGEST_SUBJECT, &multipart::text(part).await?)
                    .map_err(|why| ApiError::field("subject", why))?;
            }
            Some("is_offer") => sent.is_offer = multipart::text(part).await?.eq_ignore_ascii_case("true"),
            Some("file") => {
                let name = part.file_name().unwrap_or_default().to_owned();
                match multipart::file(part, MOST_BYTES).await? {
                    Some(bytes) => sent.files.push(NewFile { name, bytes }),
                    None => return Err(AttachmentError::Unfit { name, why: UnfitFile::TooLarge }.into()),
                }
            }
            _ => {}
        }
    }
    Ok(sent)
}

/// Parses the message text, which is optional when files are attached.
fn words(text: &str) -> Result<Option<MessageText>, ApiError> {
    if holds_card_number(text.as_bytes()) {
        return Err(ApiError::field(NO_FIELD, "Card numbers must not be sent to us."));
    }
    if text.trim().is_empty() { Ok(None) } else { parsed("message", text).map(Some) }
}

/// Downloads an attachment of a message by its position.
///
/// The key is the guest key of the message, found in the conversation and in e-mails.
#[utoipa::path(
    get,
    operation_id = "get_message_file",
    path = "/websites/api/v2/message-file/{key}/{place}",
    params(("key" = String, Path), ("place" = String, Path, description = "The position in the message, from 0.")),
    responses((status = 200, content_type = "application/octet-stream", body = [u8])),
    tag = "message"
)]
pub async fn get(
    State(app): State<App>,
    MessageGuest(guest): MessageGuest,
    Path((_, place)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let place = place.parse().map_err(|_| ErrorCode::NotFound)?;
    file(inbox::message_file(&app, guest.row, place).await?)
}

/// Downloads an attachment of a message, for users of the account.
#[utoipa::path(
    get,
    operation_id = "get_own_message_file",
    path = "/api/v2/message/{key}/file/{place}",
    params(("key" = String, Path), ("place" = String, Path, description = "The position in the message, from 0.")),
    responses((status = 200, content_type = "application/octet-stream", body = [u8])),
    tag = "message"
)]
pub async fn get_own(
    State(app): State<App>,
    By(caller): By,
    RowKey(key): RowKey,
    Path((_, place)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let place = place.parse().map_err(|_| ErrorCode::NotFound)?;
    file(inbox::own_message_file(&app, &caller, key, place).await?)
}

fn file(found: Option<(Attachment, Bytes)>) -> Result<Response, ApiError> {
    let (attachment, bytes) = found.ok_or(ErrorCode::NotFound)?;
    Ok((headers(&attachment), bytes).into_response())
}

/// Images were re-encoded by us and are shown inline. Any other file is only offered as a download and never opened in the
/// browser.
fn headers(attachment: &Attachment) -> HeaderMap {
    let kind = match attachment.content_type {
        ContentType::Text => "text/plain; charset=utf-8",
        other => other.code(),
    };
    let way = if attachment.content_type == ContentType::Jpeg { "inline" } else { "attachment" };
    let name = utf8_percent_encode(&attachment.name, NON_ALPHANUMERIC);
    let disposition = HeaderValue::from_str(&format!("{way}; filename*=UTF-8''{name}"));
    HeaderMap::from_iter([
        (CONTENT_TYPE, HeaderValue::from_static(kind)),
        (CONTENT_DISPOSITION, disposition.unwrap_or_else(|_| HeaderValue::from_static("attachment"))),
        (CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src 'none'; sandbox")),
        (CACHE_CONTROL, HeaderValue::from_static("private, max-age=31536000, immutable")),
    ])
}

impl From<AttachmentError> for ApiError {
    fn from(error: AttachmentError) -> Self {
        match error {
            AttachmentError::None | AttachmentError::TooMany | AttachmentError::Unfit { .. } => {
                Self::field("file", error.to_string())
            }
            AttachmentError::NoSuchThread => ErrorCode::NotFound.into(),
            AttachmentError::Conversation(ConversationError::OffersRefused) => {
                Self::field("is_offer", ConversationError::OffersRefused.to_string())
            }
            AttachmentError::Conversation(error) => error.into(),
            AttachmentError::Denied(denied) => denied.into(),
            AttachmentError::Store(error) => error.into(),
            AttachmentError::Shelf(error) => Self::fault(error),
            AttachmentError::Decoder(error) => Self::fault(error),
        }
    }
}
