//! Requests as a browser sends them.

use serde::Deserialize;
use serde_json::json;

use crate::client::{Request, ask};
use crate::question::{BEDROOMS, Question, RESULTS};
use crate::worlds::NAMESPACE;
use domain::people::party::Party;
use std::net::SocketAddr;

const PROPERTY: &str = "/websites/api/v2/property/";
pub const ESTIMATE: &str = "/websites/api/v2/quote/estimate/";
pub const QUOTE: &str = "/websites/api/v2/quote/";

/// All filters at once, sorted by total.
pub fn filtered(question: &Question) -> Request {
    let bounds = question.bounds;
    let path = format!(
        "{}&min_lat={}&max_lat={}&min_lng={}&max_lng={}&bedrooms={BEDROOMS}&adults={}&amenities={}",
        dated_path(question),
        bounds.south,
        bounds.north,
        bounds.west,
        bounds.east,
        Party::default().guests(),
        question.amenities.join(";"),
    );
    Request::get(&path)
}

/// Dates only.
pub fn dated(question: &Question) -> Request {
    Request::get(&dated_path(question))
}

fn dated_path(question: &Question) -> String {
    let (check_in, check_out) = (question.stay.check_in(), question.stay.check_out());
    format!(
        "{PROPERTY}?name_space={NAMESPACE}&check_in={check_in}&check_out={check_out}&order_by=price&limit={RESULTS}"
    )
}

/// Bookable stays, as bodies of requests for a price: the results of searches with the same dates.
pub async fn stays(server: SocketAddr, questions: &[Question]) -> anyhow::Result<Vec<String>> {
    let mut bodies = Vec::new();
    for question in questions {
        let found: Found = serde_json::from_str(&ask(server, &dated(question)).await?)?;
        bodies.extend(found.results.into_iter().map(|home| {
            json!({
                "property": home.key,
                "namespace": NAMESPACE,
                "check_in": question.stay.check_in(),
                "check_out": question.stay.check_out(),
                "adults": Party::default().adults(),
            })
            .to_string()
        }));
    }
    Ok(bodies)
}

#[derive(Deserialize)]
struct Found {
    results: Vec<FoundHome>,
}

#[derive(Deserialize)]
struct FoundHome {
    key: String,
}
