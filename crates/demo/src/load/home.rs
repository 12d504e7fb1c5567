//! A home: the rows shown on its page.

use chrono::{DateTime, TimeDelta, Utc};
use domain::text::code::{ActiveType, PhotoState, StateStatus, SystemType as SystemCode};
use domain::text::fold;
use store::row::homes::{photo, property, property_amenity, property_group_member, property_tag, review};
use store::row::{AccountNumber, Id};

use super::gallery;
use super::rows::Rows;
use super::scope::{Mint, Scope};
use super::tenant::{Tenant, made, property_id};
use crate::home::{Home, Review, SystemType};
use crate::photo::scenes;

/// A home while its rows are built.
#[derive(Debug)]
pub(super) struct Place<'t> {
    pub(super) tenant: &'t Tenant<'t>,
    pub(super) home: &'t Home,
    /// Index in the account.
    pub(super) index: usize,
    pub(super) state: ActiveType,
    pub(super) property: Id,
    pub(super) listing: Id,
    pub(super) made: DateTime<Utc>,
}

impl<'t> Place<'t> {
    pub(super) fn new(
        tenant: &'t Tenant<'t>,
        home: &'t Home,
        index: usize,
        state: Option<ActiveType>,
    ) -> Self {
        let made = made(index);
        Self {
            tenant,
            home,
            index,
            state: state.unwrap_or(ActiveType::Active),
            property: property_id(&tenant.scope, &home.slug, index),
            listing: tenant.scope.mint(&format!("listing {}", home.slug)).id(made),
            made,
        }
    }

    pub(super) fn scope(&self) -> &'t Scope {
        &self.tenant.scope
    }

    pub(super) fn account_id(&self) -> AccountNumber {
        self.tenant.scope.account.into()
    }

    /// Keys for one kind of row of the home.
    pub(super) fn mint(&self, noun: &str) -> Mint {
        self.tenant.scope.mint(&format!("{noun} of {}", self.home.slug))
    }

    /// On one line, as on an envelope.
    pub(super) fn address(&self) -> String {
        let Home { city, state, .. } = self.home;
        format!("{}, {city}, {state}", street(self))
    }
}

pub(super) fn write(rows: &mut Rows, place: &Place<'_>) {
    let (account_id, property_id) = (place.account_id(), place.property);
    rows.property.push(property_row(place));
    rows.property_amenity.extend(place.home.amenities.iter().map(|amenity| property_amenity::Model {
        account_id,
        property_id,
        amenity: amenity.clone(),
    }));
    let tags = place.home.tags.iter().cloned();
    rows.property_tag.extend(tags.map(|tag| property_tag::Model { account_id, property_id, tag }));
    rows.property_group_member.extend(place.home.groups.iter().map(|group| property_group_member::Model {
        account_id,
        group_id: place.scope().named("group", group),
        property_id,
    }));
    rows.photo.extend(photos(place));
    rows.review.extend(reviews(place));
}

fn property_row(place: &Place<'_>) -> property::Model {
    let home = place.home;
    property::Model {
        slug: home.slug.clone(),
        name: home.name.clone(),
        headline: home.headline.clone(),
        description: home.description.clone(),
        system_type: match home.system_type {
            SystemType::Native => SystemCode::Native,
            SystemType::Partner => SystemCode::Partner,
        }
        .into(),
        property_type: fold(home.property_type.name()),
        neighborhood: home.neighborhood.clone(),
        address_one: street(place),
        city: home.city.clone(),
        state: home.state.clone(),
        country: home.country.clone(),
        lat: home.lat,
        lon: home.lon,
        time_zone: home.time_zone.clone(),
        accommodates: home.accommodates.cast_signed(),
        bedrooms: home.bedrooms.cast_signed(),
        bathrooms: home.bathrooms,
        allows_turns: home.allows_turns,
        check_in_time: home.check_in_time.format("%H:%M").to_string(),
        check_out_time: home.check_out_time.format("%H:%M").to_string(),
        house_rules: home.house_rules.join("\n"),
        registration_number: home.registration.clone(),
        ical_secret: place.mint("calendar").secret(),
        search_text: search_text(home),
        ..property::Model::blank(place.property, place.made)
    }
}

fn street(place: &Place<'_>) -> String {
    format!("{} {}", place.mint("street").dice.between(1, 240), place.home.neighborhood)
}

fn search_text(home: &Home) -> String {
    let Home { name, headline, description, city, state, neighborhood, property_type, tags, .. } = home;
    let kind = property_type.name();
    fold(&format!("{name} {headline} {city} {state} {neighborhood} {kind} {} {description}", tags.join(" ")))
}

fn photos(place: &Place<'_>) -> impl Iterator<Item = photo::Model> {
    let mut mint = place.mint("photo");
    (0..).zip(scenes(&place.home.slug, place.home.setting, place.index)).map(move |(position, scene)| {
        let listed = scene.listed();
        photo::Model {
            account_id: place.account_id(),
            id: mint.id(place.made),
            property_id: place.property,
            position,
            alt: listed.caption.clone(),
            width: gallery::WIDTH.cast_signed(),
            height: gallery::HEIGHT.cast_signed(),
            tone: listed.tone.clone(),
            created_at: place.made,
            updated_at: place.made,
            version: 1,
            state: PhotoState::Ready.into(),
        }
    })
}

fn reviews(place: &Place<'_>) -> impl Iterator<Item = review::Model> {
    let mut mint = place.mint("review");
    let Scope { today, now, .. } = *place.scope();
    place.home.reviews.iter().map(move |Review { guest, rating, text, months_ago, .. }| {
        let days_ago = TimeDelta::days(i64::from(*months_ago) * 30);
        let written = now - days_ago;
        review::Model {
            account_id: place.account_id(),
            id: mint.id(written),
            property_id: place.property,
            author: guest.clone(),
            rating: rating.cast_signed(),
            title: String::new(),
            body: text.clone(),
            stayed_on: today - days_ago,
            state_status: StateStatus::Active.into(),
            created_at: written,
            updated_at: written,
            version: 1,
        }
    })
}
