//! The one place where an amount is rounded: half up, away from zero, so that a refund is to the cent the negative of
//! its charge. Amounts here are plain minor units of one currency, as inside the price engine.

use crate::basis_points::BasisPoints;

/// The largest amount a listing's terms may name. Times every guest and night of the longest stay it is far below 2^63.
pub const MAX_AMOUNT: i64 = 100_000_000_000;

/// `amount × numerator / denominator`, or nothing when that is no number of ours.
pub fn checked_pro_rata(amount: i64, numerator: u32, denominator: u32) -> Option<i64> {
    if denominator == 0 {
        return None;
    }
    let divisor = i128::from(denominator);
    let product = i128::from(amount) * i128::from(numerator);
    let rounded = product.signum() * ((product.abs() * 2 + divisor) / (divisor * 2));
    i64::try_from(rounded).ok()
}

/// For amounts of the price engine, which are bounded by [`MAX_AMOUNT`].
pub fn pro_rata(amount: i64, numerator: u32, denominator: u32) -> i64 {
    checked_pro_rata(amount, numerator, denominator).expect("bounded amounts stay within 64 bits")
}

pub fn percent(amount: i64, share: BasisPoints) -> i64 {
    pro_rata(amount, share.get(), BasisPoints::WHOLE.get())
}
