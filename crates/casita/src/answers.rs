//! `[answers]`: how e-mail replies reach the app, delivered by a mail server or fetched from a mailbox.

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use mailroom::{Mailbox, MailboxSettings, Replies};
use serde::Deserialize;

/// The `[answers]` section of the settings file.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GivenAnswers {
    /// The mailbox that receives replies to e-mails; a signed tag is added after a plus sign [default: none; replies go to
    /// people's own addresses]
    #[arg(
        id = "answers_address",
        long = "answers-address",
        global = true,
        env = "CASITA_ANSWERS_ADDRESS",
        value_name = "ADDRESS"
    )]
    address: Option<String>,
    /// Signs those addresses, and authenticates the mail server that delivers replies
    #[arg(
        id = "answers_secret",
        long = "answers-secret",
        global = true,
        env = "CASITA_ANSWERS_SECRET",
        value_name = "SECRET",
        hide_env_values = true
    )]
    secret: Option<String>,
    /// The IMAP server that the mailbox is fetched from [default: none; a mail server delivers replies]
    #[arg(
        id = "answers_imap_host",
        long = "answers-imap-host",
        global = true,
        env = "CASITA_ANSWERS_IMAP_HOST",
        value_name = "HOST"
    )]
    imap_host: Option<String>,
    /// [default: 993, or 143 with none]
    #[arg(
        id = "answers_imap_port",
        long = "answers-imap-port",
        global = true,
        env = "CASITA_ANSWERS_IMAP_PORT",
        value_name = "PORT"
    )]
    imap_port: Option<u16>,
    /// [default: tls]
    #[arg(
        id = "answers_imap_tls",
        long = "answers-imap-tls",
        global = true,
        env = "CASITA_ANSWERS_IMAP_TLS"
    )]
    imap_tls: Option<GivenImapTls>,
    /// [default: the mailbox's address]
    #[arg(
        id = "answers_imap_user",
        long = "answers-imap-user",
        global = true,
        env = "CASITA_ANSWERS_IMAP_USER",
        value_name = "NAME"
    )]
    imap_user: Option<String>,
    /// The user's password
    #[arg(
        id = "answers_imap_secret",
        long = "answers-imap-secret",
        global = true,
        env = "CASITA_ANSWERS_IMAP_SECRET",
        value_name = "SECRET",
        hide_env_values = true
    )]
    imap_secret: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum GivenImapTls {
    /// No encryption; for a server on the same machine.
    None,
    /// Encrypted from the start.
    Tls,
}

/// The effective settings.
#[derive(Clone, Debug)]
pub struct AnswerSettings {
    pub replies: Option<Replies>,
    pub mailbox: Option<Mailbox>,
}

impl GivenAnswers {
    pub fn resolve(self, file: Self) -> anyhow::Result<AnswerSettings> {
        let imap_host = self.imap_host.or(file.imap_host);
        let (address, secret) = match (self.address.or(file.address), self.secret.or(file.secret)) {
            (Some(address), Some(secret)) => (address, secret),
            (Some(_), None) => bail!("answers.secret: required with answers.address"),
            (None, Some(_)) => bail!("answers.address: the mailbox for replies is required"),
            (None, None) if imap_host.is_some() => {
                bail!("answers.address: the mailbox for replies is required")
            }
            (None, None) => return Ok(AnswerSettings { replies: None, mailbox: None }),
        };
        let replies = Replies::new(&address, &secret);
        let replies = replies.with_context(|| {
            format!(
                "answers.address: {address:?} is not a plain, short e-mail address, or the secret is empty"
            )
        })?;
        let tls = self.imap_tls.or(file.imap_tls) != Some(GivenImapTls::None);
        let port = self.imap_port.or(file.imap_port);
        let user = self.imap_user.or(file.imap_user).unwrap_or(address);
        let imap_secret = self.imap_secret.or(file.imap_secret);
        let mailbox = match imap_host {
            None => None,
            Some(host) => Some(Mailbox::new(MailboxSettings {
                host,
                port: port.unwrap_or(if tls { 993 } else { 143 }),
                tls,
                user,
                secret: imap_secret.context("answers.imap_secret: required with answers.imap_host")?,
            })),
        };
        Ok(AnswerSettings { replies: Some(replies), mailbox })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parses `file` as the `[answers]` section.
    fn resolved(file: &str) -> anyhow::Result<AnswerSettings> {
        GivenAnswers::default().resolve(toml::from_str(file)?)
    }

    #[test]
    fn answers_come_in_where_the_operator_says_how() {
        let nothing = resolved("").unwrap();
        assert!(nothing.replies.is_none() && nothing.mailbox.is_none());
        let both = "address = \"answers@casita.example\"\nsecret = \"s\"\n";
        let handed_in = resolved(both).unwrap();
        assert!(handed_in.replies.is_some() && handed_in.mailbox.is_none());
        let fetched = format!("{both}imap_host = \"mail.casita.example\"\nimap_secret = \"i\"");
        let shown = format!("{:?}", resolved(&fetched).unwrap().mailbox.unwrap());
        assert!(shown.contains("993") && shown.contains("answers@casita.example"), "{shown}");
        assert!(!shown.contains("secret"), "{shown}");
        let plain = format!("{fetched}\nimap_tls = \"none\"\nimap_user = \"me\"");
        let shown = format!("{:?}", resolved(&plain).unwrap().mailbox.unwrap());
        assert!(shown.contains("143") && shown.contains("\"me\""), "{shown}");
    }

    #[test]
    fn what_is_missing_is_named() {
        for (file, told) in [
            ("address = \"answers@casita.example\"", "answers.secret: required"),
            ("secret = \"s\"", "answers.address: the mailbox"),
            ("imap_host = \"mail.casita.example\"", "answers.address: the mailbox"),
            ("address = \"a b\"\nsecret = \"s\"", "answers.address: \"a b\" is not a plain"),
            (
                "address = \"answers@casita.example\"\nsecret = \"s\"\nimap_host = \"h\"",
                "answers.imap_secret: required",
            ),
        ] {
            let error = resolved(file).unwrap_err().to_string();
            assert!(error.starts_with(told), "{error}");
        }
    }
}
