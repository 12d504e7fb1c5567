//! What there is afterwards, without keys and times: two runs that came to the same have the same picture.

use std::collections::BTreeMap;
use std::fmt;

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use store::row::{message, outbox, promotion, quote, reservation_card, thread};

use super::super::text;
use super::act::{Answer, BY_OWNER};
use super::scene::Scene;

#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// None: anything that asks to try again.
    answers: Vec<Option<Answer>>,
    /// How often each line is there.
    lines: BTreeMap<String, usize>,
}

impl Picture {
    /// Once everything that is due has been done.
    pub async fn take(scene: &Scene, answers: Vec<Answer>) -> Self {
        scene.stage.till.rest().await;
        scene.stage.app.work_off().await;
        scene.stage.till.rest().await;
        let mut lines = BTreeMap::new();
        for line in lines_of(scene).await {
            *lines.entry(line).or_default() += 1;
        }
        Self { answers: answers.into_iter().map(Some).collect(), lines }
    }

    /// The answers in the other order.
    pub fn turned(mut self) -> Self {
        self.answers.reverse();
        self
    }

    pub fn with_refused_second(mut self) -> Self {
        self.answers.push(None);
        self
    }

    pub fn with_refused_first(mut self) -> Self {
        self.answers.insert(0, None);
        self
    }

    pub fn explains(&self, seen: &Self) -> bool {
        let answers = self.answers.iter().zip(&seen.answers);
        let fits = |(own, seen): (&Option<Answer>, &Option<Answer>)| match (own, seen) {
            (None, Some(seen)) => seen.asks_to_try_again(),
            (own, seen) => own == seen,
        };
        self.lines == seen.lines && answers.into_iter().all(fits)
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.answers)
    }
}

/// What each possible picture has and the seen one lacks, and the other way round.
pub fn differences(possible: &[Picture], seen: &Picture) -> String {
    let beyond = |one: &Picture, other: &Picture| -> Vec<String> {
        let more = one.lines.iter().filter(|(line, count)| other.lines.get(*line) != Some(count));
        more.map(|(line, count)| format!("{count} × {line}")).collect()
    };
    let told = possible.iter().map(|possible| {
        format!(
            "    {possible}\n      lacks {:?}\n      has {:?}",
            beyond(possible, seen),
            beyond(seen, possible)
        )
    });
    told.collect::<Vec<_>>().join("\n")
}

async fn lines_of(scene: &Scene) -> Vec<String> {
    let store = &scene.stage.store;
    let rows = store::audit::rows(store, scene.account()).await.unwrap();
    macro_rules! all {
        ($table:ident) => {
            $table::Entity::find()
                .filter($table::Column::AccountId.eq(i64::from(scene.account())))
                .all(store.read())
                .await
                .unwrap()
        };
    }
    let home =
        |id: store::row::Id| if id.key() == scene.second_home.property { "second home" } else { "home" };
    let mut lines = Vec::new();
    lines.extend(rows.reservations.iter().map(|row| {
        format!(
            "stay {} {} {}–{} {} {} {} {} {} {:?}",
            row.status,
            home(row.property_id),
            row.check_in,
            row.check_out,
            row.total,
            row.paid_status,
            row.first_name,
            row.locked,
            row.adults,
            row.cancel_reason
        )
    }));
    lines.extend(rows.payments.iter().map(|row| {
        format!("payment {} {} {} {} {}", row.position, row.amount, row.method, row.state, row.due_date)
    }));
    lines.extend(rows.refunds.iter().map(|row| format!("refund {} {}", row.amount, row.state)));
    lines.extend(
        rows.changes.iter().map(|row| format!("change {} {}–{}", row.state, row.check_in, row.check_out)),
    );
    lines.extend(rows.events.iter().map(|row| {
        format!(
            "event {} {} {}–{} {}",
            row.kind,
            home(row.property_id),
            row.start_date,
            row.end_date,
            row.conflict
        )
    }));
    lines.extend(rows.nights.iter().map(|row| format!("night {}", row.night)));
    lines.extend(rows.properties.iter().map(|row| format!("{} {}", home(row.id), row.state_status)));
    // What an owner did not get to book leaves a quote that nobody knows.
    let quotes = all!(quote).into_iter().filter(|row| row.first_name != BY_OWNER);
    lines.extend(quotes.map(|row| {
        let addons = row.addons.as_array().map_or(0, Vec::len);
        format!(
            "quote {} {}–{} {} {} {} {addons}",
            home(row.property_id),
            row.check_in,
            row.check_out,
            row.total,
            row.first_name,
            row.promo_codes
        )
    }));
    lines.extend(all!(reservation_card).iter().map(|_| "card".to_owned()));
    lines.extend(all!(promotion).iter().map(|row| format!("promotion {} {}", row.state_status, row.uses)));
    lines.extend(all!(outbox).iter().map(|row| format!("e-mail {} {} {}", row.kind, row.subject, row.state)));
    lines.extend(all!(thread).iter().map(|row| format!("conversation {}", row.state_status)));
    lines.extend(all!(message).iter().map(|row| format!("message {} {}", row.author, row.body)));
    let ledger = scene.stage.till.ledger(&scene.stage.sample.namespace()).await;
    lines.extend(ledger.iter().map(|entry| {
        format!("provider {} {} {}", text(&entry["kind"]), entry["amount"], text(&entry["status"]))
    }));
    lines
}
