//! The messages about a booking, and the scheduled ones.

use chrono::{NaiveTime, TimeDelta};
use domain::text::code::{JobKind, MessageAuthor, ScheduledMessageState, StateStatus};
use domain::text::search_words;
use serde_json::json;
use store::row::Id;
use store::row::inbox::{message, thread};
use store::row::templates::scheduled_message;

use super::reservation::Booking;
use crate::bookings::{Message, Thread};
use crate::load::rows::Rows;
use crate::load::scope::Mint;
use domain::reservations::reservation::Status;

const SNIPPET_LETTERS: usize = 120;
/// Scheduled messages are sent at nine in the morning.
const MORNING: TimeDelta = TimeDelta::hours(9);

pub(super) fn write(rows: &mut Rows, booking: &Booking<'_>, mint: &mut Mint) {
    if let Some(talk) = &booking.stay.thread
        && let (Some(first), Some(last)) = (talk.messages.first(), talk.messages.last())
    {
        let row = thread_row(booking, talk, first, last, mint);
        rows.message.extend(talk.messages.iter().map(|message| message_row(booking, row.id, message, mint)));
        rows.thread.push(row);
    }
    if booking.stay.status == Status::Reserved {
        let planned = scheduled(booking, mint);
        let jobs =
            planned.iter().map(|row| booking.job(JobKind::SendScheduledMessage, row.id, row.send_at, mint));
        rows.job.extend(jobs);
        rows.scheduled_message.extend(planned);
    }
}

fn thread_row(
    booking: &Booking<'_>,
    talk: &Thread,
    first: &Message,
    last: &Message,
    mint: &mut Mint,
) -> thread::Model {
    let (scope, home, guest) = (booking.place.scope(), booking.place.home, &booking.stay.guest);
    let (began, ended) = (scope.instant(first.sent_at), scope.instant(last.sent_at));
    let waiting =
        talk.messages.iter().rev().take_while(|message| message.author == MessageAuthor::Guest).count();
    let state = if talk.archived { StateStatus::Paused } else { StateStatus::Active };
    thread::Model {
        account_id: booking.place.account_id(),
        id: mint.id(began),
        property_id: Some(booking.place.property),
        quote_id: Some(booking.quote),
        reservation_id: Some(booking.id),
        subject: format!("{}, {} to {}", home.name, booking.stay.span.check_in, booking.stay.span.check_out),
        guest_name: guest.full_name(),
        guest_email: guest.email.clone(),
        guest_phone: guest.phone.clone(),
        state_status: state.into(),
        unread: i32::try_from(waiting).ok().filter(|_| talk.unread).unwrap_or_default(),
        guest_unread: 0,
        last_message_at: ended,
        last_snippet: last.text.chars().take(SNIPPET_LETTERS).collect(),
        search_text: search_words([&*guest.full_name(), &guest.email, &guest.phone, &home.name, &last.text]),
        created_at: began,
        updated_at: ended,
        version: 1,
        site_id: None,
        check_in: None,
        check_out: None,
        adults: None,
        children: None,
        pets: None,
    }
}

fn message_row(booking: &Booking<'_>, thread_id: Id, message: &Message, mint: &mut Mint) -> message::Model {
    let tenant = booking.place.tenant;
    let sent_at = tenant.scope.instant(message.sent_at);
    let (author, author_name, user_id) = match message.author {
        MessageAuthor::Guest => (MessageAuthor::Guest, booking.stay.guest.full_name(), None),
        MessageAuthor::Host => {
            let name = tenant.host().map(|host| format!("{} {}", host.first_name, host.last_name));
            (MessageAuthor::Host, name.unwrap_or_default(), tenant.host_id())
        }
    };
    message::Model {
        account_id: booking.place.account_id(),
        id: mint.id(sent_at),
        thread_id,
        author: author.into(),
        author_name,
        user_id,
        body: message.text.clone(),
        attachments: json!([]),
        sent_at,
        mail_name: None,
        subject: String::new(),
        is_offer: false,
    }
}

/// Scheduled messages before and after a stay.
fn scheduled(booking: &Booking<'_>, mint: &mut Mint) -> Vec<scheduled_message::Model> {
    let tenant = booking.place.tenant;
    let mut rows = Vec::new();
    for template in &tenant.account.facts.templates {
        let Some(days) = template.days_before_check_in else { continue };
        let day = booking.stay.span.check_in - TimeDelta::days(days);
        let send_at = tenant.scope.later(day.and_time(NaiveTime::MIN) + MORNING);
        if send_at <= tenant.scope.now {
            continue;
        }
        rows.push(scheduled_message::Model {
            account_id: booking.place.account_id(),
            id: mint.id(booking.at),
            property_id: Some(booking.place.property),
            reservation_id: Some(booking.id),
            thread_id: None,
            template_id: Some(tenant.scope.named("template", &template.name)),
            body: String::new(),
            author_name: String::new(),
            user_id: None,
            send_at,
            state: ScheduledMessageState::Waiting.into(),
            message_id: None,
            sent_at: None,
            failure: None,
            created_at: booking.at,
            updated_at: booking.at,
            version: 1,
            subject: String::new(),
            is_offer: false,
        });
    }
    rows
}
