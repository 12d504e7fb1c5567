//! The checked-in OpenAPI document, from which the web's types are generated.

#[test]
fn the_checked_in_document_is_the_codes_own() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../openapi.json");
    let checked_in = std::fs::read_to_string(file).unwrap_or_default();
    let own = api::openapi().to_pretty_json().unwrap();
    assert!(checked_in.trim_end() == own, "openapi.json is out of date: run `make openapi`");
}
