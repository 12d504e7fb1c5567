//! A minimal mail server that responds as a test requires.

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

pub(crate) struct Server {
    pub(crate) port: u16,
    /// Accepted e-mails, unprocessed.
    pub(crate) taken: UnboundedReceiver<String>,
}

impl Server {
    /// Responds to `RCPT TO` with the given line.
    pub(crate) async fn answering(rcpt: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (told, taken) = unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(talk(stream, rcpt, told.clone()));
            }
        });
        Self { port, taken }
    }
}

async fn talk(stream: TcpStream, rcpt: &'static str, told: UnboundedSender<String>) {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    writer.write_all(b"220 test\r\n").await.unwrap();
    let mut letter = None;
    while let Ok(Some(line)) = lines.next_line().await {
        let answer = match (&mut letter, line.split_whitespace().next().unwrap_or_default()) {
            (Some(_), ".") => {
                told.send(letter.take().unwrap_or_default()).unwrap();
                "250 taken"
            }
            (Some(letter), _) => {
                letter.push_str(&line);
                letter.push('\n');
                continue;
            }
            (None, "RCPT") => rcpt,
            (None, "DATA") => {
                letter = Some(String::new());
                "354 go on"
            }
            (None, "QUIT") => "221 bye",
            (None, _) => "250 test",
        };
        writer.write_all(format!("{answer}\r\n").as_bytes()).await.unwrap();
    }
}
