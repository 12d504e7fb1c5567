//! Pagination cursors.

use std::fmt;
use std::str::FromStr;

use domain::key::Key;

use crate::request::order::Order;

/// The rank of the last home on a page: the next page starts with the homes that rank after it, even if homes changed meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    pub(crate) order: Order,
    pub(crate) rank: u64,
    pub(crate) key: Key,
}

impl Cursor {
    pub const fn order(&self) -> Order {
        self.order
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrokenCursor;

impl fmt::Display for BrokenCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("This is not the cursor of a page in this order.")
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}-{:x}-{}", self.order as u8, self.rank, self.key)
    }
}

impl FromStr for Cursor {
    type Err = BrokenCursor;

    fn from_str(text: &str) -> Result<Self, BrokenCursor> {
        let mut parts = text.split('-');
        let mut part = || parts.next().ok_or(BrokenCursor);
        let number = |text: &str| u64::from_str_radix(text, 16).map_err(|_| BrokenCursor);
        let order = usize::try_from(number(part()?)?).map_err(|_| BrokenCursor)?;
        let order = *Order::ALL.get(order).ok_or(BrokenCursor)?;
        let rank = number(part()?)?;
        let key = part()?.parse().map_err(|_| BrokenCursor)?;
        if parts.next().is_some() {
            return Err(BrokenCursor);
        }
        Ok(Self { order, rank, key })
    }
}

#[cfg(test)]
mod tests {
    use domain::key::AccountId;
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_cursor_is_read_back(order in 0..Order::ALL.len(), rank: u64, random: u64) {
            let cursor = Cursor { order: Order::ALL[order], rank, key: Key::new(AccountId::new(1), 2, random) };
            prop_assert_eq!(cursor.to_string().parse(), Ok(cursor));
        }

        #[test]
        fn no_text_panics(text in "\\PC*|[0-9a-f]{0,3}-[0-9a-f]{0,20}-[0-9A-Z]{0,27}") {
            let _ = text.parse::<Cursor>();
        }
    }
}
