//! Who reads AVIF: a process of its own, since a damaged file may end the one that decodes it. It is given the file, a time
//! and nothing else; whatever it does but answer means that the file is broken.

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

/// Fifty megapixels take some seconds of a core, which others may use as well.
const PATIENCE: Duration = Duration::from_mins(1);

#[async_trait]
pub trait AvifDecoder: fmt::Debug + Send + Sync {
    /// What `avif_answer` says of the file, or nothing when no answer came. Fails when nobody could be asked.
    async fn answer(&self, sent: Vec<u8>) -> io::Result<Option<Vec<u8>>>;
}

/// A program that does what `decode_avif_alone` does.
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

    /// With another time until it is ended.
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
            // Addresses and passwords of the house are not for whoever reads strangers' files.
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // Also when nobody waits for the picture any more.
            .kill_on_drop(true)
            .spawn()?;
        let Ok(ended) = timeout(self.patience, asked(&mut child, sent)).await else {
            tracing::warn!(seconds = self.patience.as_secs(), "the decoder of AVIF was late and is ended");
            child.kill().await?;
            return Ok(None);
        };
        let (status, answer) = ended?;
        if !status.success() {
            tracing::warn!(%status, "the decoder of AVIF ended without an answer");
        }
        Ok(status.success().then_some(answer))
    }
}

async fn asked(child: &mut Child, sent: Vec<u8>) -> io::Result<(ExitStatus, Vec<u8>)> {
    let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
    let hand_over = async move {
        if let Some(mut stdin) = stdin {
            // One that has seen enough may end before it has read all.
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
