//! Files and folders named in documents must exist.

use std::path::Path;

use crate::assert_tidy;
use crate::tree::{File, files};

/// Documents about past versions.
const HISTORY: &[&str] = &["CHANGELOG.md"];
const CODE: &[&str] = &["rs", "ts", "tsx", "mjs", "css"];
const TOP: &[&str] = &["bench", "crates", "demo", "docs", "faults", "tools", "web", "xtask"];

#[test]
fn documents_name_files_that_exist() {
    let documents =
        files().iter().filter(|file| file.has_extension(&["md"]) && !HISTORY.contains(&&*file.path));
    let violations: Vec<String> = documents
        .flat_map(|document| named_in(document).into_iter().map(move |name| (document, name)))
        .filter(|(_, name)| !exists(name))
        .map(|(document, name)| format!("{}: there is no {name}", document.path))
        .collect();
    assert_tidy(&violations);
}

/// Names in code marks that end like a source file, with or without a folder, and folders by their path from the root. Braces are
/// expanded.
fn named_in(document: &File) -> Vec<String> {
    let marked = document.text.split('`').skip(1).step_by(2);
    marked
        .filter(|text| !text.contains(char::is_whitespace))
        .flat_map(spread)
        .filter(|name| is_file(name) || is_folder(name))
        .collect()
}

fn spread(text: &str) -> Vec<String> {
    let Some((before, rest)) = text.split_once('{') else { return vec![text.to_owned()] };
    let Some((inside, after)) = rest.split_once('}') else { return Vec::new() };
    inside.split(',').flat_map(|part| spread(&format!("{before}{part}{after}"))).collect()
}

fn is_file(name: &str) -> bool {
    let path = Path::new(name);
    let extension = path.extension().unwrap_or_default();
    path.file_stem().is_some() && CODE.iter().any(|known| extension == *known)
}

fn is_folder(name: &str) -> bool {
    let top = name.split_once('/').map(|(top, _)| top);
    name.ends_with('/') && top.is_some_and(|top| TOP.contains(&top))
}

/// Relative to the root or to any folder.
fn exists(name: &str) -> bool {
    files().iter().any(|file| {
        let below = file.path.match_indices('/').map(|(at, _)| &file.path[at + 1..]);
        std::iter::once(&*file.path).chain(below).any(|path| fits(path, name))
    })
}

/// Whether the path is the name, or below it if the name is a folder. `<noun>`, `*` and `…` stand for any text.
fn fits(path: &str, name: &str) -> bool {
    let Some(gap) = name.find(['<', '*', '…']) else {
        return if name.ends_with('/') { path.starts_with(name) } else { path == name };
    };
    let end = if name[gap..].starts_with('<') { name[gap..].find('>') } else { Some(0) };
    let (before, rest) = (&name[..gap], &name[gap + end.unwrap_or(0)..]);
    let rest = rest.trim_start_matches(['>', '*', '…']);
    let Some(left) = path.strip_prefix(before) else { return false };
    left.char_indices().any(|(at, _)| fits(&left[at..], rest))
}

#[test]
fn names_in_braces_are_several_files() {
    let document = File {
        path: "a.md".to_owned(),
        text: "`a/{b,c}.rs` and `make run` and `d.rs` and `e/<noun>.rs` and `/f/` and `.rs` and `docs/adr/`"
            .to_owned(),
    };
    assert_eq!(named_in(&document), ["a/b.rs", "a/c.rs", "d.rs", "e/<noun>.rs", "docs/adr/"]);
}

#[test]
fn placeholders_stand_for_any_name() {
    for (name, is_found) in [
        ("xtask/tests/tidy/file_names.rs", true),
        ("file_names.rs", true),
        ("names.rs", true),
        ("le_names.rs", false),
        ("xtask/tests/<area>/file_names.rs", true),
        ("xtask/tests/<area>/file_<noun>.rs", true),
        ("<noun>_names.rs", true),
        ("xtask/…/file_*.rs", true),
        ("xtask/<area>/no_names.rs", false),
        ("xtask/tests/tidy/", true),
        ("xtask/tests/untidy/", false),
    ] {
        assert_eq!(exists(name), is_found, "{name}");
    }
}
