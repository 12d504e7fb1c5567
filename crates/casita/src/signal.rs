//! Signals: when the program is told to stop, and which must not end it.

use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;

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

/// Tells many whether the program was told to stop, however long ago.
#[derive(Clone, Debug)]
pub struct Stop(watch::Receiver<bool>);

impl From<watch::Receiver<bool>> for Stop {
    fn from(told: watch::Receiver<bool>) -> Self {
        Self(told)
    }
}

impl Stop {
    /// Listens from now on.
    pub fn on_signal() -> Self {
        let (telling, told) = watch::channel(false);
        tokio::spawn(async move {
            told_to_stop().await;
            let _ = telling.send(true);
        });
        Self(told)
    }

    /// Over once it was told; never when nobody is left to tell.
    pub async fn told(&self) {
        if self.0.clone().wait_for(|told| *told).await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
