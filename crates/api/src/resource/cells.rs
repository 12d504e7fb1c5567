//! The cells of a row in an exported file. Text that a spreadsheet would run as a formula is escaped.

use chrono::SecondsFormat;
use domain::money::Money;
use store::resource::{Field, Row, Value};

/// The first characters of a formula.
const RECKONED: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// Numbers stay numbers, so that a spreadsheet can calculate with them; everything else is text.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    Empty,
    Words(String),
    Number(f64),
    Amount(Money),
    Flag(bool),
}

pub fn columns(row: &Row) -> impl Iterator<Item = Cell> + '_ {
    let shown = row.table.fields.iter().zip(&row.values).filter(|(field, _)| field.handling.is_shown());
    shown.map(|(_, value)| cell(value))
}

pub fn heads(fields: &'static [Field]) -> impl Iterator<Item = &'static str> {
    fields.iter().filter(|field| field.handling.is_shown()).map(|field| field.name)
}

pub fn cell(value: &Value) -> Cell {
    let listed = |words: Vec<String>| Cell::Words(words.join(", "));
    match value {
        Value::Null => Cell::Empty,
        Value::Text(text) => Cell::Words(text.clone()),
        #[expect(clippy::cast_precision_loss, reason = "no amount is so large")]
        Value::Whole(number) => Cell::Number(*number as f64),
        Value::Decimal(number) => Cell::Number(*number),
        Value::Flag(flag) => Cell::Flag(*flag),
        Value::Date(date) => Cell::Words(date.to_string()),
        Value::Instant(at) => Cell::Words(at.to_rfc3339_opts(SecondsFormat::AutoSi, true)),
        Value::Key(key) => Cell::Words(key.to_string()),
        Value::Days(days) => listed(days.iter().map(ToString::to_string).collect()),
        Value::Keys(keys) => listed(keys.iter().map(ToString::to_string).collect()),
        Value::Words(words) => listed(words.clone()),
        Value::Json(json) => Cell::Words(json.to_string()),
    }
}

impl Cell {
    /// Reverts `harmless`.
    pub fn undo_harmless(text: &str) -> String {
        let rest = text.strip_prefix('\'').filter(|rest| rest.starts_with(RECKONED));
        rest.unwrap_or(text).to_owned()
    }

    /// The text in a CSV file, escaped so that a spreadsheet does not run text from guests as a formula.
    pub fn harmless(self) -> String {
        match self {
            Self::Empty => String::new(),
            Self::Words(words) if words.starts_with(RECKONED) => format!("'{words}"),
            Self::Words(words) => words,
            Self::Number(number) => number.to_string(),
            Self::Amount(amount) => decimal(amount),
            Self::Flag(flag) => (if flag { "True" } else { "False" }).to_owned(),
        }
    }
}

/// The amount without its currency: `449.85`.
pub fn decimal(amount: Money) -> String {
    let text = amount.to_string();
    text.split_once(' ').map_or_else(String::new, |(_, number)| number.to_owned())
}

#[cfg(test)]
mod tests {
    use domain::money::currency::Currency;

    use super::*;

    #[test]
    fn amounts_have_the_decimals_of_their_currency() {
        for (minor, currency, told) in [
            (44_985, Currency::USD, "449.85"),
            (-5, Currency::EUR, "-0.05"),
            (12_950, Currency::JPY, "12950"),
        ] {
            assert_eq!(Cell::Amount(Money::new(minor, currency)).harmless(), told);
        }
    }

    #[test]
    fn formulas_are_words_and_numbers_stay_numbers() {
        for (value, told) in [
            (Value::from("=HYPERLINK(\"x\")"), "'=HYPERLINK(\"x\")"),
            (Value::from("@SUM(A1)"), "'@SUM(A1)"),
            (Value::from("+1 555 0100"), "'+1 555 0100"),
            (Value::from("-2+3"), "'-2+3"),
            (Value::from("\t=1"), "'\t=1"),
            (Value::from("A home"), "A home"),
            (Value::Whole(-5), "-5"),
            (Value::Whole(12_950), "12950"),
            (Value::Decimal(1.5), "1.5"),
            (Value::Flag(true), "True"),
            (Value::Null, ""),
        ] {
            assert_eq!(cell(&value).harmless(), told);
        }
    }
}
