//! Validation of texts with a format, by the types of `domain` where there is one.

use chrono::NaiveTime;
use chrono_tz::Tz;
use domain::locale::country::Country;
use domain::locale::language::Language;
use domain::money::currency::Currency;
use domain::people::email::Email;
use domain::sites::domain_name::ExistingDomain;
use domain::sites::namespace::Namespace;
use domain::text::{is_line, is_prose};
use store::resource::Form;

use crate::bounds::{NOT_A_LINE, NOT_PROSE};

/// Returns the text as it is stored, or the validation message.
pub fn read(form: Form, max: usize, text: &str) -> Result<String, String> {
    if text.contains('\0') {
        return Err("There is a letter that no text can have.".to_owned());
    }
    let text = if form == Form::Prose { text } else { text.trim() };
    if text.chars().count() > max {
        return Err(format!("Ensure this field has no more than {max} characters."));
    }
    if text.is_empty() {
        return Ok(String::new());
    }
    judge(form, text)
}

fn judge(form: Form, text: &str) -> Result<String, String> {
    let told = |is_good: bool, why: &str| if is_good { Ok(text.to_owned()) } else { Err(why.to_owned()) };
    match form {
        Form::Line => told(is_line(text), NOT_A_LINE),
        Form::Prose => told(is_prose(text), NOT_PROSE),
        Form::Email => text.parse::<Email>().map(|email| email.as_str().to_owned()).map_err(words),
        Form::Url => told(is_url(text), "Enter an address that begins with https:// or http://."),
        Form::CalendarUrl => {
            let address = text.strip_prefix("webcal://").map(|rest| format!("https://{rest}"));
            judge(Form::Url, address.as_deref().unwrap_or(text))
        }
        Form::Slug => told(is_slug(text), "Use lower-case letters, digits and hyphens."),
        Form::Time => {
            let is_time = text.len() == 5 && NaiveTime::parse_from_str(text, "%H:%M").is_ok();
            told(is_time, "A time is written HH:MM.")
        }
        Form::Currency => text.parse::<Currency>().map(|code| code.code().to_owned()).map_err(words),
        Form::Country => {
            let code = text.to_ascii_uppercase();
            let is_known = Country::all().any(|country| country.code == code);
            if is_known { Ok(code) } else { Err("There is no such country.".to_owned()) }
        }
        Form::TimeZone => {
            told(text.parse::<Tz>().is_ok(), "There is no such time zone. Use a name such as Europe/Madrid.")
        }
        Form::Colour => told(is_colour(text), "A colour is written #rrggbb."),
        Form::Namespace => text.parse::<Namespace>().map(|name| name.as_str().to_owned()).map_err(words),
        Form::Domain => text.parse::<ExistingDomain>().map(|name| name.as_str().to_owned()).map_err(words),
        Form::Languages => {
            let are_known =
                text.split(',').all(|code| Language::ALL.iter().any(|known| known.code() == code));
            told(are_known, "Name languages by their codes: en, es, de, fr.")
        }
    }
}

fn words(error: impl std::fmt::Display) -> String {
    error.to_string()
}

fn is_url(text: &str) -> bool {
    let uri = text.parse::<http::Uri>().ok();
    uri.is_some_and(|uri| {
        matches!(uri.scheme_str(), Some("http" | "https")) && uri.host().is_some_and(|host| !host.is_empty())
    })
}

fn is_slug(text: &str) -> bool {
    let is_letter = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    text.bytes().all(is_letter) && !text.starts_with('-') && !text.ends_with('-')
}

fn is_colour(text: &str) -> bool {
    text.strip_prefix('#')
        .is_some_and(|code| code.len() == 6 && code.bytes().all(|letter| letter.is_ascii_hexdigit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_form_knows_its_texts() {
        for (form, good, bad) in [
            (Form::Line, "A home", "two\nlines"),
            (Form::Email, "ada@example.org", "ada@example"),
            (Form::Url, "https://example.org/hook", "ftp://example.org"),
            (Form::Slug, "a-home-2", "A home"),
            (Form::Time, "16:00", "16"),
            (Form::Currency, "USD", "dollar"),
            (Form::Country, "PT", "XX"),
            (Form::TimeZone, "Europe/Madrid", "Europe/Atlantis"),
            (Form::Colour, "#1f6f78", "teal"),
            (Form::Namespace, "harbor-pine", "a"),
            (Form::Domain, "example.com", "example"),
            (Form::Languages, "en,es", "en,xx"),
        ] {
            assert_eq!(read(form, 100, good).as_deref(), Ok(good), "{form:?}");
            assert!(read(form, 100, bad).is_err(), "{form:?} {bad:?}");
        }
    }

    #[test]
    fn lengths_are_counted_in_characters() {
        assert!(read(Form::Line, 4, "Évor").is_ok() && read(Form::Line, 4, "Évora").is_err());
        assert_eq!(read(Form::Line, 4, "  ab  ").as_deref(), Ok("ab"));
        assert!(read(Form::Prose, 9, "a\0b").is_err());
    }
}
