//! Encryption of stored secrets: `XChaCha20-Poly1305`, bound to the account and site they belong to.
//!
//! The encrypted text is `v1.<key id>.<base64url(nonce ‖ ciphertext)>`. The key id says which key decrypts it, so that keys can
//! be replaced one row at a time; account and site are authenticated but not stored, so that a row copied to another account or
//! site cannot be decrypted there.

use std::collections::BTreeMap;
use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305, XNonce};
use domain::key::AccountId;
use hmac::{Hmac, Mac};
use sha2::Sha256;
use subtle::ConstantTimeEq;
use thiserror::Error;

use line::Secret;

const VERSION: &str = "v1";
const NONCE_BYTES: usize = 24;
const KEY_BYTES: usize = 32;

/// The account and site that a secret belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<'a> {
    pub account: AccountId,
    pub site: &'a str,
}

/// 24 bytes from the operating system's randomness, never used twice. Passed in like all randomness.
#[derive(Clone, Copy, Debug)]
pub struct Nonce(pub [u8; NONCE_BYTES]);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SealError {
    #[error("A sealing key is a name, a colon and 64 hexadecimal digits.")]
    KeyText,
    #[error("There must be at least one sealing key.")]
    NoKey,
    #[error("This is not a sealed text.")]
    NotSealed,
    #[error("The key that sealed this text is not configured.")]
    UnknownKey,
    #[error("The text was changed, or belongs to another account or site.")]
    Broken,
}

/// The keys of this installation: the first one encrypts, all of them decrypt.
#[derive(Clone)]
pub struct Keyring {
    current: String,
    keys: BTreeMap<String, [u8; KEY_BYTES]>,
}

impl Keyring {
    /// From the configuration: `id:hex`, separated by spaces or commas, the newest first.
    pub fn parse(text: &Secret) -> Result<Self, SealError> {
        let separators = |character: char| character == ',' || character.is_whitespace();
        let mut keys = BTreeMap::new();
        let mut current = None;
        for entry in text.expose().split(separators).filter(|entry| !entry.is_empty()) {
            let (id, key) = parse_key(entry)?;
            current.get_or_insert_with(|| id.clone());
            keys.insert(id, key);
        }
        Ok(Self { current: current.ok_or(SealError::NoKey)?, keys })
    }

    pub fn seal(&self, plain: &Secret, place: &Place, nonce: Nonce) -> Result<String, SealError> {
        let cipher = self.cipher(&self.current)?;
        let aad = binding(&self.current, place);
        let payload = Payload { msg: plain.expose().as_bytes(), aad: &aad };
        let sealed = cipher.encrypt(&XNonce::from(nonce.0), payload).map_err(|_| SealError::Broken)?;
        let bytes = [nonce.0.as_slice(), &sealed].concat();
        Ok(format!("{VERSION}.{}.{}", self.current, URL_SAFE_NO_PAD.encode(bytes)))
    }

    pub fn open(&self, sealed: &str, place: &Place) -> Result<Secret, SealError> {
        let (id, text) = parts(sealed)?;
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| SealError::NotSealed)?;
        let (nonce, body) = bytes.split_first_chunk::<NONCE_BYTES>().ok_or(SealError::NotSealed)?;
        let cipher = self.cipher(id)?;
        let aad = binding(id, place);
        let plain = cipher
            .decrypt(&XNonce::from(*nonce), Payload { msg: body, aad: &aad })
            .map_err(|_| SealError::Broken)?;
        String::from_utf8(plain).map(Secret::new).map_err(|_| SealError::Broken)
    }

    /// Identifies the encrypting key without revealing anything about it.
    pub fn fingerprint(&self) -> String {
        self.keys.get(&self.current).map(fingerprint_of).unwrap_or_default()
    }

    /// A secret for another purpose, derived from the key with this fingerprint; None if there is no such key.
    pub fn secret(&self, fingerprint: &str, purpose: &str) -> Option<[u8; KEY_BYTES]> {
        let is_meant =
            |key: &&[u8; KEY_BYTES]| fingerprint_of(key).as_bytes().ct_eq(fingerprint.as_bytes()).into();
        self.keys.values().find(is_meant).map(|key| derived(key, purpose))
    }

    fn cipher(&self, id: &str) -> Result<XChaCha20Poly1305, SealError> {
        self.keys.get(id).map(|key| XChaCha20Poly1305::new(key.into())).ok_or(SealError::UnknownKey)
    }

    /// Whether a text should be encrypted again, with the newest key.
    pub fn is_outdated(&self, sealed: &str) -> bool {
        parts(sealed).is_ok_and(|(id, _)| id != self.current)
    }
}

/// The associated data of the encryption. Neither a key's id nor an account's number contains a space, so the parts are
/// unambiguous.
fn binding(id: &str, place: &Place) -> Vec<u8> {
    format!("casita {VERSION} {id} {} {}", place.account, place.site).into_bytes()
}

impl fmt::Debug for Keyring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Keyring").field("current", &self.current).finish_non_exhaustive()
    }
}

fn parse_key(entry: &str) -> Result<(String, [u8; KEY_BYTES]), SealError> {
    let (id, hexadecimal) = entry.split_once(':').ok_or(SealError::KeyText)?;
    let named = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let bytes = hex::decode(hexadecimal).ok().filter(|_| named).ok_or(SealError::KeyText)?;
    Ok((id.to_owned(), bytes.try_into().map_err(|_| SealError::KeyText)?))
}

fn fingerprint_of(key: &[u8; KEY_BYTES]) -> String {
    hex::encode(&derived(key, "fingerprint")[..8])
}

/// Derives a key per purpose: none reveals another, or the encryption key.
fn derived(key: &[u8; KEY_BYTES], purpose: &str) -> [u8; KEY_BYTES] {
    let mac: Result<Hmac<Sha256>, _> = hmac::KeyInit::new_from_slice(key);
    let mut mac = mac.expect("a key may have any length");
    mac.update(format!("casita {VERSION} {purpose}").as_bytes());
    mac.finalize().into_bytes().into()
}

fn parts(sealed: &str) -> Result<(&str, &str), SealError> {
    let mut parts = sealed.split('.');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(VERSION), Some(id), Some(text), None) => Ok((id, text)),
        _ => Err(SealError::NotSealed),
    }
}

#[cfg(test)]
#[path = "sealed_tests.rs"]
mod tests;
