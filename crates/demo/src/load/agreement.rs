//! Rental agreements, and their signed copies.

use domain::money::Money;
use domain::text::code::StateStatus;
use sha2::{Digest, Sha256};
use store::row::policies::{agreement, signature};

use super::booking::{Booking, Part};
use super::rows::Rows;
use super::scope::{Mint, opened};
use super::tenant::Tenant;

pub(super) fn write(rows: &mut Rows, tenant: &Tenant<'_>) {
    rows.agreement.extend(tenant.account.agreements.iter().map(|agreement| agreement::Model {
        account_id: tenant.scope.account.into(),
        id: tenant.scope.named("agreement", agreement.name),
        name: heading(agreement.text).to_owned(),
        edition: 1,
        body: agreement.text.to_owned(),
        body_hash: hash(agreement.text),
        state_status: StateStatus::Active.into(),
        created_at: opened(),
        updated_at: opened(),
        version: 1,
    }));
}

pub(super) fn write_signature(rows: &mut Rows, booking: &Booking<'_>, mint: &mut Mint) {
    let tenant = booking.place.tenant;
    let Some(signed) = &booking.stay.signature else { return };
    let agreements = &tenant.account.agreements;
    let Some(agreement) = agreements.iter().find(|agreement| agreement.name == signed.agreement) else {
        return;
    };
    let signed_at = tenant.scope.instant(signed.signed_at);
    rows.signature.push(signature::Model {
        account_id: booking.place.account_id(),
        id: mint.id(signed_at),
        reservation_id: booking.id,
        agreement_id: tenant.scope.named("agreement", agreement.name),
        body_hash: hash(agreement.text),
        body: filled_in(agreement.text, booking),
        name: signed.name.clone(),
        address: signed.address.clone(),
        user_agent: signed.agent.to_owned(),
        signed_at,
    });
}

/// The text's first heading.
fn heading(text: &str) -> &str {
    text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default()
}

fn hash(text: &str) -> String {
    let digest: [u8; 32] = Sha256::digest(text.as_bytes()).into();
    let halves = digest.as_chunks::<16>().0.iter().map(|half| u128::from_be_bytes(*half));
    halves.map(|half| format!("{half:032x}")).collect::<Vec<_>>().concat()
}

/// The text with its `{{variables}}` replaced by the values of this booking.
fn filled_in(text: &str, booking: &Booking<'_>) -> String {
    let mut pieces = text.split("{{");
    let mut filled = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, rest) = piece.split_once("}}").unwrap_or(("", piece));
        filled += &value(name, booking);
        filled += rest;
    }
    filled
}

fn value(name: &str, booking: &Booking<'_>) -> String {
    let Booking { place, stay, price, plan, .. } = booking;
    let (home, account) = (place.home, place.tenant.account);
    let money = |minor: i64| Money::new(minor, price.currency).to_string();
    match name {
        "accommodates" => home.accommodates.to_string(),
        "address" => place.address(),
        "adults" => stay.party.adults.to_string(),
        "check_in" => stay.span.check_in.to_string(),
        "check_in_time" => home.check_in_time.format("%H:%M").to_string(),
        "check_out" => stay.span.check_out.to_string(),
        "check_out_time" => home.check_out_time.format("%H:%M").to_string(),
        "children" => stay.party.children.to_string(),
        "company_name" => account.facts.legal_name.clone(),
        "deposit" => money(price.totals.deposit),
        "guest_name" => stay.guest.full_name(),
        "guests" => stay.party.guests().to_string(),
        "payment_schedule" => {
            let part = |part: &Part| format!("{} on {}", money(part.amount), part.due);
            plan.parts.iter().map(part).collect::<Vec<_>>().join(", ")
        }
        "property_name" => home.name.clone(),
        "refund_policy" => account.refund_policy(home).map(|policy| policy.text.clone()).unwrap_or_default(),
        "registration" => home.registration.clone().unwrap_or_default(),
        "signed_at" => stay.created_at.date().to_string(),
        "total" => money(price.totals.total),
        _ => String::new(),
    }
}
