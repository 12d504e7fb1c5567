//! A property's page, compared with a static response: a fixed body of the same size from the same server through the same
//! middleware.

use anyhow::Context;

use super::versus::Contest;
use crate::bar::Bars;
use crate::client::{Load, Request, ask};
use crate::server::Server;

const BAR: f64 = 0.40;

pub async fn run(bars: &mut Bars) -> anyhow::Result<()> {
    let server = Server::with_demo().await?;
    let page = a_property_page(&server).await?;
    let size = ask(server.address, &Request::get(&page)).await?.len();
    let load = |path: &str| Load::new(server.address, [Request::get(path)]);
    let mut contest = Contest::new(format!("Property page {page}, {size} bytes of HTML"));
    contest.load("static floor", load(&format!("/floor/{size}")));
    contest.load("page", load(&page));
    let results = contest.run().await?;
    bars.at_least("property page of the static floor", results.worst_share("page", "static floor"), BAR);
    server.stop().await
}

/// The first home in the list.
async fn a_property_page(server: &Server) -> anyhow::Result<String> {
    let list = Request::get("/websites/api/v2/property/?name_space=harbor-pine&limit=1");
    let list: serde_json::Value = serde_json::from_str(&ask(server.address, &list).await?)?;
    let slug = list["results"][0]["slug"].as_str().context("there is a home")?;
    Ok(format!("/s/harbor-pine/properties/{slug}/"))
}
