//! Amounts and limits of a block's homes in columns: a query needs only a few numbers of each home, and reads them sequentially.

use domain::listings::sheet::{Asked, Figures};
use domain::listings::terms::Terms;

use crate::columns::mask::{BLOCK, Mask};

/// Homes with more rates or fees are priced from their terms.
const MOST_RATES: usize = 16;
const MOST_FEES: usize = 12;

// The columns in order.
const ACCOMMODATES: usize = 0;
const INCLUDED_GUESTS: usize = 1;
const MAX_PETS: usize = 2;
const EXTRA_GUEST: usize = 3;
const FEES: usize = 4;
const PRICES: usize = FEES + MOST_FEES;
/// One cache line (16 cells) longer than a block: columns at multiples of 4 kB would evict each other from the cache.
const STRIDE: usize = BLOCK + 16;

const fn price_column(rate: usize, asked: Asked) -> usize {
    PRICES + rate * Asked::ALL.len() + asked as usize
}

#[derive(Clone, Debug, Default)]
pub(crate) struct FigureColumns {
    /// The columns, as many as any home needs. 32 bits are enough for nearly all amounts and halve the memory and the time to
    /// read it.
    cells: Vec<u32>,
    smoking_allowed: Mask,
    /// Homes whose numbers do not fit.
    apart: Mask,
}

impl FigureColumns {
    pub(crate) fn set(&mut self, at: usize, terms: &Terms) {
        self.smoking_allowed.set(at, terms.smoking_allowed);
        let fits = self.put(at, terms).is_some();
        self.apart.set(at, !fits);
    }

    /// `None` if a number is too large or there are too many.
    fn put(&mut self, at: usize, terms: &Terms) -> Option<()> {
        let (rates, fees) = (terms.rates.rates().len(), terms.fees.len());
        if rates > MOST_RATES || fees > MOST_FEES {
            return None;
        }
        let columns = price_column(rates, Asked::ALL[0]);
        self.cells.resize(self.cells.len().max(columns * STRIDE), 0);
        let mut put = |column: usize, number: i64| {
            self.cells[column * STRIDE + at] = u32::try_from(number).ok()?;
            Some(())
        };
        put(ACCOMMODATES, terms.accommodates.into())?;
        put(INCLUDED_GUESTS, terms.included_guests.into())?;
        put(MAX_PETS, terms.max_pets.into())?;
        put(EXTRA_GUEST, terms.extra_guest())?;
        (0..fees).try_for_each(|place| put(FEES + place, terms.fee(place)))?;
        (0..rates)
            .flat_map(|rate| Asked::ALL.map(|asked| (rate, asked)))
            .try_for_each(|(rate, asked)| put(price_column(rate, asked), terms.price(rate, asked)))
    }

    /// The numbers of a home; `None` if they do not fit.
    pub(crate) fn of(&self, at: usize) -> Option<HomeFigures<'_>> {
        (!self.apart.contains(at)).then_some(HomeFigures { columns: self, at })
    }
}

/// The columns' values for one home.
#[derive(Clone, Copy)]
pub(crate) struct HomeFigures<'a> {
    columns: &'a FigureColumns,
    at: usize,
}

impl HomeFigures<'_> {
    #[inline]
    fn cell(&self, column: usize) -> u32 {
        self.columns.cells[column * STRIDE + self.at]
    }
}

impl Figures for HomeFigures<'_> {
    #[inline]
    fn accommodates(&self) -> u32 {
        self.cell(ACCOMMODATES)
    }

    #[inline]
    fn included_guests(&self) -> u32 {
        self.cell(INCLUDED_GUESTS)
    }

    #[inline]
    fn max_pets(&self) -> u32 {
        self.cell(MAX_PETS)
    }

    #[inline]
    fn smoking_allowed(&self) -> bool {
        self.columns.smoking_allowed.contains(self.at)
    }

    #[inline]
    fn extra_guest(&self) -> i64 {
        self.cell(EXTRA_GUEST).into()
    }

    #[inline]
    fn fee(&self, place: usize) -> i64 {
        self.cell(FEES + place).into()
    }

    #[inline]
    fn price(&self, rate: usize, asked: Asked) -> i64 {
        self.cell(price_column(rate, asked)).into()
    }
}
