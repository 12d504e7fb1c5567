//! A promotion is found by its code, whatever its case and accents.

use domain::text::fold;
use store::resource::{Row, Value};

use crate::resource::{Boxed, Desk, Keeper};

#[derive(Debug)]
pub struct PromotionKeeper;

impl Keeper for PromotionKeeper {
    fn prepare<'a>(&'a self, _: Desk<'a>, _: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        let folded = fold(row.text("code"));
        row.set("code_folded", Value::Text(folded));
        Box::pin(async { Ok(()) })
    }
}
