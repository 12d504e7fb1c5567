//! The query string of a list: page, filters, order. Unknown parameters are reported by name.

use domain::text::code::StateStatus;
use flows::access::Caller;
use flows::records::{Resource, Route};
use flows::{App, records};
use http::Uri;
use store::page::{Page, Paged};
use store::resource::{Field, Filter, Kind, Order, Question, Test, Value};

use super::input;
use crate::bounds::{self, ORDERS, VALUES, WORDS};
use crate::error::{ApiError, FieldErrors};
use crate::paging::{self, PageOut};

const USUAL: u64 = 20;
/// The largest offset that both databases accept.
const FARTHEST: u64 = 1 << 31;
const NULL: &str = "_null_";
/// Parameters that select a page or an order and filter nothing.
const APART: [&str; 7] = ["offset", "limit", "search", "order_by", "format", "style", "lang"];

#[derive(Debug)]
pub struct Asked {
    pub question: Question,
    pub page: Page,
    /// Whether the request has any filter.
    pub is_narrowed: bool,
}

/// Reports every invalid parameter, not only the first.
pub fn read(
    resource: &'static Resource,
    query: &str,
    route: Option<&'static Route>,
) -> Result<Asked, ApiError> {
    bounds::query::check(query)?;
    let mut asked = Asked {
        question: Question::default(),
        page: Page { offset: 0, limit: USUAL.min(resource.most) },
        is_narrowed: false,
    };
    let mut wrong = FieldErrors::default();
    let fixed = route.map_or("", |route| route.query);
    let given = form_urlencoded::parse(fixed.as_bytes()).chain(form_urlencoded::parse(query.as_bytes()));
    for (name, value) in given {
        if let Err(why) = take(resource, &mut asked, &name, &value) {
            wrong.0.entry(name.into_owned()).or_default().push(why);
        }
    }
    if !wrong.0.is_empty() {
        return Err(ApiError::Fields(wrong));
    }
    if asked.question.order.is_empty() {
        asked.question.order = order(resource, resource.table.order).unwrap_or_default();
    }
    hide_deleted(resource, &mut asked.question);
    Ok(asked)
}

/// The number of rows that the current user sees in one of the resource's predefined lists.
pub async fn count_of(
    app: &App,
    caller: &Caller,
    resource: &'static Resource,
    route: &str,
) -> Result<u64, ApiError> {
    let route = resource.routes.iter().find(|known| known.name == route);
    let Asked { question, .. } = read(resource, "", route)?;
    Ok(records::list_rows(app, caller, resource, &question, Page { offset: 0, limit: 1 }).await?.total)
}

impl Asked {
    pub fn show<R, T>(&self, uri: &Uri, found: Paged<R>, show: impl FnMut(R) -> T) -> PageOut<T> {
        paging::part_of(uri, self.page, found, show)
    }
}

fn take(resource: &'static Resource, asked: &mut Asked, name: &str, value: &str) -> Result<(), String> {
    match name {
        "offset" => asked.page.offset = number(value).ok_or("This must be a number.")?.min(FARTHEST),
        "limit" => {
            let limit = number(value).filter(|limit| *limit > 0).ok_or("This must be a positive number.")?;
            asked.page.limit = limit.min(resource.most);
        }
        "search" => {
            asked.question.words.extend(value.split_whitespace().map(str::to_owned));
            if asked.question.words.len() > WORDS {
                return Err(format!("Search for at most {WORDS} words."));
            }
            asked.is_narrowed |= !asked.question.words.is_empty();
        }
        "order_by" => asked.question.order = order(resource, value)?,
        name if APART.contains(&name) => {}
        name => {
            asked.question.filters.push(filter(resource, name, value)?);
            asked.is_narrowed = true;
            if values(&asked.question) > VALUES {
                return Err(format!("Ask for at most {VALUES} values."));
            }
        }
    }
    Ok(())
}

/// A number with too many digits to parse is above every maximum.
fn number(text: &str) -> Option<u64> {
    let is_number = !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(u64::MAX))
}

fn order(resource: &'static Resource, names: &str) -> Result<Vec<Order>, String> {
    let wanted = || names.split(',').map(str::trim).filter(|name| !name.is_empty());
    if wanted().count() > ORDERS {
        return Err(format!("Order by at most {ORDERS} fields."));
    }
    wanted()
        .map(|name| {
            let (is_descending, name) = name.strip_prefix('-').map_or((false, name), |name| (true, name));
            let field = resource.table.field(name).filter(|field| field.is_ordered);
            let field = field.ok_or_else(|| format!("There is no order by {name:?}."))?;
            Ok(Order { field, is_descending })
        })
        .collect()
}

/// The number of values in all `__in` filters together: each is a parameter of the SQL statement.
fn values(question: &Question) -> usize {
    let listed = question.filters.iter().map(|filter| match &filter.test {
        Test::In(values) => values.len(),
        _ => 0,
    });
    listed.sum()
}

fn filter(resource: &'static Resource, name: &str, value: &str) -> Result<Filter, String> {
    let (field, test) = split(resource, name).ok_or_else(|| format!("There is no filter {name:?}."))?;
    let one = || read_value(field, value);
    let test = match test {
        "" if value == NULL => Test::IsNull(true),
        "" => Test::Is(one()?),
        "in" => Test::In(value.split(',').map(|part| read_value(field, part)).collect::<Result<_, _>>()?),
        "gte" => Test::AtLeast(one()?),
        "lte" => Test::AtMost(one()?),
        "gt" => Test::Above(one()?),
        "lt" => Test::Below(one()?),
        "isnull" => Test::IsNull(input::read_flag(value)?),
        _ => Test::Contains(value.to_owned()),
    };
    Ok(Filter { field, test })
}

/// Splits a filter into field and comparison. `property__key` is the same as `property`.
fn split(resource: &'static Resource, name: &str) -> Option<(&'static Field, &'static str)> {
    let found = |name: &str| {
        let name = name.strip_suffix("__key").unwrap_or(name);
        resource.table.field(name).filter(|field| field.is_filtered)
    };
    if let Some(field) = found(name) {
        return Some((field, ""));
    }
    let (name, test) = name.rsplit_once("__")?;
    let field = found(name)?;
    tests_of(field).iter().copied().find(|known| *known == test).map(|test| (field, test))
}

/// The comparisons that a field supports besides equality.
pub(super) fn tests_of(field: &Field) -> &'static [&'static str] {
    match field.kind {
        Kind::Text { .. } => &["in", "icontains", "isnull", "gte", "lte", "gt", "lt"],
        Kind::Whole { .. } | Kind::Amount | Kind::Decimal { .. } | Kind::Date | Kind::Instant => {
            &["in", "gte", "lte", "gt", "lt", "isnull"]
        }
        Kind::Words => &["in", "icontains", "isnull"],
        Kind::Choice(_) | Kind::Key | Kind::Reference(_) | Kind::Keys(_) => &["in", "isnull"],
        Kind::Flag => &["isnull"],
        Kind::Days | Kind::Json(_) | Kind::Photo => &[],
    }
}

fn read_value(field: &Field, text: &str) -> Result<Value, String> {
    if text == NULL { Ok(Value::Null) } else { input::read_text(field.kind, text) }
}

/// Deleted rows are hidden unless the request filters by `state_status`.
fn hide_deleted(resource: &'static Resource, question: &mut Question) {
    let Some(field) = resource.table.field("state_status") else { return };
    if question.filters.iter().any(|filter| filter.field.name == field.name) {
        return;
    }
    let deleted = Value::of_code(StateStatus::Deleted);
    question.filters.push(Filter { field, test: Test::IsNot(deleted) });
}
