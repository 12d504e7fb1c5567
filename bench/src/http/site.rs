//! One site of a given size: searches, estimates and quotes, and their baselines.

use std::net::SocketAddr;

use metrics_exporter_prometheus::PrometheusHandle;

use super::floor::{self, Floor};
use super::request::{ESTIMATE, QUOTE, dated, filtered, stays};
use super::versus::Contest;
use crate::bar::Bars;
use crate::client::{Load, Request, ask};
use crate::insert::{self, Inserts};
use crate::machine::now;
use crate::question::{Question, questions};
use crate::server::Server;
use crate::worlds;

const STATIC: &str = "static floor";
const SERIALISED: &str = "serialized floor";
const SEARCH: &str = "search: dates, map, bedrooms, 3 amenities";
const DATED: &str = "search: dates only";
const ESTIMATED: &str = "estimate";
const ESTIMATE_FLOOR: &str = "serialized floor of an estimate";
const QUOTED: &str = "quote create";
const INSERT: &str = "bare durable insert";

const QUESTIONS: usize = 400;
/// Number of sample queries, which determine bookable stays and the typical size of a page.
const SAMPLE: usize = 20;
/// The site size at which the search has a target: there most of the time is HTTP.
const SEARCH_BAR_SIZE: usize = 1_000;
const SEARCH_BAR: f64 = 0.50;
const ESTIMATE_BAR: f64 = 0.50;
const QUOTE_BAR: f64 = 0.40;

pub async fn run(size: usize, figures: PrometheusHandle, bars: &mut Bars) -> anyhow::Result<()> {
    let server = Server::with_world(size).await?;
    let asked = questions(QUESTIONS, now().date_naive())?;
    let bodies = stays(server.address, &asked[..SAMPLE]).await?;
    let post = |path: &'static str| bodies.iter().map(move |body| Request::post(path, body));
    let page = a_usual_page(server.address, &asked).await?;
    let estimate = ask(server.address, &Request::post(ESTIMATE, &bodies[0])).await?;
    ask(server.address, &Request::post(QUOTE, &bodies[0])).await?;
    let floor = Floor::start(floor::state(size, figures).await?, &page, &estimate)?;
    let inserts = Inserts::open(insert::size_of_a_quote(size).await?).await?;

    let mut contest = Contest::new(format!(
        "{size} homes on one site over HTTP; a page is {} bytes, an estimate {}, a quote's row {}",
        page.len(),
        estimate.len(),
        inserts.bytes,
    ));
    contest.load(STATIC, Load::new(server.address, [Request::get(&format!("/floor/{}", page.len()))]));
    contest.load(SERIALISED, Load::new(floor.address, [Request::get(Floor::PAGE)]));
    contest.load(SEARCH, Load::new(server.address, asked.iter().map(filtered)));
    contest.load(DATED, Load::new(server.address, asked.iter().map(dated)));
    contest.load(ESTIMATE_FLOOR, Load::new(floor.address, post(Floor::ESTIMATE)));
    contest.load(ESTIMATED, Load::new(server.address, post(ESTIMATE)));
    contest.inserts(INSERT, inserts);
    contest.load(QUOTED, Load::new(server.address, post(QUOTE)));
    contest.share(SEARCH, SERIALISED);
    contest.share(ESTIMATED, ESTIMATE_FLOOR);
    contest.share(QUOTED, INSERT);
    let results = contest.run().await?;
    if size == SEARCH_BAR_SIZE {
        let share = results.worst_share(SEARCH, SERIALISED);
        bars.at_least(format!("{SEARCH}: {size} homes, of the serialized floor"), share, SEARCH_BAR);
    }
    let share = results.worst_share(ESTIMATED, ESTIMATE_FLOOR);
    bars.at_least(format!("{ESTIMATED}: {size} homes, of the serialized floor"), share, ESTIMATE_BAR);
    let share = results.worst_share(QUOTED, INSERT);
    bars.at_least(format!("{QUOTED}: {size} homes, of a bare durable insert"), share, QUOTE_BAR);
    server.stop().await?;
    worlds::forget_quotes(size).await
}

/// The response of median length: not every query fills a page.
async fn a_usual_page(server: SocketAddr, asked: &[Question]) -> anyhow::Result<String> {
    let mut pages = Vec::new();
    for question in &asked[..SAMPLE] {
        pages.push(ask(server, &filtered(question)).await?);
    }
    pages.sort_by_key(String::len);
    Ok(pages.swap_remove(SAMPLE / 2))
}
