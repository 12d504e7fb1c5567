//! A small HTTP/1.1 client with persistent connections: just enough to load a server on the same machine, so that it uses little
//! CPU.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::figures::Figures;

const ROUND: Duration = Duration::from_secs(1);

/// A request in wire format, written once and sent often.
#[derive(Clone, Debug)]
pub struct Request(Vec<u8>);

impl Request {
    /// As from a returning browser, with its cookie.
    pub fn get(path: &str) -> Self {
        Self(format!("GET {path} HTTP/1.1\r\nhost: casita\r\ncookie: csrftoken=bench\r\n\r\n").into())
    }

    pub fn post(path: &str, json: &str) -> Self {
        Self::with_body("POST", path, json)
    }

    /// As from one of the app's pages, with the cookie's token.
    pub fn with_body(method: &str, path: &str, json: &str) -> Self {
        let length = json.len();
        let head =
            "host: casita\r\ncookie: csrftoken=bench\r\nx-csrftoken: bench\r\ncontent-type: application/json";
        Self(format!("{method} {path} HTTP/1.1\r\n{head}\r\ncontent-length: {length}\r\n\r\n{json}").into())
    }
}

/// A server and the requests to send in turn.
#[derive(Clone, Debug)]
pub struct Load {
    pub server: SocketAddr,
    pub requests: Arc<[Request]>,
}

impl Load {
    pub fn new(server: SocketAddr, requests: impl IntoIterator<Item = Request>) -> Self {
        Self { server, requests: requests.into_iter().collect() }
    }

    /// Sends requests repeatedly over this many connections for a short while; each connection starts at another request.
    pub async fn measure(&self, connections: usize) -> anyhow::Result<Figures> {
        let started = Instant::now();
        let first = |connection: usize| connection * self.requests.len() / connections;
        let tasks: Vec<_> = (0..connections)
            .map(|connection| tokio::spawn(self.clone().ask_for_a_while(first(connection))))
            .collect();
        let mut times = Vec::new();
        for task in tasks {
            times.extend(task.await??);
        }
        Ok(Figures::of(times, started.elapsed()))
    }

    async fn ask_for_a_while(self, first: usize) -> anyhow::Result<Vec<Duration>> {
        let mut connection = Connection::open(self.server).await?;
        let mut times = Vec::new();
        let until = Instant::now() + ROUND;
        for request in self.requests.iter().cycle().skip(first) {
            let asked = Instant::now();
            connection.ask(request).await?;
            times.push(asked.elapsed());
            if Instant::now() > until {
                break;
            }
        }
        Ok(times)
    }
}

/// Returns the body of one successful response.
pub async fn ask(server: SocketAddr, request: &Request) -> anyhow::Result<String> {
    Ok(String::from_utf8(Connection::open(server).await?.ask(request).await?.to_vec())?)
}

pub struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
}

pub struct Answer<'a> {
    pub status: u16,
    pub body: &'a [u8],
}

impl Connection {
    pub async fn open(server: SocketAddr) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(server).await.context("the server answers")?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, buffer: Vec::with_capacity(64 * 1024) })
    }

    /// Returns the body of a successful response.
    async fn ask(&mut self, request: &Request) -> anyhow::Result<&[u8]> {
        let Answer { status, body } = self.exchange(request).await?;
        ensure!((200..300).contains(&status), "not a good answer: {status}");
        Ok(body)
    }

    /// Returns any response.
    pub async fn exchange(&mut self, request: &Request) -> anyhow::Result<Answer<'_>> {
        self.stream.write_all(&request.0).await?;
        self.buffer.clear();
        let head = loop {
            ensure!(self.stream.read_buf(&mut self.buffer).await? > 0, "the server hung up");
            if let Some(end) = self.buffer.windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
        };
        let (status, length) = status_and_length(&self.buffer[..head])?;
        while self.buffer.len() < head + length {
            ensure!(self.stream.read_buf(&mut self.buffer).await? > 0, "the server hung up");
        }
        Ok(Answer { status, body: &self.buffer[head..head + length] })
    }
}

fn status_and_length(head: &[u8]) -> anyhow::Result<(u16, usize)> {
    let head = std::str::from_utf8(head)?;
    let status = head.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)).context("a status line")?;
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    let length = length.with_context(|| format!("an answer without a length: {status}"))?;
    Ok((status.parse()?, length.trim().parse()?))
}
