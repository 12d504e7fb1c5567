//! Files of a crate must not depend on each other in a cycle, of any length.
//!
//! A file depends on the file that defines what it names: re-exports are followed, and a module's declaration of its children
//! does not count.

mod names;
mod tokens;

use std::collections::{BTreeMap, BTreeSet};

use crate::assert_tidy;
use crate::tree::rust_files;
use names::{Import, Names, names};

struct Module {
    file: &'static str,
    names: Names,
}

/// The modules of one crate by path; the root has an empty path.
type Modules = BTreeMap<Vec<String>, Module>;

#[test]
fn no_files_lean_on_each_other() {
    let violations: Vec<String> = crates()
        .values()
        .flat_map(|modules| circles(&arrows(modules)))
        .map(|circle| {
            format!("{}: they lean on each other; move what they share below both", circle.join(", "))
        })
        .collect();
    assert_tidy(&violations);
}

/// From each file of a crate to the files it depends on.
pub(crate) fn arrows_of(home: &str) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    crates().get(home).map(arrows).unwrap_or_default()
}

fn crates() -> BTreeMap<&'static str, Modules> {
    let mut crates: BTreeMap<&str, Modules> = BTreeMap::new();
    for file in rust_files() {
        let Some((home, inside)) = file.path.split_once("/src/") else { continue };
        let tokens = tokens::tokens(&file.text);
        let module = Module { file: &file.path, names: names(&tokens) };
        crates.entry(home).or_default().insert(module_path(inside), module);
    }
    crates
}

fn module_path(inside: &str) -> Vec<String> {
    let mut parts: Vec<String> = inside.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    let is_front = parts.last().is_some_and(|last| last == "mod");
    let is_root = parts.len() == 1 && matches!(parts[0].as_str(), "lib" | "main");
    if is_front || is_root {
        parts.pop();
    }
    parts
}

/// From each file to the files it depends on.
fn arrows(modules: &Modules) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut arrows: BTreeMap<&'static str, BTreeSet<&'static str>> = BTreeMap::new();
    for (path, module) in modules {
        let imported = module.names.imports.iter().map(|import| &import.path);
        let found = arrows.entry(module.file).or_default();
        found.extend(
            imported.chain(&module.names.paths).filter_map(|named| written_in(modules, path, named, 0)),
        );
        found.remove(module.file);
    }
    arrows
}

/// The file that defines a named item; None for a whole module or another crate's item.
fn written_in(modules: &Modules, from: &[String], named: &[String], hops: u8) -> Option<&'static str> {
    let (first, rest) = named.split_first()?;
    let mut rest = rest;
    let mut at: Vec<String> = from.to_vec();
    match first.as_str() {
        "crate" => at.clear(),
        "self" => {}
        "super" => {
            at.pop();
        }
        _ if is_module(modules, &at, first) => at.push(first.clone()),
        _ => return follow(modules, &at, first, rest, hops),
    }
    while let Some((next, after)) = rest.split_first() {
        if next == "super" {
            at.pop();
        } else if is_module(modules, &at, next) {
            at.push(next.clone());
        } else {
            return follow(modules, &at, next, after, hops)
                .or_else(|| modules.get(&at).map(|module| module.file));
        }
        rest = after;
    }
    None
}

fn is_module(modules: &Modules, at: &[String], name: &str) -> bool {
    modules.contains_key(&[at, &[name.to_owned()]].concat())
}

/// Follows an import of the module `at` under this name.
fn follow(modules: &Modules, at: &[String], name: &str, rest: &[String], hops: u8) -> Option<&'static str> {
    let Import { path, .. } = modules.get(at)?.names.imports.iter().find(|import| import.name == name)?;
    let named = [path.as_slice(), rest].concat();
    (hops < 9).then(|| written_in(modules, at, &named, hops + 1)).flatten()
}

/// Groups of files of which each reaches every other.
fn circles(arrows: &BTreeMap<&str, BTreeSet<&str>>) -> Vec<Vec<String>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        arrows.keys().map(|file| (*file, reach(arrows, file))).collect();
    let mut circles: BTreeSet<Vec<String>> = BTreeSet::new();
    for (file, others) in &reached {
        if others.contains(file) {
            let circle =
                others.iter().filter(|other| reached.get(*other).is_some_and(|back| back.contains(file)));
            circles.insert(circle.map(|other| (*other).to_owned()).collect());
        }
    }
    circles.into_iter().collect()
}

fn reach<'a>(arrows: &BTreeMap<&'a str, BTreeSet<&'a str>>, from: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&str> = arrows.get(from).into_iter().flatten().copied().collect();
    while let Some(file) = next.pop() {
        if reached.insert(file) {
            next.extend(arrows.get(file).into_iter().flatten());
        }
    }
    reached
}

#[test]
fn a_front_is_looked_through() {
    let module = |file, text| Module { file, names: names(&tokens::tokens(text)) };
    let path =
        |path: &str| path.split('/').filter(|part| !part.is_empty()).map(str::to_owned).collect::<Vec<_>>();
    let modules = Modules::from([
        (path(""), module("lib.rs", "mod a; mod b;")),
        (path("a"), module("a/mod.rs", "mod c; mod d; pub use c::C; pub struct A;")),
        (path("a/c"), module("a/c.rs", "use super::d::D; pub struct C;")),
        (path("a/d"), module("a/d.rs", "use crate::b; pub struct D; fn e() { b::F }")),
        (path("b"), module("b.rs", "use crate::a::C; pub struct F;")),
    ]);
    let arrows = arrows(&modules);
    assert_eq!(arrows["a/c.rs"], BTreeSet::from(["a/d.rs"]));
    assert_eq!(arrows["a/d.rs"], BTreeSet::from(["b.rs"]));
    assert_eq!(circles(&arrows), [["a/c.rs", "a/d.rs", "b.rs"]]);
}
