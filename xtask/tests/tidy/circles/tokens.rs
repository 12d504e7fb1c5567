//! The tokens of a Rust file, without comments, string literals and code compiled for tests only.

pub(super) fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '"' => quoted(rest, 1),
            'r' if raw_marks(rest).is_some() => raw(rest),
            '\'' => character(rest),
            _ if is_word(first) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            ':' if rest.starts_with("::") => 2,
            _ => first.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        if is_word(first) && !token.contains('"') || is_mark(token) {
            tokens.push(token);
        }
        rest = after;
    }
    without_tests(&tokens)
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn is_mark(token: &str) -> bool {
    matches!(token, "::" | "{" | "}" | "(" | ")" | "[" | "]" | "," | ";" | "*" | "#" | "!" | "." | "=")
}

/// The length of a string literal whose content begins at `start`.
fn quoted(text: &str, start: usize) -> usize {
    let mut escaped = false;
    for (at, c) in text[start..].char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return start + at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The number of `#` of a raw string literal that begins here.
fn raw_marks(text: &str) -> Option<usize> {
    let after = text.strip_prefix('r')?;
    let marks = after.find(|c| c != '#')?;
    after[marks..].starts_with('"').then_some(marks)
}

fn raw(text: &str) -> usize {
    let marks = raw_marks(text).unwrap_or_default();
    let start = marks + 2;
    let end = format!("\"{}", "#".repeat(marks));
    text[start..].find(&end).map_or(text.len(), |at| start + at + end.len())
}

/// A character literal, or the quote of a lifetime alone.
fn character(text: &str) -> usize {
    let inside: Vec<(usize, char)> = text.char_indices().skip(1).take(2).collect();
    match inside.as_slice() {
        [(_, '\\'), (at, _)] => {
            let escaped = at + 1;
            text.get(escaped..).and_then(|after| after.find('\'')).map_or(1, |end| escaped + end + 1)
        }
        [_, (at, '\'')] => at + 1,
        _ => 1,
    }
}

/// Removes every item after `#[cfg(test)]`.
fn without_tests<'a>(tokens: &[&'a str]) -> Vec<&'a str> {
    const MARK: &[&str] = &["#", "[", "cfg", "(", "test", ")", "]"];
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if tokens[at..].starts_with(MARK) {
            at += MARK.len();
            at += item_length(&tokens[at..]);
        } else {
            kept.push(tokens[at]);
            at += 1;
        }
    }
    kept
}

fn item_length(tokens: &[&str]) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate() {
        match *token {
            "{" => depth += 1,
            "}" if depth == 1 => return at + 1,
            "}" => depth -= 1,
            ";" if depth == 0 => return at + 1,
            _ => {}
        }
    }
    tokens.len()
}

#[test]
fn texts_comments_and_tests_are_left_out() {
    let text = "use crate::a; // b\nfn f<'a>() { let x = \"c\\\"d\"; r#\"e\"# ; 'g'; '\\n' }\n#[cfg(test)]\nmod tests { fn h() {} }\nfn i() {}";
    let words: Vec<&str> =
        tokens(text).into_iter().filter(|token| is_word(token.chars().next().unwrap_or(' '))).collect();
    assert_eq!(words, ["use", "crate", "a", "fn", "f", "a", "let", "x", "fn", "i"]);
}
