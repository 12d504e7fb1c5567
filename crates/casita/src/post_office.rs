//! How e-mails are sent: by the operator's mail server, or written into a folder beside the database.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context;
use flows::services::PostOffice;
use notify::{Carrier, Folder, Smtp};

use crate::config::Settings;

impl Settings {
    /// The folder for e-mails if no mail server is configured.
    pub fn mail_folder(&self) -> Option<PathBuf> {
        self.mail.smtp.is_none().then(|| self.data.join("mail"))
    }

    pub fn post_office(&self) -> anyhow::Result<PostOffice> {
        let carrier: Arc<dyn Carrier> = match &self.mail.smtp {
            Some(smtp) => Arc::new(Smtp::new(smtp.clone()).context("mail")?),
            None => Arc::new(Folder(self.data.join("mail"))),
        };
        Ok(PostOffice {
            carrier,
            sender: self.mail.sender.clone(),
            public_url: self.public_url.clone(),
            domain: self.domain.clone(),
            replies: self.answers.replies.clone(),
            counter: Arc::default(),
        })
    }
}
