//! Extracts the new text of a reply: mail clients quote the original below it, or mark each quoted line.

use domain::inbox::message::CUT_HERE;

/// Maximum number of lines of the heading that introduces the quote.
const LONGEST_HEADING: usize = 6;

/// The text without the quote, its heading and the signature. None if nothing is left.
pub(crate) fn new_part(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let end = quote_begins(&lines).map_or(lines.len(), |quote| heading_begins(&lines, quote));
    let written = &lines[..end];
    let end = written.iter().position(|line| *line == "--").unwrap_or(written.len());
    let kept = written[..end].join("\n");
    let kept = kept.trim();
    (!kept.is_empty()).then(|| kept.to_owned())
}

/// The index of the first quoted line.
fn quote_begins(lines: &[&str]) -> Option<usize> {
    lines
        .iter()
        .position(|line| is_mark(line))
        .map(|mark| back_over(lines, mark, |line| line.is_empty() || is_quoted(line)))
        .or_else(|| lines.iter().position(|line| is_rule(line)))
        .or_else(|| quoted_end(lines))
}

/// The index of the marked lines at the end.
fn quoted_end(lines: &[&str]) -> Option<usize> {
    let start = back_over(lines, lines.len(), |line| line.is_empty() || is_quoted(line));
    let quoted = lines[start..].iter().position(|line| is_quoted(line))?;
    Some(start + quoted)
}

/// Start of "On Friday Ann wrote:" or of a block of "From: …" lines above the quote; the quote's start if there is neither.
fn heading_begins(lines: &[&str], quote: usize) -> usize {
    let end = back_over(lines, quote, str::is_empty);
    let start = back_over(lines, end, |line| !line.is_empty() && !is_rule(line));
    let block = &lines[start..end];
    let is_heading = block.len() <= LONGEST_HEADING
        && (block.last().is_some_and(|last| last.ends_with(':'))
            || block.first().is_some_and(|first| first.contains(':') && first.contains('@')));
    if !is_heading {
        return quote;
    }
    back_over(lines, start, |line| line.is_empty() || is_rule(line))
}

/// Start of the run of lines before `end` that satisfy the predicate.
fn back_over(lines: &[&str], end: usize, is_alike: impl Fn(&str) -> bool) -> usize {
    end - lines[..end].iter().rev().take_while(|line| is_alike(line)).count()
}

fn is_quoted(line: &str) -> bool {
    line.starts_with('>')
}

/// The marker line in the app's e-mails: "✂ Reply above this line".
fn is_mark(line: &str) -> bool {
    line.trim_start_matches(|letter: char| letter == '>' || letter == '*' || letter.is_whitespace())
        .starts_with(CUT_HERE)
}

/// `________________` or `-----Original Message-----`.
fn is_rule(line: &str) -> bool {
    let line = line.trim();
    let edge = |letter: char| letter == '-' || letter == '_';
    line.chars().take(5).filter(|letter| edge(*letter)).count() == 5 && line.ends_with(edge)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_programs_add_is_left_out() {
        let ours = "✂ Reply above this line\n\nHello Ann,\nWhen do you arrive?";
        let marked = ours.lines().map(|line| format!("> {line}")).collect::<Vec<_>>().join("\n");
        for (program, text) in [
            ("nothing added", "At six.\n\nAnn".to_owned()),
            (
                "Gmail",
                format!(
                    "At six.\n\nAnn\n\nOn Tue, Nov 17, 2026 at 9:41 AM Harbor & Pine <\nno-reply@casita.example> wrote:\n\n{marked}\n"
                ),
            ),
            (
                "Gmail in German",
                format!(
                    "At six.\n\nAnn\n\nAm Di., 17. Nov. 2026 um 09:41 Uhr schrieb Harbor & Pine <no-reply@casita.example>:\n\n{marked}"
                ),
            ),
            (
                "Apple Mail",
                format!(
                    "At six.\r\n\r\nAnn\r\n\r\n> On 17 Nov 2026, at 09:41, Harbor & Pine <no-reply@casita.example> wrote:\r\n> \r\n{marked}"
                ),
            ),
            (
                "Outlook",
                format!(
                    "At six.\n\nAnn\n\n________________________________\nFrom: Harbor & Pine <no-reply@casita.example>\nSent: Tuesday, November 17, 2026 9:41 AM\nTo: Ann <ann@guest.test>\nSubject: An answer\n\n{ours}"
                ),
            ),
            (
                "Outlook of old",
                format!(
                    "At six.\n\nAnn\n\n-----Original Message-----\nFrom: Harbor & Pine\nSent: Tuesday\n\n{}",
                    "Hello Ann,\nWhen do you arrive?"
                ),
            ),
            (
                "HTML alone",
                format!(
                    "At six.\n\nAnn\n\nVon: Harbor & Pine <no-reply@casita.example>\nGesendet: Dienstag\nAn: ann@guest.test\nBetreff: Antwort\n\n{ours}"
                ),
            ),
            ("a signature", "At six.\n\nAnn\n-- \nAnn Guest\n+1 555 0100".to_owned()),
            (
                "a letter of another kind",
                "At six.\n\nAnn\n\nOn Tuesday Harbor & Pine wrote:\n> Your stay is booked\n> Thank you"
                    .to_owned(),
            ),
        ] {
            assert_eq!(new_part(&text).as_deref(), Some("At six.\n\nAnn"), "{program}");
        }
    }

    #[test]
    fn what_people_write_stays() {
        for text in [
            "My address: ann@guest.test",
            "> When do you arrive?\nAt six.\n> With a dog?\nNo.",
            "We need:\n- towels\n- a cot",
            "See you -- soon",
        ] {
            assert_eq!(new_part(text).as_deref(), Some(text));
        }
        let between = "> When do you arrive?\nAt six.\n\n✂ Reply above this line";
        assert_eq!(new_part(between).as_deref(), Some("> When do you arrive?\nAt six."));
    }

    #[test]
    fn nothing_new_is_nothing() {
        for text in ["", " \n ", "> all quoted", "✂ Reply above this line\nHello", "-- \nAnn"] {
            assert_eq!(new_part(text), None, "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn no_text_panics_and_nothing_is_invented(text in "[ -~\n>✂]*") {
            if let Some(kept) = new_part(&text) {
                let clean = text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
                prop_assert!(clean.contains(&kept));
            }
        }
    }
}
