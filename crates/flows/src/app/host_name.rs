//! Lookup of a site by host name.

use store::StoreError;

use crate::App;

/// The namespace of the site with this domain. All addresses of a site share one catalog, so they are mapped to the namespace.
pub async fn namespace_at(app: &App, host: &str) -> Result<Option<String>, StoreError> {
    // Namespaces are stored in the same column, and none contains a dot.
    if !host.contains('.') {
        return Ok(None);
    }
    if let Some(namespace) = app.hosts.get(host) {
        return Ok(Some(namespace));
    }
    let site = store::sites::site::find_by_address(app.store.read(), host).await?;
    let namespace = site.map(|site| site.namespace);
    if let Some(namespace) = &namespace {
        app.hosts.keep(host, namespace);
    }
    Ok(namespace)
}
