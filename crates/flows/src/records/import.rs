//! Import of rows from a spreadsheet: all of them, or none. Each row is tried on its own, so that all errors are reported at
//! once; a dry run tries them too, and stores nothing.

use store::StoreError;
use store::resource::{Row, Value};

use super::declaration::Resource;
use super::error::ResourceError;
use super::keeper::Desk;
use super::log::{Shown, commit_shown};
use super::write::create_one;
use crate::App;
use crate::access::Caller;

/// The result of each row, in order. Either all or none are stored.
pub type Outcomes = Vec<Result<Row, ResourceError>>;

/// With `keep` the rows are stored, provided that none fails.
pub async fn import_rows(
    app: &App,
    caller: &Caller,
    resource: &'static Resource,
    rows: Vec<Vec<(&'static str, Value)>>,
    keep: bool,
) -> Result<Outcomes, ResourceError> {
    let names = rows.iter().flatten().map(|(name, _)| *name);
    resource.check_writer(caller, names)?;
    let tx = app.store.write().await?;
    let (mut outcomes, mut shown) = (Vec::with_capacity(rows.len()), Shown::default());
    for values in rows {
        // A failed row must not fail the transaction of the others.
        let attempt = tx.begin().await?;
        let desk = Desk { app, caller, tx: &attempt };
        let made = create_one(app, desk, resource, values, &mut shown).await;
        let ended = if made.is_ok() { attempt.commit().await } else { attempt.rollback().await };
        ended?;
        match made {
            Err(ResourceError::Store(error)) if !matches!(error, StoreError::Duplicate) => {
                return Err(error.into());
            }
            outcome => outcomes.push(outcome),
        }
    }
    let made: Vec<Row> = outcomes.iter().filter_map(|outcome| outcome.as_ref().ok()).cloned().collect();
    if keep && made.len() == outcomes.len() {
        commit_shown(app, tx, caller, resource, shown, &made).await?;
    } else {
        tx.rollback().await?;
    }
    Ok(outcomes)
}
