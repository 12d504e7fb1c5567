//! The live price of a partner's home: with a timeout, cached for a minute, and refused with the owner's e-mail address if the
//! partner does not respond.

use domain::price::inquiry::{Inquiry, StayRequest};
use domain::quotes::Quote;
use domain::quotes::refusal::Refusal;
use domain::quotes::stay_rules::{check_free, check_offered};
use partner::{Ask, PartnerError, Reason};
use search::Home;
use store::StoreError;
use store::quotes::quote::PartnerOffer;

use super::bill::bill;
use super::token::ask_partner;
use crate::App;
use crate::cache::Question;
use crate::services::PartnerTrouble;

/// The partner's price for a stay, and the partner's quote to book it with.
pub(crate) struct LiveQuote {
    pub(crate) quote: Quote,
    pub(crate) offer: PartnerOffer,
}

/// `keeps`: the price will be booked, so no other guest may get the same partner quote.
pub(crate) async fn live_quote(
    app: &App,
    home: &Home,
    request: &StayRequest,
    keeps: bool,
) -> Result<Result<LiveQuote, Refusal>, StoreError> {
    let today = home.today(app.now());
    let (rules, inquiry) = (home.terms.sheet().rules, Inquiry::new(request, today));
    let checked = check_offered(&*home.terms, &rules, &inquiry)
        .and_then(|()| check_free(&rules, home.surely_taken(), &inquiry));
    if let Err(refusal) = checked {
        return Ok(Err(refusal));
    }
    let told = match partner_price(app, home, request, keeps).await {
        Ok(told) => told,
        Err(PartnerTrouble::Store(error)) => return Err(error),
        Err(trouble) => {
            tracing::warn!(home = %home.key, %trouble, "the partner returned no price");
            return Ok(Err(refusal_of(&trouble, home, request)));
        }
    };
    let Some(quote) = bill(&told, &home.terms, request.stay, today) else {
        tracing::warn!(home = %home.key, currency = %told.currency, "the partner's price could not be used");
        return Ok(Err(Refusal::PartnerUnavailable));
    };
    let offer = PartnerOffer {
        quote: told.id,
        rate_plan: told.rate_plan,
        inquiry: told.inquiry,
        expires_at: told.expires_at,
    };
    Ok(Ok(LiveQuote { quote, offer }))
}

async fn partner_price(
    app: &App,
    home: &Home,
    request: &StayRequest,
    keeps: bool,
) -> Result<partner::Quote, PartnerTrouble> {
    let desk = app.partner_desk.as_ref().ok_or(PartnerTrouble::NoConnection)?;
    let listing = home.partner_listing_id.as_deref().ok_or(PartnerTrouble::NoConnection)?;
    let ask = Ask { listing, stay: request.stay, guests: request.party.guests() };
    let account = home.key.account();
    let question = Question { account, listing: listing.to_owned(), stay: ask.stay, guests: ask.guests };
    let now = app.now();
    let known = if keeps { desk.memory.take(&question, now) } else { desk.memory.recall(&question, now) };
    if let Some(known) = known {
        return Ok(known);
    }
    let asking = ask_partner(app, account, |line, token| async move { line.quote(&token, &ask).await });
    let told = tokio::time::timeout(desk.patience, asking).await.map_err(|_| PartnerTrouble::TooSlow)??;
    if !keeps {
        desk.memory.learn(question, told.clone(), now);
    }
    Ok(told)
}

fn refusal_of(trouble: &PartnerTrouble, home: &Home, request: &StayRequest) -> Refusal {
    let PartnerTrouble::Partner(PartnerError::Refused { reason, .. }) = trouble else {
        return Refusal::PartnerUnavailable;
    };
    match reason {
        Reason::Taken => Refusal::Overlap { night: request.stay.check_in() },
        Reason::TooShort => {
            Refusal::MinStay { nights: home.terms.min_nights.max(request.stay.nights() + 1), event: None }
        }
        Reason::TooManyGuests => Refusal::MaxGuests { most: home.terms.accommodates },
        Reason::Card | Reason::Other => Refusal::PartnerUnavailable,
    }
}
