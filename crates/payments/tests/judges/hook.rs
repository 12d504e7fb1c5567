//! A door for webhooks: takes requests and hands them over.

use chrono::{DateTime, Utc};
use payments::{Provider, ProviderEvent, WebhookRequest};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

pub(crate) struct Hook(TcpListener);

pub(crate) struct Delivery {
    signature: String,
    body: Vec<u8>,
}

impl Hook {
    pub(crate) async fn open(address: &str) -> Self {
        Self(TcpListener::bind(address).await.unwrap())
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}/", self.0.local_addr().unwrap())
    }

    pub(crate) async fn next(&self) -> Delivery {
        let (mut stream, _) = self.0.accept().await.unwrap();
        let delivery = receive(&mut stream).await;
        stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").await.unwrap();
        delivery
    }
}

impl Delivery {
    /// Reads it at the moment it was signed.
    pub(crate) fn read(&self, provider: &dyn Provider) -> Vec<ProviderEvent> {
        let request = WebhookRequest { body: &self.body, signature: Some(&self.signature) };
        provider.read_webhook(&request, signed_at(&self.signature)).unwrap()
    }
}

pub(crate) fn signed_at(header: &str) -> DateTime<Utc> {
    let seconds = header.split(',').find_map(|field| field.strip_prefix("t=")?.parse().ok()).unwrap();
    DateTime::from_timestamp(seconds, 0).unwrap()
}

async fn receive(stream: &mut TcpStream) -> Delivery {
    let mut bytes = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        let count = stream.read(&mut buffer).await.unwrap();
        bytes.extend_from_slice(&buffer[..count]);
        let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") else { continue };
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let header = |name: &str| {
            head.lines().find_map(|line| {
                let (key, value) = line.split_once(':')?;
                key.eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
            })
        };
        let length: usize = header("content-length").and_then(|text| text.parse().ok()).unwrap_or(0);
        let body = &bytes[end + 4..];
        if body.len() >= length {
            return Delivery {
                signature: header("stripe-signature").unwrap_or_default(),
                body: body[..length].to_vec(),
            };
        }
    }
}
