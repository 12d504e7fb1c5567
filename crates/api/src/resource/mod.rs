//! The generic layer of the account area over HTTP: the same addresses, parameters and answers for every resource, all made from its
//! declaration. What a resource is, `declared/` says; nothing here knows one by name.

mod batch;
mod cells;
mod choices;
mod declared;
mod export;
mod form;
mod handler;
mod import;
mod input;
mod label;
mod metadata;
mod name;
mod openapi;
mod output;
mod params;
mod refusal;
mod schema;
mod workbook;

use axum::Router;
use axum::routing::MethodRouter;
use flows::resource::Resource;

use crate::route::{AnyHandler, get, post};
use crate::state::AppState;
pub(crate) use batch::object_keys;
pub(crate) use cells::Cell;
pub(crate) use declared::{LISTING, PHOTO, PROPERTY, RESERVATION, SITE, THREAD};
pub(crate) use export::lines;
pub(crate) use form::read as read_text;
pub(crate) use input::{read_key, text_of};
pub(crate) use name::Names;
pub(crate) use output::RowOut;
pub(crate) use params::{count_of, read as read_params};

/// Where every resource stands.
const BASE: &str = "/api/v2";

/// Every resource's addresses.
pub(crate) fn routes() -> Router<AppState> {
    let all = declared::ALL.iter().copied().flat_map(addresses);
    all.fold(Router::new(), |router, (address, methods)| router.route(&address, methods))
}

/// Their description.
pub(crate) fn document() -> utoipa::openapi::OpenApi {
    openapi::document(declared::ALL)
}

/// Every address of a resource, and what answers there.
fn addresses(resource: &'static Resource) -> Vec<(String, MethodRouter<AppState>)> {
    let base = format!("{BASE}/{}", resource.name);
    let below = |name: &str| format!("{base}/{name}");
    let mut all = vec![
        (base.clone(), whole(resource)),
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

fn whole(resource: &'static Resource) -> MethodRouter<AppState> {
    let mut methods = get(move |of, by, uri| handler::list(resource, None, of, by, uri))
        .options(AnyHandler::new(move |by| metadata::describe(resource, by)));
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

    use super::*;

    #[test]
    fn every_address_is_described() {
        let there: BTreeSet<String> =
            declared::ALL.iter().copied().flat_map(addresses).map(|(address, _)| address).collect();
        let described: BTreeSet<String> = document().paths.paths.into_keys().collect();
        assert_eq!(there, described);
    }
}
