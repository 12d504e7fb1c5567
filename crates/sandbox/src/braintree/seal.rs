//! The browser's part of Braintree's encryption, with random keys: for tests without a browser.

use aes::Aes256;
use aes::cipher::block_padding::Pkcs7;
use aes::cipher::{BlockModeEncrypt, KeyIvInit};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use rsa::pkcs1::DecodeRsaPublicKey;
use rsa::rand_core::{OsRng, RngCore};
use rsa::{Pkcs1v15Encrypt, RsaPublicKey};
use sha2::Sha256;

/// Encrypts a card number or security code as a browser does, with a key such as `GET /braintree/client-key` returns.
///
/// # Panics
/// If the key is invalid.
pub fn seal(public_key: &str, text: &str) -> String {
    let mut random = [0; 80];
    OsRng.fill_bytes(&mut random);
    let (keys, iv) = random.split_at(64);
    let (aes_key, mac_key) = keys.split_at(32);
    let cipher = cbc::Encryptor::<Aes256>::new_from_slices(aes_key, iv).expect("keys of the right length");
    let body = [iv, &cipher.encrypt_padded_vec::<Pkcs7>(text.as_bytes())].concat();
    let mut mac = Hmac::<Sha256>::new_from_slice(mac_key).expect("any length will do");
    mac.update(&body);
    let signature = mac.finalize().into_bytes();
    let key = BASE64_STANDARD.decode(public_key).expect("a key is base64");
    let key = RsaPublicKey::from_pkcs1_der(&key).expect("a key of the sandbox");
    let wrapped = key.encrypt(&mut OsRng, Pkcs1v15Encrypt, BASE64_STANDARD.encode(keys).as_bytes());
    let wrapped = wrapped.expect("two keys are short enough");
    let [wrapped, body, signature] =
        [&wrapped[..], &body, &signature].map(|part| BASE64_STANDARD.encode(part));
    format!("$bt4|javascript_1_3_10${wrapped}${body}${signature}")
}
