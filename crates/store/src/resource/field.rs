//! One field of a resource: its name, storage and write rules.

use chrono::{DateTime, Utc};
use domain::accounts::role::Permission;
use domain::text::code::Choice;

use super::kind::{Form, Kind};
use super::value::{Preset, Value, Values};

/// Where the value comes from.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    Column(&'static str),
    /// The first non-null of two columns.
    Either(&'static str, &'static str),
    /// A column of the row that this one references by `via`.
    Lookup {
        via: &'static str,
        table: &'static str,
        column: &'static str,
        /// The other table is a platform table, without an account.
        platform: bool,
    },
    /// A column of the row of `other` that the row of `table`, referenced by `via`, references by `next`.
    FarLookup {
        via: &'static str,
        table: &'static str,
        next: &'static str,
        other: &'static str,
        column: &'static str,
    },
    /// The rows of a join table.
    Link {
        table: &'static str,
        own: &'static str,
        other: &'static str,
    },
    /// A column of the first row, ordered by `order`, among those that reference this one by `by`.
    First {
        table: &'static str,
        by: &'static str,
        order: &'static str,
        column: &'static str,
        /// Only rows whose column has this value.
        only: Option<(&'static str, &'static str)>,
    },
    /// Not stored: returned once, when the row is created.
    Told,
    /// Not stored: follows from the other fields and the current time.
    Derived(fn(&dyn Values, DateTime<Utc>) -> Value),
}

/// How a field may be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handling {
    Editable,
    /// Set on creation only.
    Fixed,
    ReadOnly,
    /// Internal: not writable, not in responses.
    Hidden,
}

impl Handling {
    pub fn is_shown(self) -> bool {
        self != Self::Hidden
    }

    pub fn is_written_by_people(self) -> bool {
        matches!(self, Self::Editable | Self::Fixed)
    }
}

#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Field {
    pub name: &'static str,
    pub kind: Kind,
    pub source: Source,
    pub handling: Handling,
    pub is_required: bool,
    pub is_nullable: bool,
    pub preset: Preset,
    pub is_filtered: bool,
    pub is_ordered: bool,
    /// The permission to write it, in addition to that for the row.
    pub permission: Option<Permission>,
    /// Encrypted in the database, for this purpose.
    pub sealed_for: Option<&'static str>,
}

impl Field {
    const fn new(name: &'static str, kind: Kind, preset: Preset) -> Self {
        Self {
            name,
            kind,
            source: Source::Column(name),
            handling: Handling::Editable,
            is_required: false,
            is_nullable: false,
            preset,
            is_filtered: true,
            is_ordered: kind.has_order(),
            permission: None,
            sealed_for: None,
        }
    }

    pub const fn text(name: &'static str, max: usize) -> Self {
        Self::new(name, Kind::Text { max, form: Form::Line }, Preset::Text(""))
    }

    /// Long texts cannot be filtered or sorted by.
    pub const fn prose(name: &'static str, max: usize) -> Self {
        Self::new(name, Kind::Text { max, form: Form::Prose }, Preset::Text("")).unfiltered().unordered()
    }

    pub const fn choice(name: &'static str, choice: Choice) -> Self {
        Self::new(name, Kind::Choice(choice.all), Preset::Text(choice.default))
    }

    pub const fn flag(name: &'static str, preset: bool) -> Self {
        Self::new(name, Kind::Flag, Preset::Flag(preset))
    }

    pub const fn whole(name: &'static str, min: i64, max: i64, preset: i64) -> Self {
        Self::new(name, Kind::Whole { min, max }, Preset::Whole(preset))
    }

    pub const fn amount(name: &'static str) -> Self {
        Self::new(name, Kind::Amount, Preset::Whole(0))
    }

    pub const fn decimal(name: &'static str, min: f64, max: f64, preset: f64) -> Self {
        Self::new(name, Kind::Decimal { min, max }, Preset::Decimal(preset))
    }

    pub const fn date(name: &'static str) -> Self {
        Self::new(name, Kind::Date, Preset::Null).required()
    }

    pub const fn instant(name: &'static str) -> Self {
        Self::new(name, Kind::Instant, Preset::Null).read_only()
    }

