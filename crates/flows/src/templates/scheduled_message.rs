//! Scheduled messages: sent at a chosen time, or a number of days before every check-in by a template's rule. The message and its
//! sent state are stored in one transaction, so it is sent once however often the job runs.

use chrono::{NaiveDate, TimeDelta};
use chrono_tz::Tz;
use domain::inbox::message::MessageText;
use domain::key::Key;
use domain::reservations::reservation::Status;
use domain::templates::message_template::Template;
use domain::text::code::{JobKind, ScheduledMessageState, StateStatus};
use store::row::Id;
use store::row::homes::property;
use store::row::reservations::reservation;
use store::row::templates::{message_template, scheduled_message};
use store::{StoreError, Tx};

use super::facts::{Facts, facts_about};
use crate::app::After;
use crate::inbox::{Author, ConversationError, Words};
use crate::{App, app, inbox, services};

/// Messages that are later than this are dropped, for example after an outage.
const LATEST: TimeDelta = TimeDelta::days(2);

/// The decision about a message whose time has come.
enum Verdict {
    Send {
        text: MessageText,
        subject: String,
        is_offer: bool,
        author: String,
    },
    /// It is no longer needed.
    Drop,
    Fail(String),
}

impl Verdict {
    fn send(body: &str, subject: String, is_offer: bool, author: String) -> Self {
        match body.parse() {
            Ok(text) => Self::Send { text, subject, is_offer, author },
            Err(error) => Self::Fail(format!("{error}")),
        }
    }
}

/// The job of every scheduled message.
pub(crate) async fn send_scheduled_message(app: &App, key: Key) -> Result<After, ConversationError> {
    let Some(planned) = store::templates::scheduled_message::find(app.store.read(), key).await? else {
        return Ok(After::Nothing);
    };
    let verdict = judge(app, &planned).await?;
    let tx = app.store.write().await?;
    let row = store::templates::scheduled_message::lock(&tx, key).await?;
    let Some(mut row) = row.filter(is_waiting) else { return Ok(After::Nothing) };
    if app.now() < row.send_at {
        return Ok(After::At(row.send_at));
    }
    if row.version != planned.version {
        // It was changed meanwhile.
        return Ok(After::At(app.now()));
    }
    let mut rung = None;
    let state = match verdict {
        Verdict::Drop => ScheduledMessageState::Canceled,
        Verdict::Fail(why) => {
            row.failure = Some(why);
            ScheduledMessageState::Failed
        }
        Verdict::Send { text, subject, is_offer, author } => match thread_for(app, &tx, &row).await? {
            None => ScheduledMessageState::Canceled,
            Some(thread) => {
                let user = row.user_id.map(Id::key);
                let by = Author { name: &author, user, has_read: false, mail_name: None };
                let words = Words { text: &text, subject: &subject, is_offer, parcel: None };
                match inbox::write_answer(app, &tx, thread, by, words).await {
                    Err(ConversationError::OffersRefused) => {
                        row.failure = Some(ConversationError::OffersRefused.to_string());
                        ScheduledMessageState::Canceled
                    }
                    Err(error) => return Err(error),
                    Ok((message, about)) => {
                        row.thread_id = Some(thread.into());
                        row.message_id = Some(message.id);
                        row.sent_at = Some(app.now());
                        rung = Some(about);
                        ScheduledMessageState::Sent
                    }
                }
            }
        },
    };
    keep_scheduled(app, &tx, row, state).await?;
    tx.commit().await?;
    if let Some(about) = rung {
        app.bell.ring(about);
    }
    Ok(After::Nothing)
}

async fn judge(app: &App, planned: &scheduled_message::Model) -> Result<Verdict, ConversationError> {
    let (Some(template), Some(reservation)) = (planned.template_id, planned.reservation_id) else {
        let (subject, author) = (planned.subject.clone(), planned.author_name.clone());
        return Ok(Verdict::send(&planned.body, subject, planned.is_offer, author));
    };
    let db = app.store.read();
    let stay = store::reservations::reservation::find(db, reservation.key()).await?;
    let is_late = app.now() - planned.send_at > LATEST;
    let Some(stay) = stay.filter(|stay| !is_late && stay.status == Status::Reserved) else {
        return Ok(Verdict::Drop);
    };
    let Some(template) = store::templates::message_template::find(db, template.key()).await?.filter(is_rule)
    else {
        return Ok(Verdict::Drop);
    };
    let facts = facts_about(app, stay.id.key()).await?;
    let texts =
        filled(&template.body, &facts).and_then(|body| Ok((body, filled(&template.subject, &facts)?)));
    Ok(match texts {
        Ok((body, subject)) => Verdict::send(&body, subject, template.is_offer, facts.company().to_owned()),
        Err(why) => Verdict::Fail(why),
    })
}

async fn thread_for(
    app: &App,
    tx: &Tx,
    row: &scheduled_message::Model,
) -> Result<Option<Key>, ConversationError> {
    if let Some(thread) = row.thread_id {
        return Ok(Some(thread.key()));
    }
    let Some(reservation) = row.reservation_id else { return Ok(None) };
    let Some(stay) = store::reservations::reservation::find(tx, reservation.key()).await? else {
        return Ok(None);
    };
    let home = home_of(tx, &stay).await?;
    let place = home.map(|home| home.name).unwrap_or_default();
    Ok(Some(inbox::thread_of(app, tx, &stay, &place).await?))
}

