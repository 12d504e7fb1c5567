//! Polls a mailbox by IMAP, for operators whose mail server does not deliver replies: unread e-mails are fetched and marked as
//! read once stored. No e-mail blocks the others: one that is too large is not fetched, and one at which a poll failed comes
//! last.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use async_imap::{Client, Session};
use futures_util::TryStreamExt;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use crate::mailbox::{MOST_LETTER, Mailbox, MailboxError, MailboxSettings, Stuck, Unread};

/// Timeout of one IMAP command, so that a hanging server blocks nothing else.
const PATIENCE: Duration = Duration::from_secs(20);
/// Maximum number of e-mails per poll.
const MOST_AT_ONCE: usize = 50;

/// A TLS or plain connection to the server.
trait Line: AsyncRead + AsyncWrite + Unpin + Send + fmt::Debug {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send + fmt::Debug> Line for T {}

/// One poll of the mailbox.
#[derive(Debug)]
pub struct Look {
    session: Session<Box<dyn Line>>,
    unread: VecDeque<u32>,
    stuck: Stuck,
}

impl Mailbox {
    pub async fn open(&self) -> Result<Look, MailboxError> {
        in_time(async {
            let mut session = self.session().await?;
            session.select("INBOX").await?;
            let mut unread: Vec<u32> = session.uid_search("UNSEEN").await?.into_iter().collect();
            let stuck = self.stuck.lock().unwrap_or_else(PoisonError::into_inner).clone();
            unread.sort_unstable_by_key(|number| (stuck.contains(number), *number));
            unread.truncate(MOST_AT_ONCE);
            Ok(Look { session, unread: unread.into(), stuck: Arc::clone(&self.stuck) })
        })
        .await
    }

    async fn session(&self) -> Result<Session<Box<dyn Line>>, MailboxError> {
        let MailboxSettings { host, port, user, secret, .. } = &self.settings;
        let plain = TcpStream::connect((host.as_str(), *port)).await?;
        let line: Box<dyn Line> = if self.settings.tls {
            let name = ServerName::try_from(host.clone()).map_err(|_| MailboxError::Name(host.clone()))?;
            Box::new(encryption()?.connect(name, plain).await?)
        } else {
            Box::new(plain)
        };
        let mut client = Client::new(line);
        client.read_response().await?;
        Ok(client.login(user, secret).await.map_err(|(error, _)| error)?)
    }
}

impl Look {
    /// Returns the next unread e-mail, the oldest first. After an error the connection must not be used again.
    pub async fn next(&mut self) -> Result<Option<Unread>, MailboxError> {
        while let Some(number) = self.unread.pop_front() {
            match in_time(self.fetch(number)).await {
                Ok(None) => {}
                Ok(letter) => return Ok(letter),
                Err(error) => {
                    self.stuck.lock().unwrap_or_else(PoisonError::into_inner).insert(number);
                    return Err(error);
                }
            }
        }
        Ok(None)
    }

    /// None if the server does not return the e-mail: another client has removed it.
    async fn fetch(&mut self, number: u32) -> Result<Option<Unread>, MailboxError> {
        let asked = self.session.uid_fetch(number.to_string(), "RFC822.SIZE").await?;
        let told: Vec<_> = asked.try_collect().await?;
        let Some(bytes) = told.iter().find_map(|part| part.size) else { return Ok(None) };
        if bytes as usize > MOST_LETTER {
            return Ok(Some(Unread { number, bytes, raw: None }));
        }
        let asked = self.session.uid_fetch(number.to_string(), "BODY.PEEK[]").await?;
        let fetched: Vec<_> = asked.try_collect().await?;
        let raw = fetched.iter().find_map(|part| part.body()).map(<[u8]>::to_vec);
        Ok(raw.map(|raw| Unread { number, bytes, raw: Some(raw) }))
    }

    /// Marks the e-mail as read, so that it is not fetched again.
    pub async fn mark_read(&mut self, letter: &Unread) -> Result<(), MailboxError> {
        in_time(async {
            let marked = self.session.uid_store(letter.number.to_string(), "+FLAGS (\\Seen)").await?;
            marked.try_for_each(async |_| Ok(())).await?;
            Ok(())
        })
        .await
    }

    pub async fn close(mut self) -> Result<(), MailboxError> {
        in_time(async { Ok(self.session.logout().await?) }).await
    }
}

async fn in_time<T>(asked: impl Future<Output = Result<T, MailboxError>>) -> Result<T, MailboxError> {
    tokio::time::timeout(PATIENCE, asked).await.map_err(|_| MailboxError::TooSlow)?
}

fn encryption() -> Result<TlsConnector, MailboxError> {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(std::io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}
