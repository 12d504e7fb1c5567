//! Sends e-mails by SMTP to the operator's mail server.

use std::fmt;
use std::time::Duration;

use async_trait::async_trait;
use lettre::transport::smtp;
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::TlsParameters;
use lettre::transport::smtp::response::Category;
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use crate::carrier::{Carrier, CarryError};
use crate::mail::Mail;

/// Timeout of each SMTP command; all of them together stay below a job's time limit.
const PATIENCE: Duration = Duration::from_secs(15);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tls {
    /// Unencrypted; for a server on the same machine or network.
    None,
    /// Encrypted after the greeting; fails if the server does not support STARTTLS.
    #[default]
    StartTls,
    /// Encrypted from the first byte.
    Tls,
}

impl Tls {
    const fn usual_port(self) -> u16 {
        match self {
            Self::None => 25,
            Self::StartTls => 587,
            Self::Tls => 465,
        }
    }
}

#[derive(Clone)]
pub struct SmtpSettings {
    pub host: String,
    pub port: Option<u16>,
    pub tls: Tls,
    /// User name and password.
    pub login: Option<(String, String)>,
}

impl fmt::Debug for SmtpSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { host, port, tls, login } = self;
        let user = login.as_ref().map(|(user, _)| user);
        f.debug_struct("SmtpSettings")
            .field("host", host)
            .field("port", port)
            .field("tls", tls)
            .field("user", &user)
            .finish_non_exhaustive()
    }
}

pub struct Smtp {
    settings: SmtpSettings,
    transport: AsyncSmtpTransport<Tokio1Executor>,
}

impl fmt::Debug for Smtp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Smtp").field(&self.settings).finish()
    }
}

impl Smtp {
    pub fn new(settings: SmtpSettings) -> Result<Self, smtp::Error> {
        let parameters = || TlsParameters::new_rustls(settings.host.clone());
        let tls = match settings.tls {
            Tls::None => smtp::client::Tls::None,
            Tls::StartTls => smtp::client::Tls::Required(parameters()?),
            Tls::Tls => smtp::client::Tls::Wrapper(parameters()?),
        };
        let mut builder = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(&settings.host)
            .port(settings.port.unwrap_or(settings.tls.usual_port()))
            .tls(tls)
            .timeout(Some(PATIENCE));
        if let Some((user, secret)) = &settings.login {
            builder = builder.credentials(Credentials::new(user.clone(), secret.clone()));
        }
        Ok(Self { transport: builder.build(), settings })
    }
}

#[async_trait]
impl Carrier for Smtp {
    async fn carry(&self, mail: &Mail) -> Result<(), CarryError> {
        let sent = self.transport.send_raw(mail.envelope(), &mail.bytes()).await;
        sent.map(drop).map_err(|error| {
            let told = one_line(&error);
            if is_about_mail(&error) { CarryError::Refused(told) } else { CarryError::NotNow(told) }
        })
    }
}

/// Whether the server refuses this e-mail for good: its recipient (550 to 559) or an address that it cannot read (501). It also
/// refuses wrong passwords and unknown senders with permanent codes, which the operator can correct.
fn is_about_mail(error: &smtp::Error) -> bool {
    let code = error.status().filter(|_| error.is_permanent());
    code.is_some_and(|code| code.category == Category::MailSystem || u16::from(code) == 501)
}

/// The server's response with the causes of the error.
fn one_line(error: &smtp::Error) -> String {
    let mut told = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(below) = cause {
        let below_said = below.to_string();
        if !told.contains(&below_said) {
            told = format!("{told}: {below_said}");
        }
        cause = below.source();
    }
    crate::document::one_line(&told)
}