async fn keep_scheduled(
    app: &App,
    tx: &Tx,
    mut row: scheduled_message::Model,
    state: ScheduledMessageState,
) -> Result<(), StoreError> {
    row.state = state.into();
    row.updated_at = app.now();
    row.version += 1;
    store::keep::update(tx, row).await
}

/// Applies a template's rule that was added, changed or removed.
pub(crate) async fn plan_messages(app: &App, template: Key) -> Result<After, ConversationError> {
    let rule = store::templates::message_template::find(app.store.read(), template).await?.filter(is_rule);
    if rule.is_none() {
        let tx = app.store.write().await?;
        store::templates::scheduled_message::forget_waiting(&tx, template).await?;
        tx.commit().await?;
        return Ok(After::Nothing);
    }
    let today = app.now().date_naive();
    for stay in store::reservations::reservation::to_come(app.store.read(), template.account(), today).await?
    {
        let tx = app.store.write().await?;
        let row = store::reservations::reservation::lock(&tx, stay).await?;
        if let Some(row) = row.filter(|row| row.status == Status::Reserved) {
            plan_messages_for(app, &tx, &row).await?;
        }
        tx.commit().await?;
    }
    Ok(After::Nothing)
}

/// Updates the scheduled messages of a booked stay by the rules. Sent and canceled ones stay as they are.
pub(crate) async fn plan_messages_for(
    app: &App,
    tx: &Tx,
    stay: &reservation::Model,
) -> Result<(), StoreError> {
    let rules = store::templates::message_template::rules(tx, stay.id.key().account()).await?;
    if rules.is_empty() {
        return Ok(());
    }
    let home = home_of(tx, stay).await?;
    let zone = home.map_or(Tz::UTC, |home| app::home_zone(&home));
    let planned = store::templates::scheduled_message::of_reservation(tx, stay.id.key()).await?;
    for rule in rules {
        let send_at = services::morning(day_of(&rule, stay.check_in), zone);
        let known = planned.iter().find(|row| row.template_id == Some(rule.id));
        let row = match known {
            Some(row) if !is_waiting(row) || row.send_at == send_at => continue,
            None if send_at <= app.now() => continue,
            Some(row) => {
                let row = scheduled_message::Model { send_at, ..row.clone() };
                keep_scheduled(app, tx, row.clone(), ScheduledMessageState::Waiting).await?;
                row
            }
            None => {
                let row = scheduled_message::Model { send_at, ..planned_row(app, stay, &rule) };
                store::keep::insert(tx, row.clone()).await?;
                row
            }
        };
        app::enqueue(app, tx, JobKind::SendScheduledMessage, row.id.key(), row.send_at).await?;
    }
    Ok(())
}

fn planned_row(
    app: &App,
    stay: &reservation::Model,
    rule: &message_template::Model,
) -> scheduled_message::Model {
    let now = app.now();
    scheduled_message::Model {
        account_id: stay.account_id,
        id: app.new_key(stay.id.key().account()).into(),
        property_id: Some(stay.property_id),
        reservation_id: Some(stay.id),
        thread_id: None,
        template_id: Some(rule.id),
        body: String::new(),
        author_name: String::new(),
        user_id: None,
        send_at: now,
        state: ScheduledMessageState::Waiting.into(),
        message_id: None,
        sent_at: None,
        failure: None,
        created_at: now,
        updated_at: now,
        version: 1,
        subject: String::new(),
        is_offer: rule.is_offer,
    }
}

/// Cancels the messages that rules scheduled for a canceled stay. Those written by a user are still sent.
pub(crate) async fn cancel_messages_of(app: &App, tx: &Tx, reservation: Key) -> Result<(), StoreError> {
    for row in store::templates::scheduled_message::of_reservation(tx, reservation).await? {
        if is_waiting(&row) && row.template_id.is_some() {
            keep_scheduled(app, tx, row, ScheduledMessageState::Canceled).await?;
        }
    }
    Ok(())
}

fn is_waiting(row: &scheduled_message::Model) -> bool {
    row.state == ScheduledMessageState::Waiting
}

fn is_rule(template: &message_template::Model) -> bool {
    template.state_status == StateStatus::Active && template.days_before_check_in.is_some()
}

fn day_of(rule: &message_template::Model, check_in: NaiveDate) -> NaiveDate {
    // A negative number means days after check-in.
    let days = TimeDelta::days(rule.days_before_check_in.unwrap_or_default().into());
    check_in.checked_sub_signed(days).unwrap_or(check_in)
}

async fn home_of(tx: &Tx, stay: &reservation::Model) -> Result<Option<property::Model>, StoreError> {
    store::homes::property::find_row(tx, stay.id.key().account(), stay.property_id.key()).await
}

/// Fails with the names of variables without a value: an incomplete message is not sent.
fn filled(text: &str, facts: &Facts) -> Result<String, String> {
    let read = Template::read(text).map_err(|error| error.to_string())?;
    let filled = read.fill(|variable| facts.value(variable));
    let names: Vec<String> = filled.missing.iter().map(|variable| variable.mark()).collect();
    if names.is_empty() {
        Ok(filled.text)
    } else {
        Err(format!("There is no value for {}.", names.join(", ")))
    }
}
