//! A public owner site.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use domain::currency::Currency;
use flows::House;
use flows::catalog::Catalog;
use search::Facet;
use serde::Serialize;
use utoipa::ToSchema;

use super::currency::CurrencyOut;
use super::photo::PhotoOut;
use crate::error::{ApiError, ErrorOut};
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
    properties_href: String,
    /// The site's root.
    secure_url: String,
    pub currency: CurrencyOut,
    merchant: MerchantOut,
    analytics_opt_out: bool,
    automatic_price_range: bool,
    price_range: PriceRangeOut,
    pub theme: ThemeOut,
    contact: ContactOut,
    languages: Vec<String>,
    /// Kinds of homes on offer, for filters.
    property_types: Vec<String>,
    /// Cities with homes on offer.
    locations: Vec<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MerchantOut {
    /// `s`, `sp`, `bt`, or nothing when the site takes no cards.
    provider: Option<String>,
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
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ContactOut {
    email: String,
    phone: String,
    address: String,
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
    State(house): State<House>,
    State(options): State<Arc<Options>>,
    Path(namespace): Path<String>,
) -> Result<Json<SiteOut>, ApiError> {
    let catalog = house.catalog(&namespace).await?;
    Ok(Json(SiteOut::new(&catalog, &options)))
}

/// The path under which a site is found without a domain of its own.
pub fn base_path(namespace: &str) -> String {
    format!("/s/{namespace}")
}

impl SiteOut {
    pub fn new(catalog: &Catalog, options: &Options) -> Self {
        let site = &catalog.site;
        let root = format!("{}{}", options.public_url, base_path(&site.namespace));
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
                provider: site.provider.clone(),
                public_key: site.provider_public_key.clone(),
                script_url: site.provider_script_url.clone(),
                test_mode: site.test_mode,
            },
            analytics_opt_out: site.analytics_opt_out,
            automatic_price_range: site.automatic_price_range,
            price_range: PriceRangeOut { min: site.price_min, max: site.price_max },
            theme: ThemeOut { accent: site.accent.clone(), hero: catalog.hero.as_ref().map(PhotoOut::from) },
            contact: ContactOut {
                email: site.contact_email.clone(),
                phone: site.contact_phone.clone(),
                address: site.contact_address.clone(),
            },
            languages: site.languages.split(',').map(str::to_owned).collect(),
            property_types: names(Facet::PropertyType),
            locations: names(Facet::City),
        }
    }
}
