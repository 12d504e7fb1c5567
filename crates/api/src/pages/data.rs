//! The data embedded in each page, which the script would otherwise request first, and the files that the page needs.

use domain::guest_key::Held;
use domain::locale::language::Language;
use flows::cache::Catalog;
use flows::sites::SitePageError;
use flows::{app, homes, quotes, sites};
use serde::Serialize;

use crate::error::ApiError;
use crate::page_cache::Shown;
use crate::public::naming::Naming;
use crate::public::property::PropertyOut;
use crate::public::property_list::{PropertyListOut, PropertyListParams};
use crate::public::quote::QuoteOut;
use crate::public::site_page::SitePageOut;
use crate::state::AppState;

const LIST_LIMIT: usize = 20;
const FEATURED_LIMIT: usize = 8;

#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PageData {
    Home {
        featured: PropertyListOut,
    },
    List {
        list: PropertyListOut,
    },
    Property {
        property: Box<PropertyOut>,
    },
    Page {
        page: SitePageOut,
    },
    /// The stay to be booked, if the URL has a quote that can be booked.
    Checkout {
        #[serde(flatten)]
        stay: Option<Stay>,
    },
    Reservation,
    Offers,
    NotFound {
        featured: PropertyListOut,
    },
    /// A page that the owner has withdrawn; the script treats it as not found.
    #[serde(rename = "not_found")]
    Gone {
        featured: PropertyListOut,
    },
}

/// A quote and its home.
#[derive(Debug, Serialize)]
pub struct Stay {
    pub quote: Box<QuoteOut>,
    pub property: Box<PropertyOut>,
}

pub async fn page_data(state: &AppState, catalog: &Catalog, shown: &Shown) -> Result<PageData, ApiError> {
    let list = |limit| {
        let params = PropertyListParams::of_site(&catalog.site.namespace, limit);
        let query = params.query()?;
        Ok::<_, ApiError>(PropertyListOut::new(catalog, &params, &query, state.app.now()))
    };
    let missing = || Ok::<_, ApiError>(PageData::NotFound { featured: list(FEATURED_LIMIT)? });
    Ok(match shown {
        Shown::Home => PageData::Home { featured: list(FEATURED_LIMIT)? },
        Shown::List => PageData::List { list: list(LIST_LIMIT)? },
        Shown::Property(slug) => {
            let Some(home) = catalog.homes.home_at(slug) else {
                // A discontinued home is 410; any other may be listed later or again.
                let is_gone = homes::was_given_up(&state.app, catalog, slug).await?;
                return if is_gone {
                    Ok(PageData::Gone { featured: list(FEATURED_LIMIT)? })
                } else {
                    missing()
                };
            };
            match homes::property(&state.app, catalog, home.key).await? {
                Some(page) => {
                    PageData::Property { property: Box::new(PropertyOut::new(page, state.app.now())) }
                }
                None => missing()?,
            }
        }
        Shown::Page(slug) => match sites::site_page(&state.app, catalog, slug).await {
            Ok(page) => PageData::Page { page: page.into() },
            Err(SitePageError::NoSuchPage) => missing()?,
            Err(SitePageError::TakenBack) => PageData::Gone { featured: list(FEATURED_LIMIT)? },
            Err(error) => return Err(error.into()),
        },
        Shown::Checkout => PageData::Checkout { stay: None },
        Shown::Reservation => PageData::Reservation,
        Shown::Offers => PageData::Offers,
        Shown::Unknown => missing()?,
    })
}

/// Returns the checkout of a quote, or `None` if it cannot be shown: then the script requests it and shows the error.
pub async fn checkout(state: &AppState, catalog: &Catalog, quote: &str) -> Option<PageData> {
    let guest = app::admit_guest(&state.app, Held::Quote, quote).await.ok()??;
    let kept = quotes::quote(&state.app, guest.row).await.ok()?;
    let page = homes::property(&state.app, catalog, kept.row.property_id.key()).await.ok()??;
    let property = Box::new(PropertyOut::new(page, state.app.now()));
    let quote = Box::new(QuoteOut::of_kept(&kept, &Naming::Guest(guest.names)));
    Some(PageData::Checkout { stay: Some(Stay { quote, property }) })
}

/// The scripts of the page: the entry, its texts, and the chunk that contains the page.
pub fn parts(data: &PageData, language: Language) -> [&'static str; 3] {
    let texts = match language {
        Language::English => "src/i18n/messages/site/en.js",
        Language::Spanish => "src/i18n/messages/site/es.js",
        Language::German => "src/i18n/messages/site/de.js",
        Language::French => "src/i18n/messages/site/fr.js",
    };
    let walk = match data {
        PageData::Page { .. } => "src/site/app/routes/owner-page-route.tsx",
        PageData::Checkout { .. } => "checkout",
        PageData::Reservation => "src/site/app/routes/reservation-routes.tsx",
        PageData::Offers => "src/site/app/routes/offers-route.tsx",
        _ => "browse",
    };
    ["src/site/main.tsx", walk, texts]
}
