//! The shape of files: size, name, first line.

use crate::assert_tidy;
use crate::tree::{File, files, rust_files};

const LONGEST: usize = 500;

/// Exceptions for longer files, each with its reason.
const LONG_FILES: &[(&str, &str)] = &[];

/// Generated files.
const GENERATED: &[&str] = &["web/src/api/schema.d.ts", "web/src/i18n/message-types.ts"];

/// Meaningless names, under which everything would collect.
const EMPTY_NAMES: &[&str] = &["util", "utils", "common", "helper", "helpers", "misc"];

#[test]
fn files_are_short() {
    let is_excused = |file: &File| LONG_FILES.iter().any(|(path, _)| *path == file.path);
    let violations: Vec<String> = files()
        .iter()
        .filter(|file| {
            file.has_extension(&["rs", "ts", "tsx", "css"]) && !GENERATED.contains(&file.path.as_str())
        })
        .filter(|file| is_long(&file.text) && !is_excused(file))
        .map(|file| {
            let lines = file.text.lines().count();
            format!("{}: {lines} lines; split it by purpose, or give LONG_FILES the reason", file.path)
        })
        .collect();
    assert_tidy(&violations);
}

#[test]
fn no_excuse_outlives_its_file() {
    let is_needed = |path: &str| files().iter().any(|file| file.path == path && is_long(&file.text));
    let violations: Vec<String> = LONG_FILES
        .iter()
        .filter(|(path, _)| !is_needed(path))
        .map(|(path, _)| format!("{path}: no longer long; remove it from LONG_FILES"))
        .collect();
    assert_tidy(&violations);
}

#[test]
fn every_rust_file_says_what_it_is_for() {
    let violations: Vec<String> = rust_files()
        .filter(|file| !file.text.starts_with("//! "))
        .map(|file| format!("{}:1: begin with `//!` and a sentence on what this is for", file.path))
        .collect();
    assert_tidy(&violations);
}

#[test]
fn names_say_something() {
    let violations: Vec<String> = files()
        .iter()
        .filter(|file| has_empty_name(&file.path))
        .map(|file| {
            format!("{}: name it after what it does, or move its parts to where they belong", file.path)
        })
        .collect();
    assert_tidy(&violations);
}

fn is_long(text: &str) -> bool {
    text.lines().count() > LONGEST
}

fn has_empty_name(path: &str) -> bool {
    path.split('/').any(|part| EMPTY_NAMES.contains(&part.split('.').next().unwrap_or_default()))
}

#[test]
fn empty_names_are_seen_in_files_and_folders() {
    assert!(has_empty_name("crates/api/src/utils.rs"));
    assert!(has_empty_name("web/src/common/button.tsx"));
    assert!(has_empty_name("web/src/kit/helpers.test.ts"));
    assert!(!has_empty_name("crates/domain/src/utility_fee.rs"));
}
