//! Dependencies: only licenses that allow redistribution, and no system libraries.

use std::collections::BTreeMap;
use std::process::Command;

use crate::assert_tidy;
use crate::tree::files;

const ALLOWED: &[&str] =
    &["0BSD", "Apache-2.0", "BSD-3-Clause", "CDLA-Permissive-2.0", "ISC", "MIT", "Unicode-3.0", "Zlib"];

/// A crate with an additional license, and the reason.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    ("rusty_av1d", "BSD-2-Clause", "as free as BSD-3-Clause"),
    ("to_method", "CC0-1.0", "given to everybody; comes with rusty_av1d"),
    ("zenavif-parse", "MPL-2.0", "binds file by file, and is used unchanged"),
    ("jpeg-encoder", "IJG", "as free as MIT, with a credit in the documentation"),
];

const BANNED: &[(&str, &str)] = &[
    ("openssl-sys", "TLS is rustls, so that the binary needs no system library"),
    ("aws-lc-sys", "rustls uses ring, which builds without cmake"),
];

#[test]
fn licences_of_dependencies_are_allowed() {
    let licences = licences();
    assert!(licences.len() > 100, "{} packages", licences.len());
    let forbidden = licences.iter().filter(|(name, licence)| !is_satisfied(licence, &|id| allows(name, id)));
    let violations =
        forbidden.map(|(name, licence)| format!("{name}: {licence:?} is not an allowed license"));
    assert_tidy(&violations.collect::<Vec<_>>());
    let unused = EXCEPTIONS.iter().filter(|(name, ..)| !licences.contains_key(*name));
    assert_tidy(&unused.map(|(name, ..)| format!("{name}: unused exception")).collect::<Vec<_>>());
}

#[test]
fn no_banned_crate_is_locked() {
    let lock = files().iter().find(|file| file.path == "Cargo.lock").expect("Cargo.lock is checked in");
    let is_locked = |name: &str| lock.text.contains(&format!("name = \"{name}\"\n"));
    let banned = BANNED.iter().filter(|(name, _)| is_locked(name));
    assert_tidy(&banned.map(|(name, why)| format!("{name}: {why}")).collect::<Vec<_>>());
}

/// Licenses of all third-party crates built on this machine, with all features.
fn licences() -> BTreeMap<String, String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["tree", "--locked", "--workspace", "--all-features", "--edges", "normal,build,dev"]);
    let output = cargo.args(["--prefix", "none", "--format", "{p}|{l}"]).output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8(output.stdout).expect("text");
    let of_line = |line: &str| {
        let (package, licence) = line.split_once('|')?;
        let name = package.split(' ').next()?;
        // Workspace crates are listed with their path.
        (!package.contains("(/")).then(|| (name.to_owned(), licence.trim_end_matches(" (*)").to_owned()))
    };
    lines.lines().filter_map(of_line).collect()
}

fn allows(name: &str, id: &str) -> bool {
    ALLOWED.contains(&id) || EXCEPTIONS.iter().any(|(exempt, extra, _)| (*exempt, *extra) == (name, id))
}

/// Whether a license expression (SPDX, or the older form with slashes) can be satisfied. `AND` binds tighter than `OR`.
fn is_satisfied(expression: &str, allows: &dyn Fn(&str) -> bool) -> bool {
    let expression = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = expression.split_whitespace().peekable();
    let is_satisfied = alternatives(&mut words, allows);
    is_satisfied && words.next().is_none()
}

type Words<'w> = std::iter::Peekable<std::str::SplitWhitespace<'w>>;

fn alternatives(words: &mut Words<'_>, allows: &dyn Fn(&str) -> bool) -> bool {
    let mut is_satisfied = conjunction(words, allows);
    while words.next_if_eq(&"OR").is_some() {
        is_satisfied |= conjunction(words, allows);
    }
    is_satisfied
}

fn conjunction(words: &mut Words<'_>, allows: &dyn Fn(&str) -> bool) -> bool {
    let mut is_satisfied = licence(words, allows);
    while words.next_if_eq(&"AND").is_some() {
        is_satisfied &= licence(words, allows);
    }
    is_satisfied
}

fn licence(words: &mut Words<'_>, allows: &dyn Fn(&str) -> bool) -> bool {
    match words.next() {
        Some("(") => {
            let is_satisfied = alternatives(words, allows);
            words.next() == Some(")") && is_satisfied
        }
        // An exception only adds permissions.
        Some(id) if words.next_if_eq(&"WITH").is_some() => words.next().is_some() && allows(id),
        Some(id) => allows(id),
        None => false,
    }
}

#[test]
fn expressions_are_read_as_written() {
    let allows = |id: &str| ["MIT", "ISC"].contains(&id);
    for (expression, expected) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("", false),
        ("MIT OR GPL-3.0", true),
        ("GPL-3.0/MIT", true),
        ("MIT AND GPL-3.0", false),
        ("GPL-3.0 OR MIT AND ISC", true),
        ("(GPL-3.0 OR MIT) AND ISC", true),
        ("(MIT OR ISC) AND GPL-3.0", false),
        ("MIT WITH LLVM-exception", true),
        ("(MIT", false),
        ("MIT ISC", false),
    ] {
        assert_eq!(is_satisfied(expression, &allows), expected, "{expression:?}");
    }
}
