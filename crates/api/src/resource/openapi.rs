//! The OpenAPI description of all resources, derived from the same declarations as the responses.

use domain::locale::language::Language;
use flows::records::Resource;
use serde_json::{Map, Value as Json, json};

use super::export::FORMATS;
use super::label::type_name;
use super::params::tests_of;
use super::schema::{acted_schema, input_schema, keys_schema, open, page, row_schema};
use super::uri::BASE;
use super::version::VERSION_HEADER;
use crate::bounds::ROWS;

/// Built as JSON, which is shorter than the builders, and parsed once at startup.
pub fn document() -> utoipa::openapi::OpenApi {
    let mut paths = Map::new();
    let mut schemas = Map::new();
    for resource in flows::resources::ALL {
        describe(resource, &mut paths);
        let name = type_name(resource.name);
        schemas.insert(format!("{name}Row"), row_schema(resource));
        if resource.acts.create || resource.acts.update {
            schemas.insert(format!("{name}RowIn"), input_schema(resource, true));
            schemas.insert(format!("{name}RowPatch"), input_schema(resource, false));
        }
    }
    let document = json!({
        "openapi": "3.1.0",
        "info": {"title": "Casita", "version": ""},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "responses": {"Refused": refusal("ErrorOut"), "WrongFields": refusal("FieldErrors")},
        },
    });
    serde_json::from_value(document).expect("what we write ourselves is a document")
}

const STYLES: [&str; 2] = ["raw", "readable"];
const READABLE: &str = "`readable` is for people, in `csv` and `xlsx`: names instead of keys, words in the language of `lang` \
                        instead of codes, amounts with decimals, and the home's local time. `raw` has all fields as in the API.";

fn describe(resource: &Resource, paths: &mut Map<String, Json>) {
    let (base, name, acts) = (format!("{BASE}/{}", resource.name), type_name(resource.name), resource.acts);
    let row = || json!({"$ref": format!("#/components/schemas/{name}Row")});
    let input = |kind: &str| json!({"$ref": format!("#/components/schemas/{name}Row{kind}")});
    let operation = |what: &str, summary: &str| Operation::new(resource, what, summary);
    let list = || {
        operation("list", "Lists rows, page by page.")
            .params(list_params(resource))
            .answers("200", &page(&row()))
    };

    let mut whole = Map::new();
    whole.insert("get".into(), list().done());
    whole.insert(
        "options".into(),
        operation("describe", "Describes the resource and its fields.").answers("200", &open()).done(),
    );
    let mut single = Map::new();
    single.insert("get".into(), operation("get", "Returns one row.").by_key().answers("200", &row()).done());
    if acts.create {
        let create = operation("create", "Creates a row.").takes(&input("In")).answers("201", &row());
        whole.insert("post".into(), create.writes().done());
    }
    if acts.update {
        let items = json!({"type": "array", "items": input("Patch"), "minItems": 1, "maxItems": ROWS});
        let rows = json!({"type": "array", "items": row()});
        let batch = operation("update_list", "Updates several rows: all or none.")
            .takes(&items)
            .answers("200", &rows);
        whole.insert("patch".into(), batch.writes().done());
        let put = operation("replace", "Replaces a row.").by_key().seen().takes(&input("In"));
        single.insert("put".into(), put.answers("200", &row()).writes().done());
        let patch =
            operation("update", "Updates the given fields of a row.").by_key().seen().takes(&input("Patch"));
        single.insert("patch".into(), patch.answers("200", &row()).writes().done());
    }
    if acts.delete {
        let deleted = json!({"type": "object", "required": ["deleted"], "properties": {"deleted": {"type": "integer"}}});
        let many = operation("delete_list", "Deletes all rows that match the filters of the list.")
            .params(part_params(resource));
        whole.insert("delete".into(), many.answers("200", &deleted).writes().done());
        let one =
            operation("delete", "Deletes a row, or marks it as deleted if other rows refer to it.").by_key();
        single.insert("delete".into(), one.answers_nothing().writes().done());
    }
    let mut export = part_params(resource);
    export.push(param("format", &json!({"type": "string", "enum": FORMATS})));
    if !resource.readable.is_empty() {
        let style = json!({"type": "string", "enum": STYLES, "default": "raw", "description": READABLE});
        let languages: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
        export.push(param("style", &style));
        export.push(param("lang", &json!({"type": "string", "enum": languages})));
    }
    let export = operation("export", "Exports the list as a file.").params(export).answers_file();
    paths.insert(base.clone(), Json::Object(whole));
    paths.insert(format!("{base}/export"), json!({"get": export.done()}));
    paths.insert(format!("{base}/{{key}}"), Json::Object(single));
    if resource.imports {
        let import = operation("import", "Imports new rows from a CSV file: all or none.")
            .params(vec![param("dry_run", &json!({"type": "boolean"}))])
            .takes_sheet()
            .answers("200", &imported())
            .answers("201", &imported());
        paths.insert(format!("{base}/import"), json!({"post": import.writes().done()}));
    }
    for route in resource.routes {
        let narrowed = operation(&format!("list_{}", route.name), "Lists the rows of a predefined filter.");
        let narrowed = narrowed.params(part_params(resource)).answers("200", &page(&row()));
        paths.insert(format!("{base}/{}", route.name), json!({"get": narrowed.done()}));
    }
    for action in resource.actions {
        let act = operation(&format!("do_{}", action.name), action.label)
            .takes(&keys_schema())
            .answers("200", &acted_schema());
        paths.insert(format!("{base}/{}", action.name), json!({"post": act.writes().done()}));
    }
}

