//! Mail carrier for tests: keeps e-mails in memory, or rejects as many as a test wants.

use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use flows::services::PostOffice;
use notify::{Carrier, CarryError, Mail, Sender};
use tokio::sync::OwnedMutexGuard;

/// The mailbox of all recipients; cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Mailbox {
    inside: Arc<Mutex<Inside>>,
    counter: Arc<tokio::sync::Mutex<()>>,
}

#[derive(Debug, Default)]
struct Inside {
    mails: Vec<Mail>,
    troubles: Vec<CarryError>,
}

impl Mailbox {
    /// The delivered e-mails, in order.
    pub fn mails(&self) -> Vec<Mail> {
        self.inside(|inside| inside.mails.clone())
    }

    pub fn subjects(&self) -> Vec<String> {
        self.mails().iter().map(|mail| mail.subject().to_owned()).collect()
    }

    /// The next e-mail fails with this error.
    pub fn refuse_next(&self, trouble: CarryError) {
        self.inside(|inside| inside.troubles.push(trouble));
    }

    /// As if an e-mail were being handed over, until the guard is dropped.
    pub async fn busy(&self) -> OwnedMutexGuard<()> {
        Arc::clone(&self.counter).lock_owned().await
    }

    pub fn post_office(&self) -> PostOffice {
        PostOffice {
            carrier: Arc::new(self.clone()),
            sender: Sender::parse("letters@casita.test").expect("an address"),
            public_url: "http://casita.test".to_owned(),
            domain: None,
            replies: None,
            counter: Arc::clone(&self.counter),
        }
    }

    fn inside<T>(&self, work: impl FnOnce(&mut Inside) -> T) -> T {
        work(&mut self.inside.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[async_trait]
impl Carrier for Mailbox {
    async fn carry(&self, mail: &Mail) -> Result<(), CarryError> {
        self.inside(|inside| {
            if let Some(trouble) = inside.troubles.pop() {
                return Err(trouble);
            }
            inside.mails.push(mail.clone());
            Ok(())
        })
    }
}
