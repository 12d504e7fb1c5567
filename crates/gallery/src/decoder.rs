//! Runs the AVIF decoder in a subprocess, since a damaged file may crash it. The process gets the file and a time limit; any
//! outcome other than a valid result means that the file is broken.

use std::ffi::OsString;
use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use async_trait::async_trait;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::answer::MOST_ANSWER;

/// Fifty megapixels take some seconds of one core, which may be shared with other work.
const PATIENCE: Duration = Duration::from_mins(1);

#[async_trait]
pub trait AvifDecoder: fmt::Debug + Send + Sync {
    /// Returns the output of `avif_answer` for the file, or None if there was none. Fails if the decoder cannot be started.
    async fn answer(&self, sent: Vec<u8>) -> io::Result<Option<Vec<u8>>>;
}

/// A program that calls `decode_avif_alone`.
#[derive(Clone, Debug)]
pub struct AvifProgram {
    program: PathBuf,
    arguments: Vec<OsString>,
    patience: Duration,
}

impl AvifProgram {
    pub fn new<A: Into<OsString>>(
        program: impl Into<PathBuf>,
        arguments: impl IntoIterator<Item = A>,
    ) -> Self {
        let arguments = arguments.into_iter().map(Into::into).collect();
        Self { program: program.into(), arguments, patience: PATIENCE }
    }

    /// Sets the timeout after which the process is killed.
    #[must_use]
    pub fn within(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }
}

#[async_trait]
impl AvifDecoder for AvifProgram {
    async fn answer(&self, sent: Vec<u8>) -> io::Result<Option<Vec<u8>>> {
        let mut child = Command::new(&self.program)
            .args(&self.arguments)
            // The environment holds addresses and passwords, which the decoder of untrusted files must not see.
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // Also when the request that waits for the picture is canceled.
            .kill_on_drop(true)
            .spawn()?;
        let Ok(ended) = timeout(self.patience, asked(&mut child, sent)).await else {
            tracing::warn!(seconds = self.patience.as_secs(), "the AVIF decoder timed out and is killed");
            child.kill().await?;
            return Ok(None);
        };
        let (status, answer) = ended?;
        if !status.success() {
            tracing::warn!(%status, "the AVIF decoder exited without a result");
        }
        Ok(status.success().then_some(answer))
    }
}

async fn asked(child: &mut Child, sent: Vec<u8>) -> io::Result<(ExitStatus, Vec<u8>)> {
    let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
    let hand_over = async move {
        if let Some(mut stdin) = stdin {
            // The decoder may exit before it has read everything.
            let _ = stdin.write_all(&sent).await;
        }
    };
    let take_back = async move {
        let mut answer = Vec::new();
        if let Some(stdout) = stdout {
            stdout.take(MOST_ANSWER).read_to_end(&mut answer).await?;
        }
        io::Result::Ok(answer)
    };
    let ((), answer) = tokio::join!(hand_over, take_back);
    let answer = answer?;
    Ok((child.wait().await?, answer))
}
