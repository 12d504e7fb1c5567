//! The language of a page: from the URL, else the one chosen before, else the browser's preference; always one of the site's
//! languages.

use axum_extra::extract::CookieJar;
use domain::locale::language::Language;
use http::HeaderMap;
use http::header::ACCEPT_LANGUAGE;

/// The cookie with the visitor's choice.
pub const COOKIE: &str = "casita_lang";
/// The query parameter with the language.
pub const PARAMETER: &str = "lang";

/// Returns the language, and whether the URL itself has it.
pub fn choose(
    offered: &[Language],
    query: &str,
    cookies: &CookieJar,
    headers: &HeaderMap,
) -> (Language, bool) {
    let has = |language: &Language| offered.contains(language);
    let named = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == PARAMETER);
    if let Some(language) = named.and_then(|(_, tag)| Language::read(&tag)).filter(has) {
        return (language, true);
    }
    let chosen = cookies.get(COOKIE).and_then(|cookie| Language::read(cookie.value())).filter(has);
    let wanted = || accepted(headers).into_iter().find(has);
    (chosen.or_else(wanted).or(offered.first().copied()).unwrap_or_default(), false)
}

/// The language for requests that are not for a page: the one chosen before, else the browser's preference.
pub fn spoken(headers: &HeaderMap) -> Option<Language> {
    let chosen =
        CookieJar::from_headers(headers).get(COOKIE).and_then(|cookie| Language::read(cookie.value()));
    chosen.or_else(|| accepted(headers).into_iter().next())
}

/// The browser's preferred languages, best first.
fn accepted(headers: &HeaderMap) -> Vec<Language> {
    let header = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut wanted: Vec<(Language, f32)> = header.split(',').filter_map(weighed).collect();
    wanted.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    wanted.into_iter().map(|(language, _)| language).collect()
}

/// Parses an item such as `de-AT;q=0.8`; a language with weight 0 is not acceptable.
fn weighed(part: &str) -> Option<(Language, f32)> {
    let (tag, weight) = part.split_once(';').unwrap_or((part, ""));
    let weight = weight.trim().strip_prefix("q=").map_or(1.0, |number| number.parse().unwrap_or(0.0));
    Language::read(tag).filter(|_| weight > 0.0).map(|language| (language, weight))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(languages: &str, query: &str, cookie: &str, accept: &str) -> (&'static str, bool) {
        let mut headers = HeaderMap::new();
        headers.insert("cookie", format!("{COOKIE}={cookie}").parse().unwrap());
        headers.insert(ACCEPT_LANGUAGE, accept.parse().unwrap());
        let cookies = CookieJar::from_headers(&headers);
        let (language, is_named) = choose(&Language::offered(languages), query, &cookies, &headers);
        (language.code(), is_named)
    }

    #[test]
    fn the_address_beats_the_cookie_beats_the_browser_beats_the_site() {
        for (query, cookie, accept, expected) in [
            ("lang=de", "fr", "es", ("de", true)),
            ("a=b&lang=de-AT", "", "", ("de", true)),
            ("", "fr", "es", ("fr", false)),
            ("", "", "es", ("es", false)),
            ("", "", "it, fr-CA;q=0.5, de;q=0.9", ("de", false)),
            ("", "", "de;q=0, it", ("en", false)),
            ("lang=xx", "yy", "zz;;q=no", ("en", false)),
        ] {
            assert_eq!(chosen("en,es,de,fr", query, cookie, accept), expected, "{query} {cookie} {accept}");
        }
    }

    #[test]
    fn only_what_the_site_has_is_spoken() {
        assert_eq!(chosen("es,en", "lang=de", "fr", "de, fr"), ("es", false));
        assert_eq!(chosen("en", "lang=es", "es", "es"), ("en", false));
        assert_eq!(chosen("", "", "", ""), ("en", false));
    }
}
