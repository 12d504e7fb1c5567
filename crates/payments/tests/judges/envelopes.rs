//! Checks the format of encrypted card fields: encrypted by the original library, decrypted here.

use aes::Aes256;
use aes::cipher::block_padding::Pkcs7;
use aes::cipher::{BlockModeDecrypt, KeyIvInit};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use payments::cards::pan::holds_card_number;
use rsa::pkcs1::DecodeRsaPrivateKey;
use rsa::traits::PublicKeyParts;
use rsa::{Pkcs1v15Encrypt, RsaPrivateKey};
use serde::Deserialize;
use sha2::Sha256;

use crate::judge;

#[derive(Deserialize)]
struct Sealed {
    private_key: String,
    envelopes: Vec<Envelope>,
}

#[derive(Deserialize)]
struct Envelope {
    text: String,
    sealed: String,
}

#[test]
#[ignore = "needs tools/judges/run"]
fn envelopes_of_the_original_library_open() {
    let Some(path) = judge("CASITA_JUDGE_ENVELOPES") else { return };
    let Sealed { private_key, envelopes } =
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let key = RsaPrivateKey::from_pkcs1_pem(&private_key).unwrap();
    assert_eq!(envelopes.len(), 100);
    for Envelope { text, sealed } in envelopes {
        assert_eq!(open(&key, &sealed), text);
        let body = serde_json::json!({ "card_number": sealed, "card_last_four": "1111" }).to_string();
        assert!(!holds_card_number(body.as_bytes()), "what is sealed may come in");
    }
}

/// `$bt4|javascript_1_3_10$ rsa(base64(aes ‖ mac)) $ iv ‖ aes(text) $ hmac`, each part in base64.
fn open(key: &RsaPrivateKey, sealed: &str) -> String {
    let parts: Vec<&str> = sealed.split('$').collect();
    let ["", "bt4|javascript_1_3_10", wrapped, body, signature] = parts[..] else { panic!("{sealed}") };
    let [wrapped, body, signature] = [wrapped, body, signature].map(|part| STANDARD.decode(part).unwrap());
    // The original library drops leading zeros of the number.
    let mut padded = vec![0; key.size() - wrapped.len()];
    padded.extend_from_slice(&wrapped);
    let keys = STANDARD.decode(key.decrypt(Pkcs1v15Encrypt, &padded).unwrap()).unwrap();
    let (aes_key, mac_key) = keys.split_at(32);
    let mut mac = Hmac::<Sha256>::new_from_slice(mac_key).unwrap();
    mac.update(&body);
    mac.verify_slice(&signature).unwrap();
    let (iv, text) = body.split_at(16);
    let cipher = cbc::Decryptor::<Aes256>::new_from_slices(aes_key, iv).unwrap();
    String::from_utf8(cipher.decrypt_padded_vec::<Pkcs7>(text).unwrap()).unwrap()
}
