//! The texts of the first view in every language, identical to those of the script.
//!
//! `#` is a number; the text after `|` is the plural.

use domain::locale::language::Language;

/// Declares the texts. A text without all languages does not compile.
macro_rules! words {
    ($($name:ident = $key:literal: $english:literal, $spanish:literal, $german:literal, $french:literal;)+) => {
        /// The texts of the first view in a language.
        pub trait Words {
            $(fn $name(self) -> &'static str;)+
        }

        impl Words for Language {
            $(fn $name(self) -> &'static str {
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
    missing = "notFound.title": "Page not found", "Página no encontrada", "Diese Seite gibt es nicht", "Cette page n’existe pas";
    missing_detail = "notFound.detail": "The link may be old, or the home may no longer be offered.", "El enlace puede ser antiguo o la casa puede haber dejado de ofrecerse.", "Der Link ist vielleicht alt, oder das Haus wird nicht mehr angeboten.", "Le lien est peut-être ancien, ou le logement n’est plus proposé.";
    see_homes = "notFound.action": "See all homes", "Ver todas las casas", "Alle Häuser ansehen", "Voir tous les logements";
}

/// The search bar before a search.
pub trait SearchBar {
    /// The default number of guests.
    fn usual_party(self) -> String;
    /// The fields of the bar, each with its placeholder.
    fn search_fields(self) -> [(&'static str, String); 3];
}

impl SearchBar for Language {
    fn usual_party(self) -> String {
        self.counted(self.guests(), domain::people::party::Party::default().guests().into())
    }

    fn search_fields(self) -> [(&'static str, String); 3] {
        [
            (self.place(), self.anywhere().to_owned()),
            (self.when(), self.any_dates().to_owned()),
            (self.who(), self.usual_party()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// The texts of the script, by key.
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
}
