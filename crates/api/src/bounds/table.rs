//! The table of bounds. A name applies to every field of that name; with a scope as a prefix, to the field of one body (by the
//! name of its type, with `*` for its other fields) or to a `query`, `path` or `header` parameter.

use domain::inbox::attachment::MOST_FILES;
use domain::inbox::message::MessageText;
use domain::money::basis_points::BasisPoints;
use domain::money::rounding::MAX_AMOUNT;
use domain::people::email::Email;
use domain::people::party::Party;
use domain::people::person_name::PersonName;
use domain::people::telephone::Telephone;
use domain::sites::domain_name::ExistingDomain;
use domain::sites::namespace::Namespace;

/// Maximum size of a body in bytes, unless it is a form with files.
pub const BODY: usize = 1 << 20;
/// Nesting depth of lists and objects.
pub const LEVELS: usize = 16;
/// Fields of one object.
pub const MEMBERS: usize = 200;
/// Characters in the name of a field or a parameter.
pub const NAME: usize = 100;
/// Query parameters of one request, including filters.
pub const PARAMETERS: usize = 50;
/// Words in a search in the account area.
pub const WORDS: usize = 10;
/// Fields in `order_by`.
pub const ORDERS: usize = 10;
/// Values in all `__in` filters of a request together.
pub const VALUES: usize = 1_000;
/// Rows written in one request.
pub const ROWS: usize = 1_000;
/// Lines of a CSV file.
pub const LINES: usize = 1_000;
/// Characters of a key, also at the end of a URL.
pub const KEY: usize = 200;

/// Characters of a text in a body that is not in `TEXTS`.
pub const TEXT: usize = 200;
/// Characters of a parameter that is not in `TEXTS`.
pub const PARAMETER: usize = 1_000;
/// Characters of a filter with several values.
pub const LIST_PARAMETER: usize = 40_000;
/// Members of a list that is not in `LISTS`.
pub const LIST: usize = 1_000;
/// Range of whole numbers that are not in `NUMBERS`.
pub const NUMBER: (i64, i64) = (-MAX_AMOUNT, MAX_AMOUNT);

/// Fields whose parsers have their own error messages, for all fields at once. Until then only the default bounds apply.
pub const READERS_OWN: [&str; 8] =
    ["adults", "children", "pets", "guests", "addons", "promo_codes", "amount", "percent"];

/// Maximum length in characters.
pub const TEXTS: &[(&str, usize)] = &[
    ("email", Email::MAX_LENGTH),
    ("first_name", PersonName::MAX_LENGTH),
    ("last_name", PersonName::MAX_LENGTH),
    ("phone", Telephone::MAX_LENGTH),
    ("message", MessageText::MAX_LENGTH),
    ("note", 20_000),
    ("reason", 1_000),
    ("subject", 300),
    ("alt", 300),
    ("namespace", Namespace::MAX_LENGTH),
    ("domain", ExistingDomain::MAX_LENGTH),
    ("site", Namespace::MAX_LENGTH),
    ("promotion", 100),
    ("promo_codes", 100),
    ("origin_site", 1_000),
    ("password", 1_000),
    ("current_password", 1_000),
    ("card_token", 4_000),
    // Encrypted by the provider's own script.
    ("card_number", 4_000),
    ("card_cvv", 4_000),
    ("payment_key", 4_000),
    ("browser_info", 20_000),
    ("return_url", 2_000),
    ("SitePaymentIn.*", 4_000),
    ("client_secret", 1_000),
    ("AgreementPreviewIn.body", 200_000),
    ("TemplatePreviewIn.body", 20_000),
    ("PagePreviewIn.body", 50_000),
    ("ListSettingBody.name", 120),
    ("ListSettingBody.search", 2_000),
    ("query.search", 200),
    ("query.q", 200),
    ("query.cursor", 500),
    ("path.key", KEY),
    ("path.namespace", Namespace::MAX_LENGTH),
    ("path.site", Namespace::MAX_LENGTH),
    ("path.slug", 200),
    ("path.list", 120),
    ("path.place", 10),
    ("path.id", 10),
    ("path.provider", 10),
    ("header.Idempotency-Key", 200),
    ("header.Last-Event-ID", 100),
];

/// The control characters that a text may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// No control characters at all.
    One,
    /// Line breaks and tabs.
    Several,
    /// Any character: the output of another program, or a password.
    Any,
}

/// Texts of a body that are not a single line.
pub const LINES_OF_TEXTS: &[(&str, Lines)] = &[
    ("message", Lines::Several),
    ("note", Lines::Several),
    ("reason", Lines::Several),
    ("body", Lines::Several),
    ("password", Lines::Any),
    ("current_password", Lines::Any),
    ("client_secret", Lines::Any),
    ("card_number", Lines::Any),
    ("card_cvv", Lines::Any),
    ("card_token", Lines::Any),
    ("browser_info", Lines::Any),
    ("SitePaymentIn.*", Lines::Any),
];

/// Maximum number of members.
pub const LISTS: &[(&str, usize)] = &[
    ("addons", 100),
    ("promo_codes", 20),
    ("file", MOST_FILES),
    ("scopes", 20),
    ("views", 30),
    ("hidden_columns", 100),
    ("runs", 400),
    ("tiers", 12),
    ("parts", 12),
];

/// Minimum and maximum.
pub const NUMBERS: &[(&str, (i64, i64))] = &[
    ("adults", PARTY),
    ("children", PARTY),
    ("guests", PARTY),
    ("pets", PARTY),
    ("nights", (0, 1_096)),
    ("free_nights", (0, 365)),
    ("days", (0, 1_096)),
    ("days_ahead", (0, 1_096)),
    ("grace_days_before", (0, 1_096)),
    ("grace_hours", (0, 8_760)),
    // In basis points where a payment plan is meant.
    ("percent", (0, 10_000)),
    ("basis_points", (0, BasisPoints::MAX.get() as i64)),
    ("amount", AMOUNT),
    ("max_discount", AMOUNT),
    ("rent", AMOUNT),
    ("fees", AMOUNT),
    ("total", AMOUNT),
    ("due_now", AMOUNT),
    ("refund", AMOUNT),
    ("account", ACCOUNT),
    ("version", VERSION),
    ("header.If-Unmodified-Since-Version", VERSION),
    ("query.adults", PARTY),
    ("query.children", PARTY),
    ("query.guests", PARTY),
    ("query.pets", PARTY),
    ("query.bedrooms", (0, 1_000)),
    ("query.nights", (0, 1_096)),
    ("query.flex_days", (0, 30)),
    ("query.amount", AMOUNT),
    ("query.min_price", AMOUNT),
    ("query.max_price", AMOUNT),
];

const PARTY: (i64, i64) = (0, Party::MAX_OF_EACH as i64);
const AMOUNT: (i64, i64) = (0, MAX_AMOUNT);
const ACCOUNT: (i64, i64) = (0, u32::MAX as i64);
const VERSION: (i64, i64) = (1, i32::MAX as i64);
