//! A transaction: a sale or a refund, and its history.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::vault::{card_node, stamp};
use crate::braintree::answer::Answer;
use crate::braintree::xml::{Node, array, group, optional, text, typed};
use crate::cards::card::Card;
use crate::money::decimal;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Transaction {
    pub(crate) id: String,
    pub(crate) created_at: DateTime<Utc>,
    pub(crate) kind: String,
    pub(crate) status: Status,
    pub(crate) amount: i64,
    pub(crate) currency: String,
    pub(crate) order_id: Option<String>,
    pub(crate) merchant_account: Option<String>,
    pub(crate) customer: Option<String>,
    pub(crate) card: Card,
    pub(crate) card_token: Option<String>,
    pub(crate) cardholder: Option<String>,
    pub(crate) processor_response: (String, String),
    pub(crate) refunded: i64,
    /// The refunded sale.
    pub(crate) refund_of: Option<String>,
    #[serde(default)]
    pub(crate) refund_ids: Vec<String>,
    /// Status changes, the latest last.
    pub(crate) history: Vec<(DateTime<Utc>, Status)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Status {
    Authorized,
    SubmittedForSettlement,
    Settled,
    Voided,
    ProcessorDeclined,
    GatewayRejected,
}

impl Status {
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Authorized => "authorized",
            Self::SubmittedForSettlement => "submitted_for_settlement",
            Self::Settled => "settled",
            Self::Voided => "voided",
            Self::ProcessorDeclined => "processor_declined",
            Self::GatewayRejected => "gateway_rejected",
        }
    }
}

impl Transaction {
    pub(crate) fn node(&self) -> Node {
        let event = |(moment, status): &(DateTime<Utc>, Status)| {
            let moment = typed("timestamp", "datetime", &stamp(*moment));
            let amount = text("amount", decimal(self.amount, &self.currency));
            group("status-event", vec![moment, text("status", status.code()), amount])
        };
        let (code, said) = &self.processor_response;
        let rejection = (self.status == Status::GatewayRejected).then_some("three_d_secure");
        group(
            "transaction",
            vec![
                text("id", &self.id),
                text("status", self.status.code()),
                text("type", &self.kind),
                text("currency-iso-code", &self.currency),
                text("amount", decimal(self.amount, &self.currency)),
                optional("merchant-account-id", self.merchant_account.as_deref()),
                optional("order-id", self.order_id.as_deref()),
                typed("created-at", "datetime", &stamp(self.created_at)),
                typed("updated-at", "datetime", &stamp(self.created_at)),
                group("customer", vec![optional("id", self.customer.as_deref())]),
                optional("refunded-transaction-id", self.refund_of.as_deref()),
                array("refund-ids", self.refund_ids.iter().map(|id| text("item", id)).collect()),
                text("processor-response-code", code),
                text("processor-response-text", said),
                optional("gateway-rejection-reason", rejection),
                text("payment-instrument-type", "credit_card"),
                group(
                    "credit-card",
                    card_node(self.card_token.as_deref(), &self.card, self.cardholder.as_deref()),
                ),
                array("status-history", self.history.iter().map(event).collect()),
            ],
        )
    }

    pub(crate) fn turn(&mut self, status: Status, moment: DateTime<Utc>) {
        self.status = status;
        self.history.push((moment, status));
    }

    pub(crate) fn is_good(&self) -> bool {
        !matches!(self.status, Status::ProcessorDeclined | Status::GatewayRejected)
    }

    pub(crate) fn answer(&self) -> Answer {
        if self.is_good() {
            return Answer::Made(self.node());
        }
        let message = match self.status {
            Status::GatewayRejected => "Gateway Rejected: three_d_secure".to_owned(),
            _ => self.processor_response.1.clone(),
        };
        Answer::Refused { message, errors: Vec::new(), about: Some(self.node()) }
    }
}
