//! Geocoding of place names; places where the site has homes come first.

use domain::text::fold;
use places::{Bounds, Place};
use search::Facet;

use crate::cache::{Catalog, CatalogError};
use crate::{App, catalog};

/// Margin around the homes of a place, in degrees.
const ROOM: f64 = 0.03;
/// Two places with the same name within this distance, in degrees, are one.
const CLOSE: f64 = 0.5;

/// Places with that name, the site's own before those of the geocoder.
pub async fn geocode(
    app: &App,
    site: &str,
    question: &str,
    limit: usize,
) -> Result<Vec<Place>, CatalogError> {
    let catalog = catalog::catalog(app, site).await?;
    let mut places = own_places(&catalog, question);
    for place in app.geocoder.find(question, limit).await {
        if !places.iter().any(|own| is_same(own, &place)) {
            places.push(place);
        }
    }
    places.truncate(limit);
    Ok(places)
}

/// Cities with homes whose names start with the query, those with the most homes first.
fn own_places(catalog: &Catalog, question: &str) -> Vec<Place> {
    let name = fold(question.split(',').next().unwrap_or_default());
    if name.is_empty() {
        return Vec::new();
    }
    let cities = catalog.homes.values(Facet::City);
    let named = cities.iter().filter(|city| fold(city).starts_with(&name));
    let mut places: Vec<(usize, Place)> = named.filter_map(|city| own_place(catalog, city)).collect();
    places.sort_by_key(|(homes, _)| std::cmp::Reverse(*homes));
    places.into_iter().map(|(_, place)| place).collect()
}

fn is_same(own: &Place, other: &Place) -> bool {
    fold(&own.name) == fold(&other.name)
        && own.country == other.country
        && Bounds::around(own.lat, own.lon, CLOSE).holds(other.lat, other.lon)
}

fn own_place(catalog: &Catalog, city: &str) -> Option<(usize, Place)> {
    let homes: Vec<_> = catalog.homes.homes().filter(|home| &*home.city == city).collect();
    let first = homes.first()?;
    let bounds = Bounds::of_points(homes.iter().map(|home| (home.lat, home.lon)), ROOM)?;
    Some((homes.len(), Place::new(city, &first.state, &first.country, bounds.centre(), bounds)))
}
