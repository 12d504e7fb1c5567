//! XML in Braintree's format: fields with a `type` attribute only.

use std::fmt;

use quick_xml::Reader;
use quick_xml::escape::escape;
use quick_xml::events::{BytesRef, Event};
use serde_json::{Map, Value};

/// An element of a response.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    name: &'static str,
    kind: Option<&'static str>,
    content: Content,
}

#[derive(Clone, Debug)]
enum Content {
    Nil,
    Text(String),
    Nodes(Vec<Node>),
}

pub(crate) fn text(name: &'static str, value: impl Into<String>) -> Node {
    Node { name, kind: None, content: Content::Text(value.into()) }
}

pub(crate) fn optional(name: &'static str, value: Option<&str>) -> Node {
    let content = value.map_or(Content::Nil, |value| Content::Text(value.to_owned()));
    Node { name, kind: None, content }
}

pub(crate) fn typed(name: &'static str, kind: &'static str, value: &impl ToString) -> Node {
    Node { name, kind: Some(kind), content: Content::Text(value.to_string()) }
}

pub(crate) fn group(name: &'static str, nodes: Vec<Node>) -> Node {
    Node { name, kind: None, content: Content::Nodes(nodes) }
}

pub(crate) fn array(name: &'static str, nodes: Vec<Node>) -> Node {
    Node { name, kind: Some("array"), content: Content::Nodes(nodes) }
}

pub(crate) fn collection(name: &'static str, nodes: Vec<Node>) -> Node {
    Node { name, kind: Some("collection"), content: Content::Nodes(nodes) }
}

impl Node {
    pub(crate) fn document(&self) -> String {
        format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{self}")
    }
}

impl fmt::Display for Node {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let Self { name, kind, content } = self;
        let kind = kind.map(|kind| format!(" type=\"{kind}\"")).unwrap_or_default();
        match content {
            Content::Nil => write!(out, "<{name} nil=\"true\"/>"),
            Content::Text(value) => write!(out, "<{name}{kind}>{}</{name}>", escape(value.as_str())),
            Content::Nodes(nodes) => {
                write!(out, "<{name}{kind}>")?;
                for node in nodes {
                    node.fmt(out)?;
                }
                write!(out, "</{name}>")
            }
        }
    }
}

/// The request document as `{root: {field: …}}` with `_` in all names; None if it is not XML.
pub(crate) fn parse(document: &str) -> Option<Value> {
    let mut reader = Reader::from_str(document);
    let mut open = vec![Element::default()];
    loop {
        match reader.read_event().ok()? {
            Event::Start(tag) => open.push(Element::named(tag.name().0, tag.attributes_raw())),
            Event::Empty(tag) => {
                let element = Element::named(tag.name().0, tag.attributes_raw());
                open.last_mut()?.adopt(element);
            }
            Event::End(_) => {
                let element = open.pop()?;
                open.last_mut()?.adopt(element);
            }
            Event::Text(found) => open.last_mut()?.text += &found.xml10_content(),
            Event::CData(found) => open.last_mut()?.text += &found.into_inner(),
            Event::GeneralRef(found) => open.last_mut()?.text.push(character(&found)?),
            Event::Eof => break,
            _ => {}
        }
    }
    let [root] = open.as_slice() else { return None };
    Some(Value::Object(root.fields.clone()))
}

#[derive(Debug, Default)]
struct Element {
    name: String,
    is_list: bool,
    text: String,
    fields: Map<String, Value>,
    items: Vec<Value>,
}

impl Element {
    fn named(name: &str, attributes: &str) -> Self {
        let is_list = attributes.contains("type=\"array\"");
        Self { name: name.replace('-', "_"), is_list, ..Self::default() }
    }

    fn adopt(&mut self, child: Self) {
        let name = child.name.clone();
        let value = child.value();
        if self.is_list {
            self.items.push(value);
        } else {
            self.fields.insert(name, value);
        }
    }

    fn value(self) -> Value {
        match self {
            Self { is_list: true, items, .. } => Value::Array(items),
            Self { fields, text, .. } if fields.is_empty() => Value::String(text.trim().to_owned()),
            Self { fields, .. } => Value::Object(fields),
        }
    }
}

fn character(reference: &BytesRef) -> Option<char> {
    if let Some(found) = reference.resolve_char_ref().ok()? {
        return Some(found);
    }
    match &*reference.xml10_content() {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn fields_lists_and_entities_are_read() {
        let document = r#"<?xml version="1.0"?><search><order-id><is>a &amp; b &#39;c&#39;</is></order-id>
            <ids type="array"><item>1</item><item>2</item></ids><nothing/></search>"#;
        let expected = json!({"search": {"order_id": {"is": "a & b 'c'"}, "ids": ["1", "2"], "nothing": ""}});
        assert_eq!(parse(document), Some(expected));
    }

    #[test]
    fn what_is_written_can_be_read() {
        let node = group("transaction", vec![text("order-id", "<&>"), optional("customer", None)]);
        assert_eq!(
            parse(&node.document()),
            Some(json!({"transaction": {"order_id": "<&>", "customer": ""}}))
        );
    }

    #[test]
    fn broken_documents_are_no_documents() {
        assert_eq!(parse("<a><b></a>"), None);
        assert_eq!(parse("<a>&unknown;</a>"), None);
    }
}
