//! The routes of all resources.

use std::sync::Arc;

use axum::Router;
use axum::routing::MethodRouter;
use flows::records::Resource;
use utoipa::openapi::path::Paths;

use super::apart::Apart;
use super::uri::BASE;
use super::{batch, export, handler, import, metadata};
use crate::route::{AnyHandler, get, post};
use crate::state::AppState;

/// Returns the routes of all resources; `others` are the routes with handlers of their own.
pub(crate) fn routes(others: &Paths) -> Router<AppState> {
    let all =
        flows::resources::ALL.iter().flat_map(|resource| addresses(resource, Apart::of(resource, others)));
    all.fold(Router::new(), |router, (address, methods)| router.route(&address, methods))
}

/// Returns the routes of one resource with their handlers.
fn addresses(resource: &'static Resource, apart: Apart) -> Vec<(String, MethodRouter<AppState>)> {
    let base = format!("{BASE}/{}", resource.name);
    let below = |name: &str| format!("{base}/{name}");
    let mut all = vec![
        (base.clone(), whole(resource, apart)),
        (below("export"), get(move |of, by, uri| export::export(resource, of, by, uri))),
        (below("{key}"), single(resource)),
    ];
    if resource.imports {
        let import = post(move |of, by, asked, sheet| import::import(resource, of, by, asked, sheet));
        all.push((below("import"), import));
    }
    all.extend(resource.routes.iter().map(|route| {
        let list = get(move |of, by, uri| handler::list(resource, Some(route), of, by, uri));
        (below(route.name), list)
    }));
    all.extend(resource.actions.iter().map(|action| {
        let act = post(move |of, by, body| batch::act(resource, action, of, by, body));
        (below(action.name), act)
    }));
    all
}

fn whole(resource: &'static Resource, apart: Apart) -> MethodRouter<AppState> {
    let apart = Arc::new(apart);
    let mut methods = get(move |of, by, uri| handler::list(resource, None, of, by, uri))
        .options(AnyHandler::new(move |by| metadata::describe(resource, &apart, by)));
    if resource.acts.create {
        methods = methods.post(AnyHandler::new(move |of, by, body| handler::create(resource, of, by, body)));
    }
    if resource.acts.update {
        methods = methods.patch(AnyHandler::new(move |of, by, body| batch::update(resource, of, by, body)));
    }
    if resource.acts.delete {
        methods = methods.delete(AnyHandler::new(move |of, by, uri| batch::delete(resource, of, by, uri)));
    }
    methods
}

fn single(resource: &'static Resource) -> MethodRouter<AppState> {
    let mut methods = get(move |of, by, key| handler::get(resource, of, by, key));
    if resource.acts.update {
        methods = methods
            .put(AnyHandler::new(move |of, by, key, headers, body| {
                handler::put(resource, of, by, key, headers, body)
            }))
            .patch(AnyHandler::new(move |of, by, key, headers, body| {
                handler::patch(resource, of, by, key, headers, body)
            }));
    }
    if resource.acts.delete {
        methods = methods.delete(AnyHandler::new(move |of, by, key| handler::delete(resource, of, by, key)));
    }
    methods
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::openapi::document;
    use super::*;

    #[test]
    fn every_address_is_described() {
        let addresses = |resource: &&'static _| addresses(resource, Apart::default());
        let there: BTreeSet<String> =
            flows::resources::ALL.iter().flat_map(addresses).map(|(address, _)| address).collect();
        let described: BTreeSet<String> = document().paths.paths.into_keys().collect();
        assert_eq!(there, described);
    }
}
