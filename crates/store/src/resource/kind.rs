//! The types of fields.

/// The allowed codes, with their labels.
pub use domain::text::code::Choices;

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
    /// The key of a row of another resource, which has its name on the wire.
    Reference(&'static str),
    /// Days of the week, 0 for Sunday.
    Days,
    /// Any JSON that passes the check.
    Json(fn(&serde_json::Value) -> Result<(), String>),
    /// Keys of rows in a join table.
    Keys(&'static str),
    /// Short unique words in a join table.
    Words,
    /// The key of a photo, returned as its URLs.
    Photo,
}

/// The format of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Line,
    /// Several lines.
    Prose,
    Email,
    Url,
    /// A URL of a calendar; also accepts `webcal://`, which Apple and Google use for `https://`.
    CalendarUrl,
    /// A URL slug: lower case, digits and hyphens.
    Slug,
    /// `HH:MM`
    Time,
    Currency,
    Country,
    TimeZone,
    /// `#rrggbb`
    Colour,
    Namespace,
    /// An existing domain, or one that can be registered.
    Domain,
    /// Supported languages, joined by commas.
    Languages,
}

impl Kind {
    pub const fn is_list(self) -> bool {
        matches!(self, Self::Keys(_) | Self::Words)
    }

    /// Whether values can be compared by order.
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
