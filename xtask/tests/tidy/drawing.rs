//! The drawing of the crates in ARCHITECTURE.md must match their manifests.

use std::collections::{BTreeMap, BTreeSet};

use crate::arrows::{dependencies, manifests};
use crate::assert_tidy;
use crate::tree::files;

type Arrow<'a> = (&'a str, &'a str);

#[test]
fn the_drawing_shows_the_dependencies_of_the_crates() {
    let page = files().iter().find(|file| file.path == "ARCHITECTURE.md").expect("ARCHITECTURE.md");
    let drawing = drawing_of(&page.text);
    let drawn = arrows_of(&drawing);
    let crates: BTreeSet<&str> = nodes_of(&drawing).into_values().flatten().collect();
    let used: BTreeSet<Arrow<'_>> = manifests()
        .flat_map(|(name, manifest)| {
            let used = dependencies(&manifest.text).filter(|dependency| !dependency.only_for_tests);
            used.map(move |dependency| (name, dependency.name))
        })
        .filter(|(user, used)| crates.contains(user) && crates.contains(used))
        .collect();
    let wrong =
        drawn.difference(&used).map(|(user, used)| format!("{user} --> {used}: {user} does not use it"));
    let missing = used.iter().filter(|(user, used)| !leads(&drawn, user, used));
    let missing = missing.map(|(user, used)| format!("{user} --> {used}: this arrow is missing"));
    let problems = wrong.chain(missing).map(|problem| format!("ARCHITECTURE.md: {problem}"));
    assert_tidy(&problems.collect::<Vec<_>>());
}

fn drawing_of(page: &str) -> Vec<&str> {
    let lines = page.lines().skip_while(|line| *line != "```mermaid").skip(2);
    lines.take_while(|line| *line != "```").filter(|line| !line.contains("-.")).map(str::trim).collect()
}

/// The crates of every node: those of its label, or the one that it is named after.
fn nodes_of<'a>(drawing: &[&'a str]) -> BTreeMap<&'a str, Vec<&'a str>> {
    let mut nodes = BTreeMap::new();
    for node in drawing.iter().flat_map(|line| line.split(" --> ")).flat_map(|side| side.split(" & ")) {
        match node.split_once("[\"") {
            Some((id, label)) => nodes.insert(id, label.trim_end_matches("\"]").split(" · ").collect()),
            None => nodes.insert(node, nodes.get(node).cloned().unwrap_or_else(|| vec![node])),
        };
    }
    nodes
}

fn arrows_of<'a>(drawing: &[&'a str]) -> BTreeSet<Arrow<'a>> {
    let nodes = nodes_of(drawing);
    let crates = |side: &'a str| {
        let ids = side.split(" & ").map(|node| node.split('[').next().unwrap_or(node));
        ids.flat_map(|id| nodes[id].clone()).collect::<Vec<_>>()
    };
    let lines = drawing.iter().filter_map(|line| line.split_once(" --> "));
    lines
        .flat_map(|(users, used)| {
            let used = crates(used);
            crates(users)
                .into_iter()
                .flat_map(move |user| used.clone().into_iter().map(move |used| (user, used)))
        })
        .collect()
}

/// Whether drawn arrows lead from one crate to the other.
fn leads(drawn: &BTreeSet<Arrow<'_>>, from: &str, to: &str) -> bool {
    drawn.iter().any(|(user, used)| *user == from && (*used == to || leads(drawn, used, to)))
}

#[test]
fn a_drawing_is_read_with_its_groups() {
    let page = "# A\n```mermaid\ngraph BT\n  b & c --> a\n  group[\"d · e\"] --> c\n  f --> group\n  web -. x .-> f\n```\nend";
    let drawn = arrows_of(&drawing_of(page));
    let expected = [("b", "a"), ("c", "a"), ("d", "c"), ("e", "c"), ("f", "d"), ("f", "e")];
    assert_eq!(drawn, BTreeSet::from(expected));
    assert!(leads(&drawn, "f", "a") && !leads(&drawn, "b", "c"));
}
