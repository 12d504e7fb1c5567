//! Which site is found at a host name.

use store::StoreError;

use crate::App;

/// The namespace of the site with this domain. One catalogue serves all addresses of a site, so all are led back to the
/// namespace.
pub async fn namespace_at(app: &App, host: &str) -> Result<Option<String>, StoreError> {
    // The directory holds namespaces too, and none of them has a dot.
    if !host.contains('.') {
        return Ok(None);
    }
    if let Some(namespace) = app.hosts.get(host) {
        return Ok(Some(namespace));
    }
    let site = store::site::find_by_address(app.store.read(), host).await?;
    let namespace = site.map(|site| site.namespace);
    if let Some(namespace) = &namespace {
        app.hosts.keep(host, namespace);
    }
    Ok(namespace)
}
