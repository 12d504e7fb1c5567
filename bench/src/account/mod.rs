//! Lists of the account area: the first and the last page in every order and with every filter that a screen offers, over ten
//! thousand homes and a hundred thousand bookings, on both engines. Requested through the router, with a session as in a browser.

mod clerk;
mod export;
mod guest;
mod maker;
mod offered;
mod world;

use std::time::Duration;

use store::Engine;

use crate::bar::Bars;
use crate::table::{Table, time};
use clerk::Clerk;

const MOST: Duration = Duration::from_millis(10);
/// Limit if all rows must be counted because of a preceding write.
const MOST_ANEW: Duration = Duration::from_millis(20);
/// Limit for text searches, which cover all texts of the account.
const MOST_OF_A_SEARCH: Duration = Duration::from_millis(50);

pub async fn run(bars: &mut Bars) -> anyhow::Result<()> {
    run_on(Engine::Sqlite, bars).await?;
    run_on(Engine::Postgres, bars).await
}

async fn run_on(engine: Engine, bars: &mut Bars) -> anyhow::Result<()> {
    let Some(store) = world::open(engine).await? else {
        println!("\n  Lists on PostgreSQL were skipped: {} is not set.", world::SERVER_VARIABLE);
        return Ok(());
    };
    let clerk = Clerk::sign_in(store).await?;
    let columns = ["", "rows", "first", "last", "after a write"].map(str::to_owned);
    let mut table = Table::new(format!("Lists of the account area on {engine:?}, p50 by the clock"), columns);
    for (list, offers) in offered::all()? {
        for query in offers.queries(&list, &clerk).await? {
            let measured = clerk.measure(&list, &query).await?;
            let name = format!("{list}?{query}");
            let times = [measured.first, measured.last, measured.anew].map(time);
            table.row(&name, std::iter::once(measured.rows.to_string()).chain(times));
            let is_search = query.starts_with("search=");
            let (most, most_anew) =
                if is_search { (MOST_OF_A_SEARCH, MOST_OF_A_SEARCH) } else { (MOST, MOST_ANEW) };
            bars.at_most(format!("{engine:?} {name}"), measured.first.max(measured.last), most);
            bars.at_most(format!("{engine:?} {name}, after a write"), measured.anew, most_anew);
        }
    }
    table.print();
    export::run(&format!("{engine:?}"), &clerk).await
}
