//! The supported languages for guests and owners.

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    #[default]
    English,
    Spanish,
    German,
    French,
}

impl Language {
    pub const ALL: [Self; 4] = [Self::English, Self::Spanish, Self::German, Self::French];

    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::German => "de",
            Self::French => "fr",
        }
    }

    /// The locale as Open Graph writes it.
    pub const fn locale(self) -> &'static str {
        match self {
            Self::English => "en_US",
            Self::Spanish => "es_ES",
            Self::German => "de_DE",
            Self::French => "fr_FR",
        }
    }

    /// Accepts `de`, and `de-AT` too.
    pub fn read(tag: &str) -> Option<Self> {
        let code = tag.trim().split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The languages of a site, in the owner's order; English when none of them is supported.
    pub fn offered(languages: &str) -> Vec<Self> {
        let known: Vec<Self> = languages.split(',').filter_map(Self::read).collect();
        if known.is_empty() { vec![Self::default()] } else { known }
    }
}
