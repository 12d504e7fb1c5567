//! Client-side encryption: `$bt4|javascript_1_3_10$…$…$…`, decrypted with a published test key.
//!
//! AES-256-CBC for the text, HMAC-SHA256 over it, and RSA for the two keys as base64 text.

use std::sync::LazyLock;

use aes::Aes256;
use aes::cipher::block_padding::Pkcs7;
use aes::cipher::{BlockModeDecrypt, KeyIvInit};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use rsa::pkcs1::{DecodeRsaPrivateKey, EncodeRsaPublicKey};
use rsa::traits::PublicKeyParts;
use rsa::{Pkcs1v15Encrypt, RsaPrivateKey};
use sha2::Sha256;

const KEY: usize = 32;
const BLOCK: usize = 16;

/// Published on purpose: it protects test cards only.
static TEST_KEY: LazyLock<RsaPrivateKey> = LazyLock::new(|| {
    let pem = include_str!("../../assets/braintree/published-test-key.pem");
    RsaPrivateKey::from_pkcs1_pem(pem).expect("the test key was made by a tool for keys")
});

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Unopened {
    /// Not encrypted.
    Plain,
    /// Encrypted with another key, or damaged.
    Sealed,
}

/// The public key for browsers: base64 of PKCS#1, which Braintree calls "Client-Side Encryption Key".
pub(crate) fn public_key() -> String {
    let der = TEST_KEY.to_public_key().to_pkcs1_der().expect("a public key can be written down");
    BASE64_STANDARD.encode(der.as_bytes())
}

pub(crate) fn open(sealed: &str) -> Result<String, Unopened> {
    let parts: Vec<&str> = sealed.strip_prefix("$bt4|").ok_or(Unopened::Plain)?.split('$').collect();
    let [_version, wrapped, body, signature] = parts[..] else { return Err(Unopened::Sealed) };
    let decode = |text: &str| BASE64_STANDARD.decode(text).map_err(|_| Unopened::Sealed);
    let keys = unwrap_keys(&decode(wrapped)?).ok_or(Unopened::Sealed)?;
    read(&keys, &decode(body)?, &decode(signature)?).ok_or(Unopened::Sealed)
}

fn unwrap_keys(wrapped: &[u8]) -> Option<Vec<u8>> {
    // The official script drops leading zero bytes of the ciphertext.
    let size = TEST_KEY.size();
    let mut padded = vec![0; size.checked_sub(wrapped.len())?];
    padded.extend_from_slice(wrapped);
    let text = TEST_KEY.decrypt(Pkcs1v15Encrypt, &padded).ok()?;
    BASE64_STANDARD.decode(text).ok().filter(|keys| keys.len() == 2 * KEY)
}

fn read(keys: &[u8], body: &[u8], signature: &[u8]) -> Option<String> {
    let (aes_key, mac_key) = keys.split_at(KEY);
    let mut mac = Hmac::<Sha256>::new_from_slice(mac_key).ok()?;
    mac.update(body);
    mac.verify_slice(signature).ok()?;
    let (iv, text) = body.split_at_checked(BLOCK)?;
    let cipher = cbc::Decryptor::<Aes256>::new_from_slices(aes_key, iv).ok()?;
    String::from_utf8(cipher.decrypt_padded_vec::<Pkcs7>(text).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Created by the official script (braintree-web 2.32.1) with the test key.
    const BY_THE_OFFICIAL_SCRIPT: &str = include_str!("../../tests/sealed-4242.txt");

    #[test]
    fn the_official_scripts_envelope_is_opened() {
        assert_eq!(open(BY_THE_OFFICIAL_SCRIPT.trim()).as_deref(), Ok("4242424242424242"));
    }

    #[test]
    fn plain_text_and_damage_are_told_apart() {
        assert_eq!(open("4242424242424242"), Err(Unopened::Plain));
        let damaged = BY_THE_OFFICIAL_SCRIPT.trim().replacen("==", "", 1) + "A";
        assert_eq!(open(&damaged), Err(Unopened::Sealed));
        assert_eq!(open("$bt4|javascript_1_3_10$a$b"), Err(Unopened::Sealed));
    }
}
