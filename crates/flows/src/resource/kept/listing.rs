//! A listing stands as its home is ready and as whoever runs the platform allows.

use domain::code::ActiveType;
use domain::listing::{Act, check_set};
use store::resource::{Row, Value};

use crate::resource::{Boxed, Desk, Keeper, ResourceError};

const STANDING: &str = "active_type";

#[derive(Debug)]
pub struct ListingKeeper;

impl Keeper for ListingKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            let from = before.map_or(ActiveType::New, standing);
            let to = standing(row);
            if from == to {
                return Ok(());
            }
            let Some(property) = row.get("property").as_key() else { return Ok(()) };
            let account = desk.caller.account;
            let home = store::listing_home::find(desk.tx, account, property, row.key()).await?;
            let home = home.unwrap_or_default();
            let setup = desk.house.setup(&home);
            // One that is made has no rates yet: whoever wants it sold at once is told what is left to do.
            let is_wish = before.is_none() && to == ActiveType::Active;
            if let Some(to) = Act::Activate.leads(from, &setup).filter(|_| is_wish) {
                row.set(STANDING, Value::Text(to.code().to_owned()));
                return Ok(());
            }
            let name = if home.name.trim().is_empty() { "This home" } else { home.name.trim() };
            check_set(from, to, &setup)
                .map_err(|refusal| ResourceError::wrong(STANDING, format!("{name} {refusal}")))
        })
    }
}

/// What may stand there is checked before.
fn standing(row: &Row) -> ActiveType {
    row.text(STANDING).parse().unwrap_or(ActiveType::New)
}
