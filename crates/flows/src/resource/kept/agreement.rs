//! An agreement of a name that is there already is its next edition.

use sha2::{Digest, Sha256};
use store::resource::{Row, Value};

use crate::resource::{Boxed, Desk, Keeper};

#[derive(Debug)]
pub struct AgreementKeeper;

impl Keeper for AgreementKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            if before.is_none() {
                let newest =
                    store::agreement::newest_edition(desk.tx, desk.caller.account, row.text("name")).await?;
                row.set("edition", Value::Whole(i64::from(newest) + 1));
                let digest = hex::encode(Sha256::digest(row.text("body").as_bytes()));
                row.set("body_hash", Value::Text(digest));
            }
            Ok(())
        })
    }
}
