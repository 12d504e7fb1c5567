//! Numbers homes with equal rules, discounts, fees or taxes, so that the results for a stay are computed once per distinct part.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

use domain::listings::rules::Rules;
use domain::listings::sheet::Sheet;
use domain::price::discount::{self, Discount};
use domain::price::fee::{FeePart, FeeRule};
use domain::price::inquiry::Inquiry;
use domain::price::tax::{TaxLine, TaxPart};
use domain::quotes::groundwork::{Groundwork, Passage};

/// Beyond this number, parts are not shared: caching the results would take longer than computing them.
const MOST: usize = 4_096;
/// A part that is not shared: unique or beyond the limit.
const APART: u16 = u16::MAX;

/// The numbers of a home's parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Kind {
    rules: u16,
    discounts: u16,
    fees: u16,
    taxes: u16,
}

impl Kind {
    /// Whether homes of this kind share all parts.
    pub(crate) fn is_shared(self) -> bool {
        let Self { rules, discounts, fees, taxes } = self;
        ![rules, discounts, fees, taxes].contains(&APART)
    }
}

/// The distinct parts of all homes of the site.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kinds {
    rules: Arc<Numbered<Rules>>,
    discounts: Arc<Numbered<[Discount]>>,
    fees: Arc<Numbered<[FeeRule]>>,
    taxes: Arc<Numbered<[TaxLine]>>,
}

#[derive(Debug)]
struct Numbered<T: ?Sized>(HashMap<Arc<T>, u16>);

impl Kinds {
    /// Returns the kind of a home, and replaces its parts by the shared equal ones.
    pub(crate) fn of(&mut self, sheet: &mut Sheet) -> Kind {
        let rules = Numbered::number(&mut self.rules, &mut sheet.rules);
        Kind {
            rules: if sheet.goes_by_its_rules() { rules } else { APART },
            discounts: Numbered::number(&mut self.discounts, &mut sheet.discounts),
            fees: Numbered::number(&mut self.fees, &mut sheet.fees),
            taxes: Numbered::number(&mut self.taxes, &mut sheet.taxes),
        }
    }
}

impl<T: ?Sized + Eq + Hash> Numbered<T> {
    fn number(known: &mut Arc<Self>, part: &mut Arc<T>) -> u16 {
        if let Some((same, number)) = known.0.get_key_value(part) {
            *part = Arc::clone(same);
            return *number;
        }
        let number = known.0.len();
        if number == MOST {
            return APART;
        }
        let number = u16::try_from(number).expect("few are told apart");
        Arc::make_mut(known).0.insert(Arc::clone(part), number);
        number
    }
}

/// The cached results of one stay for each part.
#[derive(Default)]
pub(crate) struct Groundworks {
    /// By the current date in the home's time zone.
    days: Vec<Day>,
    fees: Known<Vec<FeePart>>,
    taxes: Known<Vec<TaxPart>>,
}

#[derive(Default)]
struct Day {
    passages: Known<Passage>,
    discounts: Known<Option<Discount>>,
}

struct Known<T> {
    numbered: Vec<Option<T>>,
    apart: Option<T>,
}

impl Groundworks {
    pub(crate) fn of(
        &mut self,
        kind: Kind,
        sheet: &Sheet,
        inquiry: &Inquiry<'_>,
        day: usize,
    ) -> Groundwork<'_> {
        if self.days.len() <= day {
            self.days.resize_with(day + 1, Day::default);
        }
        let Day { passages, discounts } = &mut self.days[day];
        Groundwork {
            passage: passages.get(kind.rules, || Passage::new(sheet, inquiry)),
            discount: *discounts.get(kind.discounts, || discount::best(&sheet.discounts, inquiry).copied()),
            fees: self.fees.get(kind.fees, || FeeRule::parts(&sheet.fees, inquiry, |_| None)),
            taxes: self.taxes.get(kind.taxes, || TaxLine::parts(&sheet.taxes, inquiry)),
        }
    }
}

impl<T> Known<T> {
    fn get(&mut self, number: u16, find: impl FnOnce() -> T) -> &T {
        if number == APART {
            return self.apart.insert(find());
        }
        let number = usize::from(number);
        if self.numbered.len() <= number {
            self.numbered.resize_with(number + 1, || None);
        }
        self.numbered[number].get_or_insert_with(find)
    }
}

impl<T> Default for Known<T> {
    fn default() -> Self {
        Self { numbered: Vec::new(), apart: None }
    }
}

impl<T: ?Sized> Default for Numbered<T> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<T: ?Sized> Clone for Numbered<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}
