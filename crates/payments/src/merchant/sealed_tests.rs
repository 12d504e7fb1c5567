//! Encrypted texts can be decrypted for their own account and site only, and any change is detected.

use proptest::prelude::*;

use super::*;

const HERE: Place = Place { account: AccountId::new(7), site: "harbor-pine" };

fn keyring(text: &str) -> Keyring {
    Keyring::parse(&Secret::new(text)).unwrap()
}

fn key(id: &str, byte: u8) -> String {
    format!("{id}:{}", hex::encode([byte; 32]))
}

fn sealed(text: &str) -> String {
    keyring(&key("a", 1)).seal(&Secret::new(text), &HERE, Nonce([9; 24])).unwrap()
}

#[test]
fn it_opens_where_it_was_sealed_and_nowhere_else() {
    let ring = keyring(&key("a", 1));
    let text = sealed("sk_live_1");
    assert!(text.starts_with("v1.a.") && !text.contains("sk_live"), "{text}");
    assert_eq!(ring.open(&text, &HERE).unwrap().expose(), "sk_live_1");
    for elsewhere in [Place { site: "casa-lucia", ..HERE }, Place { account: AccountId::new(8), ..HERE }] {
        assert_eq!(ring.open(&text, &elsewhere), Err(SealError::Broken));
    }
}

#[test]
fn keys_are_replaced_one_text_at_a_time() {
    let old = sealed("secret");
    let ring = keyring(&format!("{}, {}", key("b", 2), key("a", 1)));
    assert!(ring.is_outdated(&old));
    let new = ring.seal(&ring.open(&old, &HERE).unwrap(), &HERE, Nonce([8; 24])).unwrap();
    assert!(new.starts_with("v1.b.") && !ring.is_outdated(&new));
    assert_eq!(keyring(&key("b", 2)).open(&old, &HERE), Err(SealError::UnknownKey));
    assert_eq!(keyring(&key("a", 3)).open(&old, &HERE), Err(SealError::Broken), "another key of that name");
}

#[test]
fn bad_configurations_are_refused() {
    for text in
        ["a", "a:", "a:00", &format!("{}0", key("a", 1)), &key("", 1), &key("a b", 1).replace(' ', "_")]
    {
        assert_eq!(Keyring::parse(&Secret::new(text)).unwrap_err(), SealError::KeyText, "{text}");
    }
    assert_eq!(Keyring::parse(&Secret::new(" ,")).unwrap_err(), SealError::NoKey);
    assert!(!format!("{:?}", keyring(&key("a", 1))).contains("0101"));
}

#[test]
fn other_texts_are_not_sealed_ones() {
    let ring = keyring(&key("a", 1));
    for text in ["", "sk_live_1", "v1.a", "v1.a.!", "v1.a.AAAA", "v2.a.AAAA", &format!("{}.x", sealed("x"))] {
        assert_eq!(ring.open(text, &HERE), Err(SealError::NotSealed), "{text}");
    }
}

proptest! {
    #[test]
    fn any_text_comes_back(text in "\\PC*", nonce in any::<[u8; 24]>()) {
        let ring = keyring(&key("a", 1));
        let sealed = ring.seal(&Secret::new(text.clone()), &HERE, Nonce(nonce)).unwrap();
        prop_assert_eq!(ring.open(&sealed, &HERE), Ok(Secret::new(text)));
    }

    #[test]
    fn any_changed_bit_is_noticed(byte in any::<prop::sample::Index>(), bit in 0_u8..8) {
        let text = sealed("sk_live_something_long");
        let mut bytes = URL_SAFE_NO_PAD.decode(text.rsplit('.').next().unwrap()).unwrap();
        let byte = byte.index(bytes.len());
        bytes[byte] ^= 1 << bit;
        let changed = format!("v1.a.{}", URL_SAFE_NO_PAD.encode(bytes));
        prop_assert_eq!(keyring(&key("a", 1)).open(&changed, &HERE), Err(SealError::Broken));
    }
}
