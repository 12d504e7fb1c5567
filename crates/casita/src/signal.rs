//! Signals: SIGTERM and Ctrl-C stop the program; SIGXFSZ must not kill it.

use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;

/// The number of SIGXFSZ.
const FILE_SIZE: i32 = 25;

/// Ignores SIGXFSZ: a file at its size limit fails one write instead of killing the process.
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
        tracing::error!(%error, "cannot listen for signals");
    }
    tracing::info!("stopping");
}

/// Notifies any number of tasks that the program is stopping; also those that ask after the signal.
#[derive(Clone, Debug)]
pub struct Stop(watch::Receiver<bool>);

impl From<watch::Receiver<bool>> for Stop {
    fn from(told: watch::Receiver<bool>) -> Self {
        Self(told)
    }
}

impl Stop {
    /// Starts listening for signals.
    pub fn on_signal() -> Self {
        let (telling, told) = watch::channel(false);
        tokio::spawn(async move {
            told_to_stop().await;
            let _ = telling.send(true);
        });
        Self(told)
    }

    /// Resolves once the stop is requested; never if the sender is gone.
    pub async fn told(&self) {
        if self.0.clone().wait_for(|told| *told).await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
