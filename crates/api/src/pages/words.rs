//! Every text of the first view, in every language, as the script will say it.
//!
//! `#` is a number; what stands after `|` is for more than one.

use super::language::Language;

/// Declares the texts. One that lacks a language cannot be written.
macro_rules! words {
    ($($name:ident = $key:literal: $english:literal, $spanish:literal, $german:literal, $french:literal;)+) => {
        impl Language {
            $(pub const fn $name(self) -> &'static str {
                match self {
                    Self::English => $english,
                    Self::Spanish => $spanish,
                    Self::German => $german,
                    Self::French => $french,
                }
            })+
        }

        #[cfg(test)]
        const TABLE: &[(&str, [&str; 4])] = &[$(($key, [$english, $spanish, $german, $french])),+];
    };
}

words! {
    navigation = "shell.navigation": "Main", "Principal", "Hauptmenü", "Principale";
    homes = "shell.homes": "Homes", "Casas", "Häuser", "Logements";
    find_a_home = "search.label": "Find a home", "Buscar una casa", "Haus suchen", "Trouver un logement";
    where_to = "search.whereTo": "Where to?", "¿Adónde?", "Wohin?", "Où aller ?";
    place = "search.where": "Where", "Dónde", "Wohin", "Où";
    anywhere = "search.anywhere": "Anywhere", "Cualquier lugar", "Überall", "N’importe où";
    when = "search.when": "When", "Cuándo", "Wann", "Quand";
    any_dates = "search.anyDates": "Any dates", "Cualquier fecha", "Jederzeit", "Dates au choix";
    who = "search.who": "Guests", "Huéspedes", "Gäste", "Voyageurs";
    guests = "search.guests": "# guest|# guests", "# huésped|# huéspedes", "# Gast|# Gäste", "# voyageur|# voyageurs";
    search = "search.submit": "Search", "Buscar", "Suchen", "Rechercher";
    featured = "welcome.featured": "Places to stay", "Dónde alojarse", "Unterkünfte", "Où séjourner";
    see_all = "welcome.seeAll": "See # home|See all # homes", "Ver # casa|Ver las # casas", "# Haus ansehen|Alle # Häuser ansehen", "Voir # logement|Voir les # logements";
    home_count = "list.count": "# home|# homes", "# casa|# casas", "# Haus|# Häuser", "# logement|# logements";
    sleeps = "home.sleeps": "Sleeps #", "Para # personas", "Für # Personen", "Pour # personnes";
    studio = "home.studio": "Studio", "Estudio", "Studio", "Studio";
    bedrooms = "home.bedrooms": "# bedroom|# bedrooms", "# dormitorio|# dormitorios", "# Schlafzimmer|# Schlafzimmer", "# chambre|# chambres";
    bathrooms = "home.bathrooms": "# bathroom|# bathrooms", "# baño|# baños", "# Bad|# Bäder", "# salle de bain|# salles de bain";
    about_this_home = "home.about": "About this home", "Sobre esta casa", "Über dieses Haus", "À propos de ce logement";
    from = "price.from": "from", "desde", "ab", "dès";
    per_night = "price.perNight": "/ night", "/ noche", "/ Nacht", "/ nuit";
    missing = "notFound.title": "This page is not here", "Esta página no está aquí", "Diese Seite gibt es nicht", "Cette page n’existe pas";
    missing_detail = "notFound.detail": "The link may be old, or the home may no longer be offered.", "El enlace puede ser antiguo o la casa puede haber dejado de ofrecerse.", "Der Link ist vielleicht alt, oder das Haus wird nicht mehr angeboten.", "Le lien est peut-être ancien, ou le logement n’est plus proposé.";
    see_homes = "notFound.action": "See all homes", "Ver todas las casas", "Alle Häuser ansehen", "Voir tous les logements";
}

impl Language {
    /// Whom a search is for until somebody says otherwise.
    pub fn usual_party(self) -> String {
        self.counted(self.guests(), domain::party::Party::default().guests().into())
    }

