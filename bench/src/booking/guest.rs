//! One guest: requests a quote, enters a name, saves a card, books.

use std::net::SocketAddr;

use anyhow::{Context, bail};
use serde_json::{Value, json};

use crate::client::{Connection, Request};

const API: &str = "/websites/api/v2";
const CARD: &str = "pm_card_visa";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Booked,
    /// Another guest booked first.
    TooLate,
}

pub struct Guest {
    connection: Connection,
}

impl Guest {
    pub async fn arrive(server: SocketAddr) -> anyhow::Result<Self> {
        Ok(Self { connection: Connection::open(server).await? })
    }

    /// `stay` is the body of the request for a quote.
    pub async fn book(&mut self, stay: &str) -> anyhow::Result<Outcome> {
        let Some(quote) = self.send("POST", "/quote/", stay).await? else { return Ok(Outcome::TooLate) };
        let key = quote["key"].as_str().context("a quote has a key")?;
        // An address of its own: each guest may hold few unpaid stays at a time.
        let guest = json!({"first_name": "Ann", "last_name": "Guest", "email": format!("{key}@guest.test")});
        self.send("PATCH", &format!("/quote/{key}/"), &guest.to_string()).await?;
        let card = json!({"quote": key, "card_token": CARD, "card_name": "Ann Guest"}).to_string();
        let card =
            self.send("POST", "/reservation-credit-card/", &card).await?.context("the card is taken")?;
        let wish = json!({"quote": key, "credit_card": card["key"]}).to_string();
        let Some(booked) = self.send("POST", "/reservation/", &wish).await? else {
            return Ok(Outcome::TooLate);
        };
        match booked["status"].as_str() {
            Some("r") => Ok(Outcome::Booked),
            other => bail!("not booked but {other:?}: {booked}"),
        }
    }

    /// None if the nights are taken.
    async fn send(&mut self, method: &str, path: &str, json: &str) -> anyhow::Result<Option<Value>> {
        let request = Request::with_body(method, &format!("{API}{path}"), json);
        let answer = self.connection.exchange(&request).await?;
        let body: Value = serde_json::from_slice(answer.body)?;
        match (answer.status, body["code"].as_str()) {
            (200..300, _) => Ok(Some(body)),
            (400 | 409, Some("overlap" | "min_stay")) => Ok(None),
            (status, _) => bail!("{method} {path}: {status} {body}"),
        }
    }
}
