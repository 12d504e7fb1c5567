//! A public owner site.

use std::sync::Arc;

use axum::extract::{Path, State};
use domain::currency::Currency;
use flows::cache::Catalog;
use flows::services::Cashier;
use flows::sites::SearchTexts;
use flows::{App, catalog};
use search::Facet;
use serde::Serialize;
use store::row::site;
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
    pub namespace: String,
    pub name: String,
    pub tagline: String,
    pub story: String,
    guesty_powered: bool,
    guesty_account_email: Option<String>,
    /// Where the list of homes is.
    pub properties_href: String,
    /// The site's root, at the address that search engines shall know.
    pub secure_url: String,
    pub currency: CurrencyOut,
    merchant: MerchantOut,
    analytics_opt_out: bool,
    automatic_price_range: bool,
    price_range: PriceRangeOut,
    pub theme: ThemeOut,
    pub contact: ContactOut,
    pub languages: Vec<String>,
    /// Pages in the owner's own words, in their order.
    pub pages: Vec<SitePageTitleOut>,
    pub map: SiteMapOut,
    /// Kinds of homes on offer, for filters.
    property_types: Vec<String>,
    /// Cities with homes on offer.
    locations: Vec<String>,
    /// For the head of the first page only.
    #[serde(skip)]
    pub search: SearchTexts,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MerchantOut {
    /// `s`, `sp`, `bt`, or nothing when the site takes no cards.
    provider: Option<code::Provider>,
    public_key: Option<String>,
    script_url: Option<String>,
    test_mode: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PriceRangeOut {
    min: Option<i64>,
    max: Option<i64>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ThemeOut {
    pub accent: String,
    /// The picture that the site opens with.
    pub hero: Option<PhotoOut>,
    /// Stands for the name at the top of the page.
    logo: Option<PhotoOut>,
    /// The face of headings.
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
    /// When somebody answers, in the owner's words.
    pub hours: Option<String>,
}

/// The map that the pages show: our own, or the one with this style.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SiteMapOut {
    /// A MapLibre style.
    style_url: Option<String>,
    /// Whom it is owed to.
    attribution: Option<String>,
}

/// One site by its namespace.
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
        }
    }
}

impl ThemeOut {
    fn new(catalog: &Catalog) -> Self {
        Self {
            accent: catalog.site.accent.clone(),
            hero: catalog.hero.as_ref().map(PhotoOut::from),
            logo: catalog.logo.as_ref().map(PhotoOut::from),
            font: match themed(&catalog.site, "font") {
                Some("serif") => Some(HeadingFont::Serif),
                Some("sans") => Some(HeadingFont::Sans),
                _ => None,
            },
        }
    }
}

/// What the owner said about the look of the site, by its name.
fn themed<'a>(site: &'a site::Model, name: &str) -> Option<&'a str> {
    site.theme.get(name).and_then(|value| value.as_str()).filter(|text| !text.is_empty())
}