struct Operation {
    facts: Map<String, Json>,
    params: Vec<Json>,
    answers: Map<String, Json>,
}

impl Operation {
    fn new(resource: &Resource, what: &str, summary: &str) -> Self {
        let mut facts = Map::new();
        let id = format!("{what}_{}", resource.name).replace('-', "_");
        facts.insert("operationId".into(), json!(format!("account_{id}")));
        facts.insert("summary".into(), json!(summary));
        facts.insert("tags".into(), json!([resource.name]));
        let mut answers = Map::new();
        refuse(&mut answers, &["404"], "Refused");
        refuse(&mut answers, &["400"], "WrongFields");
        Self { facts, params: Vec::new(), answers }
    }

    fn params(mut self, params: Vec<Json>) -> Self {
        self.params.extend(params);
        self
    }

    fn by_key(mut self) -> Self {
        self.params
            .push(json!({"name": "key", "in": "path", "required": true, "schema": {"type": "string"}}));
        self
    }

    /// Adds the header with the version that the client has seen.
    fn seen(mut self) -> Self {
        self.params.push(
            json!({"name": VERSION_HEADER, "in": "header", "required": false, "schema": {"type": "integer"}}),
        );
        self
    }

    fn takes(mut self, schema: &Json) -> Self {
        let body = json!({"required": true, "content": {"application/json": {"schema": schema}}});
        self.facts.insert("requestBody".into(), body);
        self
    }

    fn takes_sheet(mut self) -> Self {
        let body = json!({"required": true, "content": {"text/csv": {"schema": {"type": "string"}}}});
        self.facts.insert("requestBody".into(), body);
        self
    }

    fn writes(mut self) -> Self {
        refuse(&mut self.answers, &["409", "413", "415"], "Refused");
        self
    }

    fn answers(mut self, status: &str, schema: &Json) -> Self {
        let answer = json!({"description": "", "content": {"application/json": {"schema": schema}}});
        self.answers.insert(status.to_owned(), answer);
        self
    }

    fn answers_nothing(mut self) -> Self {
        self.answers.insert("204".into(), json!({"description": ""}));
        self
    }

    fn answers_file(mut self) -> Self {
        let file = json!({"schema": {"type": "string"}});
        let sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
        let list = json!({"schema": {"type": "array", "items": open()}});
        let content = json!({"text/csv": file, "application/json": list, sheet: file});
        self.answers.insert("200".into(), json!({"description": "", "content": content}));
        self
    }

    fn done(mut self) -> Json {
        self.facts.insert("parameters".into(), self.params.into());
        self.facts.insert("responses".into(), self.answers.into());
        self.facts.into()
    }
}

fn imported() -> Json {
    json!({"$ref": "#/components/schemas/ImportOut"})
}

fn refuse(answers: &mut Map<String, Json>, statuses: &[&str], name: &str) {
    for status in statuses {
        let answer = json!({"$ref": format!("#/components/responses/{name}")});
        answers.insert((*status).to_owned(), answer);
    }
}

fn refusal(schema: &str) -> Json {
    let schema = json!({"$ref": format!("#/components/schemas/{schema}")});
    json!({"description": "", "content": {"application/json": {"schema": schema}}})
}

fn param(name: &str, schema: &Json) -> Json {
    json!({"name": name, "in": "query", "required": false, "schema": schema})
}

/// Parameters of every list. The filters are documented only at the main list.
fn part_params(resource: &Resource) -> Vec<Json> {
    let orders = resource.table.fields.iter().filter(|field| field.is_ordered).map(|field| field.name);
    let orders = format!(
        "Fields to sort by: {}. Several are separated by commas; `-` before a field sorts in descending order.",
        orders.collect::<Vec<_>>().join(", ")
    );
    vec![
        param("offset", &json!({"type": "integer", "minimum": 0})),
        param("limit", &json!({"type": "integer", "minimum": 1})),
        param("search", &json!({"type": "string"})),
        param("order_by", &json!({"type": "string", "description": orders})),
    ]
}

fn list_params(resource: &Resource) -> Vec<Json> {
    let mut params = part_params(resource);
    let filtered = resource.table.fields.iter().filter(|field| field.is_filtered);
    params.extend(filtered.map(|field| {
        let more = tests_of(field).iter().map(|test| format!("{}__{test}", field.name)).collect::<Vec<_>>();
        let why = if more.is_empty() { String::new() } else { format!("Also {}.", more.join(", ")) };
        param(field.name, &json!({"type": "string", "description": why}))
    }));
    params
}
