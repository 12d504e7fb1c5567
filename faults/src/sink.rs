//! Where things arrive: a mail server and an owner's system of a few lines, which count what they took over by its name, and
//! misbehave when asked to.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::net::TcpListener;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::time::sleep;

/// How often each thing arrived.
pub type Arrivals = BTreeMap<String, u64>;

#[derive(Clone, Debug)]
pub struct Sink {
    pub address: SocketAddr,
    arrived: Arc<Mutex<Arrivals>>,
    manner: Arc<Mutex<Manner>>,
    hung_up: Arc<AtomicU64>,
}

/// How a receiver answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    #[default]
    Well,
    Slow,
    Silent,
    /// Not now.
    Refusing,
    /// Takes over what it is sent and hangs up instead of saying so.
    HangingUp,
    /// Says what no such server would say.
    Babbling,
    /// Hangs up at once.
    Absent,
}

impl Manner {
    /// After silence senders wait longest, so it is the last.
    pub const BAD: [Self; 6] =
        [Self::Slow, Self::Refusing, Self::HangingUp, Self::Babbling, Self::Absent, Self::Silent];

    /// What is written instead of a good answer; `None` to hang up.
    async fn instead_of<'a>(self, good: &'a str, refusal: &'a str) -> Option<&'a str> {
        match self {
            Self::Well | Self::HangingUp => Some(good),
            Self::Slow => {
                sleep(LATE).await;
                Some(good)
            }
            Self::Silent => Some(""),
            Self::Refusing => Some(refusal),
            Self::Babbling => Some("?!\r\n\r\n"),
            Self::Absent => None,
        }
    }
}

/// How late a slow receiver answers.
const LATE: Duration = Duration::from_millis(400);

#[derive(Clone, Copy, Debug)]
pub enum Protocol {
    Smtp,
    Http,
}

impl Sink {
    pub async fn open(protocol: Protocol) -> anyhow::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let sink = Self { address, arrived: Arc::default(), manner: Arc::default(), hung_up: Arc::default() };
        let arrived = sink.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (reader, writer) = stream.into_split();
                let (arrived, reader) = (arrived.clone(), BufReader::new(reader));
                tokio::spawn(async move {
                    // A sender that dies breaks off; what it was saying does not count.
                    let _ = match protocol {
                        Protocol::Smtp => take_mail(reader.lines(), writer, &arrived).await,
                        Protocol::Http => take_calls(reader, writer, &arrived).await,
                    };
                });
            }
        });
        Ok(sink)
    }

    pub fn arrived(&self) -> Arrivals {
        self.arrived.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn behave(&self, manner: Manner) {
        *self.manner.lock().unwrap_or_else(PoisonError::into_inner) = manner;
    }

    fn manner(&self) -> Manner {
        *self.manner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How often it took something over and did not say so.
    pub fn hung_up(&self) -> u64 {
        self.hung_up.load(Ordering::Relaxed)
    }

    /// Takes something over, or not. False if it hangs up instead of answering.
    fn take(&self, name: String, manner: Manner) -> bool {
        if matches!(manner, Manner::Well | Manner::Slow | Manner::HangingUp) {
            *self.arrived.lock().unwrap_or_else(PoisonError::into_inner).entry(name).or_default() += 1;
        }
        let hangs_up = manner == Manner::HangingUp;
        self.hung_up.fetch_add(u64::from(hangs_up), Ordering::Relaxed);
        !hangs_up
    }
}

async fn take_mail(
    mut lines: Lines<BufReader<OwnedReadHalf>>,
    mut writer: OwnedWriteHalf,
    sink: &Sink,
) -> std::io::Result<()> {
    if !say(&mut writer, sink.manner(), "220 sink").await? {
        return Ok(());
    }
    let (mut name, mut is_letter) = (String::new(), false);
    while let Some(line) = lines.next_line().await? {
        let manner = sink.manner();
        let answer = match (is_letter, line.split_whitespace().next().unwrap_or_default()) {
            (true, ".") => {
                is_letter = false;
                if !sink.take(std::mem::take(&mut name), manner) {
                    return Ok(());
                }
                "250 taken"
            }
            (true, _) => {
                if let Some(id) = line.strip_prefix("Message-ID: <") {
                    name = id.split('@').next().unwrap_or_default().to_owned();
                }
                continue;
            }
            (false, "DATA") => {
                is_letter = true;
                "354 go on"
            }
            (false, "QUIT") => "221 bye",
            (false, _) => "250 sink",
        };
        if !say(&mut writer, manner, answer).await? {
            return Ok(());
        }
    }
    Ok(())
}

/// False if the receiver hangs up.
async fn say(writer: &mut OwnedWriteHalf, manner: Manner, answer: &str) -> std::io::Result<bool> {
    let good = format!("{answer}\r\n");
    let Some(said) = manner.instead_of(&good, "421 not now\r\n").await else { return Ok(false) };
    writer.write_all(said.as_bytes()).await?;
    Ok(true)
}

async fn take_calls(
    mut reader: BufReader<OwnedReadHalf>,
    mut writer: OwnedWriteHalf,
    sink: &Sink,
) -> std::io::Result<()> {
    loop {
        let (mut name, mut length) = (String::new(), 0);
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line).await? == 0 {
                return Ok(());
            }
            let Some((header, value)) = line.trim_end().split_once(": ") else {
                if line.trim_end().is_empty() {
                    break;
                }
                continue;
            };
            match header.to_ascii_lowercase().as_str() {
                "content-length" => length = value.parse().unwrap_or_default(),
                "casita-delivery" => value.clone_into(&mut name),
                _ => (),
            }
        }
        let mut body = vec![0; length];
        reader.read_exact(&mut body).await?;
        let manner = sink.manner();
        if !sink.take(name, manner) {
            return Ok(());
        }
        let good = "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n";
        let refusal = "HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n";
        match manner.instead_of(good, refusal).await {
            Some(said) => writer.write_all(said.as_bytes()).await?,
            None => return Ok(()),
        }
    }
}
