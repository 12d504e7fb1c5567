//! Files named in documents must exist.

use std::path::Path;

use crate::assert_tidy;
use crate::tree::{File, files};

/// Documents about past versions.
const HISTORY: &[&str] = &["CHANGELOG.md"];
const CODE: &[&str] = &["rs", "ts", "tsx", "mjs", "css"];

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

/// Names in code marks that contain a folder and end like a source file; braces are expanded.
fn named_in(document: &File) -> Vec<String> {
    let marked = document.text.split('`').skip(1).step_by(2);
    marked
        .filter(|text| !text.contains(char::is_whitespace))
        .flat_map(spread)
        .filter(|name| is_file(name))
        .collect()
}

fn spread(text: &str) -> Vec<String> {
    let Some((before, rest)) = text.split_once('{') else { return vec![text.to_owned()] };
    let Some((inside, after)) = rest.split_once('}') else { return Vec::new() };
    inside.split(',').flat_map(|part| spread(&format!("{before}{part}{after}"))).collect()
}

fn is_file(name: &str) -> bool {
    let extension = Path::new(name).extension().unwrap_or_default();
    name.contains('/') && !name.contains(['<', '*', '$', '…']) && CODE.iter().any(|known| extension == *known)
}

/// Relative to the root, or to the folder of a crate or of the web tests.
fn exists(name: &str) -> bool {
    files().iter().any(|file| {
        file.path.strip_suffix(name).is_some_and(|before| before.is_empty() || before.ends_with('/'))
    })
}

#[test]
fn names_in_braces_are_several_files() {
    let document = File {
        path: "a.md".to_owned(),
        text: "`a/{b,c}.rs` and `make run` and `d.rs` and `e/<noun>.rs` and `f/g.tsx`".to_owned(),
    };
    assert_eq!(named_in(&document), ["a/b.rs", "a/c.rs", "f/g.tsx"]);
}
