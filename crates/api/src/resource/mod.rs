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

use axum::Router;
use axum::routing::{MethodRouter, get, post};
use flows::resource::Resource;

use crate::state::AppState;
pub(crate) use batch::object_keys;
pub(crate) use cells::Cell;
pub(crate) use declared::{LISTING, PHOTO, PROPERTY, THREAD};
pub(crate) use export::lines;
pub(crate) use form::read as read_text;
pub(crate) use input::read_key;
pub(crate) use name::Names;
pub(crate) use output::RowOut;
pub(crate) use params::{count_of, read as read_params};

/// Where every resource stands.
const BASE: &str = "/api/v2";

/// Every resource's addresses.
pub(crate) fn routes() -> Router<AppState> {
    declared::ALL.iter().fold(Router::new(), |router, resource| add(router, resource))
}

/// Their description.
pub(crate) fn document() -> utoipa::openapi::OpenApi {
    openapi::document(declared::ALL)
}

fn add(router: Router<AppState>, resource: &'static Resource) -> Router<AppState> {
    let base = format!("{BASE}/{}", resource.name);
    let mut router = router
        .route(&base, whole(resource))
        .route(&format!("{base}/export"), get(move |of, by, uri| export::export(resource, of, by, uri)))
        .route(&format!("{base}/{{key}}"), single(resource));
    if resource.imports {
        let import = post(move |of, by, asked, sheet| import::import(resource, of, by, asked, sheet));
        router = router.route(&format!("{base}/import"), import);
    }
    for route in resource.routes {
        let list = get(move |of, by, uri| handler::list(resource, Some(route), of, by, uri));
        router = router.route(&format!("{base}/{}", route.name), list);
    }
    for action in resource.actions {
        let act = post(move |of, by, body| batch::act(resource, action, of, by, body));
        router = router.route(&format!("{base}/{}", action.name), act);
    }
    router
}

fn whole(resource: &'static Resource) -> MethodRouter<AppState> {
    let mut methods = get(move |of, by, uri| handler::list(resource, None, of, by, uri))
        .options(move |by| metadata::describe(resource, by));
    if resource.acts.create {
        methods = methods.post(move |of, by, body| handler::create(resource, of, by, body));
    }
    if resource.acts.update {
        methods = methods.patch(move |of, by, body| batch::update(resource, of, by, body));
    }
    if resource.acts.delete {
        methods = methods.delete(move |of, by, uri| batch::delete(resource, of, by, uri));
    }
    methods
}

fn single(resource: &'static Resource) -> MethodRouter<AppState> {
    let mut methods = get(move |of, by, key| handler::get(resource, of, by, key));
    if resource.acts.update {
        methods = methods
            .put(move |of, by, key, headers, body| handler::put(resource, of, by, key, headers, body))
            .patch(move |of, by, key, headers, body| handler::patch(resource, of, by, key, headers, body));
    }
    if resource.acts.delete {
        methods = methods.delete(move |of, by, key| handler::delete(resource, of, by, key));
    }
    methods
}
