//! Answers that every call of a kind may get, whatever it is about. They are added to the document in one place, so that no handler
//! has to name them and none can forget to.

use utoipa::openapi::path::{Operation, Parameter, ParameterIn, PathItem};
use utoipa::openapi::{OpenApi, Ref, RefOr};

use crate::csrf;

/// Of `resource/openapi.rs`: a code with its sentence, and errors by field.
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
                // Too long, or no JSON.
                answer(operation, "413", REFUSED);
                answer(operation, "415", REFUSED);
            }
            if is_write && !is_for_programs {
                // Without the proof that the browser meant it, in another's name, or without the permission.
                answer(operation, "403", REFUSED);
            }
            answer(operation, "429", REFUSED);
        }
    }
}

/// What is said about an answer where the handler is stays.
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
