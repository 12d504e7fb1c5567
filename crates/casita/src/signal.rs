//! When the program is told to stop.

use tokio::signal::unix::{SignalKind, signal};

pub async fn told_to_stop() {
    let wait = async {
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            _ = tokio::signal::ctrl_c() => (),
            _ = terminate.recv() => (),
        }
        std::io::Result::Ok(())
    };
    if let Err(error) = wait.await {
        tracing::error!(%error, "signals cannot be heard");
    }
    tracing::info!("stopping");
}
