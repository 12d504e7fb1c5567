//! Reports: reads what was offered, sold, blocked and canceled; `domain::insight::report` computes the figures.

use std::collections::HashMap;

use domain::accounts::role::Permission;
use domain::insight::report::{Blocked, Books, By, CanceledStay, Figures, MOST_MONTHS, Offer, SoldStay};
use domain::key::Key;
use domain::time::month::{Month, Span};
use store::insight::report::{HomeLine, Scope, SourceFilter};
use store::row::Id;
use store::{Store, StoreError};

use crate::access::Caller;
use crate::records::ResourceError;
use crate::{App, app, records};

/// Default length of a report.
const USUAL_MONTHS: u32 = 12;

/// The parameters of a report.
#[derive(Clone, Copy, Debug)]
pub struct ReportQuestion {
    /// By default eleven months before `last`.
    pub first: Option<Month>,
    /// By default the current month.
    pub last: Option<Month>,
    pub by: By,
    pub property: Option<Key>,
    pub property_group: Option<Key>,
    pub source: Option<SourceFilter>,
}

#[derive(Clone, Debug)]
pub struct Report {
    pub first: Month,
    pub last: Month,
    pub rows: Vec<ReportRow>,
    pub total: Figures,
}

#[derive(Clone, Debug)]
pub struct ReportRow {
    pub about: About,
    pub figures: Figures,
}

/// The subject of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    Month(Month),
    Property { key: Key, name: String },
    Source { key: Key, name: String },
    NoSource,
}

pub async fn report(app: &App, caller: &Caller, asked: &ReportQuestion) -> Result<Report, ResourceError> {
    caller.demand(Permission::Read)?;
    let db = app.store.read();
    let scope = Scope {
        reach: records::reach(caller),
        property: asked.property,
        property_group: asked.property_group,
        source: asked.source,
    };
    let last = match asked.last {
        Some(month) => month,
        None => Month::of(app::account_day(app, caller).await?),
    };
    let first = asked.first.unwrap_or_else(|| last.before(USUAL_MONTHS - 1));
    check_period(first, last)?;
    let period = Span { from: first.span().from, until: last.span().until };
    let homes = store::insight::report::homes(db, &scope).await?;
    let books = books(&app.store, &scope, &homes, period).await?;
    let rows = match asked.by {
        By::Month => by_month(&books, first, last),
        By::Property => by_property(&books, homes, period),
        By::Source => {
            let names = store::listings::source::names(db, caller.account).await?;
            by_source(&books, &names, period)
        }
    };
    Ok(Report { first, last, rows, total: books.whole(period) })
}

fn check_period(first: Month, last: Month) -> Result<(), ResourceError> {
    match first.count_until(last) {
        0 => Err(ResourceError::wrong("to", "The last month is before the first.")),
        months if months > MOST_MONTHS => {
            Err(ResourceError::wrong("to", format!("A report is about at most {MOST_MONTHS} months.")))
        }
        _ => Ok(()),
    }
}

/// Everything that happened in a period.
pub(super) async fn books(
    store: &Store,
    scope: &Scope,
    homes: &[HomeLine],
    period: Span,
) -> Result<Books, StoreError> {
    let db = store.read();
    let first_nights: HashMap<Id, _> =
        store::insight::report::first_nights(db, scope).await?.into_iter().collect();
    let offers = homes.iter().map(|home| {
        let made = home.created_at.with_timezone(&app::zone_named(&home.time_zone)).date_naive();
        // A home that was imported with its bookings was sold before it was created here.
        let since = first_nights.get(&home.id).map_or(made, |first| made.min(*first));
        let units = u32::try_from(home.units).unwrap_or(1);
        Offer { home: home.id.key(), units, since: home.is_on_sale.then_some(since) }
    });
    let mut stays = Vec::new();
    for line in store::insight::report::stays(db, scope, period).await? {
        let broken = |error: domain::money::currency::CurrencyError| StoreError::Broken(error.to_string());
        stays.push(SoldStay {
            home: line.property_id.key(),
            source: line.source_id.map(Id::key),
            nights: Span { from: line.check_in, until: line.check_out },
            currency: line.currency.parse().map_err(broken)?,
            rent: line.total_rent,
            revenue: line.total - line.total_taxes,
        });
    }
    let blocks = store::insight::report::blocks(db, scope, period)
        .await?
        .into_iter()
        .map(|line| Blocked { home: line.property_id.key(), nights: Span::through(line.first, line.last) });
    let canceled =
        store::insight::report::canceled(db, scope, period).await?.into_iter().map(|line| CanceledStay {
            home: line.property_id.key(),
            source: line.source_id.map(Id::key),
            check_in: line.check_in,
        });
    Ok(Books { offers: offers.collect(), stays, blocks: blocks.collect(), canceled: canceled.collect() })
}

fn by_month(books: &Books, first: Month, last: Month) -> Vec<ReportRow> {
    let months = books.by_month(first.until(last));
    months.into_iter().map(|(month, figures)| ReportRow { about: About::Month(month), figures }).collect()
}

fn by_property(books: &Books, mut homes: Vec<HomeLine>, period: Span) -> Vec<ReportRow> {
    let mut figures = books.by_home(period);
    homes.sort_by_cached_key(|home| (home.name.to_lowercase(), home.id));
    let row = |home: HomeLine| {
        let key = home.id.key();
        Some(ReportRow { figures: figures.remove(&key)?, about: About::Property { key, name: home.name } })
    };
    homes.into_iter().filter_map(row).collect()
}

/// Sorted by nights sold, most first.
fn by_source(books: &Books, names: &HashMap<Id, String>, period: Span) -> Vec<ReportRow> {
    let row = |(key, figures): (Option<Key>, Figures)| {
        let about = key.map_or(About::NoSource, |key| About::Source {
            key,
            name: names.get(&key.into()).cloned().unwrap_or_default(),
        });
        ReportRow { about, figures }
    };
    let mut rows: Vec<ReportRow> = books.by_source(period).into_iter().map(row).collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.figures.sold));
    rows
}
