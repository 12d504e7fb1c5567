//! Asking over HTTP, once for each connection: servers die all the time here.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, ensure};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// As patient as a browser.
const PATIENCE: Duration = Duration::from_secs(45);

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub json: Value,
}

pub async fn get(server: SocketAddr, path: &str) -> anyhow::Result<Answer> {
    ask(server, "GET", path, None, "").await
}

pub async fn send(server: SocketAddr, method: &str, path: &str, json: &Value) -> anyhow::Result<Answer> {
    ask(server, method, path, Some(json), "").await
}

/// Under a name of the caller's, so that it may be repeated.
pub async fn post_as(server: SocketAddr, path: &str, json: &Value, name: &str) -> anyhow::Result<Answer> {
    ask(server, "POST", path, Some(json), &format!("idempotency-key: {name}\r\n")).await
}

async fn ask(
    server: SocketAddr,
    method: &str,
    path: &str,
    json: Option<&Value>,
    more: &str,
) -> anyhow::Result<Answer> {
    timeout(PATIENCE, talk(server, method, path, json, more)).await.context("no answer in time")?
}

async fn talk(
    server: SocketAddr,
    method: &str,
    path: &str,
    json: Option<&Value>,
    more: &str,
) -> anyhow::Result<Answer> {
    let mut stream = TcpStream::connect(server).await?;
    let body = json.map(Value::to_string).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncookie: csrftoken=faults\r\n\
         x-csrftoken: faults\r\ncontent-type: application/json\r\n{more}content-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(format!("{head}{body}").as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").context("the answer broke off")?;
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).context("no status")?;
    let body = if head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
        unchunk(body)
    } else {
        body.to_owned()
    };
    let length = head
        .lines()
        .find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length: ")?.parse().ok());
    ensure!(length.is_none_or(|length: usize| body.len() >= length), "the answer broke off");
    Ok(Answer { status, json: serde_json::from_str(&body).unwrap_or(Value::Null) })
}

fn unchunk(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if size == 0 || rest.len() < size {
            break;
        }
        whole.push_str(&rest[..size]);
        body = rest[size..].trim_start_matches("\r\n");
    }
    whole
}