    /// The parts of the search bar, each with what it says at rest.
    pub fn search_fields(self) -> [(&'static str, String); 3] {
        [
            (self.place(), self.anywhere().to_owned()),
            (self.when(), self.any_dates().to_owned()),
            (self.who(), self.usual_party()),
        ]
    }

    /// A text with a number in it.
    pub fn counted(self, text: &str, number: f64) -> String {
        let (one, many) = text.split_once('|').unwrap_or((text, text));
        let form = if self.is_one(number) { one } else { many };
        form.replace('#', &self.number(number))
    }

    /// The French count less than two as one.
    #[expect(clippy::float_cmp, reason = "a count of one is exactly one")]
    fn is_one(self, number: f64) -> bool {
        if self == Self::French { (0.0..2.0).contains(&number) } else { number == 1.0 }
    }

    fn number(self, number: f64) -> String {
        self.decimal(&number.to_string())
    }

    /// A plain number as the language writes it.
    pub fn decimal(self, plain: &str) -> String {
        let (whole, part) = plain.split_once('.').unwrap_or((plain, ""));
        let grouped = self.grouped(whole);
        match (part, self) {
            ("", _) => grouped,
            (part, Self::English) => format!("{grouped}.{part}"),
            (part, _) => format!("{grouped},{part}"),
        }
    }

    /// Digits by threes, with what the language puts between them. Spanish leaves four digits together.
    pub fn grouped(self, digits: &str) -> String {
        let between = match self {
            Self::English => ",",
            Self::Spanish if digits.len() <= 4 => "",
            Self::Spanish | Self::German => ".",
            Self::French => "\u{202f}",
        };
        let threes = digits.as_bytes().rchunks(3).rev();
        threes.map(|three| std::str::from_utf8(three).unwrap_or_default()).collect::<Vec<_>>().join(between)
    }

    /// `$1,250` or `1.250,50 €`: what is whole shows no decimals.
    pub fn amount(self, minor: i64, currency: domain::currency::Currency) -> String {
        let unit = 10_i64.pow(currency.minor_digits().into());
        let (whole, rest) = (minor.abs() / unit, minor.abs() % unit);
        let sign = if minor < 0 { "-" } else { "" };
        let point = if self == Self::English { '.' } else { ',' };
        let decimals = match rest {
            0 => String::new(),
            rest => format!("{point}{rest:0width$}", width = usize::from(currency.minor_digits())),
        };
        let number = self.grouped(&whole.to_string()) + &decimals;
        match self {
            Self::English => format!("{sign}{}{number}", currency.symbol()),
            _ => format!("{sign}{number}\u{a0}{}", currency.symbol()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use domain::currency::Currency;

    use super::*;

    /// What the script says, by key.
    fn catalogue(language: Language) -> BTreeMap<String, String> {
        let file = format!(
            "{}/../../web/src/i18n/messages/site/{}.json",
            env!("CARGO_MANIFEST_DIR"),
            language.code()
        );
        serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
    }

    #[test]
    fn the_first_view_says_what_the_script_will_say() {
        for (at, language) in Language::ALL.into_iter().enumerate() {
            let catalogue = catalogue(language);
            for (key, texts) in TABLE {
                let (text, said) = (texts[at], &catalogue[*key]);
                let is_same = match text.split_once('|') {
                    Some((one, many)) => said.contains(&format!("one {{{one}}} other {{{many}}}")),
                    None => *said == text || said.replace("{count, number}", "#") == text,
                };
                assert!(is_same, "{key} in {}: {text:?} here, {said:?} there", language.code());
            }
        }
    }

    #[test]
    fn counting_follows_the_language() {
        use Language::{English, French, German, Spanish};
        for (language, number, text) in [
            (English, 1.0, "1 bathroom"),
            (English, 1.5, "1.5 bathrooms"),
            (Spanish, 1.5, "1,5 baños"),
            (German, 1.0, "1 Bad"),
            (German, 2.0, "2 Bäder"),
            (French, 1.5, "1,5 salle de bain"),
            (French, 2.0, "2 salles de bain"),
        ] {
            assert_eq!(language.counted(language.bathrooms(), number), text);
        }
        assert_eq!(German.counted(German.home_count(), 12_345.0), "12.345 Häuser");
    }

    #[test]
    fn amounts_are_grouped_and_whole_ones_show_no_decimals() {
        use Language::{English, French, German, Spanish};
        for (language, minor, currency, text) in [
            (English, 21_500, Currency::USD, "$215"),
            (English, 125_050, Currency::USD, "$1,250.50"),
            (English, 12_950, Currency::JPY, "¥12,950"),
            (English, 100_000_000, Currency::EUR, "€1,000,000"),
            (English, -5, Currency::USD, "-$0.05"),
            (German, 125_050, Currency::EUR, "1.250,50\u{a0}€"),
            (Spanish, 125_000, Currency::EUR, "1250\u{a0}€"),
            (French, 12_500_000, Currency::EUR, "125\u{202f}000\u{a0}€"),
        ] {
            assert_eq!(language.amount(minor, currency), text);
        }
    }
}
