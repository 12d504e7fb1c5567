//! Homes of one kind make the same of a stay but for their amounts: what rules say is found once for all of them.

use std::collections::HashMap;
use std::sync::Arc;

use domain::groundwork::Groundwork;
use domain::inquiry::Inquiry;
use domain::rules::Rules;
use domain::sheet::Sheet;

/// The number of a kind of homes.
pub(crate) type KindId = u32;

/// More kinds than this are not told apart: to remember what becomes of a stay in each would take longer than to find it.
const MOST: usize = 4_096;

/// Rules and the number of the time zone, which tells the day on which a question is asked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kinds(HashMap<(Arc<Rules>, u16), KindId>);

impl Kinds {
    /// The kind of a home, whose rules are from now on those that its kind shares.
    pub(crate) fn of(known: &mut Arc<Self>, sheet: &mut Sheet, zone: u16) -> Option<KindId> {
        if !sheet.goes_by_its_rules() {
            return None;
        }
        let key = (Arc::clone(&sheet.rules), zone);
        if let Some(((rules, _), kind)) = known.0.get_key_value(&key) {
            sheet.rules = Arc::clone(rules);
            return Some(*kind);
        }
        let kind = KindId::try_from(known.0.len()).ok().filter(|_| known.0.len() < MOST)?;
        Arc::make_mut(known).0.insert(key, kind);
        Some(kind)
    }
}

/// What the rules of each kind make of one stay, as far as it was asked.
#[derive(Default)]
pub(crate) struct Groundworks {
    known: Vec<Option<Groundwork>>,
    other: Option<Groundwork>,
}

impl Groundworks {
    pub(crate) fn of(&mut self, kind: Option<KindId>, sheet: &Sheet, inquiry: &Inquiry<'_>) -> &Groundwork {
        let Some(kind) = kind.map(|kind| kind as usize) else {
            return self.other.insert(Groundwork::plain(sheet, inquiry));
        };
        if self.known.len() <= kind {
            self.known.resize(kind + 1, None);
        }
        self.known[kind].get_or_insert_with(|| Groundwork::plain(sheet, inquiry))
    }
}
