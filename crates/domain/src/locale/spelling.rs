//! Locale-specific formats of numbers, amounts, dates and times.

use chrono::{Datelike, NaiveDate, NaiveTime, Timelike};

use crate::locale::language::Language;
use crate::money::currency::Currency;

type Months = [&'static str; 12];
type Weekdays = [&'static str; 7];

const ENGLISH_MONTHS: Months = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];
const SPANISH_MONTHS: Months = [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
];
const GERMAN_MONTHS: Months = [
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
];
const FRENCH_MONTHS: Months = [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
];

const ENGLISH_WEEKDAYS: Weekdays =
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const SPANISH_WEEKDAYS: Weekdays = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"];
const GERMAN_WEEKDAYS: Weekdays =
    ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"];
const FRENCH_WEEKDAYS: Weekdays = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

impl Language {
    /// A text with a number in it: `#` is the number; singular and plural are separated by `|`.
    pub fn counted(self, text: &str, number: f64) -> String {
        let (one, many) = text.split_once('|').unwrap_or((text, text));
        let form = if self.is_one(number) { one } else { many };
        form.replace('#', &self.decimal(&number.to_string()))
    }

    /// In French, numbers below two are singular.
    #[expect(clippy::float_cmp, reason = "a count of one is exactly one")]
    fn is_one(self, number: f64) -> bool {
        if self == Self::French { (0.0..2.0).contains(&number) } else { number == 1.0 }
    }

    /// Formats a plain number for the language.
    pub fn decimal(self, plain: &str) -> String {
        let (whole, part) = plain.split_once('.').unwrap_or((plain, ""));
        let grouped = self.grouped(whole);
        match (part, self) {
            ("", _) => grouped,
            (part, Self::English) => format!("{grouped}.{part}"),
            (part, _) => format!("{grouped},{part}"),
        }
    }

    /// Groups the digits by threes with the separator of the language. Spanish does not group four digits.
    fn grouped(self, digits: &str) -> String {
        let between = match self {
            Self::English => ",",
            Self::Spanish if digits.len() <= 4 => "",
            Self::Spanish | Self::German => ".",
            Self::French => "\u{202f}",
        };
        let threes = digits.as_bytes().rchunks(3).rev();
        threes.map(|three| std::str::from_utf8(three).unwrap_or_default()).collect::<Vec<_>>().join(between)
    }

    /// `$1,250` or `1.250,50 €`: integer amounts have no decimals.
    pub fn amount(self, minor: i64, currency: Currency) -> String {
        let is_whole = minor % 10_i64.pow(currency.minor_digits().into()) == 0;
        self.money(minor, currency, !is_whole)
    }

    /// `$1,250.00`: always with decimals, for columns of amounts.
    pub fn exact_amount(self, minor: i64, currency: Currency) -> String {
        self.money(minor, currency, currency.minor_digits() > 0)
    }

    fn money(self, minor: i64, currency: Currency, with_decimals: bool) -> String {
        let unit = 10_i64.pow(currency.minor_digits().into());
        let (whole, rest) = (minor.abs() / unit, minor.abs() % unit);
        let sign = if minor < 0 { "-" } else { "" };
        let whole = self.grouped(&whole.to_string());
        let point = if self == Self::English { '.' } else { ',' };
        let number = if with_decimals {
            format!("{whole}{point}{rest:0width$}", width = usize::from(currency.minor_digits()))
        } else {
            whole
        };
        match self {
            Self::English => format!("{sign}{}{number}", currency.symbol()),
            _ => format!("{sign}{number}\u{a0}{}", currency.symbol()),
        }
    }

    /// `August 14, 2026`
    pub fn date(self, date: NaiveDate) -> String {
        let year = date.year();
        match self {
            Self::English => format!("{}, {year}", self.day_and_month(date)),
            Self::Spanish => format!("{} de {year}", self.day_and_month(date)),
            Self::German | Self::French => format!("{} {year}", self.day_and_month(date)),
        }
    }

    pub fn weekday(self, date: NaiveDate) -> &'static str {
        let names = match self {
            Self::English => ENGLISH_WEEKDAYS,
            Self::Spanish => SPANISH_WEEKDAYS,
            Self::German => GERMAN_WEEKDAYS,
            Self::French => FRENCH_WEEKDAYS,
        };
        names[date.weekday().num_days_from_monday() as usize]
    }

    /// `August 14`
    pub fn day_and_month(self, date: NaiveDate) -> String {
        let month = date.month0() as usize;
        match (self, date.day()) {
            (Self::English, day) => format!("{} {day}", ENGLISH_MONTHS[month]),
            (Self::Spanish, day) => format!("{day} de {}", SPANISH_MONTHS[month]),
            (Self::German, day) => format!("{day}. {}", GERMAN_MONTHS[month]),
            (Self::French, 1) => format!("1er {}", FRENCH_MONTHS[month]),
            (Self::French, day) => format!("{day} {}", FRENCH_MONTHS[month]),
        }
    }

    /// `4:00 PM` or `16:00`
    pub fn time(self, time: NaiveTime) -> String {
        match self {
            Self::English => {
                let (is_afternoon, hour) = time.hour12();
                format!("{hour}:{:02} {}", time.minute(), if is_afternoon { "PM" } else { "AM" })
            }
            _ => format!("{}:{:02}", time.hour(), time.minute()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{English, French, German, Spanish};

    #[test]
    fn counting_follows_the_language() {
        for (language, text, number, expected) in [
            (English, "# bathroom|# bathrooms", 1.0, "1 bathroom"),
            (English, "# bathroom|# bathrooms", 1.5, "1.5 bathrooms"),
            (Spanish, "# baño|# baños", 1.5, "1,5 baños"),
            (German, "# Bad|# Bäder", 1.0, "1 Bad"),
            (German, "# Bad|# Bäder", 2.0, "2 Bäder"),
            (German, "# Haus|# Häuser", 12_345.0, "12.345 Häuser"),
            (French, "# salle|# salles", 1.5, "1,5 salle"),
            (French, "# salle|# salles", 2.0, "2 salles"),
        ] {
            assert_eq!(language.counted(text, number), expected);
        }
    }

    #[test]
    fn amounts_are_grouped_and_whole_ones_show_no_decimals() {
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
        assert_eq!(English.exact_amount(125_000, Currency::USD), "$1,250.00");
        assert_eq!(English.exact_amount(125_000, Currency::JPY), "¥125,000");
    }

    #[test]
    fn days_and_times_are_written_as_they_are_spoken() {
        let day = NaiveDate::from_ymd_opt(2026, 8, 1).unwrap();
        let time = NaiveTime::from_hms_opt(16, 5, 0).unwrap();
        for (language, date, weekday, clock) in [
            (English, "August 1, 2026", "Saturday", "4:05 PM"),
            (Spanish, "1 de agosto de 2026", "sábado", "16:05"),
            (German, "1. August 2026", "Samstag", "16:05"),
            (French, "1er août 2026", "samedi", "16:05"),
        ] {
            assert_eq!(language.date(day), date);
            assert_eq!(language.weekday(day), weekday);
            assert_eq!(language.time(time), clock);
        }
        assert_eq!(English.time(NaiveTime::MIN), "12:00 AM");
    }
}
