//! Lock files and settings of package managers name packages, never the host they were downloaded from.

use crate::assert_tidy;
use crate::tree::{File, files};

/// Not an address but Cargo's fixed name for its default source, the same behind every mirror.
const CARGO_DEFAULT: &str = "registry+https://github.com/rust-lang/";

#[test]
fn no_registry_host_is_named() {
    let violations: Vec<String> = files()
        .iter()
        .flat_map(|file| (1..).zip(file.text.lines()).map(move |(number, line)| (file, number, line)))
        .filter(|(file, _, line)| names_host(file, line))
        .map(|(file, number, _)| {
            format!(
                "{}:{number}: a registry's host; keep it in your own settings and write the file again",
                file.path
            )
        })
        .collect();
    assert_tidy(&violations);
}

fn names_host(file: &File, line: &str) -> bool {
    match file.path.rsplit('/').next().unwrap_or_default() {
        "package-lock.json" => line.contains("\"resolved\": \"http"),
        "Cargo.lock" => line.starts_with("source = ") && !line.contains(CARGO_DEFAULT),
        ".npmrc" => line.contains("://"),
        _ => file.path.starts_with(".cargo/") && line.contains("://"),
    }
}

#[test]
fn hosts_are_told_from_names() {
    let is_seen =
        |path: &str, line: &str| names_host(&File { path: path.to_owned(), text: String::new() }, line);
    assert!(is_seen("web/package-lock.json", r#"      "resolved": "https://registry.test/a.tgz","#));
    assert!(is_seen("web/.npmrc", "registry=https://registry.test/"));
    assert!(is_seen("Cargo.lock", r#"source = "sparse+https://registry.test/""#));
    assert!(is_seen(".cargo/config.toml", r#"registry = "sparse+https://registry.test/""#));
    assert!(!is_seen("web/package-lock.json", r#"      "url": "https://opencollective.com/a""#));
    assert!(!is_seen("Cargo.lock", &format!("source = \"{CARGO_DEFAULT}\"")));
    assert!(!is_seen(".cargo/config.toml", r#"xtask = "run --quiet --package xtask --""#));
}
