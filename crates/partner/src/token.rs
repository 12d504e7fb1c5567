//! Access tokens of the partner's API, and the credentials to request them.

use std::time::Duration;

use line::Secret;
use serde::Deserialize;

use crate::error::PartnerError;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credentials {
    pub client_id: String,
    pub client_secret: Secret,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub access: Secret,
    pub lives: Duration,
}

/// Default lifetime if the partner does not state one: shorter than any observed.
const SHORTEST: u64 = 3_600;

#[derive(Deserialize)]
struct TokenIn {
    access_token: Secret,
    expires_in: Option<u64>,
}

pub(crate) fn form(credentials: &Credentials, scope: &str) -> Secret {
    let form = form_urlencoded::Serializer::new(String::new())
        .append_pair("grant_type", "client_credentials")
        .append_pair("scope", scope)
        .append_pair("client_id", &credentials.client_id)
        .append_pair("client_secret", credentials.client_secret.expose())
        .finish();
    Secret::new(form)
}

pub(crate) fn read(text: &str) -> Result<Token, PartnerError> {
    let token: TokenIn = serde_json::from_str(text).map_err(|_| PartnerError::unreadable("a token"))?;
    let lives = Duration::from_secs(token.expires_in.unwrap_or(SHORTEST));
    Ok(Token { access: token.access_token, lives })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_and_never_printed() {
        let token = read(r#"{"token_type":"Bearer","expires_in":86400,"access_token":"hidden"}"#).unwrap();
        assert_eq!((token.access.expose(), token.lives.as_secs()), ("hidden", 86_400));
        assert!(!format!("{token:?}").contains("hidden"));
        assert_eq!(read(r#"{"access_token":"a"}"#).unwrap().lives.as_secs(), SHORTEST);
        assert!(read("{}").is_err());
    }

    #[test]
    fn a_form_is_written() {
        let credentials = Credentials { client_id: "a b".to_owned(), client_secret: Secret::new("x&y") };
        let written = form(&credentials, "booking_engine:api");
        let expected =
            "grant_type=client_credentials&scope=booking_engine%3Aapi&client_id=a+b&client_secret=x%26y";
        assert_eq!(written.expose(), expected);
    }
}
