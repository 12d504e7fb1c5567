//! The pages of a site: which data each embeds and which template draws its first view.

use askama::Template;
use domain::currency::Currency;
use flows::catalog::Catalog;
use http::StatusCode;
use serde::Serialize;

use super::cache::{RenderedPage, Shown};
use super::document::{Document, Problem};
use super::meta::{self, Meta};
use super::view::{CardView, HomeView, SiteView};
use crate::error::ApiError;
use crate::public::photo::PhotoOut;
use crate::public::property::PropertyOut;
use crate::public::property_list::{PropertyListOut, PropertyListParams};
use crate::public::site::{SiteOut, base_path};
use crate::state::AppState;

const LIST_LIMIT: usize = 20;
const FEATURED_LIMIT: usize = 8;

/// The data that the page starts with: what the script would otherwise ask for first.
#[derive(Debug, Serialize)]
struct FirstData<'a> {
    base: &'a str,
    locale: &'a str,
    demo: bool,
    site: &'a SiteOut,
    page: &'a PageData,
}

#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum PageData {
    Home { featured: PropertyListOut },
    List { list: PropertyListOut },
    Property { property: Box<PropertyOut> },
    NotFound,
}

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage<'a> {
    document: &'a Document,
    site: &'a SiteView,
    base: &'a str,
    hero: Option<PhotoOut>,
    cards: Vec<CardView>,
    total: usize,
}

#[derive(Template)]
#[template(path = "list.html")]
struct ListPage<'a> {
    document: &'a Document,
    site: &'a SiteView,
    base: &'a str,
    cards: Vec<CardView>,
    total: usize,
}

#[derive(Template)]
#[template(path = "property.html")]
struct PropertyPage<'a> {
    document: &'a Document,
    site: &'a SiteView,
    base: &'a str,
    home: HomeView,
}

#[derive(Template)]
#[template(path = "not_found.html")]
struct NotFoundPage<'a> {
    document: &'a Document,
    site: &'a SiteView,
    base: &'a str,
}

pub async fn render(state: &AppState, catalog: &Catalog, shown: &Shown) -> Result<RenderedPage, ApiError> {
    let site = SiteOut::new(catalog, &state.options);
    let data = page_data(state, catalog, shown).await?;
    let base = base_path(&site.namespace);
    let first = FirstData { base: &base, locale: "en", demo: state.options.demo, site: &site, page: &data };
    let meta = page_meta(state, &site, &data, &base);
    let document = match Document::new(state, &parts(&data), meta, &first, &site.theme.accent) {
        Ok(document) => document,
        Err(Problem::WebNotBuilt) => return Ok(super::plain::web_not_built()),
        Err(Problem::Json(error)) => return Err(ApiError::Fault(error.into())),
    };
    let currency = catalog.site.currency.parse().unwrap_or_default();
    let html = first_view(&document, &site, &base, &data, currency)
        .map_err(|error| ApiError::Fault(error.into()))?;
    let status = if matches!(data, PageData::NotFound) { StatusCode::NOT_FOUND } else { StatusCode::OK };
    Ok(RenderedPage { status, html: html.into(), policy: document.policy() })
}

/// The scripts of the page: the entry, its texts, and the screen it will draw first.
fn parts(data: &PageData) -> Vec<&'static str> {
    let mut parts = vec!["src/site/main.tsx", "src/i18n/messages/site/en.js"];
    match data {
        PageData::Home { .. } => parts.push("src/site/features/home/index.ts"),
        PageData::List { .. } => parts.push("src/site/features/property-list/index.ts"),
        PageData::Property { .. } => parts.push("src/site/app/property-route.tsx"),
        PageData::NotFound => {}
    }
    parts
}

async fn page_data(state: &AppState, catalog: &Catalog, shown: &Shown) -> Result<PageData, ApiError> {
    let list = |limit| {
        let params = PropertyListParams::of_site(&catalog.site.namespace, limit);
        let query = params.query()?;
        Ok::<_, ApiError>(PropertyListOut::new(catalog, &params, &query, state.house.now()))
    };
    Ok(match shown {
        Shown::Home => PageData::Home { featured: list(FEATURED_LIMIT)? },
        Shown::List => PageData::List { list: list(LIST_LIMIT)? },
        Shown::Property(slug) => {
            let Some(home) = catalog.homes.home_at(slug) else { return Ok(PageData::NotFound) };
            match state.house.property(catalog, home.key).await? {
                Some(page) => {
                    PageData::Property { property: Box::new(PropertyOut::new(page, state.house.now())) }
                }
                None => PageData::NotFound,
            }
        }
        Shown::Unknown => PageData::NotFound,
    })
}

fn page_meta(state: &AppState, site: &SiteOut, data: &PageData, base: &str) -> Meta {
    let root = &state.options.public_url;
    match data {
        PageData::Home { featured } => meta::home(site, featured, root, base),
        PageData::List { list } => meta::list(site, list, root, base),
        PageData::Property { property } => meta::property(site, property, root, base),
        PageData::NotFound => meta::not_found(site),
    }
}

fn first_view(
    document: &Document,
    site: &SiteOut,
    base: &str,
    data: &PageData,
    currency: Currency,
) -> Result<String, askama::Error> {
    let view = SiteView { name: site.name.clone(), tagline: site.tagline.clone(), story: site.story.clone() };
    let cards = |list: &PropertyListOut| {
        list.results.iter().map(|card| CardView::new(card, base, currency)).collect()
    };
    match data {
        PageData::Home { featured } => HomePage {
            document,
            site: &view,
            base,
            hero: site.theme.hero.clone().or_else(|| featured.results.first()?.photo.clone()),
            cards: cards(featured),
            total: featured.meta.total_count,
        }
        .render(),
        PageData::List { list } => {
            ListPage { document, site: &view, base, cards: cards(list), total: list.meta.total_count }
                .render()
        }
        PageData::Property { property } => {
            PropertyPage { document, site: &view, base, home: HomeView::new(property) }.render()
        }
        PageData::NotFound => NotFoundPage { document, site: &view, base }.render(),
    }
}
