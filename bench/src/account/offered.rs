//! The options that screens offer for long lists: every order, filter and view. The file is written by a test of the web app from
//! the lists' own declarations.

use std::collections::BTreeMap;

use anyhow::Context;
use serde::Deserialize;
use serde_json::Value;

use super::clerk::Clerk;

/// A day in the middle of the generated bookings.
const DAY: &str = "2026-12-01";
/// Search words: one with many matches, a guest by two names, and one with a single match.
const WORDS: [&str; 3] = ["lake", "garcia%20anna", "anna.77740@"];

#[derive(Debug, Deserialize)]
pub struct Offers {
    /// The list's default order; None for the server's default.
    sort: Option<String>,
    orders: Vec<String>,
    filters: Vec<Filter>,
    views: Vec<BTreeMap<String, String>>,
}

#[derive(Debug, Deserialize)]
struct Filter {
    name: String,
    #[serde(flatten)]
    kind: Kind,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Kind {
    Choice,
    Boolean,
    Text,
    Dates,
    Instants,
    Some,
    Object { resource: String },
}

/// By the name of the list.
pub fn all() -> anyhow::Result<Vec<(String, Offers)>> {
    let offered: BTreeMap<String, Offers> = serde_json::from_str(include_str!("offered.json"))?;
    Ok(offered.into_iter().collect())
}

impl Offers {
    /// The queries to request a list with.
    pub async fn queries(&self, list: &str, clerk: &Clerk) -> anyhow::Result<Vec<String>> {
        let about = clerk.describe(list).await?;
        let mut queries: Vec<String> = self
            .orders
            .iter()
            .flat_map(|order| [format!("order_by={order}"), format!("order_by=-{order}")])
            .collect();
        let mut sorted: Vec<String> = WORDS.map(|word| format!("search={word}")).to_vec();
        for filter in &self.filters {
            sorted.extend(filter.queries(&about, clerk).await?);
        }
        let sort = self.sort.as_ref().map(|sort| format!("&order_by={sort}")).unwrap_or_default();
        let (views_in_order, other_views): (Vec<_>, Vec<_>) =
            self.views.iter().partition(|params| params.contains_key("sort"));
        sorted.extend(other_views.into_iter().map(view));
        queries.extend(sorted.into_iter().map(|query| format!("{query}{sort}")));
        queries.extend(views_in_order.into_iter().map(view));
        Ok(queries)
    }
}

/// A view's parameters as the server expects them: several values of a filter form a list.
fn view(params: &BTreeMap<String, String>) -> String {
    let asked = |(name, value): (&String, &String)| match name.as_str() {
        "sort" => format!("order_by={value}"),
        _ if value.contains(',') => format!("{name}__in={value}"),
        _ => format!("{name}={value}"),
    };
    params.iter().map(asked).collect::<Vec<_>>().join("&")
}

impl Filter {
    async fn queries(&self, about: &Value, clerk: &Clerk) -> anyhow::Result<Vec<String>> {
        let Self { name, kind } = self;
        Ok(match kind {
            Kind::Choice => {
                let choices = about["fields"][name]["choices"].as_array().cloned().unwrap_or_default();
                choices
                    .iter()
                    .filter_map(|choice| Some(format!("{name}={}", choice["value"].as_str()?)))
                    .collect()
            }
            Kind::Boolean => vec![format!("{name}=true"), format!("{name}=false")],
            Kind::Text => WORDS.map(|word| format!("{name}={word}")).to_vec(),
            Kind::Dates => vec![format!("{name}__gte={DAY}"), format!("{name}__lte={DAY}")],
            Kind::Instants => {
                vec![format!("{name}__gte={DAY}T00:00:00Z"), format!("{name}__lte={DAY}T00:00:00Z")]
            }
            Kind::Some => vec![format!("{name}__gt=0")],
            Kind::Object { resource } => {
                let some = clerk.get(&format!("/api/v2/{resource}/?limit=1")).await?;
                let rows = some["results"].as_array().context("results")?;
                rows.iter().filter_map(|row| Some(format!("{name}={}", row["key"].as_str()?))).collect()
            }
        })
    }
}
