//! Finds a plausible card number in a request body, so that the API can reject it before anything else reads, stores or logs it.
//!
//! **What is flagged.** 13 to 19 digits, alone or in groups separated by single spaces or single dashes, with a known issuer's
//! prefix, a length that this issuer uses, and a correct check digit; in JSON (also behind `\u` escapes, also as a number), in
//! forms (percent-encoded) and in any other text.
//!
//! **The trade-off.** About one number in ten has a correct check digit by chance, so some harmless ones are flagged: for example
//! a bare 15-digit telephone number that begins like an American Express card. The rules below guarantee that the texts of the
//! app's own interface pass (keys, dates, times, amounts below 13 digits, `+` telephone numbers, UUIDs, hexadecimal digests), and
//! leave a small chance elsewhere. A false positive costs a guest a second try; a false negative costs an audit. A number hidden
//! on purpose (letters between the digits, one digit per field) is not found: this protects against mistakes, not against
//! attackers.

use serde_json::Value;

const SHORTEST: usize = 13;
const LONGEST: usize = 19;

/// Words of at least this length are keys and tokens: digits within them are not a separate number.
const SHORTEST_KEY: usize = 26;

pub fn holds_card_number(body: &[u8]) -> bool {
    let text = String::from_utf8_lossy(body);
    let is_json = text.trim_start().starts_with(['{', '[', '"']);
    is_in_text(&text) || if is_json { is_behind_escapes(&text) } else { is_in_form(body) }
}

fn is_behind_escapes(text: &str) -> bool {
    text.contains('\\') && serde_json::from_str(text).is_ok_and(|json| is_in_json(&json))
}

fn is_in_json(value: &Value) -> bool {
    match value {
        Value::String(text) => is_in_text(text),
        Value::Array(items) => items.iter().any(is_in_json),
        Value::Object(fields) => fields.iter().any(|(name, value)| is_in_text(name) || is_in_json(value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

fn is_in_form(body: &[u8]) -> bool {
    form_urlencoded::parse(body).any(|(name, value)| is_in_text(&name) || is_in_text(&value))
}

fn is_in_text(text: &str) -> bool {
    let bytes = text.as_bytes();
    let mut place = 0;
    while let Some(start) = bytes[place..].iter().position(u8::is_ascii_digit).map(|found| place + found) {
        let end = end_of_digits(bytes, start);
        if start > 0 && bytes[start - 1] == b'+' {
            place = end_of_telephone(bytes, end);
        } else if starts_card_number(bytes, start, end) {
            return true;
        } else {
            place = end;
        }
    }
    false
}

/// Whether the run of digits is a card number, by itself or with the groups after it.
fn starts_card_number(bytes: &[u8], start: usize, end: usize) -> bool {
    let is_solid = is_alone(bytes, start, end) && is_card(bytes[start..end].iter().copied());
    is_solid || [b' ', b'-'].into_iter().any(|separator| is_grouped(bytes, start, end, separator))
}

/// Letters may touch an ungrouped number (`Visa4242…`) unless the whole word is as long as a key.
fn is_alone(bytes: &[u8], start: usize, end: usize) -> bool {
    let is_part = |byte: &&u8| byte.is_ascii_alphanumeric();
    let before = bytes[..start].iter().rev().take(SHORTEST_KEY).take_while(is_part).count();
    let after = bytes[end..].iter().take(SHORTEST_KEY).take_while(is_part).count();
    let word = before + (end - start) + after;
    before + after == 0 || word < SHORTEST_KEY
}

/// Whether a dash connects these digits to others: a part of a UUID or of a date is not a number.
fn joins(bytes: &[u8], start: usize, end: usize) -> bool {
    let tied_before = start > 0 && bytes[start - 1] == b'-' && is_word(bytes, start.checked_sub(2));
    let tied_after = bytes.get(end) == Some(&b'-') && is_word(bytes, Some(end + 1));
    tied_before || tied_after
}

/// Groups of at least two digits, separated by one separator, with no letter or dash at either end.
fn is_grouped(bytes: &[u8], start: usize, first_end: usize, separator: u8) -> bool {
    if is_word(bytes, start.checked_sub(1)) {
        return false;
    }
    let mut end = first_end;
    let mut count = end - start;
    while bytes.get(end) == Some(&separator) && bytes.get(end + 1).is_some_and(u8::is_ascii_digit) {
        let next = end_of_digits(bytes, end + 1);
        let group = next - (end + 1);
        count += group;
        end = next;
        if group < 2 || count > LONGEST {
            return false;
        }
        let digits = bytes[start..end].iter().copied().filter(u8::is_ascii_digit);
        if count >= SHORTEST && !is_word(bytes, Some(end)) && !joins(bytes, start, end) && is_card(digits) {
            return true;
        }
    }
    false
}

fn is_word(bytes: &[u8], place: Option<usize>) -> bool {
    place.and_then(|place| bytes.get(place)).is_some_and(u8::is_ascii_alphanumeric)
}

/// Skips the groups of an international telephone number, which has only a few.
fn end_of_telephone(bytes: &[u8], mut end: usize) -> usize {
    while matches!(bytes.get(end), Some(b' ' | b'-')) && bytes.get(end + 1).is_some_and(u8::is_ascii_digit) {
        end = end_of_digits(bytes, end + 1);
    }
    end
}

fn end_of_digits(bytes: &[u8], start: usize) -> usize {
    start + bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count()
}

fn is_card(digits: impl Iterator<Item = u8>) -> bool {
    let digits: Vec<u8> = digits.take(LONGEST + 1).map(|digit| digit - b'0').collect();
    (SHORTEST..=LONGEST).contains(&digits.len()) && is_issued(&digits) && has_check_digit(&digits)
}

/// The Luhn algorithm: from the right, every second digit counts double.
fn has_check_digit(digits: &[u8]) -> bool {
    let sum: u32 = digits
        .iter()
        .rev()
        .enumerate()
        .map(|(place, &digit)| {
            let weight = u32::from(digit) * if place % 2 == 1 { 2 } else { 1 };
            weight / 10 + weight % 10
        })
        .sum();
    sum.is_multiple_of(10)
}

/// Prefixes and lengths of the card schemes.
fn is_issued(digits: &[u8]) -> bool {
    let prefix =
        |count: usize| digits[..count].iter().fold(0_u32, |number, &digit| number * 10 + u32::from(digit));
    let length = digits.len();
    match prefix(2) {
        40..=49 => matches!(length, 13 | 16 | 19),
        34 | 37 => length == 15,
        51..=55 => length == 16,
        22..=27 if (2221..=2720).contains(&prefix(4)) => length == 16,
        35 if (3528..=3589).contains(&prefix(4)) => length >= 16,
        36 | 38 | 39 => length >= 14,
        30 if (300..=305).contains(&prefix(3)) => length >= 14,
        // Discover, UnionPay, Maestro.
        60 | 62 | 64 | 65 | 81 => length >= 16,
        50 | 56..=59 | 61 | 63 | 66..=69 => true,
        _ => false,
    }
}

#[cfg(test)]
#[path = "pan_tests.rs"]
mod tests;
