//! The outstanding amount of a payment plan after payments, edits and refunds in any order: paid, open and surplus always add up
//! to the total.

use chrono::NaiveDate;

use crate::policies::payment_plan::Instalment;

/// A payment that has not been made yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    pub due_date: NaiveDate,
    pub amount: i64,
}

/// The rest of a plan after it was partly paid, fully paid or overpaid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outstanding {
    /// Due today or overdue.
    pub now: i64,
    pub later: Vec<Open>,
    /// Paid beyond the whole plan; to be refunded.
    pub surplus: i64,
}

/// Payments settle the earliest due dates first. `settled` was paid and not refunded, or is being charged at this moment.
pub fn outstanding(plan: &[Instalment], settled: i64, today: NaiveDate) -> Outstanding {
    let mut unspent = settled;
    let left = plan.iter().map(|part| {
        let paid = unspent.clamp(0, part.amount);
        unspent -= paid;
        Open { due_date: part.due_date, amount: part.amount - paid }
    });
    let (due, later): (Vec<Open>, Vec<Open>) =
        left.filter(|open| open.amount > 0).partition(|open| open.due_date <= today);
    let now = due.iter().map(|open| open.amount).sum();
    Outstanding { now, later, surplus: unspent.max(0) }
}

#[cfg(test)]
mod tests {
    use chrono::Days;
    use proptest::prelude::*;

    use super::*;
    use crate::arbitrary::plan;

    fn day(day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 12, day).unwrap()
    }

    #[test]
    fn a_plan_laid_anew_asks_for_what_its_days_ask_for() {
        let part = |day, amount| Instalment { due_date: day, amount, collect_while_booking: false };
        let plan = [part(day(1), 300), part(day(10), 200), part(day(20), 500)];
        let later = |amount| vec![Open { due_date: day(20), amount }];
        for (settled, now, rest, surplus) in [
            (250, 250, later(500), 0),
            (500, 0, later(500), 0),
            (700, 0, later(300), 0),
            (1_100, 0, vec![], 100),
        ] {
            let expected = Outstanding { now, later: rest, surplus };
            assert_eq!(outstanding(&plan, settled, day(10)), expected, "{settled}");
        }
    }

    proptest! {
        /// After partial payments, new prices, new dates and refunds, no cent is lost or charged twice.
        #[test]
        fn any_sequence_of_payments_edits_and_refunds_keeps_the_sum(
            plan in plan(),
            first in 1_i64..1_000_000,
            steps in prop::collection::vec((0_u8..4, 0_i64..400_000), 1..12),
        ) {
            let (booked, mut today, mut check_in) = (day(1), day(1), day(28));
            let (mut total, mut settled) = (first, 0);
            for (kind, size) in steps {
                match kind {
                    0 => settled += size,
                    1 => total = size,
                    2 => settled -= size.min(settled),
                    _ => {
                        let days = Days::new(size.unsigned_abs() % 9);
                        (today, check_in) = (today + days, check_in + days);
                    }
                }
                let left = outstanding(&plan.schedule(total, booked, check_in), settled, today);
                let open = left.now + left.later.iter().map(|open| open.amount).sum::<i64>();
                prop_assert_eq!(settled + open - left.surplus, total);
                prop_assert!(left.now >= 0 && left.surplus >= 0 && (open == 0 || left.surplus == 0));
                prop_assert!(left.later.iter().all(|open| open.amount > 0 && open.due_date > today));
                settled -= left.surplus;
            }
        }
    }
}
