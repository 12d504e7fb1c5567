//! The state after a race, without keys and times: two runs with the same result have the same state.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use store::row::Id;
use store::row::charges::reservation_card;
use store::row::inbox::{message, thread};
use store::row::listings::listing;
use store::row::outbox;
use store::row::quotes::{promotion, quote};
use store::row::sites::site;

use super::super::text;
use super::act::BY_OWNER;
use super::scene::Scene;
use crate::races::rows_of;

/// Returns the state after all due jobs have run.
pub async fn lines(scene: &Scene) -> Vec<String> {
    scene.stage.till.rest().await;
    scene.stage.app.work_off().await;
    scene.stage.till.rest().await;
    let (store, account) = (&scene.stage.store, scene.account());
    let rows = store::audit::rows(store, account).await.unwrap();
    let home = |id| home(scene, id);
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
        let has_card = row.card_id.is_some();
        format!(
            "payment {} {} {} {} {} card {has_card}",
            row.position, row.amount, row.method, row.state, row.due_date
        )
    }));
    lines.extend(rows.refunds.iter().map(|row| format!("refund {} {}", row.amount, row.state)));
    lines.extend(rows.changes.iter().map(|row| {
        format!(
            "change {} {} {}–{} {}",
            row.state,
            home(row.property_id),
            row.check_in,
            row.check_out,
            row.adults
        )
    }));
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
    lines.extend(rows.nights.iter().map(|row| format!("night {} {}", home(row.property_id), row.night)));
    lines.extend(
        rows.properties.iter().map(|row| format!("{} {} {}", home(row.id), row.name, row.state_status)),
    );
    lines.extend(terms(scene).await);
    lines.extend(quotes(scene).await);
    lines.extend(messages(scene).await);
    let ledger = scene.stage.till.ledger(&scene.stage.sample.namespace()).await;
    lines.extend(ledger.iter().map(|entry| {
        format!("provider {} {} {}", text(&entry["kind"]), entry["amount"], text(&entry["status"]))
    }));
    lines
}

fn home(scene: &Scene, id: Id) -> &'static str {
    if id.key() == scene.second_home.property { "second home" } else { "home" }
}

async fn terms(scene: &Scene) -> Vec<String> {
    let (store, account) = (&scene.stage.store, scene.account());
    let mut lines = Vec::new();
    let home = |id| home(scene, id);
    lines.extend(rows_of!(listing, store, account).iter().map(|row| {
        format!("terms {} {} {} {}", home(row.property_id), row.active_type, row.min_nights, row.instant_book)
    }));
    lines.extend(rows_of!(site, store, account).iter().map(|row| format!("site {}", row.name)));
    lines.extend(
        rows_of!(promotion, store, account)
            .iter()
            .map(|row| format!("promotion {} {}", row.state_status, row.uses)),
    );
    lines
}

async fn quotes(scene: &Scene) -> Vec<String> {
    let (store, account) = (&scene.stage.store, scene.account());
    let mut lines = Vec::new();
    let home = |id| home(scene, id);
    // A failed booking by the owner leaves a quote without a reservation.
    let quotes = rows_of!(quote, store, account).into_iter().filter(|row| row.first_name != BY_OWNER);
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
    lines.extend(rows_of!(reservation_card, store, account).iter().map(|row| {
        format!(
            "card {} authenticated {} token {} approved {} of a stay {} removed {}",
            row.card_last_four,
            !row.requires_auth,
            row.auth_token.is_some(),
            row.renter_approved,
            row.reservation_id.is_some(),
            row.removed_at.is_some()
        )
    }));
    lines
}

async fn messages(scene: &Scene) -> Vec<String> {
    let (store, account) = (&scene.stage.store, scene.account());
    let mut lines = Vec::new();
    let home = |id| home(scene, id);
    lines.extend(
        rows_of!(outbox, store, account)
            .iter()
            .map(|row| format!("e-mail {} {} {}", row.kind, row.subject, row.state)),
    );
    lines.extend(
        rows_of!(thread, store, account)
            .iter()
            .map(|row| format!("conversation {} {:?}", row.state_status, row.property_id.map(home))),
    );
    lines.extend(
        rows_of!(message, store, account).iter().map(|row| format!("message {} {}", row.author, row.body)),
    );
    lines
}
