//! Error responses common to all endpoints of a kind. They are added to the OpenAPI document in one place, so that no handler has
//! to list them or can forget them.

use utoipa::openapi::path::{Operation, Parameter, ParameterIn, PathItem};
use utoipa::openapi::{OpenApi, Ref, RefOr};

use crate::csrf;

/// Response components of `resource/openapi.rs`: an error code with its sentence, and validation errors by field.
const REFUSED: &str = "Refused";
const WRONG_FIELDS: &str = "WrongFields";

pub fn add(document: &mut OpenApi) {
    for (path, item) in &mut document.paths.paths {
        let is_for_programs = csrf::is_for_programs(path);
        for (operation, is_write) in operations(item) {
            let reads_body = operation.request_body.is_some();
            if reads_body || has_query(operation) {
                answer(operation, "400", WRONG_FIELDS);
            }
            if reads_body {
                // Body too large, or not JSON.
                answer(operation, "413", REFUSED);
                answer(operation, "415", REFUSED);
            }
            if is_write && !is_for_programs {
                // CSRF check failed, impersonation not allowed, or permission missing.
                answer(operation, "403", REFUSED);
            }
            answer(operation, "429", REFUSED);
            // The database is unavailable, or the request took too long.
            answer(operation, "503", REFUSED);
        }
    }
}

/// A response that the handler documents itself is kept.
fn answer(operation: &mut Operation, status: &str, name: &str) {
    let responses = &mut operation.responses.responses;
    responses.entry(status.to_owned()).or_insert_with(|| Ref::from_response_name(name).into());
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = (&mut Operation, bool)> {
    let PathItem { get, options, put, post, patch, delete, .. } = item;
    let reads = [get, options].into_iter().flatten().map(|operation| (operation, false));
    let writes = [put, post, patch, delete].into_iter().flatten().map(|operation| (operation, true));
    reads.chain(writes)
}

fn has_query(operation: &Operation) -> bool {
    let is_query = |parameter: &RefOr<Parameter>| matches!(parameter, RefOr::T(parameter) if parameter.parameter_in == ParameterIn::Query);
    operation.parameters.iter().flatten().any(is_query)
}
