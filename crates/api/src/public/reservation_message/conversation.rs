//! The guest's side of a conversation: all that was said, and a stream of what is being said.

use std::convert::Infallible;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use chrono::{DateTime, Utc};
use flows::House;
use flows::conversation::{ConversationError, Following};
use futures_util::Stream;
use futures_util::stream::{self, StreamExt as _};
use http::HeaderMap;
use serde::{Deserialize, Serialize};
use store::row::message;
use tokio::sync::OwnedSemaphorePermit;
use utoipa::{IntoParams, ToSchema};

use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::Params;
use crate::extract::named;
use crate::json::Json;
use crate::paging::{PageOut, whole};
use crate::state::AppState;
use crate::streams::Streams;

/// Sent by browsers that come back, to go on where they were.
const LAST_EVENT: &str = "last-event-id";

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ConversationParams {
    /// The key of the reservation.
    reservation: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SaidOut {
    key: String,
    /// guest or host.
    author: String,
    author_name: String,
    message: String,
    sent_at: DateTime<Utc>,
}

/// What was said about a reservation, the oldest first.
#[utoipa::path(
    get,
    operation_id = "list_reservation_messages",
    path = "/websites/api/v2/reservation-message",
    params(ConversationParams),
    responses((status = 200, body = PageOut<SaidOut>), (status = 404, body = ErrorOut)),
    tag = "message"
)]
pub async fn list(
    State(house): State<House>,
    Params(params): Params<ConversationParams>,
) -> Result<Json<PageOut<SaidOut>>, ApiError> {
    let said = house.conversation(named(&params.reservation)?).await?;
    Ok(Json(whole(said.into_iter().map(SaidOut::from).collect())))
}

/// A stream of server-sent events, one for each message as it is written; its id is the message's key. It ends when the server
/// stops; a browser comes back by itself. When too many listen, 503: ask for the list now and then instead.
#[utoipa::path(
    get,
    operation_id = "follow_reservation_messages",
    path = "/websites/api/v2/reservation-message/events",
    params(ConversationParams, ("Last-Event-ID" = Option<String>, Header)),
    responses(
        (status = 200, body = SaidOut, content_type = "text/event-stream"),
        (status = 404, body = ErrorOut),
        (status = 503, body = ErrorOut)
    ),
    tag = "message"
)]
pub async fn events(
    State(state): State<AppState>,
    headers: HeaderMap,
    Params(params): Params<ConversationParams>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let reservation = named(&params.reservation)?;
    let last = headers.get(LAST_EVENT).and_then(|last| last.to_str().ok()).and_then(|last| last.parse().ok());
    let following = state.house.follow_conversation(reservation, last).await?;
    let seat = state.streams.take_seat().ok_or(ErrorCode::Unavailable)?;
    let open = Open { following, streams: state.streams.clone(), _seat: seat };
    let said = stream::unfold(open, Open::next).flat_map(stream::iter);
    Ok(Sse::new(said.map(Ok)).keep_alive(KeepAlive::new()))
}

/// A stream that somebody listens to, and its place among them.
struct Open {
    following: Following,
    streams: Streams,
    _seat: OwnedSemaphorePermit,
}

impl Open {
    async fn next(mut self) -> Option<(Vec<Event>, Self)> {
        let said = tokio::select! {
            () = self.streams.closed() => return None,
            said = self.following.next() => said,
        };
        let said = said.inspect_err(|error| tracing::error!(%error, "a conversation cannot be followed"));
        let events = said.ok()?.into_iter().map(event).collect();
        Some((events, self))
    }
}

fn event(row: message::Model) -> Event {
    let said = SaidOut::from(row);
    let event = Event::default().id(said.key.clone());
    event.json_data(said).unwrap_or_default()
}

impl From<message::Model> for SaidOut {
    fn from(row: message::Model) -> Self {
        Self {
            key: row.id.key().to_string(),
            author: row.author,
            author_name: row.author_name,
            message: row.body,
            sent_at: row.sent_at,
        }
    }
}

impl From<ConversationError> for ApiError {
    fn from(error: ConversationError) -> Self {
        match error {
            ConversationError::NoSuchReservation
            | ConversationError::NoSuchThread
            | ConversationError::OffersRefused => ErrorCode::NotFound.into(),
            ConversationError::Denied(denied) => denied.into(),
            ConversationError::Store(error) => error.into(),
        }
    }
}
