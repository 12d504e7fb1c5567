//! Lists of the account area: the first and the last part in every order and with every filter that a screen offers, over ten
//! thousand homes and a hundred thousand bookings, on both engines. Asked through the router, with a session as a browser has one.

mod clerk;
mod world;

use std::time::Duration;

use anyhow::Context;
use store::Engine;

use crate::bar::Bars;
use crate::table::{Table, time};
use clerk::Clerk;

const MOST: Duration = Duration::from_millis(10);
/// Long lists. What is short is quick.
const LISTS: [&str; 7] =
    ["property", "listing", "reservation", "reservation-payment", "thread", "calendar-event", "audit-entry"];
/// What screens narrow them by.
const FILTERS: &[(&str, &[&str])] = &[
    (
        "property",
        &["state_status=p", "property_type=house", "bedrooms__gte=4", "city__icontains=lake", "search=lake"],
    ),
    ("listing", &["active_type=a", "active_type__in=p,w", "instant_book=True"]),
    (
        "reservation",
        &[
            "status=r",
            "status__in=o,t",
            "check_in__gte=2026-12-01&order_by=check_in",
            "status=r&check_out__gte=2026-12-01&order_by=check_out",
            "paid_status=u",
            "search=guest%2077",
        ],
    ),
    ("reservation-payment", &["state=due&order_by=due_date", "due_date__lte=2026-12-01"]),
];

pub async fn run(bars: &mut Bars) -> anyhow::Result<()> {
    run_on(Engine::Sqlite, bars).await?;
    run_on(Engine::Postgres, bars).await
}

async fn run_on(engine: Engine, bars: &mut Bars) -> anyhow::Result<()> {
    let Some(store) = world::open(engine).await? else {
        println!("\n  Lists on PostgreSQL were left out: {} names no server.", world::SERVER_VARIABLE);
        return Ok(());
    };
    let clerk = Clerk::sign_in(store).await?;
    let columns = ["", "rows", "first", "last"].map(str::to_owned);
    let mut table = Table::new(format!("Lists of the account area on {engine:?}, p50 by the clock"), columns);
    for list in LISTS {
        let about = clerk.describe(list).await?;
        let orders = about["orderings"].as_array().context("orders")?;
        let orders = orders.iter().filter_map(|order| order.as_str());
        let filters = FILTERS.iter().filter(|(name, _)| *name == list).flat_map(|(_, filters)| *filters);
        let asked = orders
            .flat_map(|order| [format!("order_by={order}"), format!("order_by=-{order}")])
            .chain(filters.map(|filter| (*filter).to_owned()));
        for query in asked {
            let measured = clerk.measure(list, &query).await?;
            let name = format!("{list}?{query}");
            table.row(&name, [measured.rows.to_string(), time(measured.first), time(measured.last)]);
            bars.at_most(format!("{engine:?} {name}"), measured.first.max(measured.last), MOST);
        }
    }
    table.print();
    Ok(())
}
