//! Renders owners' Markdown as safe HTML, with `{{variables}}` replaced.
//!
//! Safe by construction: only a closed set of Markdown elements becomes tags; everything else, HTML included, is escaped as text.
//! Values are inserted after Markdown is parsed and before HTML is written, so they can be neither.

use pulldown_cmark::html::push_html;
use pulldown_cmark::{
    Alignment, CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream,
};

/// Allowed link schemes, besides links to pages of the app.
const SCHEMES: [&str; 4] = ["http", "https", "mailto", "tel"];

/// Renders the text without variables.
pub fn html(markdown: &str) -> String {
    html_with(markdown, |_| None)
}

/// Renders the text with `{{name}}` replaced by its value. An unknown name is left as it is, so that the author sees the mistake.
pub fn html_with(markdown: &str, value: impl Fn(&str) -> Option<String>) -> String {
    let read = Parser::new_ext(markdown, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH);
    let mut is_refused = false;
    let told = TextMergeStream::new(read).filter_map(|event| match event {
        Event::Text(text) => Some(Event::Text(filled(text, &value))),
        Event::Start(Tag::Link { ref dest_url, .. }) => {
            is_refused = !leads_somewhere_safe(dest_url);
            (!is_refused).then_some(event)
        }
        Event::End(TagEnd::Link) => (!is_refused).then_some(event),
        event => allowed(event),
    });
    let mut html = String::with_capacity(markdown.len() * 2);
    push_html(&mut html, told);
    html
}

