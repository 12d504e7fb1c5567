//! Checks whether a site's own domain points to this installation. Only the stored domain is looked up, and only public addresses
//! are shown, so that nothing about the internal network is revealed.

use std::fmt::Debug;
use std::net::IpAddr;

use domain::accounts::role::Permission;
use domain::key::Key;
use domain::sites::domain_check::{Pointing, judge, tellable};

use super::site::own_site;
use crate::App;
use crate::access::Caller;
use crate::records::ResourceError;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DomainCheck {
    pub domain: String,
    /// `None` if the lookup failed.
    pub pointing: Option<Pointing>,
    /// Public ones only.
    pub found: Vec<IpAddr>,
    /// The host that the domain should point to.
    pub host: String,
    /// Public ones only.
    pub ours: Vec<IpAddr>,
}

#[derive(Debug, thiserror::Error)]
pub enum DomainCheckError {
    #[error("the site has no domain")]
    NoDomain,
    #[error(transparent)]
    Resource(#[from] ResourceError),
}

/// `host` is the installation's own.
pub async fn check_domain(
    app: &App,
    caller: &Caller,
    site: Key,
    host: &str,
) -> Result<DomainCheck, DomainCheckError> {
    let site = own_site(app, caller, site, Permission::Sites).await?;
    let domain = site.domain.filter(|domain| !domain.is_empty()).ok_or(DomainCheckError::NoDomain)?;
    let (found, ours) = tokio::join!(app.resolver.addresses(&domain), app.resolver.addresses(host));
    let ours = ours.unwrap_or_default();
    let pointing = found.as_deref().map(|found| judge(found, &ours));
    let found = tellable(&found.unwrap_or_default());
    Ok(DomainCheck { domain, pointing, found, host: host.to_owned(), ours: tellable(&ours) })
}
