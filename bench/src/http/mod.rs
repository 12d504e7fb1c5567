//! The guests' API under load, each response compared with its baseline.

mod floor;
mod page;
mod request;
mod site;
mod versus;
mod wire;

use metrics_exporter_prometheus::PrometheusBuilder;

use crate::bar::Bars;

pub use page::run as run_page;

pub async fn run(sizes: &[usize], bars: &mut Bars) -> anyhow::Result<()> {
    let figures = PrometheusBuilder::new().install_recorder()?;
    for size in sizes {
        site::run(*size, figures.clone(), bars).await?;
    }
    Ok(())
}
