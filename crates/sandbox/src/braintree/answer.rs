//! XML responses: documents, and `api-error-response` with the errors.

use axum::response::{IntoResponse, Response};
use http::StatusCode;
use http::header::CONTENT_TYPE;

use super::xml::{Node, array, group, text, typed};

#[derive(Debug)]
pub(crate) enum Answer {
    Made(Node),
    Found(Node),
    /// A failed payment; the response contains its transaction.
    Refused {
        message: String,
        errors: Vec<Invalid>,
        about: Option<Node>,
    },
    Empty,
    NotFound,
    Unauthorized,
}

/// One error of one attribute.
#[derive(Debug)]
pub(crate) struct Invalid {
    pub(crate) object: &'static str,
    pub(crate) code: &'static str,
    pub(crate) attribute: &'static str,
    pub(crate) message: &'static str,
}

impl Answer {
    pub(crate) fn invalid(errors: Vec<Invalid>) -> Self {
        let message = errors.iter().map(|error| error.message).collect::<Vec<_>>().join("\n");
        Self::Refused { message, errors, about: None }
    }
}

/// Nested under the object concerned; a card is nested within its transaction.
fn errors_node(errors: &[Invalid]) -> Node {
    let of = |object: &str| -> Vec<Node> {
        let found = errors.iter().filter(|error| error.object == object);
        found
            .map(|error| {
                group(
                    "error",
                    vec![
                        text("code", error.code),
                        typed("attribute", "symbol", &error.attribute),
                        text("message", error.message),
                    ],
                )
            })
            .collect()
    };
    let card = group("credit-card", vec![array("errors", of("credit_card"))]);
    let transaction = group("transaction", vec![array("errors", of("transaction")), card]);
    group("errors", vec![array("errors", Vec::new()), transaction])
}

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        let (status, node) = match self {
            Self::Made(node) => (StatusCode::CREATED, node),
            Self::Found(node) => (StatusCode::OK, node),
            Self::Refused { message, errors, about } => {
                let mut nodes =
                    vec![errors_node(&errors), text("message", message), group("params", Vec::new())];
                nodes.extend(about);
                (StatusCode::UNPROCESSABLE_ENTITY, group("api-error-response", nodes))
            }
            Self::Empty => return StatusCode::OK.into_response(),
            Self::NotFound => return StatusCode::NOT_FOUND.into_response(),
            Self::Unauthorized => return StatusCode::UNAUTHORIZED.into_response(),
        };
        (status, [(CONTENT_TYPE, "application/xml; charset=utf-8")], node.document()).into_response()
    }
}
