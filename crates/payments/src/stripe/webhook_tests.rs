//! Genuine webhooks are read, others rejected.

use hmac::{KeyInit, Mac};

use super::*;

const NOW: i64 = 1_790_000_000;

fn sign(secret: &str, time: i64, body: &str) -> String {
    let mut mac = HmacSha256::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(format!("{time}.{body}").as_bytes());
    hex::encode(mac.finalize().into_bytes())
}

fn header(time: i64, body: &str) -> String {
    format!("t={time},v1={},v0=00", sign("whsec_1", time, body))
}

fn read_with(header: Option<&str>, body: &str) -> Result<Vec<ProviderEvent>, WebhookError> {
    let request = WebhookRequest { body: body.as_bytes(), signature: header };
    let secrets = [Secret::new("whsec_old"), Secret::new("whsec_1")];
    read(&request, &secrets, DateTime::from_timestamp(NOW, 0).unwrap())
}

fn subject_of(kind: &str, object: &str) -> Subject {
    let body = format!(r#"{{"id":"evt_1","type":"{kind}","data":{{"object":{object}}}}}"#);
    read_with(Some(&header(NOW, &body)), &body).unwrap().remove(0).subject
}

const PAID: &str = r#"{"id":"evt_1","type":"payment_intent.succeeded","data":{"object":{"id":"pi_1"}}}"#;

#[test]
fn each_event_names_its_thing() {
    for (kind, object, expected) in [
        ("payment_intent.succeeded", r#"{"id":"pi_1"}"#, Subject::Charge(ChargeReference::new("pi_1"))),
        (
            "charge.refunded",
            r#"{"id":"ch_1","payment_intent":"pi_1"}"#,
            Subject::Charge(ChargeReference::new("pi_1")),
        ),
        ("charge.refunded", r#"{"id":"ch_1","payment_intent":null}"#, Subject::Other),
        ("refund.failed", r#"{"id":"re_1"}"#, Subject::Refund(RefundReference::new("re_1"))),
        ("checkout.session.completed", r#"{"id":"cs_1"}"#, Subject::Session(SessionReference::new("cs_1"))),
        (
            "setup_intent.succeeded",
            r#"{"id":"seti_1","customer":"cus_1","payment_method":{"id":"card_1"}}"#,
            Subject::Card(CardReference::new("cus_1/card_1/seti_1")),
        ),
        ("customer.created", r#"{"id":"cus_1"}"#, Subject::Other),
        ("payment_intent.succeeded", "[]", Subject::Other),
    ] {
        assert_eq!(subject_of(kind, object), expected, "{kind}");
    }
}

#[test]
fn an_event_without_id_is_known_by_its_bytes() {
    let body = r#"{"type":"checkout.session.completed","data":{"object":{"id":"cs_1"}}}"#;
    let first = read_with(Some(&header(NOW, body)), body).unwrap();
    let again = read_with(Some(&header(NOW - 60, body)), body).unwrap();
    assert_eq!(first, again);
    assert!(first[0].id.starts_with("sha256-"), "{}", first[0].id);
}

#[test]
fn any_of_several_signatures_will_do() {
    let header = format!("t={NOW},v1=00,v1={}", sign("whsec_old", NOW, PAID));
    assert_eq!(read_with(Some(&header), PAID).unwrap()[0].id, "evt_1");
}

#[test]
fn the_window_is_five_minutes_wide_on_both_sides() {
    for (age, expected) in
        [(300, Ok(())), (-300, Ok(())), (301, Err(WebhookError::Stale)), (-301, Err(WebhookError::Stale))]
    {
        let result = read_with(Some(&header(NOW - age, PAID)), PAID);
        assert_eq!(result.map(|_| ()), expected, "{age} seconds");
    }
}

#[test]
fn others_are_refused() {
    let stolen = header(NOW, PAID).replace(&format!("t={NOW}"), &format!("t={}", NOW + 1));
    let foreign = format!("t={NOW},v1={}", sign("whsec_2", NOW, PAID));
    for header in
        [None, Some(""), Some("t=,v1="), Some("v1=00"), Some(stolen.as_str()), Some(foreign.as_str())]
    {
        assert_eq!(read_with(header, PAID), Err(WebhookError::Signature), "{header:?}");
    }
    assert_eq!(read_with(Some(&header(NOW, PAID)), &format!("{PAID} ")), Err(WebhookError::Signature));
    assert_eq!(read_with(Some(&header(NOW, "[]")), "[]"), Err(WebhookError::Unreadable));
}
