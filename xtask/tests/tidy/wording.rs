//! Words that are allowed in one crate only, or not at all.

use crate::assert_tidy;
use crate::tree::{File, rust_files};

/// Beginnings of SQL statements, in upper case as in queries; prose and identifiers look different.
const SQL: &[&str] = &[
    "SELECT ",
    "INSERT INTO",
    "DELETE FROM",
    "CREATE TABLE",
    "CREATE INDEX",
    "ALTER TABLE",
    "DROP TABLE",
    "PRAGMA ",
];

/// Unfinished code that compiles.
const UNFINISHED: &[&str] = &["todo!", "unimplemented!", "dbg!"];

#[test]
fn only_the_store_writes_sql() {
    let rooms = ["crates/store/", "crates/testkit/"];
    let violations: Vec<String> = rust_files()
        .filter(|file| file.path.starts_with("crates/"))
        .filter(|file| !rooms.iter().any(|room| file.path.starts_with(room)))
        .flat_map(|file| lines_with(file, SQL))
        .map(|(place, word)| format!("{place}: `{}` belongs in crates/store, behind a function", word.trim()))
        .collect();
    assert_tidy(&violations);
}

#[test]
fn handlers_leave_queries_to_use_cases() {
    // The stored responses of repeated requests are HTTP's own.
    let violations: Vec<String> = rust_files()
        .filter(|file| {
            file.path.starts_with("crates/api/src/") && file.path != "crates/api/src/idempotent.rs"
        })
        .flat_map(|file| lines_with(file, &["store.read(", "store.write"]))
        .map(|(place, _)| format!("{place}: a query belongs in a use case of crates/flows"))
        .collect();
    assert_tidy(&violations);
}

#[test]
fn nothing_is_left_unfinished() {
    let violations: Vec<String> = rust_files()
        .filter(|file| file.path.starts_with("crates/") && file.path.contains("/src/"))
        .flat_map(|file| lines_with(file, UNFINISHED))
        .map(|(place, word)| format!("{place}: finish or remove it; `{word}` must not be committed"))
        .collect();
    assert_tidy(&violations);
}

fn lines_with<'a>(file: &'a File, words: &'a [&str]) -> impl Iterator<Item = (String, &'a str)> {
    file.code_lines().filter_map(move |(number, line)| {
        let word = words.iter().find(|word| line.contains(**word))?;
        Some((format!("{}:{number}", file.path), *word))
    })
}

#[test]
fn comments_may_use_any_word() {
    let text = "// SELECT is told here\nlet rows = \"SELECT 1\";\n    /// dbg! too\n".to_owned();
    let file = File { path: "crates/api/src/a.rs".to_owned(), text };
    assert_eq!(lines_with(&file, SQL).collect::<Vec<_>>(), [("crates/api/src/a.rs:2".to_owned(), "SELECT ")]);
    assert_eq!(lines_with(&file, UNFINISHED).count(), 0);
}
