//! Signals: when the program is told to stop, and which must not end it.

use tokio::signal::unix::{SignalKind, signal};

/// The number of SIGXFSZ.
const FILE_SIZE: i32 = 25;

/// A file that may not grow any further is an error of one write, not the end of the program.
pub fn outlive_file_limits() -> std::io::Result<()> {
    signal(SignalKind::from_raw(FILE_SIZE)).map(drop)
}

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
