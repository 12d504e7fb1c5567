//! E-mails about messages in a thread.

use domain::guest_key::Held;
use domain::inbox::attachment::{Attachment, named_files};
use domain::people::party::Party;
use domain::text::code::LetterKind;
use domain::time::stay::Stay;
use mailroom::About;
use notify::{Guest, Letter, Refusal, Trip};
use serde_json::Value;
use store::row::homes::property;
use store::row::inbox::{message, thread};
use store::row::sites::site;

use super::reader::{For, OutboxError, language_of, letterhead, named};
use super::stay::{key_in_letter, trip_to};
use crate::services::PostOffice;
use crate::{App, inbox, outbox};

pub(super) async fn letter_of_conversation(
    app: &App,
    office: &PostOffice,
    kind: LetterKind,
    payload: &Value,
    reader: For,
) -> Result<Letter, OutboxError> {
    let db = app.store.read();
    let (thread, message) =
        named(payload, "thread").zip(named(payload, "message")).ok_or(OutboxError::Gone)?;
    let thread = store::inbox::thread::find(db, thread).await?.ok_or(OutboxError::Gone)?;
    let message = store::inbox::thread::find_message(db, message).await?.ok_or(OutboxError::Gone)?;
    let namespace = payload["site"].as_str().unwrap_or_default();
    let site = store::sites::site::find_by_address(db, namespace).await?;
    let site = site.filter(|site| site.account_id == thread.account_id).ok_or(OutboxError::Gone)?;
    let home = match thread.property_id {
        Some(id) => store::homes::property::find_row(db, id.key().account(), id.key()).await?,
        None => None,
    };
    let is_for_guest = !kind.is_for_owner() && reader == For::Recipient;
    let link = match thread.quote_id {
        _ if !is_for_guest => office.account_page("messages", thread.id.key()),
        Some(quote) => office.status_page(&site, &key_in_letter(app, Held::Quote, quote.key()).await?),
        None => format!("{}/", office.root(&site)),
    };
    let (subject, words, refusal) = if is_for_guest {
        let key = key_in_letter(app, Held::Message, message.id.key()).await?;
        let refusal = message.is_offer.then(|| Refusal {
            page: office.refusal_page(&site, &key),
            door: office.refusal_door(&site, &key),
        });
        let file = |place| office.message_file(&site, &key, place);
        (
            outbox::with_link(&message.subject, &link),
            outbox::with_link(&with_files(&message, file), &link),
            refusal,
        )
    } else {
        let file = |place| office.account_file(message.id.key(), place);
        (message.subject.clone(), with_files(&message, file), None)
    };
    Ok(Letter {
        kind,
        language: language_of(app, &site, kind, "").await?,
        site: letterhead(office, &site),
        guest: guest(&thread),
        home: home.as_ref().map_or_else(|| site.name.clone(), |home| home.name.clone()),
        trip: asked_trip(app, office, &site, home.as_ref(), payload).await?,
        amount: None,
        total: None,
        plan: Vec::new(),
        until: None,
        subject,
        words,
        link,
        answers_to: office.answers_to(kind, About::Thread(thread.id.key())),
        refusal,
    })
}

/// The stay that the guest asks about, if any.
async fn asked_trip(
    app: &App,
    office: &PostOffice,
    site: &site::Model,
    home: Option<&property::Model>,
    payload: &Value,
) -> Result<Option<Trip>, OutboxError> {
    let stay: Option<Stay> = serde_json::from_value(payload["stay"].clone()).ok().flatten();
    let (Some(home), Some(stay)) = (home, stay) else { return Ok(None) };
    let trip = trip_to(app, office, site, home, stay.check_in(), stay.check_out()).await?;
    let party: Option<Party> = serde_json::from_value(payload["party"].clone()).ok().flatten();
    let Some(party) = party else { return Ok(Some(trip)) };
    let (adults, children, pets) = (party.adults(), party.children(), party.pets());
    Ok(Some(Trip { adults, children, pets, ..trip }))
}

/// The text of a message, with the addresses of its attachments.
fn with_files(message: &message::Model, address: impl Fn(usize) -> String) -> String {
    let files = inbox::attachments(message);
    let line = |(place, file): (usize, &Attachment)| format!("{}: {}", file.name, address(place));
    let lines = files.iter().enumerate().map(line).collect::<Vec<_>>().join("\n");
    let is_only_files = named_files(&files).is_some_and(|names| names.as_str() == message.body);
    let said = (!is_only_files).then(|| message.body.clone());
    said.into_iter().chain((!lines.is_empty()).then_some(lines)).collect::<Vec<_>>().join("\n\n")
}

fn guest(thread: &thread::Model) -> Guest {
    let first_name = thread.guest_name.split_whitespace().next().unwrap_or_default();
    Guest {
        first_name: first_name.to_owned(),
        name: thread.guest_name.clone(),
        email: thread.guest_email.clone(),
        phone: thread.guest_phone.clone(),
    }
}
