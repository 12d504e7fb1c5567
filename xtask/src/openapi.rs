//! `make openapi`: writes the OpenAPI document from the server, and the web app's types from the document.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::checkout::root;
use crate::log::Log;
use crate::process::{Outcome, cargo, command, output, run_to_end};
use crate::step::Steps;
use crate::web::{self, Packages, npm};

pub(crate) fn run(_: &[String]) -> Outcome {
    web::require_node()?;
    let mut steps = Steps::default();
    steps.add("contract", "openapi.json", |_| {
        write_document(&mut cargo(["run", "--quiet", "--package", "casita", "--", "openapi"]))
    });
    steps.add("contract", "npm packages", |log| web::install(Packages::All, log));
    steps.add("contract", "web types", write_types);
    steps.run()
}

/// Regenerates both files and fails if one changed: then a commit lacked `make openapi`.
pub(crate) fn verify(server: &Path, log: &Log) -> Outcome {
    let checked_in = contract();
    write_document(&mut command(server, ["openapi"]))?;
    write_types(log)?;
    if contract() == checked_in {
        return Ok(());
    }
    Err("the server's API and the checked-in contract differ; both files are written anew, commit them"
        .to_owned())
}

fn contract() -> [Option<String>; 2] {
    [document(), web::folder().join("src/api/schema.d.ts")].map(|path| fs::read_to_string(path).ok())
}

fn document() -> PathBuf {
    root().join("openapi.json")
}

fn write_document(server: &mut Command) -> Outcome {
    let text = output(server)?;
    fs::write(document(), text).map_err(|error| format!("openapi.json: {error}"))
}

fn write_types(log: &Log) -> Outcome {
    run_to_end(&mut npm(["run", "api-types"]), log)
}
