//! An account's connection to the partner's system, which is played by the sandbox.

use domain::text::code::StateStatus;
use store::row::partner_homes::partner_connection;

use super::rows::Rows;
use super::scope::opened;
use super::tenant::Tenant;

pub(super) fn write(rows: &mut Rows, tenant: &Tenant<'_>) {
    let facts = &tenant.account.facts;
    if !facts.sites.iter().any(|site| site.guesty_powered) {
        return;
    }
    let made_at = opened();
    rows.partner_connection.push(partner_connection::Model {
        account_id: tenant.scope.account.into(),
        id: tenant.scope.named("partner_connection", &facts.key),
        client_id: facts.key.clone(),
        secret: format!("sandbox-secret-{}", facts.key),
        state_status: StateStatus::Active.into(),
        token: None,
        token_expires_at: None,
        token_version: 0,
        lease_by: None,
        lease_until: None,
        renew_after: None,
        renewals: 0,
        renewals_on: None,
        sync_started_at: None,
        sync_cursor: None,
        synced_at: None,
        sync_failure: None,
        listing_count: 0,
        created_at: made_at,
        updated_at: made_at,
        version: 1,
    });
}
