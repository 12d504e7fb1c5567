//! Card numbers are found anywhere in a body; requests of the app's own interface are never flagged.

use domain::key::Key;
use proptest::prelude::*;

use super::*;

const CARDS: [&str; 12] = [
    "4242424242424242",
    "4000002500003155",
    "4222222222222",
    "5555555555554444",
    "2223003122003222",
    "378282246310005",
    "6011111111111117",
    "3530111333300000",
    "30569309025904",
    "36227206271667",
    "6200000000000005",
    "6799990100000000019",
];

fn found(text: &str) -> bool {
    holds_card_number(text.as_bytes())
}

#[test]
fn every_scheme_is_known() {
    for card in CARDS {
        assert!(found(card), "{card}");
    }
}

#[test]
fn every_place_is_searched() {
    for body in [
        r#"{"card_number":"4242424242424242"}"#,
        r#"{"card":{"number":4242424242424242}}"#,
        r#"{"message":"my card is 4242 4242 4242 4242, thanks"}"#,
        r#"{"message":"4242-4242-4242-4242"}"#,
        r#"{"message":"Visa4242424242424242 12/29"}"#,
        r#"{"message":"4242 4242 4242 4242 12 29 123"}"#,
        r#"{"n":"3782 822463 10005"}"#,
        r#"{"n":"\u0034242424242424242"}"#,
        r#"{"n":"4242\u0020424242424242"}"#,
        r#"{"4242424242424242":true}"#,
        "card=4242424242424242&cvc=123",
        "card=4242+4242+4242+4242",
        "card=%34242424242424242",
        "<number>4242424242424242</number>",
        "ref-9, 4242424242424242",
    ] {
        assert!(found(body), "{body}");
    }
}

#[test]
fn innocent_texts_pass() {
    for body in [
        r#"{"card_bin_number":"424242","card_last_four":"4242"}"#,
        r#"{"card_token":"tok_1NirD82eZvKYlo2CIvbtLWuY"}"#,
        r#"{"phone":"+34600123456","other":"+44 20 7946 0958"}"#,
        r#"{"phone":"+378282246310005"}"#,
        r#"{"check_in":"2026-11-15","check_out":"2026-11-20"}"#,
        r#"{"at":1790000000000,"amount":123456789012}"#,
        r#"{"number":"4242424242424241"}"#,
        r#"{"id":"42424242-4242-4242-8242-424242424242"}"#,
        r#"{"hash":"4242424242424242aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}"#,
        "42424242424242424242",
        "",
    ] {
        assert!(!found(body), "{body}");
    }
}

/// A number with a correct check digit, of any scheme.
fn card() -> impl Strategy<Value = String> {
    let start = prop_oneof!["4[0-9]{14}", "5[1-5][0-9]{13}", "3[47][0-9]{12}", "62[0-9]{13}", "36[0-9]{11}"];
    start.prop_map(|start| {
        let full = |digit: u8| format!("{start}{digit}");
        let fits = |text: &String| has_check_digit(&text.bytes().map(|byte| byte - b'0').collect::<Vec<_>>());
        (0..10).map(full).find(fits).expect("one of ten digits fits")
    })
}

proptest! {
    #[test]
    fn cards_are_found_in_any_surroundings(
        card in card(), before in "[a-zA-Z ,.:;\"{]{0,5}", after in "[a-zA-Z ,.:;\"}]{0,4}",
    ) {
        let body = format!("{before}{card}{after}");
        prop_assert!(found(&body), "{}", body);
    }

    #[test]
    fn cards_are_found_in_groups(card in card(), size in 2_usize..8, separator in "[ -]") {
        let groups: Vec<&str> = card.as_bytes().chunks(size).map(|group| str::from_utf8(group).unwrap()).collect();
        prop_assume!(groups.iter().all(|group| group.len() > 1));
        prop_assert!(found(&format!("\"{}\"", groups.join(separator.as_str()))), "{:?}", groups);
    }

    #[test]
    fn our_keys_pass(bits in any::<u128>(), digits in "[0-7][0-9]{25}") {
        let body = format!(r#"{{"quote":"{}","reservation":"{digits}"}}"#, Key::from_u128(bits));
        prop_assert!(!found(&body), "{}", body);
    }

    #[test]
    fn idempotency_keys_pass(left in any::<u128>(), right in "[0-7][0-9]{25}", attempt in any::<u32>()) {
        let body = format!("resv-{}-pay-{right}-{attempt}", Key::from_u128(left));
        prop_assert!(!found(&body), "{}", body);
    }

    #[test]
    fn uuids_and_digests_pass(
        uuid in "[0-9]{8}-[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{12}",
        hex_uuid in "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}",
        digest in "[0-9a-f]{40}|[0-9a-f]{64}",
    ) {
        let body = format!(r#"{{"a":"{uuid}","b":"{hex_uuid}","c":"{digest}"}}"#);
        prop_assert!(!found(&body), "{}", body);
    }

    #[test]
    fn dates_times_and_amounts_pass(
        year in 1900_u32..2200, month in 1_u32..13, day in 1_u32..29, amount in -999_999_999_999_i64..=999_999_999_999,
        seconds in 0_u64..4_102_444_800,
    ) {
        let date = format!("{year}-{month:02}-{day:02}");
        let millis = seconds * 1000 % 2_000_000_000_000;
        let body = format!(
            r#"{{"from":"{date}","range":"{date} {date}","at":"{date}T12:00:00.123456789Z","amount":{amount},"unix":{seconds},"ms":{millis}}}"#
        );
        prop_assert!(!found(&body), "{}", body);
    }

    #[test]
    fn telephone_numbers_pass(country in 1_u32..999, number in 100_000_u64..=9_999_999_999, groups in any::<bool>()) {
        let number = number.to_string();
        let (head, tail) = number.split_at(3);
        let phone = if groups { format!("+{country} {head} {tail}") } else { format!("+{country}{number}") };
        prop_assert!(!found(&format!(r#"{{"phone":"{phone}"}}"#)), "{}", phone);
    }

    #[test]
    fn wrong_check_digits_pass(digits in "[0-9]{13,19}") {
        let plain: Vec<u8> = digits.bytes().map(|byte| byte - b'0').collect();
        prop_assume!(!has_check_digit(&plain));
        prop_assert!(!found(&digits), "{}", digits);
    }

    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        holds_card_number(&bytes);
    }
}
