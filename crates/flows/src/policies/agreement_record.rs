//! `agreement`: rental agreements. A text is never edited: a new one with the same name becomes the next edition.
//!
//! An agreement with an existing name is stored as its next edition.

use sha2::{Digest, Sha256};
use store::resource::{Field, Row, Search, Value};

use crate::records::{
    Boxed, CREATED, Desk, HOMES, KEY, Keeper, Resource, STATE, STATE_ACTIONS, UPDATED, VERSION,
};

pub static AGREEMENT: Resource = Resource::new(
    "agreement",
    "agreement",
    HOMES,
    &[
        KEY,
        Field::text("name", 120).required().fixed(),
        Field::whole("edition", 1, 1_000_000, 1).read_only(),
        Field::prose("body", 200_000).required().fixed(),
        Field::text("body_hash", 64).hidden(),
        STATE,
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.searched(Search::In(&["name"]))
.ordered("name,-edition")
.actions(STATE_ACTIONS)
.kept_by(&AgreementKeeper);

#[derive(Debug)]
pub struct AgreementKeeper;

impl Keeper for AgreementKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            if before.is_none() {
                let newest = store::policies::agreement::newest_edition(
                    desk.tx,
                    desk.caller.account,
                    row.text("name"),
                )
                .await?;
                row.set("edition", Value::Whole(i64::from(newest) + 1));
                let digest = hex::encode(Sha256::digest(row.text("body").as_bytes()));
                row.set("body_hash", Value::Text(digest));
            }
            Ok(())
        })
    }
}