    /// The column is `{role}_id`; a parameter, because `const` functions cannot concatenate strings.
    pub const fn reference(name: &'static str, column: &'static str, resource: &'static str) -> Self {
        Self::new(name, Kind::Reference(resource), Preset::Null).in_column(column)
    }

    pub const fn days(name: &'static str, preset: &'static [u8]) -> Self {
        Self::new(name, Kind::Days, Preset::Days(preset)).unfiltered().unordered()
    }

    pub const fn json(name: &'static str, check: fn(&serde_json::Value) -> Result<(), String>) -> Self {
        Self::new(name, Kind::Json(check), Preset::EmptyList).unfiltered().unordered()
    }

    /// Values in the rows of a join table: `Kind::Keys` or `Kind::Words`.
    pub const fn linked(
        name: &'static str,
        kind: Kind,
        table: &'static str,
        own: &'static str,
        other: &'static str,
    ) -> Self {
        Self::new(name, kind, Preset::EmptyList).from(Source::Link { table, own, other })
    }

    /// A text of the row that `via` references.
    pub const fn lookup(
        name: &'static str,
        via: &'static str,
        table: &'static str,
        column: &'static str,
    ) -> Self {
        let source = Source::Lookup { via, table, column, platform: false };
        Self::text(name, 1_000).from(source).read_only().unfiltered().unordered()
    }

    /// A text of the row that `next` references in the row of `table` that `via` references.
    pub const fn far_lookup(
        name: &'static str,
        (via, table): (&'static str, &'static str),
        (next, other): (&'static str, &'static str),
        column: &'static str,
    ) -> Self {
        let source = Source::FarLookup { via, table, next, other, column };
        Self::text(name, 1_000).from(source).read_only().unfiltered().unordered()
    }

    /// The public key of a row.
    pub const fn key(column: &'static str) -> Self {
        Self::new("key", Kind::Key, Preset::Null).in_column(column).read_only()
    }

    pub const fn formed(mut self, form: Form) -> Self {
        if let Kind::Text { max, .. } = self.kind {
            self.kind = Kind::Text { max, form };
        }
        self
    }

    pub const fn of_kind(mut self, kind: Kind) -> Self {
        self.kind = kind;
        self.is_ordered = kind.has_order();
        self
    }

    pub const fn from(mut self, source: Source) -> Self {
        self.source = source;
        self
    }

    pub const fn derived(self, value: fn(&dyn Values, DateTime<Utc>) -> Value) -> Self {
        self.from(Source::Derived(value)).read_only().unfiltered().unordered()
    }

    pub const fn in_column(self, column: &'static str) -> Self {
        self.from(Source::Column(column))
    }

    pub const fn required(mut self) -> Self {
        self.is_required = true;
        self
    }

    pub const fn or_null(mut self) -> Self {
        self.is_nullable = true;
        self.is_required = false;
        self.preset = Preset::Null;
        self
    }

    pub const fn preset(mut self, preset: Preset) -> Self {
        self.preset = preset;
        self.is_required = false;
        self
    }

    pub const fn fixed(mut self) -> Self {
        self.handling = Handling::Fixed;
        self
    }

    pub const fn read_only(mut self) -> Self {
        self.handling = Handling::ReadOnly;
        self.is_required = false;
        self
    }

    pub const fn hidden(mut self) -> Self {
        self.handling = Handling::Hidden;
        self.is_required = false;
        self.unfiltered().unordered()
    }

    /// A text that is encrypted in the database for this purpose; it cannot be filtered or sorted by.
    pub const fn sealed(mut self, purpose: &'static str) -> Self {
        self.sealed_for = Some(purpose);
        self.unfiltered().unordered()
    }

    /// Overrides the default of its kind.
    pub const fn editable(mut self) -> Self {
        self.handling = Handling::Editable;
        self
    }

    pub const fn needs(mut self, permission: Permission) -> Self {
        self.permission = Some(permission);
        self
    }

    pub const fn unordered(mut self) -> Self {
        self.is_ordered = false;
        self
    }

    pub const fn unfiltered(mut self) -> Self {
        self.is_filtered = false;
        self
    }
}
