//! Renders a document as HTML and as plain text.

use askama::Template;

use crate::document::{Block, Document};

#[derive(Template)]
#[template(path = "letter.html")]
struct Html<'a> {
    letter: &'a Document,
}

#[derive(Template)]
#[template(path = "letter.txt", escape = "none")]
struct Text<'a> {
    letter: &'a Document,
}

impl Document {
    pub fn html(&self) -> Result<String, askama::Error> {
        Html { letter: self }.render()
    }

    pub fn text(&self) -> Result<String, askama::Error> {
        Ok(Text { letter: self }.render()?.trim().to_owned() + "\n")
    }
}
