//! The subset of XML that Braintree uses: elements with children or text.

use std::fmt::Write;

use quick_xml::Reader;
use quick_xml::escape::escape;
use quick_xml::events::{BytesRef, Event};

/// Braintree's documents are not nested deeper.
const DEEPEST: usize = 32;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Element {
    name: String,
    /// Value of the `type` attribute: `boolean`, `array` or `integer`.
    kind: Option<&'static str>,
    text: String,
    children: Vec<Element>,
}

impl Element {
    pub(super) fn new(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }

    pub(super) fn with(mut self, child: Self) -> Self {
        self.children.push(child);
        self
    }

    pub(super) fn text(self, name: &str, text: impl Into<String>) -> Self {
        self.with(Self { name: name.to_owned(), text: text.into(), ..Self::default() })
    }

    pub(super) fn maybe(self, name: &str, text: Option<&str>) -> Self {
        match text {
            Some(text) if !text.is_empty() => self.text(name, text),
            _ => self,
        }
    }

    pub(super) fn flag(self, name: &str) -> Self {
        let kind = Some("boolean");
        self.with(Self { name: name.to_owned(), kind, text: "true".to_owned(), ..Self::default() })
    }

    pub(super) fn write(&self) -> String {
        let mut text = r#"<?xml version="1.0" encoding="UTF-8"?>"#.to_owned();
        self.write_into(&mut text);
        text
    }

    fn write_into(&self, out: &mut String) {
        let kind = self.kind.map(|kind| format!(r#" type="{kind}""#)).unwrap_or_default();
        write!(out, "<{}{kind}>{}", self.name, escape(&self.text)).expect("a text takes whatever is written");
        for child in &self.children {
            child.write_into(out);
        }
        write!(out, "</{}>", self.name).expect("a text takes whatever is written");
    }

    /// `None` unless the text is one well-formed element.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut reader = Reader::from_str(text);
        let mut open = vec![Self::default()];
        loop {
            match reader.read_event().ok()? {
                Event::Start(tag) if open.len() < DEEPEST => open.push(Self::new(tag.name().as_ref())),
                Event::Start(_) => return None,
                Event::Empty(tag) => open.last_mut()?.children.push(Self::new(tag.name().as_ref())),
                Event::End(_) => {
                    let closed = open.pop()?;
                    open.last_mut()?.children.push(closed);
                }
                Event::Text(text) => open.last_mut()?.text.push_str(&text.xml10_content()),
                Event::CData(text) => open.last_mut()?.text.push_str(&text.xml10_content()),
                Event::GeneralRef(reference) => open.last_mut()?.text.push(character(&reference)?),
                Event::Eof => break,
                Event::Decl(_) | Event::Comment(_) | Event::PI(_) | Event::DocType(_) => {}
            }
        }
        let [document] = <[Self; 1]>::try_from(open).ok()?;
        <[Self; 1]>::try_from(document.children).ok().map(|[root]| root)
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn children(&self) -> &[Self] {
        &self.children
    }

    /// The element's text, trimmed.
    pub(super) fn own_text(&self) -> &str {
        self.text.trim()
    }

    /// The first element at the end of a path such as `credit-card/token`.
    pub(super) fn find(&self, path: &str) -> Option<&Self> {
        path.split('/')
            .try_fold(self, |element, name| element.children.iter().find(|child| child.name == name))
    }

    /// The text at the end of a path; None if empty.
    pub(super) fn get(&self, path: &str) -> Option<&str> {
        self.find(path).map(Self::own_text).filter(|text| !text.is_empty())
    }

    /// Every element with that name, at any depth.
    pub(super) fn every<'a>(&'a self, name: &'a str) -> Box<dyn Iterator<Item = &'a Self> + 'a> {
        Box::new(self.children.iter().flat_map(move |child| {
            let own = (child.name == name).then_some(child);
            own.into_iter().chain(child.every(name))
        }))
    }
}

/// Only XML's five predefined entities and numeric references: documents must not define others.
fn character(reference: &BytesRef<'_>) -> Option<char> {
    if let Some(character) = reference.resolve_char_ref().ok()? {
        return Some(character);
    }
    match &*reference.xml10_content() {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "apos" => Some('\''),
        "quot" => Some('"'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn it_writes_what_the_official_client_writes() {
        let element = Element::new("transaction")
            .text("amount", "10.00")
            .with(Element::new("options").flag("submit_for_settlement"))
            .maybe("order_id", None);
        assert_eq!(
            element.write(),
            r#"<?xml version="1.0" encoding="UTF-8"?><transaction><amount>10.00</amount><options><submit_for_settlement type="boolean">true</submit_for_settlement></options></transaction>"#,
        );
    }

    #[test]
    fn paths_lead_to_texts() {
        let text = "<?xml version=\"1.0\"?>\n<transaction>\n  <id>a1</id>\n  <credit-card><token>t &amp; &#x41;</token><bin nil=\"true\"/></credit-card>\n</transaction>\n";
        let root = Element::parse(text).unwrap();
        assert_eq!(root.name(), "transaction");
        assert_eq!(root.get("id"), Some("a1"));
        assert_eq!(root.get("credit-card/token"), Some("t & A"));
        assert_eq!(root.get("credit-card/bin"), None);
        assert_eq!(root.every("token").count(), 1);
    }

    #[test]
    fn broken_and_hostile_documents_are_refused() {
        let bomb = "<!DOCTYPE a [<!ENTITY b \"bbbb\">]><a>&b;</a>";
        let deep = format!("{}{}", "<a>".repeat(40), "</a>".repeat(40));
        for text in ["", "no", "<a>", "<a></b>", "<a/><b/>", bomb, &deep] {
            assert_eq!(Element::parse(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_text_comes_back(text in "[^\\p{C}\r]*") {
            let element = Element::new("a").text("b", text.clone());
            let read = Element::parse(&element.write()).unwrap();
            prop_assert_eq!(read.find("b").unwrap().own_text(), text.trim());
        }

        #[test]
        fn no_text_panics(text in "\\PC*|(<[ab/!?&;#]{1,9}>)*") {
            let _ = Element::parse(&text);
        }
    }
}
