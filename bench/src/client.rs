//! A small HTTP/1.1 client that keeps its connections: enough to load a server on the same machine and no heavier than it must be.

use std::fmt;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const ROUND: Duration = Duration::from_secs(2);

/// What a round showed.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    pub rate: f64,
    p50: Duration,
    p99: Duration,
}

impl Figures {
    /// The round in the middle, by rate.
    pub fn median(mut rounds: Vec<Self>) -> Self {
        rounds.sort_by(|left, right| left.rate.total_cmp(&right.rate));
        rounds[rounds.len() / 2]
    }

    #[expect(clippy::cast_precision_loss, reason = "a count of requests is far below 2^52")]
    fn of(mut times: Vec<Duration>, took: Duration) -> Self {
        times.sort_unstable();
        let at = |share: usize| times[(times.len() - 1) * share / 100];
        Self { rate: times.len() as f64 / took.as_secs_f64(), p50: at(50), p99: at(99) }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.0} ({} µs, {} µs)", self.rate, self.p50.as_micros(), self.p99.as_micros());
        f.pad_integral(true, "", &text)
    }
}

/// Asks for the path over and over on so many connections for a short while.
pub async fn measure(server: SocketAddr, path: &str, connections: usize) -> anyhow::Result<Figures> {
    let started = Instant::now();
    let tasks: Vec<_> =
        (0..connections).map(|_| tokio::spawn(ask_for_a_while(server, path.to_owned()))).collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await??);
    }
    Ok(Figures::of(times, started.elapsed()))
}

async fn ask_for_a_while(server: SocketAddr, path: String) -> anyhow::Result<Vec<Duration>> {
    let mut connection = Connection::open(server).await?;
    let mut times = Vec::new();
    let until = Instant::now() + ROUND;
    while Instant::now() < until {
        let asked = Instant::now();
        connection.get(&path).await?;
        times.push(asked.elapsed());
    }
    Ok(times)
}

pub async fn body_size(server: SocketAddr, path: &str) -> anyhow::Result<usize> {
    Ok(Connection::open(server).await?.get(path).await?.len())
}

pub async fn text(server: SocketAddr, path: &str) -> anyhow::Result<String> {
    Ok(String::from_utf8(Connection::open(server).await?.get(path).await?)?)
}

struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Connection {
    async fn open(server: SocketAddr) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(server).await.context("the server answers")?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, buffer: Vec::with_capacity(64 * 1024) })
    }

    /// The body of a good answer.
    async fn get(&mut self, path: &str) -> anyhow::Result<Vec<u8>> {
        // A returning browser: it has its cookie.
        let request = format!("GET {path} HTTP/1.1\r\nhost: casita\r\ncookie: csrftoken=bench\r\n\r\n");
        self.stream.write_all(request.as_bytes()).await?;
        self.buffer.clear();
        let head = loop {
            ensure!(self.stream.read_buf(&mut self.buffer).await? > 0, "the server hung up");
            if let Some(end) = self.buffer.windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
        };
        let length = content_length(&self.buffer[..head])?;
        while self.buffer.len() < head + length {
            ensure!(self.stream.read_buf(&mut self.buffer).await? > 0, "the server hung up");
        }
        Ok(self.buffer[head..head + length].to_vec())
    }
}

fn content_length(head: &[u8]) -> anyhow::Result<usize> {
    let head = std::str::from_utf8(head)?;
    if !head.starts_with("HTTP/1.1 200") {
        bail!("not a good answer: {}", head.lines().next().unwrap_or_default());
    }
    let value = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "))
        .context("the answer has a length")?;
    Ok(value.trim().parse()?)
}
