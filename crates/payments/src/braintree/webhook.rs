//! Braintree's webhooks: a form with `bt_signature` and `bt_payload`; the payload is XML in base64.

use base64::Engine;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};
use base64::{alphabet, engine::DecodePaddingMode};
use chrono::{DateTime, Utc};
use sha1::{Digest, Sha1};

use super::xml::Element;
use crate::charges::charge::{ChargeReference, RefundReference};
use crate::event::{
    HmacSha1, ProviderEvent, Subject, WebhookError, WebhookRequest, digest_id, fresh, is_signed,
};
use crate::merchant::credentials::BraintreeCredentials;

const LENIENT: GeneralPurpose = GeneralPurpose::new(
    &alphabet::STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

pub(super) fn read(
    request: &WebhookRequest<'_>,
    credentials: &BraintreeCredentials,
    now: DateTime<Utc>,
) -> Result<Vec<ProviderEvent>, WebhookError> {
    let field = |name: &str| {
        form_urlencoded::parse(request.body).find(|(key, _)| key == name).map(|(_, value)| value)
    };
    let signatures = field("bt_signature").ok_or(WebhookError::Signature)?;
    let payload = field("bt_payload").ok_or(WebhookError::Unreadable)?;
    verify(&signatures, &payload, credentials)?;
    let packed: String = payload.split_whitespace().collect();
    let bytes = LENIENT.decode(packed).map_err(|_| WebhookError::Unreadable)?;
    let text = String::from_utf8(bytes).map_err(|_| WebhookError::Unreadable)?;
    let notification = Element::parse(&text).ok_or(WebhookError::Unreadable)?;
    let sent = notification.get("timestamp").ok_or(WebhookError::Unreadable)?;
    fresh(sent.parse().map_err(|_| WebhookError::Unreadable)?, now)?;
    let kind = notification.get("kind").ok_or(WebhookError::Unreadable)?.to_owned();
    // There is no event id; a digest of the payload is used.
    Ok(vec![ProviderEvent { id: digest_id(payload.as_bytes()), kind, subject: subject(&notification) }])
}

/// One signature per key pair of the merchant: `public|signature&public|signature`. The HMAC key is the SHA-1 digest of the
/// private key.
fn verify(signatures: &str, payload: &str, credentials: &BraintreeCredentials) -> Result<(), WebhookError> {
    let key = Sha1::digest(credentials.private_key.expose());
    let signed = |signature| {
        // Some senders sign the payload without its last line break.
        [payload, &format!("{payload}\n")]
            .into_iter()
            .any(|message| is_signed::<HmacSha1>(&key[..], &[message.as_bytes()], signature))
    };
    let mut pairs = signatures.split('&').filter_map(|pair| pair.split_once('|'));
    let is_genuine = pairs.any(|(public, signature)| public == credentials.public_key && signed(signature));
    if is_genuine { Ok(()) } else { Err(WebhookError::Signature) }
}

fn subject(notification: &Element) -> Subject {
    let named = |path: &str| notification.find(path).and_then(|element| Some((element, element.get("id")?)));
    let transaction = named("subject/transaction").or_else(|| named("subject/dispute/transaction"));
    match transaction {
        Some((transaction, id)) if transaction.get("type") == Some("credit") => {
            Subject::Refund(RefundReference::new(id))
        }
        Some((_, id)) => Subject::Charge(ChargeReference::new(id)),
        None => Subject::Other,
    }
}

#[cfg(test)]
mod tests {
    use base64::engine::general_purpose::STANDARD;
    use hmac::{KeyInit, Mac};

    use super::*;
    use line::Secret;

    fn credentials(private: &str) -> BraintreeCredentials {
        BraintreeCredentials {
            merchant_id: "m".to_owned(),
            public_key: "public".to_owned(),
            private_key: Secret::new(private),
            client_side_encryption_key: String::new(),
            merchant_account_id: None,
        }
    }

    fn body(kind: &str, subject: &str) -> String {
        let xml = format!(
            "<notification><kind>{kind}</kind><timestamp type=\"datetime\">2026-11-15T12:00:00Z</timestamp>\
             <subject>{subject}</subject></notification>"
        );
        let payload = format!("{}\n", STANDARD.encode(xml));
        let mut mac = HmacSha1::new_from_slice(&Sha1::digest("private")[..]).unwrap();
        mac.update(payload.as_bytes());
        let signature = format!("other|00&public|{}", hex::encode(mac.finalize().into_bytes()));
        form_urlencoded::Serializer::new(String::new())
            .append_pair("bt_signature", &signature)
            .append_pair("bt_payload", &payload)
            .finish()
    }

    fn read_at(body: &str, private: &str, time: &str) -> Result<Vec<ProviderEvent>, WebhookError> {
        let request = WebhookRequest { body: body.as_bytes(), signature: None };
        read(&request, &credentials(private), time.parse().unwrap())
    }

    const SALE: &str = "<transaction><id>b1</id><type>sale</type></transaction>";

    #[test]
    fn a_signed_webhook_names_its_transaction() {
        let sale = read_at(&body("transaction_settled", SALE), "private", "2026-11-15T12:01:00Z").unwrap();
        assert_eq!(sale[0].subject, Subject::Charge(ChargeReference::new("b1")));
        assert_eq!(sale[0].kind, "transaction_settled");
        let credit = "<transaction><id>b2</id><type>credit</type></transaction>";
        let credit =
            read_at(&body("transaction_settled", credit), "private", "2026-11-15T12:01:00Z").unwrap();
        assert_eq!(credit[0].subject, Subject::Refund(RefundReference::new("b2")));
        assert_ne!(sale[0].id, credit[0].id);
        let check =
            read_at(&body("check", "<check>true</check>"), "private", "2026-11-15T12:01:00Z").unwrap();
        assert_eq!(check[0].subject, Subject::Other);
    }

    #[test]
    fn others_are_refused() {
        let body = body("transaction_settled", SALE);
        assert_eq!(read_at(&body, "another", "2026-11-15T12:01:00Z"), Err(WebhookError::Signature));
        assert_eq!(read_at(&body, "private", "2026-11-15T12:06:00Z"), Err(WebhookError::Stale));
        assert_eq!(read_at(&body, "private", "2026-11-15T11:54:00Z"), Err(WebhookError::Stale));
        let changed = body.replace("bt_payload=", "bt_payload=A");
        assert_eq!(read_at(&changed, "private", "2026-11-15T12:01:00Z"), Err(WebhookError::Signature));
        assert_eq!(read_at("bt_payload=x", "private", "2026-11-15T12:01:00Z"), Err(WebhookError::Signature));
    }
}
