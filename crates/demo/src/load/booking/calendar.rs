//! The calendar of a home: its bookings with all their rows, and its blocks.

use chrono::TimeDelta;
use domain::text::code::ActiveType;
use store::row::calendars::calendar_event;

use super::reservation::Booking;
use super::{history, message, money, step};
use crate::bookings::{self, Block};
use crate::load::agreement;
use crate::load::calendar::{event_row, owned_nights};
use crate::load::error::LoadError;
use crate::load::home::Place;
use crate::load::listing::Offer;
use crate::load::promotion::Redemptions;
use crate::load::rows::Rows;
use crate::load::scope::Mint;
use crate::load::terms::pricing_terms;

/// A home whose setup is not finished has no calendar.
pub(in crate::load) fn write(rows: &mut Rows, place: &Place<'_>, offer: &Offer) -> Result<(), LoadError> {
    if matches!(place.state, ActiveType::New | ActiveType::PendingApproval | ActiveType::SetupIncomplete) {
        return Ok(());
    }
    let scope = place.scope();
    let Some(calendar) =
        bookings::calendar(place.tenant.world, place.tenant.account, place.index, scope.seed, scope.today)
    else {
        return Ok(());
    };
    let property = rows.property.last().ok_or_else(|| LoadError::Broken("a home has no row".to_owned()))?;
    let terms = pricing_terms(place, property, offer)?;
    let kept = store::listings::listing_terms::row(place.listing.key(), &terms, place.made)?;
    let (mut mint, mut step_mint) = (place.mint("booking"), place.mint("booking step"));
    let mut redemptions = Redemptions::at(place)?;
    for stay in &calendar.reservations {
        let promotion = redemptions.take(stay, scope.today);
        let booking = Booking::new(place, stay, promotion, (&terms, kept.id), &mut mint)?;
        booking.write(rows, &mut mint);
        message::write(rows, &booking, &mut mint);
        money::write(rows, &booking, &mut mint);
        agreement::write_signature(rows, &booking, &mut mint);
        history::write_booking(rows, &booking, &mut mint);
        step::write(rows, &booking, &mut step_mint);
    }
    if !calendar.reservations.is_empty() {
        rows.listing_terms.push(kept);
    }
    for block in &calendar.blocks {
        write_block(rows, place, block, &mut mint);
    }
    Ok(())
}

fn write_block(rows: &mut Rows, place: &Place<'_>, block: &Block, mint: &mut Mint) {
    let written =
        place.scope().now.min(place.scope().later(block.span.check_in.into()) - TimeDelta::days(20));
    let event = calendar_event::Model {
        summary: block.reason.to_owned(),
        ..event_row(place, mint.id(written), block.span, written)
    };
    rows.stay_night.extend(owned_nights(place, block.span, event.id));
    history::write_block(rows, place, &event, mint);
    rows.calendar_event.push(event);
}
