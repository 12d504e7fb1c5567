//! Sends requests to the partner and reads its responses.

use std::sync::Arc;

use chrono::NaiveDate;
use line::{Answer, Body, Call, Conversation, Method, Repeating, Secret, segment};

use crate::booking::{self, BookingKind, Order, Reservation};
use crate::calendar::{self, Day};
use crate::error::PartnerError;
use crate::listings::listing::{self, Listing, ListingPage};
use crate::quotes::quote::{self, Ask, Quote};
use crate::settings::Settings;
use crate::token::{self, Credentials, Token};

/// The partner's maximum number of listings per page.
const PAGE: u32 = 100;

/// Three HTTP clients for one partner: one with short timeouts while a guest waits, one with long timeouts, and one for tokens.
/// Each has its own circuit breakers, so that slow price requests do not block booking lookups, and a rejected token request does
/// not block requests with a token that is still valid.
#[derive(Debug)]
pub struct Partner {
    settings: Settings,
    live: Conversation,
    patient: Conversation,
    tokens: Conversation,
}

impl Partner {
    pub fn new(settings: Settings) -> Result<Self, PartnerError> {
        let within = |limits| Conversation::new(&line::Settings { base: settings.base.clone(), limits });
        let (live, patient, tokens) =
            (within(settings.live)?, within(settings.patient)?, within(settings.live)?);
        Ok(Self { settings, live, patient, tokens })
    }

    /// A client that acts for a party. The name is not sent to the partner; it separates failures by party.
    pub fn voice(self: &Arc<Self>, party: &str) -> Voice {
        Voice { partner: Arc::clone(self), party: party.into() }
    }
}

/// The partner's API on behalf of one of its clients. The partner limits requests per client, so each has its own rate and
/// circuit breaker: a rejection of one does not affect the others.
#[derive(Clone, Debug)]
pub struct Voice {
    partner: Arc<Partner>,
    party: Arc<str>,
}

impl Voice {
    /// Call rarely: the partner issues only a few tokens a day.
    pub async fn token(&self, credentials: &Credentials) -> Result<Token, PartnerError> {
        let call = Call {
            name: "token",
            method: Method::POST,
            path: self.partner.settings.paths.token.clone(),
            authorization: None,
            headers: Vec::new(),
            body: Some(Body {
                content_type: "application/x-www-form-urlencoded",
                text: token::form(credentials, &self.partner.settings.scope),
            }),
            repeating: Repeating::IsHarmful,
        };
        token::read(self.say(&self.partner.tokens, &call).await?.text())
    }

    pub async fn listings(&self, token: &Secret, cursor: Option<&str>) -> Result<ListingPage, PartnerError> {
        let path = page_path(&self.partner.settings.paths.listings, cursor);
        listing::read_page(self.get("listings", path, token).await?.text())
    }

    pub async fn listing(&self, token: &Secret, id: &str) -> Result<Listing, PartnerError> {
        let path = at(&self.partner.settings.paths.listing, id);
        listing::read(self.get("listing", path, token).await?.text())
    }

    /// Both days are included.
    pub async fn calendar(
        &self,
        token: &Secret,
        id: &str,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<Vec<Day>, PartnerError> {
        let path = format!("{}?from={from}&to={to}", at(&self.partner.settings.paths.calendar, id));
        calendar::read(self.get("calendar", path, token).await?.text())
    }

    /// For a waiting guest. A quote books nothing, so it may be requested twice.
    pub async fn quote(&self, token: &Secret, ask: &Ask<'_>) -> Result<Quote, PartnerError> {
        let body = Secret::new(quote::write(ask).to_string());
        let path = self.partner.settings.paths.quotes.clone();
        let call = post("quote", path, token, body, Repeating::Reads);
        quote::read(self.say(&self.partner.live, &call).await?.text())
    }

    /// Not retried: a second request could book twice.
    pub async fn book(&self, token: &Secret, order: &Order<'_>) -> Result<Reservation, PartnerError> {
        let paths = &self.partner.settings.paths;
        let (name, path) = match order.kind {
            BookingKind::Instant => ("instant booking", &paths.instant),
            BookingKind::Inquiry => ("inquiry", &paths.inquiry),
        };
        let body = booking::write(order, &self.partner.settings.policy_field);
        let call = post(name, at(path, order.quote), token, body, Repeating::IsHarmful);
        booking::read(self.say(&self.partner.patient, &call).await?.text())
    }

    /// `None` if the partner has no such reservation.
    pub async fn reservation(&self, token: &Secret, id: &str) -> Result<Option<Reservation>, PartnerError> {
        let path = at(&self.partner.settings.paths.reservation, id);
        match self.get("reservation", path, token).await {
            Ok(answer) => booking::read(answer.text()).map(Some),
            Err(PartnerError::NotFound) => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn get(&self, name: &'static str, path: String, token: &Secret) -> Result<Answer, PartnerError> {
        let call = Call {
            name,
            method: Method::GET,
            path,
            authorization: Some(bearer(token)),
            headers: vec![("accept", "application/json".to_owned())],
            body: None,
            repeating: Repeating::Reads,
        };
        self.say(&self.partner.patient, &call).await
    }

    async fn say(&self, line: &Conversation, call: &Call) -> Result<Answer, PartnerError> {
        line.send_for(&self.party, call).await.map(good)?
    }
}

fn post(name: &'static str, path: String, token: &Secret, body: Secret, repeating: Repeating) -> Call {
    Call {
        name,
        method: Method::POST,
        path,
        authorization: Some(bearer(token)),
        headers: vec![("accept", "application/json".to_owned())],
        body: Some(Body { content_type: "application/json", text: body }),
        repeating,
    }
}

fn page_path(path: &str, cursor: Option<&str>) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.append_pair("limit", &PAGE.to_string());
    if let Some(cursor) = cursor {
        query.append_pair("cursor", cursor);
    }
    format!("{path}?{}", query.finish())
}

fn bearer(token: &Secret) -> Secret {
    Secret::new(format!("Bearer {}", token.expose()))
}

fn at(path: &str, id: &str) -> String {
    path.replace("{id}", &segment(id))
}

fn good(answer: Answer) -> Result<Answer, PartnerError> {
    if answer.is_success() { Ok(answer) } else { Err(PartnerError::of(&answer)) }
}
