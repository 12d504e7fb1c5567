//! Allowed dependencies between crates. Cargo rejects cycles; this test rejects any other dependency that is not listed.

use crate::assert_tidy;
use crate::tree::{File, files};

/// Each crate of the workspace with the workspace crates it may use, as drawn in ARCHITECTURE.md.
const ARROWS: &[(&str, &[&str])] = &[
    ("domain", &[]),
    ("scenery", &[]),
    ("sandbox", &[]),
    ("xtask", &[]),
    ("store", &["domain"]),
    ("search", &["domain"]),
    ("line", &[]),
    ("payments", &["domain", "line"]),
    ("partner", &["domain", "line"]),
    ("reach", &["domain"]),
    ("notify", &["domain", "reach"]),
    ("places", &["domain"]),
    ("gallery", &["domain"]),
    ("prose", &[]),
    ("ical", &[]),
    ("mailroom", &["domain"]),
    ("archive", &[]),
    (
        "flows",
        &[
            "domain", "store", "search", "payments", "partner", "notify", "places", "prose", "gallery",
            "ical", "mailroom", "reach", "archive",
        ],
    ),
    ("api", &["domain", "store", "search", "flows", "places"]),
    ("demo", &["domain", "store", "scenery"]),
    ("casita", PRODUCT),
    ("testkit", PRODUCT),
    ("bench", &["domain", "store", "search", "flows", "api", "demo"]),
    ("faults", &["domain", "store", "flows", "testkit"]),
];

/// The crates of the app, combined by the binary and for tests.
const PRODUCT: &[&str] = &[
    "domain", "store", "search", "payments", "partner", "notify", "places", "flows", "api", "demo",
    "sandbox", "gallery", "mailroom", "reach",
];

/// Third-party crates that stand for a kind of knowledge, with the workspace crates that may use them.
const KNOWLEDGE: &[(&str, &[&str], &str)] = &[
    ("axum", &["api", "sandbox", "casita", "testkit", "bench"], "HTTP is api's"),
    ("sea-orm", &["store", "testkit", "bench", "faults"], "SQL is store's"),
    ("sqlx", &["store", "testkit"], "SQL is store's"),
    ("lettre", &["notify"], "letters are notify's"),
    ("mail-parser", &["mailroom"], "letters that come back are mailroom's"),
    ("async-imap", &["mailroom"], "letters that come back are mailroom's"),
    ("image", &["gallery"], "pictures are gallery's"),
    ("object_store", &["gallery"], "files of pictures are gallery's"),
    (
        "reqwest",
        &["line", "reach", "places", "gallery"],
        "talking to others is for the rooms that speak their languages",
    ),
];

pub(crate) struct Dependency<'a> {
    pub(crate) name: &'a str,
    pub(crate) only_for_tests: bool,
}

#[test]
fn crates_use_only_what_the_plan_allows() {
    let violations: Vec<String> = manifests()
        .flat_map(|(name, manifest)| {
            let Some((_, allowed)) = ARROWS.iter().find(|(known, _)| *known == name) else {
                return vec![format!("{}: add the crate to ARROWS and to ARCHITECTURE.md", manifest.path)];
            };
            dependencies(&manifest.text)
                .filter(|dependency| ARROWS.iter().any(|(ours, _)| *ours == dependency.name))
                .filter(|dependency| !is_allowed(allowed, dependency))
                .map(|dependency| forbidden_arrow(manifest, name, &dependency))
                .collect()
        })
        .collect();
    assert_tidy(&violations);
}

#[test]
fn the_plan_names_crates_that_exist() {
    let exists = |name: &&str| manifests().any(|(known, _)| known == *name);
    let named = ARROWS.iter().flat_map(|(name, allowed)| std::iter::once(name).chain(*allowed));
    let known = KNOWLEDGE.iter().flat_map(|(_, crates, _)| *crates);
    let gone = named.chain(known).filter(|name| !exists(name));
    assert_tidy(&gone.map(|name| format!("arrows.rs: there is no crate {name}")).collect::<Vec<_>>());
}

