//! Content lines of a calendar: unfolded, and split into name, parameters and value. Invalid lines are skipped.

/// Lines are truncated to this length, in bytes; no relevant value is longer.
const LONGEST: usize = 16 * 1024;
const MOST_PARAMETERS: usize = 16;

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// In upper case.
    pub(crate) name: String,
    parameters: Vec<(String, String)>,
    pub(crate) value: String,
}

impl Line {
    pub(crate) fn parameter(&self, name: &str) -> Option<&str> {
        self.parameters.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    fn parse(text: &str) -> Option<Self> {
        let mut pieces = Pieces { rest: text };
        let name = pieces.next_until(&[';', ':'])?.trim().to_ascii_uppercase();
        let mut parameters = Vec::new();
        while pieces.rest.starts_with(';') {
            pieces.rest = &pieces.rest[1..];
            let (key, value) = pieces.parameter()?;
            if parameters.len() < MOST_PARAMETERS {
                parameters.push((key, value));
            }
        }
        let value = pieces.rest.strip_prefix(':')?.trim().to_owned();
        let is_name =
            !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
        is_name.then_some(Self { name, parameters, value })
    }
}

struct Pieces<'a> {
    rest: &'a str,
}

impl<'a> Pieces<'a> {
    fn next_until(&mut self, ends: &[char]) -> Option<&'a str> {
        let end = self.rest.find(ends)?;
        let (piece, rest) = self.rest.split_at(end);
        self.rest = rest;
        Some(piece)
    }

    /// `TZID="Europe/Berlin"`: a quoted value may contain anything except quotes.
    fn parameter(&mut self) -> Option<(String, String)> {
        let key = self.next_until(&['=', ';', ':'])?.trim().to_ascii_uppercase();
        if !self.rest.starts_with('=') {
            return Some((key, String::new()));
        }
        self.rest = &self.rest[1..];
        let value = if let Some(quoted) = self.rest.strip_prefix('"') {
            self.rest = quoted;
            let value = self.next_until(&['"'])?;
            self.rest = &self.rest[1..];
            self.next_until(&[';', ':'])?;
            value
        } else {
            self.next_until(&[';', ':'])?
        };
        Some((key, value.to_owned()))
    }
}

/// All valid lines. A fold may split a multi-byte character, so bytes are joined before decoding.
pub(crate) fn lines(bytes: &[u8]) -> impl Iterator<Item = Line> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let end = if bytes.contains(&b'\n') { b'\n' } else { b'\r' };
    let mut raw =
        bytes.split(move |byte| *byte == end).map(|line| line.strip_suffix(b"\r").unwrap_or(line)).peekable();
    std::iter::from_fn(move || {
        let mut whole = raw.next()?.to_vec();
        while let Some(folded) = raw.next_if(|next| next.first().is_some_and(|byte| b" \t".contains(byte))) {
            if whole.len() < LONGEST {
                whole.extend_from_slice(&folded[1..]);
            }
        }
        whole.truncate(LONGEST);
        Some(whole)
    })
    .filter_map(|line| Line::parse(String::from_utf8_lossy(&line).trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<(String, String)> {
        lines(text.as_bytes()).map(|line| (line.name, line.value)).collect()
    }

    #[test]
    fn a_line_is_joined_wherever_it_was_folded() {
        let plain = vec![("SUMMARY".to_owned(), "Réservée - Zoë".to_owned())];
        assert_eq!(of("SUMMARY:Réservée - Zoë\r\n"), plain);
        assert_eq!(of("summary:Réser\r\n vée - Zoë\r\n"), plain);
        assert_eq!(of("SUMMARY:Réser\n\tvée - Zoë"), plain);
        let bytes = "SUMMARY:Réservée - Zoë".as_bytes();
        let cut = [&bytes[..10], b"\r\n ", &bytes[10..]].concat();
        assert_eq!(lines(&cut).next().unwrap().value, "Réservée - Zoë");
        assert_eq!(of("A:1\rB:2"), of("A:1\nB:2"));
    }

    #[test]
    fn parameters_may_be_quoted_and_what_is_no_line_is_left_out() {
        let line = lines(b"DTSTART;TZID=\"Zone: of; mine\";value=DATE:20260701").next().unwrap();
        assert_eq!(line.parameter("TZID"), Some("Zone: of; mine"));
        assert_eq!(line.parameter("VALUE"), Some("DATE"));
        assert_eq!(line.value, "20260701");
        assert_eq!(of("no colon\n\n:nothing\nTWO WORDS:x\nUID:1"), [("UID".to_owned(), "1".to_owned())]);
    }
}
