//! What may stand in a field.

/// Codes that may be chosen, each with the words for it.
pub use domain::code::Choices;

#[derive(Clone, Copy, Debug)]
pub enum Kind {
    Text {
        /// In characters.
        max: usize,
        form: Form,
    },
    Choice(Choices),
    Flag,
    Whole {
        min: i64,
        max: i64,
    },
    /// In the minor unit of the row's currency.
    Amount,
    Decimal {
        min: f64,
        max: f64,
    },
    Date,
    Instant,
    Key,
    /// The key of a row of another resource, named as on the wire.
    Reference(&'static str),
    /// Days of the week, 0 for Sunday.
    Days,
    /// Anything that the check takes.
    Json(fn(&serde_json::Value) -> Result<(), String>),
    /// Rows of another resource that this one is joined with.
    Keys(&'static str),
    /// Words that it is joined with: short, each once.
    Words,
    /// The key of a picture, shown as its addresses.
    Photo,
}

/// What a text is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Line,
    /// Several lines.
    Prose,
    Email,
    Url,
    /// The same of a calendar; Apple and Google write `webcal://` for what is read by `https://`.
    CalendarUrl,
    /// Part of an address: lower case, digits and hyphens.
    Slug,
    /// `HH:MM`
    Time,
    Currency,
    Country,
    TimeZone,
    /// `#rrggbb`
    Colour,
    Namespace,
    /// One that its owner has, or that can be registered.
    Domain,
    /// Languages that the house speaks, comma-joined.
    Languages,
}

impl Kind {
    pub const fn is_list(self) -> bool {
        matches!(self, Self::Keys(_) | Self::Words)
    }

    /// Whether one value can be said to come before another.
    pub const fn has_order(self) -> bool {
        matches!(
            self,
            Self::Text { .. }
                | Self::Choice(_)
                | Self::Flag
                | Self::Whole { .. }
                | Self::Amount
                | Self::Decimal { .. }
                | Self::Date
                | Self::Instant
                | Self::Key
        )
    }
}
