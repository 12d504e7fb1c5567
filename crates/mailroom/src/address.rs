//! Reply addresses: each encodes the thread it belongs to and the writer, and is signed, so that it cannot be forged.

use std::fmt;

use domain::key::{AccountId, Key};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// Length of the signature in bytes: enough against guessing by e-mail, short enough for the local part of an address.
const SIGNED: usize = 10;
const LONGEST_LOCAL_PART: usize = 64;

/// What a reply is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    Thread(Key),
    /// The reservation's thread may not exist yet.
    Reservation(Key),
}

impl About {
    pub fn account(self) -> AccountId {
        let (Self::Thread(key) | Self::Reservation(key)) = self;
        key.account()
    }
}

/// The holder of the address, and thus the writer of the reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writer {
    Guest,
    Host,
}

/// The mailbox that receives replies, such as `answers@casita.example`, and the secret that signs its addresses.
#[derive(Clone)]
pub struct Replies {
    local_part: String,
    domain: String,
    secret: String,
}

impl fmt::Debug for Replies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replies").field("mailbox", &self.mailbox()).finish_non_exhaustive()
    }
}

impl Replies {
    /// None if `mailbox` is not an address, or its local part leaves no room for a tag after a plus sign.
    pub fn new(mailbox: &str, secret: &str) -> Option<Self> {
        let (local_part, domain) = mailbox.trim().rsplit_once('@')?;
        let is_plain = |text: &str| {
            !text.is_empty()
                && text.chars().all(|letter| letter.is_ascii_alphanumeric() || ".-_".contains(letter))
        };
        let replies = Self {
            local_part: local_part.to_lowercase(),
            domain: domain.to_lowercase(),
            secret: secret.to_owned(),
        };
        let longest = replies.address(About::Thread(Key::from_u128(0)), Writer::Guest);
        let fits = longest.find('@').is_some_and(|end| end <= LONGEST_LOCAL_PART);
        (is_plain(local_part) && is_plain(domain) && fits && !secret.is_empty()).then_some(replies)
    }

    /// Whether a mail server that delivers replies knows the secret; compared in constant time.
    pub fn is_opened_by(&self, secret: &str) -> bool {
        let tagged = |text: &str| {
            let mut mac = self.mac();
            mac.update(text.as_bytes());
            mac
        };
        tagged(secret).verify(&tagged(&self.secret).finalize().into_bytes()).is_ok()
    }

    fn mailbox(&self) -> String {
        format!("{}@{}", self.local_part, self.domain)
    }

    /// Lowercase throughout: some servers convert addresses.
    pub fn address(&self, about: About, writer: Writer) -> String {
        let name = named(about, writer);
        let Self { local_part, domain, .. } = self;
        format!("{local_part}+{name}{}@{domain}", hex::encode(&self.signature(&name)[..SIGNED]))
    }

    /// The content of the first reply address in a text, if its signature is valid.
    pub(crate) fn find(&self, text: &str) -> Option<(About, Writer)> {
        let text = text.to_lowercase();
        let (before, after) = (format!("{}+", self.local_part), format!("@{}", self.domain));
        text.split(&before).skip(1).find_map(|rest| self.open(rest.split_once(&after)?.0))
    }

    fn open(&self, tag: &str) -> Option<(About, Writer)> {
        let (name, signature) = tag.split_at_checked(tag.len().checked_sub(2 * SIGNED)?)?;
        let mut mac = self.mac();
        mac.update(name.as_bytes());
        mac.verify_truncated_left(&hex::decode(signature).ok()?).ok()?;
        let (kind, key) = name.split_at_checked(1)?;
        let key: Key = key.to_uppercase().parse().ok()?;
        Some(match kind {
            "g" => (About::Thread(key), Writer::Guest),
            "h" => (About::Thread(key), Writer::Host),
            "r" => (About::Reservation(key), Writer::Guest),
            "s" => (About::Reservation(key), Writer::Host),
            _ => return None,
        })
    }

    fn signature(&self, name: &str) -> [u8; 32] {
        let mut mac = self.mac();
        mac.update(name.as_bytes());
        mac.finalize().into_bytes().into()
    }

    /// Prefixes the message: the secret also authenticates deliveries, and a signature must not help to guess it.
    fn mac(&self) -> Hmac<Sha256> {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(self.secret.as_bytes()).expect("a secret may have any length");
        mac.update(b"answer to ");
        mac
    }
}

fn named(about: About, writer: Writer) -> String {
    let (kind, key) = match (about, writer) {
        (About::Thread(key), Writer::Guest) => ('g', key),
        (About::Thread(key), Writer::Host) => ('h', key),
        (About::Reservation(key), Writer::Guest) => ('r', key),
        (About::Reservation(key), Writer::Host) => ('s', key),
    };
    format!("{kind}{key}").to_lowercase()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn replies() -> Replies {
        Replies::new("Answers@Casita.example", "a secret of the operator").unwrap()
    }

    proptest! {
        #[test]
        fn an_address_leads_back(bits: u128, which in 0..4_usize) {
            let key = Key::from_u128(bits);
            let about = [About::Thread(key), About::Reservation(key)][which / 2];
            let writer = [Writer::Guest, Writer::Host][which % 2];
            let address = replies().address(about, writer);
            prop_assert_eq!(replies().find(&address), Some((about, writer)));
            let among = format!("\"Ann\" <ann@guest.test>, <{}>", address.to_uppercase());
            prop_assert_eq!(replies().find(&among), Some((about, writer)));
            prop_assert!(address.find('@').unwrap() <= LONGEST_LOCAL_PART);
        }

        #[test]
        fn nothing_made_up_is_taken(text in any::<String>(), bits: u128) {
            prop_assert_eq!(replies().find(&text), None);
            let address = replies().address(About::Thread(Key::from_u128(bits)), Writer::Guest);
            prop_assert_eq!(replies().find(&address.replacen("+g", "+h", 1)), None);
            let other = Replies::new("answers@casita.example", "another secret").unwrap();
            prop_assert_eq!(other.find(&address), None);
            prop_assert_eq!(replies().find(&format!("answers+{text}@casita.example")), None);
        }
    }

    #[test]
    fn only_the_secret_opens_the_door() {
        assert!(replies().is_opened_by("a secret of the operator"));
        for other in ["", "a secret", "a secret of the operator "] {
            assert!(!replies().is_opened_by(other));
        }
    }

    #[test]
    fn a_mailbox_has_a_plain_name_with_room_behind_it() {
        for mailbox in
            ["", "casita.example", "@casita.example", "a b@casita.example", "a+b@casita.example", "a@"]
        {
            assert!(Replies::new(mailbox, "secret").is_none(), "{mailbox}");
        }
        assert!(Replies::new(&format!("{}@casita.example", "a".repeat(20)), "secret").is_none());
        assert!(Replies::new("answers@casita.example", "").is_none());
    }
}
