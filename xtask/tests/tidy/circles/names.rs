//! The names in a Rust file: its imports, and the paths in its code.

pub(super) struct Import {
    /// The name under which the file uses it.
    pub(super) name: String,
    pub(super) path: Vec<String>,
}

pub(super) struct Names {
    pub(super) imports: Vec<Import>,
    pub(super) paths: Vec<Vec<String>>,
}

pub(super) fn names(tokens: &[&str]) -> Names {
    let mut names = Names { imports: Vec::new(), paths: Vec::new() };
    let mut at = 0;
    while at < tokens.len() {
        if tokens[at] == "use" {
            at = tree(tokens, at + 1, &[], &mut names.imports);
        } else if is_name(tokens[at])
            && at.checked_sub(1).is_none_or(|before| !matches!(tokens[before], "::" | "." | "mod"))
        {
            let path = path(&tokens[at..]);
            at += path.len() * 2 - 1;
            names.paths.push(path);
        } else {
            at += 1;
        }
    }
    names
}

fn is_name(token: &str) -> bool {
    token.chars().next().is_some_and(|c| c.is_alphabetic() || c == '_')
}

/// Parses `a::b::c`, starting at the first name.
fn path(tokens: &[&str]) -> Vec<String> {
    let mut path = vec![tokens[0].to_owned()];
    let mut rest = &tokens[1..];
    while let ["::", next, after @ ..] = rest
        && is_name(next)
    {
        path.push((*next).to_owned());
        rest = after;
    }
    path
}

/// Parses one tree of a `use`, up to the following token.
fn tree(tokens: &[&str], mut at: usize, prefix: &[String], imports: &mut Vec<Import>) -> usize {
    let mut path = prefix.to_vec();
    let mut name = None;
    while at < tokens.len() {
        match tokens[at] {
            "{" => {
                at += 1;
                while at < tokens.len() && tokens[at] != "}" {
                    at = tree(tokens, at, &path, imports);
                    at += usize::from(tokens.get(at) != Some(&"}"));
                }
                return at + 1;
            }
            "," | ";" | "}" => break,
            "as" => {
                name = tokens.get(at + 1).map(|name| (*name).to_owned());
                at += 1;
            }
            "::" | "*" => {}
            "self" if !path.is_empty() => {}
            part => path.push(part.to_owned()),
        }
        at += 1;
    }
    if let Some(last) = path.last() {
        imports.push(Import { name: name.unwrap_or_else(|| last.clone()), path });
    }
    at
}

#[test]
fn imports_and_paths_are_told_apart() {
    let text =
        "use crate::{a::{self, B as C}, d}; pub use super::e::F; fn g() { d::h(); x.i(); crate::j::K }";
    let names = names(&super::tokens::tokens(text));
    let imports: Vec<String> =
        names.imports.iter().map(|import| format!("{}={}", import.name, import.path.join("/"))).collect();
    assert_eq!(imports, ["a=crate/a", "C=crate/a/B", "d=crate/d", "F=super/e/F"]);
    assert!(names.paths.contains(&vec!["crate".to_owned(), "j".to_owned(), "K".to_owned()]));
    assert!(names.paths.contains(&vec!["d".to_owned(), "h".to_owned()]));
}
