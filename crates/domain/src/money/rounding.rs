//! The only module that rounds amounts: half up, away from zero, so that a refund is exactly the negative of its charge.
//! Amounts are plain minor units of one currency, as inside the price engine.

use crate::money::basis_points::BasisPoints;

/// The maximum amount in a listing's terms. The price engine refuses sums that could leave 64 bits long before they do.
pub const MAX_AMOUNT: i64 = 100_000_000_000;

/// For amounts of the price engine, which limits each sum.
pub fn pro_rata(amount: i64, numerator: u32, denominator: u32) -> i64 {
    share(amount, numerator.into(), denominator.into()).expect("bounded amounts stay within 64 bits")
}

/// `amount × numerator / DENOMINATOR`. Division by a constant is many times faster, and search divides for each home.
#[inline]
pub(crate) fn part_of<const DENOMINATOR: u32>(amount: i64, numerator: u32) -> i64 {
    match u32::try_from(amount) {
        // A usual amount: no overflow, even when doubled.
        Ok(usual) if numerator <= BasisPoints::WHOLE.get() => {
            let doubled = u64::from(usual) * u64::from(numerator) * 2;
            ((doubled + u64::from(DENOMINATOR)) / (u64::from(DENOMINATOR) * 2)).cast_signed()
        }
        _ => pro_rata(amount, numerator, DENOMINATOR),
    }
}

#[inline]
pub fn percent(amount: i64, share: BasisPoints) -> i64 {
    part_of::<{ BasisPoints::WHOLE.get() }>(amount, share.get())
}

/// The share of `amount` for `part` of `whole`; all are amounts of one bill. Zero if `whole` is zero.
pub fn portion(amount: i64, part: i64, whole: i64) -> i64 {
    share(amount, part, whole).unwrap_or(0)
}

/// The sum of `part` per `whole` of two amounts of one bill, each with its own positive `whole`; rounded once.
pub(crate) fn portions(part: i64, [(one, of_one), (other, of_other)]: [(i64, i64); 2]) -> i64 {
    if of_one == of_other {
        return portion(one + other, part, of_one);
    }
    let [part, one, of_one, other, of_other] = [part, one, of_one, other, of_other].map(i128::from);
    let (product, divisor) = (part * (one * of_other + other * of_one), of_one * of_other);
    let rounded = product.signum() * ((product.abs() * 2 + divisor) / (divisor * 2));
    i64::try_from(rounded).expect("a part of amounts of one bill")
}

/// `None` on division by zero or overflow.
fn share(amount: i64, numerator: i64, denominator: i64) -> Option<i64> {
    if denominator == 0 {
        return None;
    }
    quick(amount, numerator, denominator).or_else(|| {
        let divisor = i128::from(denominator);
        let product = i128::from(amount) * i128::from(numerator);
        let rounded = product.signum() * ((product.abs() * 2 + divisor) / (divisor * 2));
        i64::try_from(rounded).ok()
    })
}

/// 64-bit arithmetic, sufficient for nearly all amounts.
#[inline]
fn quick(amount: i64, numerator: i64, denominator: i64) -> Option<i64> {
    let doubled = amount.checked_mul(numerator)?.checked_mul(2)?;
    let raised = doubled.checked_abs()?.checked_add(denominator)?;
    let rounded = raised / denominator.checked_mul(2)?;
    Some(if doubled < 0 { -rounded } else { rounded })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn halves_go_away_from_zero() {
        for (amount, expected) in [(1, 1), (-1, -1), (3, 2), (-3, -2), (2, 1), (0, 0)] {
            assert_eq!(pro_rata(amount, 1, 2), expected, "{amount}");
        }
        assert_eq!(share(1, 1, 0), None);
        assert_eq!(share(i64::MAX, u32::MAX.into(), 1), None);
        assert_eq!((portion(100, 1, 3), portion(100, 0, 0)), (33, 0));
    }

    proptest! {
        #[test]
        fn usual_amounts_are_rounded_like_all_others(amount in 0..i64::from(u32::MAX) * 2, numerator in 0_u32..20_000) {
            prop_assert_eq!(part_of::<30>(amount, numerator), pro_rata(amount, numerator, 30));
            prop_assert_eq!(part_of::<10_000>(amount, numerator), pro_rata(amount, numerator, 10_000));
        }

        #[test]
        fn the_quick_way_is_the_exact_one(amount in any::<i64>(), numerator in any::<u32>(), denominator in 1_u32..) {
            let exact = i128::from(amount) * i128::from(numerator) * 2 / i128::from(denominator);
            let rounded = (exact.abs() + 1) / 2 * exact.signum();
            prop_assert_eq!(share(amount, numerator.into(), denominator.into()), i64::try_from(rounded).ok());
        }
    }
}