#[test]
fn each_kind_of_knowledge_stays_in_its_rooms() {
    let violations: Vec<String> = manifests()
        .flat_map(|(name, manifest)| {
            dependencies(&manifest.text).filter(|dependency| !dependency.only_for_tests).filter_map(
                move |dependency| {
                    let (library, rooms, why) =
                        KNOWLEDGE.iter().find(|(library, ..)| belongs_to(library, dependency.name))?;
                    (!rooms.contains(&name)).then(|| {
                        format!("{}: {why}, so {library} is only for {}", manifest.path, rooms.join(", "))
                    })
                },
            )
        })
        .collect();
    assert_tidy(&violations);
}

/// Tests may use any crate for setup and observation, unless the crate under test has no dependencies at all.
fn is_allowed(allowed: &[&str], dependency: &Dependency) -> bool {
    allowed.contains(&dependency.name) || (dependency.only_for_tests && !allowed.is_empty())
}

fn forbidden_arrow(manifest: &File, name: &str, dependency: &Dependency) -> String {
    let target = dependency.name;
    let advice =
        if target == "testkit" { "make it a dev-dependency" } else { "move the code to the room that may" };
    format!("{}: {name} may not use {target}; {advice}", manifest.path)
}

/// `axum` and its companion crates `axum-extra`, `utoipa-axum`.
fn belongs_to(library: &str, dependency: &str) -> bool {
    dependency == library
        || dependency.strip_prefix(library).is_some_and(|rest| rest.starts_with('-'))
        || dependency.strip_suffix(library).is_some_and(|rest| rest.ends_with('-'))
}

pub(crate) fn manifests() -> impl Iterator<Item = (&'static str, &'static File)> {
    files().iter().filter_map(|file| {
        let folder = file.path.strip_suffix("/Cargo.toml")?;
        Some((folder.rsplit('/').next()?, file))
    })
}

/// Parses the TOML subset of these manifests: one dependency per line, in a section named for its kind.
pub(crate) fn dependencies(manifest: &str) -> impl Iterator<Item = Dependency<'_>> {
    let mut section = "";
    manifest.lines().filter_map(move |line| {
        if let Some(header) = line.strip_prefix('[') {
            section = header.trim_end_matches(']');
            return None;
        }
        let (key, _) = line.split_once('=').filter(|_| section.ends_with("dependencies"))?;
        let name = key.trim().split('.').next().filter(|name| !name.starts_with('#'))?;
        Some(Dependency { name, only_for_tests: section.ends_with("dev-dependencies") })
    })
}

#[test]
fn dependencies_are_read_by_section() {
    let manifest = "[package]\nname = \"api\"\n\n[dependencies]\n# why\ndomain.workspace = true\nhttp = \"1\"\n\n\
                    [target.'cfg(unix)'.dependencies]\nlibc = \"1\"\n\n[dev-dependencies]\ntestkit = { path = \"x\" }\n";
    let read: Vec<_> = dependencies(manifest).map(|found| (found.name, found.only_for_tests)).collect();
    assert_eq!(read, [("domain", false), ("http", false), ("libc", false), ("testkit", true)]);
}

#[test]
fn tests_may_use_the_testkit_and_the_product_may_not() {
    let testkit = |only_for_tests| Dependency { name: "testkit", only_for_tests };
    assert!(is_allowed(&["domain"], &testkit(true)));
    assert!(!is_allowed(&["domain"], &testkit(false)));
    assert!(!is_allowed(&[], &testkit(true)), "domain needs nobody, not even in tests");
}

#[test]
fn satellites_belong_to_their_library() {
    assert!(
        belongs_to("axum", "axum-extra") && belongs_to("axum", "utoipa-axum") && belongs_to("axum", "axum")
    );
    assert!(!belongs_to("axum", "axumite") && !belongs_to("sqlx", "sql"));
}
