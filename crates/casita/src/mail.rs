//! `[mail]`: the operator's mail server and the sender; and `casita mail preview`.

use std::path::PathBuf;

use anyhow::{Context, bail, ensure};
use clap::{Args, Subcommand, ValueEnum};
use domain::sites::site_address::host_of;
use notify::{Document, Sender, SmtpSettings, Tls, preview};
use serde::Deserialize;

#[derive(Debug, Subcommand)]
pub enum MailCommand {
    /// Write every e-mail in every language into a folder, as HTML and as text.
    Preview {
        /// Created if missing
        folder: PathBuf,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum GivenTls {
    /// No encryption; for a server on the same machine.
    None,
    /// Encrypted after the greeting (STARTTLS).
    Starttls,
    /// Encrypted from the start.
    Tls,
}

/// The `[mail]` section of the settings file.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GivenMail {
    /// The mail server that sends e-mails [default: none; e-mails are written into the data folder]
    #[arg(
        id = "mail_host",
        long = "mail-host",
        global = true,
        env = "CASITA_MAIL_HOST",
        value_name = "HOST"
    )]
    host: Option<String>,
    /// [default: 587, or 465 with tls, or 25 with none]
    #[arg(
        id = "mail_port",
        long = "mail-port",
        global = true,
        env = "CASITA_MAIL_PORT",
        value_name = "PORT"
    )]
    port: Option<u16>,
    /// [default: starttls]
    #[arg(id = "mail_tls", long = "mail-tls", global = true, env = "CASITA_MAIL_TLS")]
    tls: Option<GivenTls>,
    #[arg(
        id = "mail_user",
        long = "mail-user",
        global = true,
        env = "CASITA_MAIL_USER",
        value_name = "NAME"
    )]
    user: Option<String>,
    /// The user's password
    #[arg(
        id = "mail_secret",
        long = "mail-secret",
        global = true,
        env = "CASITA_MAIL_SECRET",
        value_name = "SECRET",
        hide_env_values = true
    )]
    secret: Option<String>,
    /// Sender of all e-mails [default: no-reply@ and the host of the public address]
    #[arg(
        id = "mail_from",
        long = "mail-from",
        global = true,
        env = "CASITA_MAIL_FROM",
        value_name = "ADDRESS"
    )]
    from: Option<String>,
}

/// The effective settings.
#[derive(Clone, Debug)]
pub struct MailSettings {
    /// None: e-mails are written into a folder.
    pub smtp: Option<SmtpSettings>,
    pub sender: Sender,
}

impl GivenMail {
    pub fn resolve(self, file: Self, public_url: &str) -> anyhow::Result<MailSettings> {
        let login = match (self.user.or(file.user), self.secret.or(file.secret)) {
            (Some(user), Some(secret)) => Some((user, secret)),
            (None, None) => None,
            (Some(_), None) => bail!("mail.secret: required with mail.user"),
            (None, Some(_)) => bail!("mail.user: required with mail.secret"),
        };
        let host = self.host.or(file.host);
        ensure!(host.is_some() || login.is_none(), "mail.host: required with mail.user");
        let tls = match self.tls.or(file.tls) {
            None | Some(GivenTls::Starttls) => Tls::StartTls,
            Some(GivenTls::None) => Tls::None,
            Some(GivenTls::Tls) => Tls::Tls,
        };
        let port = self.port.or(file.port);
        Ok(MailSettings {
            smtp: host.map(|host| SmtpSettings { host, port, tls, login }),
            sender: sender(self.from.or(file.from), public_url)?,
        })
    }
}

fn sender(given: Option<String>, public_url: &str) -> anyhow::Result<Sender> {
    match given {
        Some(from) => {
            Sender::parse(&from).with_context(|| format!("mail.from: {from:?} is not an e-mail address"))
        }
        None => Sender::parse(&format!("no-reply@{}", host_of(public_url)))
            .or_else(|| Sender::parse("no-reply@localhost"))
            .context("mail.from: a sender address is required"),
    }
}

pub fn run(command: &MailCommand) -> anyhow::Result<()> {
    let MailCommand::Preview { folder } = command;
    std::fs::create_dir_all(folder).with_context(|| format!("{} cannot be created", folder.display()))?;
    let mut count = 0;
    for letter in preview::all() {
        let document = Document::new(&letter);
        let name = format!("{}.{}", letter.kind, letter.language.code());
        std::fs::write(folder.join(format!("{name}.html")), document.html()?)?;
        std::fs::write(
            folder.join(format!("{name}.txt")),
            format!("{}\n\n{}", document.subject, document.text()?),
        )?;
        count += 1;
    }
    println!("Wrote {count} e-mails to {}", folder.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parses `file` as the `[mail]` section.
    fn resolved(file: &str) -> anyhow::Result<MailSettings> {
        let file: GivenMail = toml::from_str(file)?;
        GivenMail::default().resolve(file, "http://127.0.0.1:8080")
    }

    #[test]
    fn a_mail_server_is_taken_whole_or_not_at_all() {
        assert!(resolved("").unwrap().smtp.is_none());
        let smtp = resolved("host = \"mail.test\"\ntls = \"none\"\n").unwrap().smtp.unwrap();
        assert_eq!((smtp.host.as_str(), smtp.tls), ("mail.test", Tls::None));
        for (file, told) in [
            ("user = \"me\"", "mail.secret: required with mail.user"),
            ("secret = \"s\"", "mail.user: required with mail.secret"),
            ("user = \"me\"\nsecret = \"s\"", "mail.host: required with mail.user"),
            ("from = \"nobody\"", r#"mail.from: "nobody" is not an e-mail address"#),
        ] {
            assert_eq!(resolved(file).unwrap_err().to_string(), told);
        }
    }
}
