//! The areas of crates: which may depend on which, and how many files a folder may have.

use std::collections::{BTreeMap, BTreeSet};

use crate::assert_tidy;
use crate::circles::arrows_of;
use crate::tree::rust_files;

/// The crates whose areas (the folders and files directly below `src`) have an order. An area may depend on the areas
/// before it only.
const ORDERS: &[(&str, &[&str])] =
    &[("crates/domain", DOMAIN), ("crates/store", STORE), ("crates/flows", FLOWS)];

const DOMAIN: &[&str] = &[
    "text",
    "key",
    "guest_key",
    "money",
    "time",
    "people",
    "locale",
    "price",
    "policies",
    "listings",
    "quotes",
    "calendars",
    "reservations",
    "charges",
    "inbox",
    "templates",
    "sites",
    "accounts",
    "insight",
    "sample",
    "arbitrary",
];

const STORE: &[&str] = &[
    "error",
    "row",
    "migration",
    "connection",
    "page",
    "keep",
    "bulk",
    "resource",
    "idempotency",
    "job",
    "outbox",
    "sealing",
    "homes",
    "catalog",
    "insight",
    "sessions",
    "accounts",
    "listings",
    "partner_homes",
    "feeds",
    "calendars",
    "quotes",
    "reservations",
    "policies",
    "inbox",
    "templates",
    "charges",
    "sites",
    "webhooks",
    "archive",
    "audit",
];

const FLOWS: &[&str] = &[
    "cache",
    "services",
    "access",
    "app",
    "records",
    "catalog",
    "webhooks",
    "outbox",
    "sessions",
    "accounts",
    "homes",
    "listings",
    "partner_homes",
    "feeds",
    "calendars",
    "quotes",
    "reservations",
    "policies",
    "inbox",
    "templates",
    "stays",
    "charges",
    "booking",
    "changes",
    "desk",
    "sites",
    "emails",
    "insight",
    "account_file",
    "worker",
    "audit",
    "resources",
];

/// Maximum number of files in a folder, beside its entry file.
const MOST_FILES: usize = 12;

/// Folders with more files, each with its reason.
const LARGE_FOLDERS: &[(&str, &str)] = &[
    ("crates/api/src", TO_BE_SPLIT),
    ("crates/api/src/account", TO_BE_SPLIT),
    ("crates/api/src/pages", TO_BE_SPLIT),
    ("crates/api/src/public", TO_BE_SPLIT),
    ("crates/api/src/resource", TO_BE_SPLIT),
    ("crates/api/tests/api", TO_BE_SPLIT),
    ("crates/api/tests/api/booking", TO_BE_SPLIT),
    ("crates/api/tests/api/resource", TO_BE_SPLIT),
    ("crates/casita/src", TO_BE_SPLIT),
    ("crates/demo/src", TO_BE_SPLIT),
    ("crates/demo/src/load", TO_BE_SPLIT),
    ("crates/gallery/src", TO_BE_SPLIT),
    ("crates/store/src/migration", "one file per migration, in the order of their numbers"),
    ("demo/scenery/src", TO_BE_SPLIT),
    ("faults/src", TO_BE_SPLIT),
    ("xtask/src", TO_BE_SPLIT),
];
const TO_BE_SPLIT: &str = "to be split";

fn area_of<'a>(home: &str, path: &'a str) -> Option<&'a str> {
    let inside = path.strip_prefix(home)?.strip_prefix("/src/")?;
    let (area, _) = inside.split_once('/').or_else(|| inside.split_once('.'))?;
    (area != "lib").then_some(area)
}

/// Tests may use any area.
fn is_test(path: &str) -> bool {
    path.ends_with("_tests.rs")
}

#[test]
fn areas_lean_only_on_those_before_them() {
    let violations: Vec<String> =
        ORDERS.iter().flat_map(|(home, order)| arrows_against(home, order)).collect();
    assert_tidy(&violations);
}

fn arrows_against(home: &str, order: &[&str]) -> Vec<String> {
    let place = |area: &str| order.iter().position(|known| *known == area).unwrap_or(usize::MAX);
    let arrows = arrows_of(home);
    let arrows = arrows.iter().flat_map(|(file, named)| named.iter().map(move |named| (*file, *named)));
    arrows
        .filter(|(file, named)| match (area_of(home, file), area_of(home, named)) {
            (Some(area), Some(other)) => area != other && place(other) > place(area) && !is_test(file),
            _ => false,
        })
        .map(|(file, named)| {
            format!(
                "{file}: {named} belongs to an area after this one; move the shared code to an earlier area"
            )
        })
        .collect()
}

#[test]
fn every_area_has_a_place() {
    let violations: Vec<String> = ORDERS.iter().flat_map(|(home, order)| places(home, order)).collect();
    assert_tidy(&violations);
}

fn places(home: &str, order: &[&str]) -> Vec<String> {
    let areas: BTreeSet<&str> = rust_files().filter_map(|file| area_of(home, &file.path)).collect();
    let unknown = areas.iter().filter(|area| !order.contains(area));
    let unknown = unknown.map(|area| format!("{home}/src/{area}: add it to the order of the crate"));
    let gone = order.iter().filter(|area| !areas.contains(*area));
    let gone = gone.map(|area| format!("{home}: there is no area {area}; remove it from the order"));
    unknown.chain(gone).collect()
}

#[test]
fn folders_have_few_files() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (folder, name) in rust_files().filter_map(|file| file.path.rsplit_once('/')) {
        *counts.entry(folder).or_default() += usize::from(!is_entry(name));
    }
    let is_large = |folder: &str| counts.get(folder).is_some_and(|count| *count > MOST_FILES);
    let is_excused = |folder: &str| LARGE_FOLDERS.iter().any(|(excused, _)| *excused == folder);
    let large = counts.iter().filter(|(folder, _)| is_large(folder) && !is_excused(folder));
    let large = large.map(|(folder, count)| format!("{folder}: {count} files; group them by noun"));
    let small = LARGE_FOLDERS.iter().filter(|(folder, _)| !is_large(folder));
    let small = small.map(|(folder, _)| format!("{folder}: no longer large; remove it from LARGE_FOLDERS"));
    let violations: Vec<String> = large.chain(small).collect();
    assert_tidy(&violations);
}

/// Which lists what a folder has.
fn is_entry(name: &str) -> bool {
    matches!(name, "lib.rs" | "main.rs" | "mod.rs")
}

#[test]
fn an_area_is_the_folder_below_src() {
    let area_of = |path| area_of("crates/flows", path);
    assert_eq!(area_of("crates/flows/src/quotes/edit.rs"), Some("quotes"));
    assert_eq!(area_of("crates/flows/src/resources.rs"), Some("resources"));
    assert_eq!(area_of("crates/flows/src/lib.rs"), None);
    assert_eq!(area_of("crates/api/src/quotes/edit.rs"), None);
}
