//! Attachments of messages: limits on count and size, accepted content types, and sanitized file names.

use serde::{Deserialize, Serialize};

use crate::inbox::message::MessageText;
use crate::text::code::coded;

pub const MOST_FILES: usize = 5;
pub const MOST_BYTES: usize = 10 * 1024 * 1024;
const LONGEST_NAME: usize = 120;

coded! {
    /// The MIME type sent to browsers.
    ContentType as "content type" { Jpeg = "image/jpeg", Pdf = "application/pdf", Text = "text/plain" }
}

/// Metadata of an attachment, stored with its message; the bytes are stored elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attachment {
    pub name: String,
    pub content_type: ContentType,
    /// In bytes.
    pub size: u64,
    /// For images, in pixels.
    pub width: Option<u32>,
    pub height: Option<u32>,
}

impl ContentType {
    /// Detects the type from the content, because the file name is not trustworthy. Images are detected elsewhere.
    pub fn of(bytes: &[u8]) -> Option<Self> {
        const PDF: &[u8] = b"%PDF-";
        // Some programs write a few bytes before the PDF header, and PDF readers accept that.
        let head = &bytes[..bytes.len().min(1024)];
        if head.windows(PDF.len()).any(|part| part == PDF) {
            return Some(Self::Pdf);
        }
        let is_shown = |letter: char| !letter.is_control() || matches!(letter, '\n' | '\r' | '\t');
        let text = std::str::from_utf8(bytes).ok()?;
        (!text.is_empty() && text.chars().all(is_shown)).then_some(Self::Text)
    }

    const fn ending(self) -> &'static str {
        match self {
            Self::Jpeg => "jpg",
            Self::Pdf => "pdf",
            Self::Text => "txt",
        }
    }

    /// Returns a file name that is valid on any operating system, with the extension of this content type.
    pub fn name(self, said: &str) -> String {
        let last = said.rsplit(['/', '\\']).next().unwrap_or_default();
        let is_good = |letter: &char| !letter.is_control() && !"<>:\"|?*".contains(*letter);
        let is_edge = |letter: char| letter == '.' || letter.is_whitespace();
        let clean: String = last.chars().filter(is_good).collect();
        let clean = clean.trim().trim_start_matches('.');
        let stem = clean.rsplit_once('.').map_or(clean, |(stem, _)| stem).trim_matches(is_edge);
        let stem: String = stem.chars().take(LONGEST_NAME).collect();
        let stem = stem.trim_end_matches(is_edge);
        let stem = if stem.is_empty() { "file" } else { stem };
        format!("{stem}.{}", self.ending())
    }
}

/// The text of a message that has attachments and no text of its own: the file names.
pub fn named_files(attachments: &[Attachment]) -> Option<MessageText> {
    let names: Vec<&str> = attachments.iter().map(|attachment| attachment.name.as_str()).collect();
    MessageText::of_foreign(&names.join(", "))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_file_is_what_its_bytes_say() {
        for (bytes, kind) in [
            (&b"%PDF-1.7\n..."[..], Some(ContentType::Pdf)),
            (b"\xef\xbb\xbf junk %PDF-1.4", Some(ContentType::Pdf)),
            ("Wir kommen um fünf.\r\n\tDanke".as_bytes(), Some(ContentType::Text)),
            (b"MZ\x90\0\x03", None),
            (b"PK\x03\x04word/document.xml", None),
            (b"", None),
            (b"\xff\xfe", None),
        ] {
            assert_eq!(ContentType::of(bytes), kind, "{bytes:?}");
        }
    }

    #[test]
    fn names_are_tamed() {
        for (said, name) in [
            ("plan.pdf", "plan.pdf"),
            ("C:\\Users\\Ann\\plan.docx", "plan.pdf"),
            ("../../etc/passwd", "passwd.pdf"),
            ("Grundriss (neu).v2.PDF", "Grundriss (neu).v2.pdf"),
            (".htaccess", "htaccess.pdf"),
            ("a\"b\r\n<c>.pdf", "abc.pdf"),
            ("  ", "file.pdf"),
            ("", "file.pdf"),
        ] {
            assert_eq!(ContentType::Pdf.name(said), name, "{said}");
        }
    }

    proptest! {
        #[test]
        fn any_name_becomes_a_good_one(said: String) {
            let name = ContentType::Text.name(&said);
            prop_assert!(name.chars().count() <= LONGEST_NAME + 4);
            prop_assert!(!name.contains(['/', '\\', '"', '\n', '\r', '\0']));
            prop_assert_eq!(name.rsplit_once('.').map(|(_, ending)| ending), Some("txt"));
            prop_assert!(!name.starts_with('.'));
            prop_assert_eq!(ContentType::Text.name(&name), name);
        }

        #[test]
        fn any_bytes_are_judged(bytes: Vec<u8>) {
            if ContentType::of(&bytes) == Some(ContentType::Text) {
                prop_assert!(std::str::from_utf8(&bytes).is_ok());
            }
        }
    }
}
