//! A webhook endpoint: receives deliveries at any time and hands them over one by one.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use payments::{Provider, ProviderEvent, WebhookError, WebhookRequest};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Mutex;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

#[derive(Clone)]
pub(crate) struct Hook {
    url: String,
    deliveries: Arc<Mutex<UnboundedReceiver<Delivery>>>,
}

pub(crate) struct Delivery {
    signature: String,
    body: Vec<u8>,
}

impl Hook {
    pub(crate) async fn open(address: &str) -> Self {
        let listener = TcpListener::bind(address).await.unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        let (sender, receiver) = unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let _ = sender.send(receive(stream).await);
            }
        });
        Self { url, deliveries: Arc::new(Mutex::new(receiver)) }
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// The first event of a kind; the signatures of all events before it are verified too.
    pub(crate) async fn event(&self, provider: &dyn Provider, kind: &str) -> ProviderEvent {
        loop {
            let delivery = self.deliveries.lock().await.recv().await.unwrap();
            let event = delivery.read(provider).unwrap().remove(0);
            assert_eq!(delivery.tampered().read(provider), Err(WebhookError::Signature));
            if event.kind == kind {
                return event;
            }
        }
    }
}

impl Delivery {
    /// Reads the webhook as of the time it was signed.
    fn read(&self, provider: &dyn Provider) -> Result<Vec<ProviderEvent>, WebhookError> {
        let request = WebhookRequest { body: &self.body, signature: Some(&self.signature) };
        provider.read_webhook(&request, signed_at(&self.signature))
    }

    fn tampered(&self) -> Self {
        Self { signature: self.signature.clone(), body: [&self.body, b" ".as_slice()].concat() }
    }
}

pub(crate) fn signed_at(header: &str) -> DateTime<Utc> {
    let seconds = header.split(',').find_map(|field| field.strip_prefix("t=")?.parse().ok()).unwrap();
    DateTime::from_timestamp(seconds, 0).unwrap()
}

async fn receive(mut stream: TcpStream) -> Delivery {
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
            let thanks = b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
            stream.write_all(thanks).await.unwrap();
            return Delivery {
                signature: header("stripe-signature").unwrap_or_default(),
                body: body[..length].to_vec(),
            };
        }
    }
}
