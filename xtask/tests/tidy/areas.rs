//! The areas of `flows`: which may depend on which, and how large each may grow.

use std::collections::BTreeMap;

use crate::assert_tidy;
use crate::circles::arrows_of;
use crate::tree::rust_files;

const HOME: &str = "crates/flows";

/// An area may depend on the areas before it only.
const ORDER: &[&str] = &[
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

/// Maximum number of files in an area, beside its entry file.
const MOST_FILES: usize = 12;

fn area_of(path: &str) -> Option<&str> {
    let inside = path.strip_prefix(HOME)?.strip_prefix("/src/")?;
    let (area, _) = inside.split_once('/').or_else(|| inside.split_once('.'))?;
    (area != "lib").then_some(area)
}

fn place(area: &str) -> usize {
    ORDER.iter().position(|known| *known == area).unwrap_or(usize::MAX)
}

#[test]
fn areas_lean_only_on_those_before_them() {
    let arrows = arrows_of(HOME);
    let violations: Vec<String> = arrows
        .iter()
        .flat_map(|(file, named)| named.iter().map(move |named| (*file, *named)))
        .filter(|(file, named)| match (area_of(file), area_of(named)) {
            (Some(area), Some(other)) => area != other && place(other) > place(area),
            _ => false,
        })
        .map(|(file, named)| {
            format!(
                "{file}: {named} belongs to an area after this one; move the shared code to an earlier area"
            )
        })
        .collect();
    assert_tidy(&violations);
}

#[test]
fn every_area_has_a_place_and_few_files() {
    let mut files: BTreeMap<&str, usize> = BTreeMap::new();
    for area in rust_files().filter_map(|file| area_of(&file.path)) {
        *files.entry(area).or_default() += 1;
    }
    let unknown = files.keys().filter(|area| !ORDER.contains(area));
    let unknown = unknown.map(|area| format!("{HOME}/src/{area}: add it to ORDER"));
    let gone = ORDER.iter().filter(|area| !files.contains_key(*area));
    let gone = gone.map(|area| format!("{area}: no such area; remove it from ORDER"));
    let large = files.iter().filter(|(_, count)| **count > MOST_FILES + 1);
    let large = large.map(|(area, count)| format!("{HOME}/src/{area}: {count} files; split the area"));
    let violations: Vec<String> = unknown.chain(gone).chain(large).collect();
    assert_tidy(&violations);
}

#[test]
fn an_area_is_the_folder_below_src() {
    assert_eq!(area_of("crates/flows/src/quotes/edit.rs"), Some("quotes"));
    assert_eq!(area_of("crates/flows/src/resources.rs"), Some("resources"));
    assert_eq!(area_of("crates/flows/src/lib.rs"), None);
    assert_eq!(area_of("crates/api/src/quotes/edit.rs"), None);
}
