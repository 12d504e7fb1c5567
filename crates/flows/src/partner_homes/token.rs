//! The partner's access token of an account: stored in the database, renewed by one node while the others wait.

use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use domain::key::AccountId;
use partner::{PartnerError, Secret, Voice};
use store::partner_homes::partner_connection::Renewal;
use store::row::partner_homes::partner_connection;

use crate::App;
use crate::services::{PartnerDesk, PartnerTrouble};

/// How long before its expiry a token is renewed.
const EARLY: TimeDelta = TimeDelta::minutes(5);
/// Longer than a renewal can take.
const LEASE: TimeDelta = TimeDelta::seconds(30);
/// Pause after a failed renewal, unless the partner sets one.
const REST: TimeDelta = TimeDelta::seconds(30);
/// Polling interval of the waiting nodes.
const LOOK: Duration = Duration::from_millis(50);

struct Token {
    access: Secret,
    version: i32,
}

/// Sends a request for the account. A token that the partner rejects is renewed once.
pub(crate) async fn ask_partner<T, Asking>(
    app: &App,
    account: AccountId,
    ask: impl Fn(Voice, Secret) -> Asking,
) -> Result<T, PartnerTrouble>
where
    Asking: Future<Output = Result<T, PartnerError>>,
{
    let desk = app.partner_desk.clone().ok_or(PartnerTrouble::NoConnection)?;
    let connection = store::partner_homes::partner_connection::of_account(app.store.read(), account).await?;
    let connection = connection.ok_or(PartnerTrouble::NoConnection)?;
    let line = desk.line_of(&connection)?;
    let token = partner_token(app, &desk, connection.clone(), None).await?;
    match ask(line.clone(), token.access).await {
        Err(PartnerError::Unauthorized) => {
            let token = partner_token(app, &desk, connection, Some(token.version)).await?;
            Ok(ask(line, token.access).await?)
        }
        answer => Ok(answer?),
    }
}

/// `refused` is the version of a token that the partner rejected.
async fn partner_token(
    app: &App,
    desk: &Arc<PartnerDesk>,
    mut connection: partner_connection::Model,
    refused: Option<i32>,
) -> Result<Token, PartnerTrouble> {
    let key = connection.id.key();
    loop {
        let now = app.now();
        let kept = usable(desk, &connection, refused)?;
        let ends = connection.token_expires_at.unwrap_or(DateTime::UNIX_EPOCH);
        match kept {
            Some(token) if now < ends - EARLY => return Ok(token),
            _ => {}
        }
        let renewal = Renewal {
            connection: key,
            seen_version: connection.token_version,
            node: &app.secret(),
            now,
            until: now + LEASE,
            most_a_day: desk.renewals_a_day,
        };
        let ours = store::partner_homes::partner_connection::claim_renewal(&app.store, renewal).await?;
        if ours {
            renew_in_peace(app, desk, &connection, renewal).await?;
        } else if let Some(token) = usable(desk, &connection, refused)?.filter(|_| now < ends) {
            // Another node renews it; this token is still valid.
            return Ok(token);
        }
        let seen = connection.token_version;
        let again = store::partner_homes::partner_connection::find(app.store.read(), key).await?;
        connection = again.ok_or(PartnerTrouble::NoConnection)?;
        if !ours && connection.token_version == seen {
            if !is_being_renewed(&connection, now) {
                return Err(PartnerTrouble::NoToken);
            }
            tokio::time::sleep(LOOK).await;
        }
    }
}

/// Runs in its own task: a guest who disconnects must not waste one of the day's few tokens.
async fn renew_in_peace(
    app: &App,
    desk: &Arc<PartnerDesk>,
    connection: &partner_connection::Model,
    renewal: Renewal<'_>,
) -> Result<(), PartnerTrouble> {
    let (app, desk, connection) = (app.clone(), Arc::clone(desk), connection.clone());
    let node = renewal.node.to_owned();
    let Renewal { connection: key, seen_version, now, until, most_a_day, .. } = renewal;
    let work = async move {
        let renewal = Renewal { connection: key, seen_version, node: &node, now, until, most_a_day };
        renew(&app, &desk, &connection, renewal).await
    };
    tokio::spawn(work).await.expect("renewing a token never panics")
}

async fn renew(
    app: &App,
    desk: &PartnerDesk,
    connection: &partner_connection::Model,
    renewal: Renewal<'_>,
) -> Result<(), PartnerTrouble> {
    let asked = match desk.credentials(connection) {
        Ok(credentials) => desk.line_of(connection)?.token(&credentials).await.map_err(PartnerTrouble::from),
        Err(trouble) => Err(trouble),
    };
    match asked {
        Ok(token) => {
            let sealed = desk.seal(connection, &token.access, app.nonce())?;
            let lives = TimeDelta::from_std(token.lives).unwrap_or(TimeDelta::hours(1));
            Ok(store::partner_homes::partner_connection::keep_token(
                &app.store,
                renewal,
                &sealed,
                app.now() + lives,
            )
            .await?)
        }
        Err(trouble) => {
            tracing::warn!(connection = %renewal.connection, %trouble, "the partner issued no token");
            let pause = trouble.pause().unwrap_or(REST);
            store::partner_homes::partner_connection::give_renewal_up(&app.store, renewal, app.now() + pause)
                .await?;
            Err(PartnerTrouble::NoToken)
        }
    }
}

/// The stored token, unless it is the rejected one.
fn usable(
    desk: &PartnerDesk,
    connection: &partner_connection::Model,
    refused: Option<i32>,
) -> Result<Option<Token>, PartnerTrouble> {
    if refused == Some(connection.token_version) {
        return Ok(None);
    }
    let Some(sealed) = &connection.token else { return Ok(None) };
    Ok(Some(Token { access: desk.open(connection, sealed)?, version: connection.token_version }))
}

fn is_being_renewed(connection: &partner_connection::Model, now: DateTime<Utc>) -> bool {
    connection.lease_until.is_some_and(|until| until >= now)
}
