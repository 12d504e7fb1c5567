//! Access keys for guests. A row's key identifies the row and grants no access: it appears in lists, calendars, exports and
//! logs. A guest key is that key with a proof (an HMAC) that only this installation can compute, so nothing has to be stored.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use thiserror::Error;

use crate::key::Key;

/// The kinds of rows that have guest keys. The proofs of each kind differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    Quote,
    Reservation,
    Card,
    Payment,
    Message,
}

/// The key of a row and its proof: 52 characters. It states which row it claims to be for; only [`GuestKeys`] can verify the
/// proof.
#[derive(Clone, Copy)]
pub struct GuestKey {
    row: Key,
    proof: Key,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("This is not the key of a guest.")]
pub struct NoGuestKey;

/// Creates and verifies guest keys with a secret of the installation.
#[derive(Clone)]
pub struct GuestKeys(Hmac<Sha256>);

impl GuestKeys {
    pub fn new(secret: &[u8; 32]) -> Self {
        Self(Hmac::new_from_slice(secret).expect("a secret may have any length"))
    }

    /// The guest key of a row. A new generation invalidates the previous keys.
    pub fn key(&self, held: Held, row: Key, generation: i32) -> GuestKey {
        let mut mac = self.0.clone();
        mac.update(&[held.code()]);
        mac.update(&row.as_u128().to_be_bytes());
        mac.update(&generation.to_be_bytes());
        let digest = mac.finalize().into_bytes();
        let proof = digest.iter().take(16).fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
        GuestKey { row, proof: Key::from_u128(proof) }
    }

    /// Verifies a proof in constant time.
    pub fn accept(&self, key: &GuestKey, held: Held, generation: i32) -> bool {
        self.key(held, key.row, generation).proof.guards(&key.proof)
    }
}

/// Omits the secret.
impl fmt::Debug for GuestKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GuestKeys").finish_non_exhaustive()
    }
}

impl Held {
    const fn code(self) -> u8 {
        match self {
            Self::Quote => b'q',
            Self::Reservation => b'r',
            Self::Card => b'c',
            Self::Payment => b'p',
            Self::Message => b'm',
        }
    }
}

impl GuestKey {
    /// The row that it claims to be for; not verified.
    pub const fn row(&self) -> Key {
        self.row
    }
}

impl fmt::Display for GuestKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row, self.proof)
    }
}

/// For logs, which must not contain proofs.
impl fmt::Debug for GuestKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GuestKey({}…)", self.row)
    }
}

impl FromStr for GuestKey {
    type Err = NoGuestKey;

    fn from_str(text: &str) -> Result<Self, NoGuestKey> {
        let (row, proof) = text.split_at_checked(Key::LENGTH).ok_or(NoGuestKey)?;
        Ok(Self { row: row.parse().map_err(|_| NoGuestKey)?, proof: proof.parse().map_err(|_| NoGuestKey)? })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::key::AccountId;

    const ALL: [Held; 5] = [Held::Quote, Held::Reservation, Held::Card, Held::Payment, Held::Message];

    fn keys() -> GuestKeys {
        GuestKeys::new(&[7; 32])
    }

    fn row() -> Key {
        Key::new(AccountId::new(7), 1_784_000_000, 42)
    }

    #[test]
    fn a_key_opens_one_row_of_one_kind_in_one_generation() {
        let key = keys().key(Held::Quote, row(), 0);
        assert!(keys().accept(&key, Held::Quote, 0));
        assert!(!keys().accept(&key, Held::Quote, 1), "renewed");
        assert!(!GuestKeys::new(&[8; 32]).accept(&key, Held::Quote, 0), "another installation");
        for held in ALL {
            assert_eq!(keys().accept(&key, held, 0), held == Held::Quote, "{held:?}");
        }
        let other = GuestKey { row: Key::from_u128(row().as_u128() ^ 1), ..key };
        assert!(!keys().accept(&other, Held::Quote, 0), "another row");
    }

    #[test]
    fn its_text_begins_with_the_row_and_reads_back() {
        let key = keys().key(Held::Reservation, row(), 3);
        let text = key.to_string();
        assert_eq!((text.len(), text.starts_with(&row().to_string())), (52, true));
        let read: GuestKey = text.to_lowercase().parse().unwrap();
        assert_eq!(read.row(), row());
        assert!(keys().accept(&read, Held::Reservation, 3));
    }

    #[test]
    fn what_is_no_guest_key_is_refused() {
        let good = keys().key(Held::Quote, row(), 0).to_string();
        for text in ["", &good[..26], &good[..51], &format!("{good}0"), &good.replace('0', "é"), "status"] {
            assert!(text.parse::<GuestKey>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn debug_shows_no_proof() {
        let key = keys().key(Held::Quote, row(), 0);
        assert_eq!(format!("{key:?}"), format!("GuestKey({}…)", row()));
        assert_eq!(format!("{:?}", keys()), "GuestKeys { .. }");
    }

    proptest! {
        #[test]
        fn no_changed_bit_is_accepted(generation in any::<i32>(), bit in 0_u32..128) {
            let key = keys().key(Held::Payment, row(), generation);
            let forged = GuestKey { proof: Key::from_u128(key.proof.as_u128() ^ (1 << bit)), ..key };
            prop_assert!(!keys().accept(&forged, Held::Payment, generation));
        }

        #[test]
        fn no_text_panics(text in "\\PC*|[0-9A-Za-z]{52}") {
            if let Ok(key) = text.parse::<GuestKey>() {
                prop_assert_eq!(key.to_string().parse::<GuestKey>().unwrap().row(), key.row());
            }
        }
    }
}
