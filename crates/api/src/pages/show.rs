//! Rendering of the site's pages: the template for the first view of each.

use askama::Template;
use domain::locale::language::Language;
use domain::money::currency::Currency;
use http::StatusCode;
use serde::Serialize;

use super::data::{PageData, page_data, parts};
use super::document::{Document, Problem};
use super::meta::{self, Meta};
use super::path::CONTACT;
use super::plain::web_not_built;
use super::view::{CardView, HomeView, SiteView};
use super::visit::Visit;
use super::words::{SearchBar, Words};
use crate::error::ApiError;
use crate::page_cache::{RenderedPage, Shown};
use crate::public::photo::PhotoOut;
use crate::public::property_list::PropertyListOut;
use crate::public::site::SiteOut;
use crate::public::site_page::SitePageOut;
use crate::state::AppState;

/// The data embedded in the page, which the script would otherwise request first.
#[derive(Debug, Serialize)]
struct FirstData<'a> {
    base: &'a str,
    locale: &'a str,
    demo: bool,
    site: &'a SiteOut,
    page: &'a PageData,
}

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage<'a> {
    document: &'a Document,
    words: Language,
    site: &'a SiteView,
    base: &'a str,
    hero: Option<PhotoOut>,
    cards: Vec<CardView>,
    see_all: String,
}

#[derive(Template)]
#[template(path = "list.html")]
struct ListPage<'a> {
    document: &'a Document,
    words: Language,
    site: &'a SiteView,
    base: &'a str,
    cards: Vec<CardView>,
    count: String,
}

#[derive(Template)]
#[template(path = "property.html")]
struct PropertyPage<'a> {
    document: &'a Document,
    words: Language,
    site: &'a SiteView,
    base: &'a str,
    home: HomeView,
}

#[derive(Template)]
#[template(path = "page.html")]
struct OwnPage<'a> {
    document: &'a Document,
    words: Language,
    site: &'a SiteView,
    base: &'a str,
    page: &'a SitePageOut,
    is_contact: bool,
}

#[derive(Template)]
#[template(path = "reservation.html")]
struct ReservationPage<'a> {
    document: &'a Document,
    words: Language,
    site: &'a SiteView,
    base: &'a str,
}

#[derive(Template)]
#[template(path = "offers.html")]
struct OffersPage<'a> {
    document: &'a Document,
    words: Language,
    site: &'a SiteView,
    base: &'a str,
}

#[derive(Template)]
#[template(path = "not_found.html")]
struct NotFoundPage<'a> {
    document: &'a Document,
    words: Language,
    site: &'a SiteView,
    base: &'a str,
    cards: Vec<CardView>,
    see_all: String,
}

pub async fn render(state: &AppState, visit: &Visit, shown: &Shown) -> Result<RenderedPage, ApiError> {
    draw(state, visit, &page_data(state, &visit.catalog, shown).await?)
}

pub fn draw(state: &AppState, visit: &Visit, data: &PageData) -> Result<RenderedPage, ApiError> {
    let Visit { catalog, base, language, .. } = visit;
    let site = SiteOut::new(catalog, &state.app.cashier, &state.options);
    let first =
        FirstData { base, locale: language.code(), demo: state.options.demo, site: &site, page: data };
    let meta = page_meta(&site, data, *language).spoken(visit);
    let document = match Document::new(state, &parts(data, *language), meta, &first, &site.theme.accent) {
        Ok(document) => document,
        Err(Problem::WebNotBuilt) => return Ok(web_not_built()),
        Err(Problem::Json(error)) => return Err(ApiError::Fault(error.into())),
    };
    // Pages with card fields must not be framed.
    let is_personal = matches!(data, PageData::Checkout { .. } | PageData::Reservation);
    let document = if is_personal {
        document.with_cards(&state.app.cashier.merchant(&catalog.site))
    } else {
        document.framed_by_us()
    };
    let currency = catalog.site.currency.parse().unwrap_or_default();
    let html =
        first_view(&document, &site, visit, data, currency).map_err(|error| ApiError::Fault(error.into()))?;
    let status = match data {
        PageData::NotFound { .. } => StatusCode::NOT_FOUND,
        PageData::Gone { .. } => StatusCode::GONE,
        _ => StatusCode::OK,
    };
    Ok(RenderedPage { status, html: html.into(), policy: document.policy(), is_personal })
}

/// The number of all homes found.
fn count(list: &PropertyListOut) -> f64 {
    u32::try_from(list.meta.total_count).unwrap_or(u32::MAX).into()
}

fn page_meta(site: &SiteOut, data: &PageData, language: Language) -> Meta {
    match data {
        PageData::Home { featured } => meta::home(site, featured),
        PageData::List { list } => meta::list(site, list, language),
        PageData::Property { property } => meta::property(site, property, language),
        PageData::Page { page } => meta::own_page(site, page),
        PageData::Checkout { .. } | PageData::Reservation | PageData::Offers => meta::private(site),
        PageData::NotFound { .. } | PageData::Gone { .. } => meta::not_found(site, language),
    }
}

fn first_view(
    document: &Document,
    site: &SiteOut,
    visit: &Visit,
    data: &PageData,
    currency: Currency,
) -> Result<String, askama::Error> {
    let Visit { base, language: words, .. } = visit;
    let words = *words;
    let view = SiteView::new(site, base);
    let cards = |list: &PropertyListOut| {
        list.results.iter().map(|card| CardView::new(card, base, currency, words)).collect()
    };
    let see_all = |list: &PropertyListOut| words.counted(words.see_all(), count(list));
    match data {
        PageData::Home { featured } => HomePage {
            document,
            words,
            site: &view,
            base,
            hero: site.theme.hero.clone().or_else(|| featured.results.first()?.photo.clone()),
            cards: cards(featured),
            see_all: see_all(featured),
        }
        .render(),
        PageData::List { list } => ListPage {
            document,
            words,
            site: &view,
            base,
            cards: cards(list),
            count: words.counted(words.home_count(), count(list)),
        }
        .render(),
        PageData::Property { property } => {
            PropertyPage { document, words, site: &view, base, home: HomeView::new(property, words) }.render()
        }
        PageData::Page { page } => {
            let is_contact = page.slug == CONTACT;
            OwnPage { document, words, site: &view, base, page, is_contact }.render()
        }
        PageData::Checkout { .. } | PageData::Reservation => {
            ReservationPage { document, words, site: &view, base }.render()
        }
        PageData::Offers => OffersPage { document, words, site: &view, base }.render(),
        PageData::NotFound { featured } | PageData::Gone { featured } => {
            let (cards, see_all) = (cards(featured), see_all(featured));
            NotFoundPage { document, words, site: &view, base, cards, see_all }.render()
        }
    }
}
