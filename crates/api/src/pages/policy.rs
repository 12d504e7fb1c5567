//! The content security policy of pages. Everything comes from this server except the operator's map and, on pages with card
//! fields, the card provider's script; inline styles are allowed by their hash.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flows::services::Merchant;
use http::HeaderValue;
use sha2::{Digest, Sha256};

use crate::map_options::origin;

/// A style element that React Aria would add to every page, character by character. It is already in the HTML, because adding it
/// later would restyle the whole page and lay it out again.
pub const PRESSABLE_STYLE: &str =
    "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}";

/// All styles that React Aria adds, including the one under a dialog.
const LIBRARY_STYLES: [&str; 2] =
    [PRESSABLE_STYLE, "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}"];

/// The style of a rental agreement, on screen and on paper.
pub const AGREEMENT_STYLE: &str = include_str!("../../templates/agreement.css");

const STRIPE: &str = "https://js.stripe.com";

/// Other hosts that a page needs, by purpose.
#[derive(Clone, Debug, Default)]
pub struct Outside {
    map: Vec<String>,
    scripts: Vec<String>,
    frames: Vec<String>,
    connections: Vec<String>,
    /// Whether our own pages may frame it.
    framed: bool,
}

impl Outside {
    pub fn of_map(origins: &[String]) -> Self {
        Self { map: origins.to_vec(), ..Self::default() }
    }

    /// The account area frames its sites while they are edited.
    pub fn with_our_frames(mut self) -> Self {
        self.frames.push("'self'".to_owned());
        self
    }

    pub fn framed_by_us(mut self) -> Self {
        self.framed = true;
        self
    }

    /// Allows the provider's script, its card fields and the bank's pages. Stripe spreads them over several hosts; other
    /// providers and test servers have one. A provider without a script needs nothing, because our own script encrypts the card.
    pub fn with_cards(mut self, merchant: &Merchant) -> Self {
        let Some(host) = merchant.script_url.as_deref().and_then(|url| origin(url).ok()) else { return self };
        if host == STRIPE {
            let wide = "https://*.js.stripe.com".to_owned();
            self.scripts = vec![host.clone(), wide.clone()];
            self.frames = vec![host, wide, "https://hooks.stripe.com".to_owned()];
            self.connections = vec!["https://api.stripe.com".to_owned()];
        } else {
            self.scripts = vec![host.clone()];
            self.frames = vec![host.clone()];
            self.connections = vec![host];
        }
        self
    }
}

pub fn policy(styles: &[&str], outside: &Outside) -> HeaderValue {
    let hashes = styles.iter().chain(&LIBRARY_STYLES).map(|style| hash(style)).collect::<Vec<_>>().join(" ");
    let Outside { map, scripts, frames, connections, framed } = outside;
    let [map, scripts, frames, connections] = [map, scripts, frames, connections].map(|hosts| listed(hosts));
    let frames = if frames.is_empty() { String::new() } else { format!("frame-src{frames}; ") };
    let ancestors = if *framed { "'self'" } else { "'none'" };
    let policy = format!(
        "default-src 'none'; script-src 'self'{scripts}; style-src 'self' {hashes}; img-src 'self' data: blob:{map}; font-src 'self'; \
         connect-src 'self'{map}{connections}; {frames}worker-src 'self' blob:; manifest-src 'self'; form-action 'self'; \
         frame-ancestors {ancestors}; base-uri 'none'"
    );
    HeaderValue::try_from(policy).unwrap_or_else(|_| HeaderValue::from_static("default-src 'none'"))
}

/// The policy of a text that our own pages frame: no scripts and no external resources.
pub fn framed_policy() -> HeaderValue {
    let policy = format!(
        "default-src 'none'; style-src {}; frame-ancestors 'self'; base-uri 'none'",
        hash(AGREEMENT_STYLE)
    );
    HeaderValue::try_from(policy).unwrap_or_else(|_| HeaderValue::from_static("default-src 'none'"))
}

fn listed(hosts: &[String]) -> String {
    hosts.iter().map(|host| format!(" {host}")).collect::<Vec<_>>().concat()
}

fn hash(style: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(style)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_script(url: Option<&str>) -> String {
        let merchant = Merchant { script_url: url.map(str::to_owned), ..Merchant::default() };
        policy(&[], &Outside::default().with_cards(&merchant)).to_str().unwrap().to_owned()
    }

    #[test]
    fn a_page_with_cards_allows_the_providers_hosts_and_nothing_more() {
        let own = with_script(Some("http://127.0.0.1:9400/stripe/v3/"));
        for part in [
            "script-src 'self' http://127.0.0.1:9400;",
            "connect-src 'self' http://127.0.0.1:9400;",
            "frame-src http://127.0.0.1:9400;",
        ] {
            assert!(own.contains(part), "{part} is not in {own}");
        }
        let stripe = with_script(Some("https://js.stripe.com/v3/"));
        assert!(stripe.contains("connect-src 'self' https://api.stripe.com;"), "{stripe}");
        assert!(stripe.contains("https://hooks.stripe.com; worker-src"), "{stripe}");
    }

    #[test]
    fn only_our_own_pages_may_frame_and_only_what_is_said_to_be_framed() {
        let text = |outside: &Outside| policy(&[], outside).to_str().unwrap().to_owned();
        assert!(text(&Outside::default()).contains("frame-ancestors 'none';"));
        assert!(text(&Outside::default().framed_by_us()).contains("frame-ancestors 'self';"));
        assert!(text(&Outside::default().with_our_frames()).contains("frame-src 'self'; worker-src"));
    }

    #[test]
    fn without_a_script_or_with_a_broken_address_all_stays_at_home() {
        for url in [None, Some("https://a;script-src *"), Some("/v3/")] {
            let policy = with_script(url);
            assert!(policy.contains("script-src 'self';") && !policy.contains("frame-src"), "{policy}");
        }
    }
}