/// Filters the parsed elements. Images are dropped, since they would load from other hosts; their alternative text stays.
fn allowed(event: Event<'_>) -> Option<Event<'_>> {
    Some(match event {
        Event::Html(text)
        | Event::InlineHtml(text)
        | Event::InlineMath(text)
        | Event::DisplayMath(text)
        | Event::FootnoteReference(text) => Event::Text(text),
        Event::Start(tag) => Event::Start(allowed_tag(tag)?),
        // Headings move one level down: the page's title is above the text.
        Event::End(TagEnd::Heading(level)) => Event::End(TagEnd::Heading(below(level))),
        Event::End(TagEnd::Image | TagEnd::HtmlBlock) | Event::TaskListMarker(_) => return None,
        Event::Text(_)
        | Event::Code(_)
        | Event::SoftBreak
        | Event::HardBreak
        | Event::Rule
        | Event::End(_) => event,
    })
}

fn allowed_tag(tag: Tag<'_>) -> Option<Tag<'_>> {
    match tag {
        Tag::Heading { level, .. } => {
            Some(Tag::Heading { level: below(level), id: None, classes: Vec::new(), attrs: Vec::new() })
        }
        Tag::Table(columns) => Some(Tag::Table(vec![Alignment::None; columns.len()])),
        Tag::CodeBlock(_) => Some(Tag::CodeBlock(CodeBlockKind::Indented)),
        Tag::Image { .. } | Tag::HtmlBlock => None,
        tag => Some(tag),
    }
}

/// A path of the app, or an address of a harmless scheme.
fn leads_somewhere_safe(address: &str) -> bool {
    match address.find([':', '/', '?', '#']) {
        Some(end) if address[end..].starts_with(':') => {
            SCHEMES.iter().any(|scheme| address[..end].eq_ignore_ascii_case(scheme))
        }
        _ => true,
    }
}

fn below(level: HeadingLevel) -> HeadingLevel {
    match level {
        HeadingLevel::H1 => HeadingLevel::H2,
        HeadingLevel::H2 => HeadingLevel::H3,
        HeadingLevel::H3 => HeadingLevel::H4,
        HeadingLevel::H4 => HeadingLevel::H5,
        HeadingLevel::H5 | HeadingLevel::H6 => HeadingLevel::H6,
    }
}

fn filled<'a>(text: CowStr<'a>, value: &impl Fn(&str) -> Option<String>) -> CowStr<'a> {
    if !text.contains("{{") {
        return text;
    }
    let mut pieces = text.split("{{");
    let mut whole = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let named = piece.split_once("}}").and_then(|(name, rest)| Some((value(name.trim())?, rest)));
        match named {
            Some((value, rest)) => whole.extend([value.as_str(), rest]),
            None => whole.extend(["{{", piece]),
        }
    }
    whole.into()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn markdown_becomes_html_below_the_title() {
        for (markdown, expected) in [
            (
                "# One\n\nTwo **three** *four* ~~five~~",
                "<h2>One</h2>\n<p>Two <strong>three</strong> <em>four</em> <del>five</del></p>\n",
            ),
            ("###### Six", "<h6>Six</h6>\n"),
            ("3. a\n4. b", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
            (
                "[us](/contact/) [mail](mailto:a@b.co)",
                "<p><a href=\"/contact/\">us</a> <a href=\"mailto:a@b.co\">mail</a></p>\n",
            ),
            (
                "|a|b|\n|-|:-:|\n|1|2|",
                "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody>\n<tr><td>1</td><td>2</td></tr>\n</tbody></table>\n",
            ),
        ] {
            assert_eq!(html(markdown), expected);
        }
    }

    #[test]
    fn html_is_text_and_pictures_are_words() {
        for (markdown, expected) in [
            ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
            ("a <b onclick=\"x\">b</b>", "<p>a &lt;b onclick=\"x\"&gt;b&lt;/b&gt;</p>\n"),
            ("<svg onload=alert(1)>", "&lt;svg onload=alert(1)&gt;"),
            ("![The view](https://elsewhere.test/p.png)", "<p>The view</p>\n"),
            ("```\" onload=\"x\nlet a;\n```", "<pre><code>let a;\n</code></pre>\n"),
        ] {
            assert_eq!(html(markdown), expected);
        }
    }

    #[test]
    fn links_lead_to_pages_mailboxes_and_telephones_only() {
        for address in [
            "/a",
            "b/c",
            "#top",
            "?x=javascript:1",
            "https://a.test",
            "HTTP://a.test",
            "tel:+1",
            "//a.test",
            "a/b:c",
        ] {
            assert!(html(&format!("[x]({address})")).contains("<a href="), "{address}");
        }
        for address in [
            "javascript:alert(1)",
            "JaVaScRiPt:alert(1)",
            "data:text/html,x",
            "vbscript:x",
            "&#106;avascript:x",
            "file:///etc",
        ] {
            assert_eq!(html(&format!("[x]({address}) y")), "<p>x y</p>\n", "{address}");
        }
    }

    #[test]
    fn a_value_is_neither_markdown_nor_html() {
        let value = |name: &str| match name {
            "guest_name" => Some("**Ada** <b>[x](y)</b> & {{total}}".to_owned()),
            "total" => Some("USD 5".to_owned()),
            _ => None,
        };
        assert_eq!(
            html_with("**{{guest_name}}** pays {{ total }}, {{unknown}}, {{", value),
            "<p><strong>**Ada** &lt;b&gt;[x](y)&lt;/b&gt; &amp; {{total}}</strong> pays USD 5, {{unknown}}, {{</p>\n"
        );
        // Underscores in a name are not emphasis.
        let loud = html_with("{{check_in}} to {{check_out}}", |name| Some(name.to_uppercase()));
        assert_eq!(loud, "<p>CHECK_IN to CHECK_OUT</p>\n");
        assert_eq!(html_with("{{x}}\n{{x}}", |_| Some("- 1. # x".to_owned())), "<p>- 1. # x\n- 1. # x</p>\n");
    }

    /// Every tag with its attributes.
    fn tags(html: &str) -> impl Iterator<Item = &str> {
        html.split('<').skip(1).map(|rest| rest.split('>').next().unwrap_or(rest))
    }

    fn is_known(tag: &str) -> bool {
        const PLAIN: &[&str] = &[
            "blockquote",
            "br /",
            "code",
            "del",
            "em",
            "h2",
            "h3",
            "h4",
            "h5",
            "h6",
            "hr /",
            "li",
            "ol",
            "p",
            "pre",
            "strong",
            "table",
            "tbody",
            "td",
            "th",
            "thead",
            "tr",
            "ul",
        ];
        let name = tag.trim_start_matches('/');
        PLAIN.contains(&name) || tag == "/a" || tag.starts_with("a href=\"") || tag.starts_with("ol start=\"")
    }

    proptest! {
        #[test]
        fn only_known_tags_come_out(markdown in "(\\PC|[<>\"'`*_#\\[\\]()!|:\\n-]|<[a-z]{1,6} |javascript:|&#106;){0,60}") {
            let html = html(&markdown);
            for tag in tags(&html) {
                prop_assert!(is_known(tag), "{} in {}", tag, html);
            }
            prop_assert!(!html.to_lowercase().contains("href=\"javascript"));
        }
    }
}
