//! Where things arrive: a mail server and an owner's system of a few lines, which count what they took over by its name.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::net::TcpListener;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};

/// How often each thing arrived.
pub type Arrivals = BTreeMap<String, u64>;

#[derive(Clone, Debug)]
pub struct Sink {
    pub address: SocketAddr,
    arrived: Arc<Mutex<Arrivals>>,
}

#[derive(Clone, Copy, Debug)]
pub enum Protocol {
    Smtp,
    Http,
}

impl Sink {
    pub async fn open(protocol: Protocol) -> anyhow::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let sink = Self { address: listener.local_addr()?, arrived: Arc::default() };
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

    fn count(&self, name: String) {
        *self.arrived.lock().unwrap_or_else(PoisonError::into_inner).entry(name).or_default() += 1;
    }
}

async fn take_mail(
    mut lines: Lines<BufReader<OwnedReadHalf>>,
    mut writer: OwnedWriteHalf,
    sink: &Sink,
) -> std::io::Result<()> {
    writer.write_all(b"220 sink\r\n").await?;
    let (mut name, mut is_letter) = (String::new(), false);
    while let Some(line) = lines.next_line().await? {
        let answer = match (is_letter, line.split_whitespace().next().unwrap_or_default()) {
            (true, ".") => {
                is_letter = false;
                sink.count(std::mem::take(&mut name));
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
        writer.write_all(format!("{answer}\r\n").as_bytes()).await?;
    }
    Ok(())
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
        sink.count(name);
        writer.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").await?;
    }
}
