//! The public site of an owner.

use std::sync::Arc;

use axum::extract::{Path, State};
use domain::money::currency::Currency;
use flows::cache::{Catalog, SitePictures};
use flows::services::Cashier;
use flows::sites::SearchTexts;
use flows::{App, catalog};
use search::Facet;
use serde::Serialize;
use store::row::sites::site;
use utoipa::ToSchema;

use super::currency::CurrencyOut;
use super::photo::PhotoOut;
use super::site_page::SitePageTitleOut;
use crate::address::primary;
use crate::code;
use crate::error::{ApiError, ErrorOut};
use crate::json::Json;
use crate::options::Options;

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SiteOut {
    /// The site's unique name in its URL.
    pub namespace: String,
    pub name: String,
    pub tagline: String,
    /// The owner's introduction on the first page; may be empty.
    pub story: String,
    /// Whether the homes are kept in the partner's system.
    guesty_powered: bool,
    /// The e-mail address for guests when the partner's system is unavailable; absent if there is none.
    guesty_account_email: Option<String>,
    /// The URL of the list of homes.
    pub properties_href: String,
    /// The site's canonical root URL, without a trailing slash.
    pub secure_url: String,
    /// The site's currency.
    pub currency: CurrencyOut,
    /// The payment provider that takes the site's cards.
    merchant: MerchantOut,
    /// Whether links to the checkout carry no tracking parameters.
    analytics_opt_out: bool,
    /// Whether the limits of the price filter follow from the prices of the homes; otherwise they are in `price_range`.
    automatic_price_range: bool,
    /// The limits of the price filter that the owner has set.
    price_range: PriceRangeOut,
    pub theme: ThemeOut,
    pub contact: ContactOut,
    /// The languages of the site: `en`, `es`, `de` or `fr`.
    pub languages: Vec<String>,
    /// Pages written by the owner, in their order.
    pub pages: Vec<SitePageTitleOut>,
    /// The map that the pages show.
    pub map: SiteMapOut,
    /// The types of homes on offer, for filters.
    property_types: Vec<String>,
    /// The cities with homes on offer.
    locations: Vec<String>,
    /// For the HTML head of the first page only.
    #[serde(skip)]
    pub search: SearchTexts,
    /// The picture of link previews; for the HTML head only.
    #[serde(skip)]
    pub social: Option<PhotoOut>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MerchantOut {
    /// The payment provider: `s` Stripe, `sp` Spreedly, `bt` Braintree; absent if the site takes no cards.
    provider: Option<code::Provider>,
    /// The provider's public key for its script; absent if there is none.
    public_key: Option<String>,
    /// The URL of the provider's script; absent if there is none.
    script_url: Option<String>,
    /// Whether payments are tests and no money moves.
    test_mode: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PriceRangeOut {
    /// The lower limit in minor units; absent if not set.
    min: Option<i64>,
    /// The upper limit in minor units; absent if not set.
    max: Option<i64>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ThemeOut {
    /// The accent color, such as `#1f6f78`.
    pub accent: String,
    /// The large photo of the first page; absent if there is none.
    pub hero: Option<PhotoOut>,
    /// The logo, shown instead of the name; absent if there is none.
    pub logo: Option<PhotoOut>,
    /// The logo on dark backgrounds; absent if there is none of its own.
    pub logo_dark: Option<PhotoOut>,
    /// The typeface of headings; absent for the default.
    font: Option<HeadingFont>,
}

#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum HeadingFont {
    Serif,
    Sans,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ContactOut {
    pub email: String,
    pub phone: String,
    pub address: String,
    /// The hours in which the owner can be reached, in the owner's words; absent if not given.
    pub hours: Option<String>,
}

/// The map of the pages: the built-in map, or a map with this style.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SiteMapOut {
    /// The URL of a MapLibre style; absent for the built-in map.
    style_url: Option<String>,
    /// The attribution that the map must show; absent for the built-in map.
    attribution: Option<String>,
}

/// Returns one site by its namespace.
#[utoipa::path(
    get,
    operation_id = "get_site",
    path = "/websites/api/v2/site/{namespace}",
    params(("namespace" = String, Path)),
    responses((status = 200, body = SiteOut), (status = 404, body = ErrorOut)),
    tag = "site"
)]
pub async fn get(
    State(app): State<App>,
    State(options): State<Arc<Options>>,
    Path(namespace): Path<String>,
) -> Result<Json<SiteOut>, ApiError> {
    let catalog = catalog::catalog(&app, &namespace).await?;
    Ok(Json(SiteOut::new(&catalog, &app.cashier, &options)))
}

impl SiteOut {
    pub fn new(catalog: &Catalog, cashier: &Cashier, options: &Options) -> Self {
        let site = &catalog.site;
        let merchant = cashier.merchant(site);
        let root = primary(site, options);
        let names = |facet| catalog.homes.values(facet).iter().map(ToString::to_string).collect();
        Self {
            namespace: site.namespace.clone(),
            name: site.name.clone(),
            tagline: site.tagline.clone(),
            story: site.story.clone(),
            guesty_powered: site.guesty_powered,
            guesty_account_email: site.guesty_account_email.clone(),
            properties_href: format!("{root}/properties/"),
            secure_url: root,
            currency: site.currency.parse::<Currency>().unwrap_or_default().into(),
            merchant: MerchantOut {
                provider: merchant.provider.map(Into::into),
                public_key: merchant.public_key,
                script_url: merchant.script_url,
                test_mode: site.test_mode,
            },
            analytics_opt_out: site.analytics_opt_out,
            automatic_price_range: site.automatic_price_range,
            price_range: PriceRangeOut { min: site.price_min, max: site.price_max },
            theme: ThemeOut::new(catalog),
            contact: ContactOut {
                email: site.contact_email.clone(),
                phone: site.contact_phone.clone(),
                address: site.contact_address.clone(),
                hours: themed(site, "contact_hours").map(str::to_owned),
            },
            languages: site.languages.split(',').map(str::to_owned).collect(),
            pages: catalog.pages.iter().map(SitePageTitleOut::from).collect(),
            map: SiteMapOut {
                style_url: options.map.style_url.clone(),
                attribution: options.map.attribution.clone(),
            },
            property_types: names(Facet::PropertyType),
            locations: names(Facet::City),
            search: SearchTexts {
                title: site.search_title.clone(),
                description: site.search_description.clone(),
            },
            social: catalog.pictures.social.as_ref().map(PhotoOut::from),
        }
    }
}

impl ThemeOut {
    fn new(catalog: &Catalog) -> Self {
        let SitePictures { hero, logo, logo_dark, photo_as_logo, social: _ } = &catalog.pictures;
        Self {
            accent: catalog.site.accent.clone(),
            hero: hero.as_ref().map(PhotoOut::from),
            logo: logo.as_ref().map(PhotoOut::of_logo).or_else(|| photo_as_logo.as_ref().map(PhotoOut::from)),
            logo_dark: logo_dark.as_ref().map(PhotoOut::of_logo),
            font: match themed(&catalog.site, "font") {
                Some("serif") => Some(HeadingFont::Serif),
                Some("sans") => Some(HeadingFont::Sans),
                _ => None,
            },
        }
    }
}

/// Returns a value of the owner's theme by its name.
fn themed<'a>(site: &'a site::Model, name: &str) -> Option<&'a str> {
    site.theme.get(name).and_then(|value| value.as_str()).filter(|text| !text.is_empty())
}
