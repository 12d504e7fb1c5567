//! What is still to be paid, after payments, edits and refunds in any order: the open instalments always add up to what is owed.

use chrono::NaiveDate;

use crate::payment_plan::Instalment;
use crate::rounding::portion;

/// A payment that has not been made yet, in the order of its day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    pub due_date: NaiveDate,
    pub amount: i64,
}

/// How the open instalments change so that they fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    /// One for each open instalment, in their order; 0 for one that is needed no more.
    pub amounts: Vec<i64>,
    /// Owed although no instalment is open: due at once.
    pub extra: i64,
    /// Paid beyond what is owed: to be given back.
    pub surplus: i64,
}

/// Spreads what is owed over the open instalments in proportion to what they were; rounding evens out on the way.
/// `settled` is what has been paid and not refunded, or is being charged at this moment.
pub fn rebalance(total: i64, settled: i64, open: &[Open]) -> Balance {
    let owed = (total - settled).max(0);
    let surplus = (settled - total).max(0);
    let whole: i64 = open.iter().map(|instalment| instalment.amount).sum();
    let (mut reached, mut spread) = (0, 0);
    // Each takes what its share of the whole so far adds: rounding once for each, it never runs ahead of what is owed.
    let mut amounts: Vec<i64> = open
        .iter()
        .map(|instalment| {
            reached += instalment.amount;
            let before = std::mem::replace(&mut spread, portion(owed, reached, whole));
            spread - before
        })
        .collect();
    match amounts.last_mut() {
        Some(last) => {
            *last += owed - spread;
            Balance { amounts, extra: 0, surplus }
        }
        None => Balance { amounts, extra: owed, surplus },
    }
}

/// What is left of a plan that was laid anew after some of it had been paid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outstanding {
    /// Should have been paid by today.
    pub now: i64,
    pub later: Vec<Open>,
    /// Paid beyond the whole plan: to be given back.
    pub surplus: i64,
}

/// What was paid counts for the earliest days first.
pub fn outstanding(plan: &[Instalment], settled: i64, today: NaiveDate) -> Outstanding {
    let whole: i64 = plan.iter().map(|part| part.amount).sum();
    let days: Vec<Open> =
        plan.iter().map(|part| Open { due_date: part.due_date, amount: part.amount }).collect();
    let left = days.iter().zip(pay(&days, settled)).map(|(open, amount)| Open { amount, ..*open });
    let (due, later): (Vec<Open>, Vec<Open>) =
        left.filter(|open| open.amount > 0).partition(|open| open.due_date <= today);
    let now = due.iter().map(|open| open.amount).sum();
    Outstanding { now, later, surplus: (settled - whole).max(0) }
}

/// What a payment of any size does to the open instalments: the earliest are paid first. Returns what is left of each.
pub fn pay(open: &[Open], mut amount: i64) -> Vec<i64> {
    open.iter()
        .map(|instalment| {
            let part = amount.clamp(0, instalment.amount);
            amount -= part;
            instalment.amount - part
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn open(amounts: &[i64]) -> Vec<Open> {
        let day = NaiveDate::from_ymd_opt(2026, 12, 1).unwrap();
        amounts.iter().map(|amount| Open { due_date: day, amount: *amount }).collect()
    }

    #[test]
    fn a_cheaper_stay_lowers_what_is_open_in_proportion() {
        let balance = rebalance(90_000, 30_000, &open(&[20_000, 50_000]));
        assert_eq!(balance, Balance { amounts: vec![17_143, 42_857], extra: 0, surplus: 0 });
    }

    #[test]
    fn what_is_owed_without_an_open_instalment_is_due_at_once() {
        assert_eq!(rebalance(100, 40, &[]), Balance { amounts: vec![], extra: 60, surplus: 0 });
        assert_eq!(rebalance(100, 140, &open(&[10])), Balance { amounts: vec![0], extra: 0, surplus: 40 });
    }

    #[test]
    fn a_plan_laid_anew_asks_for_what_its_days_ask_for() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 12, day).unwrap();
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

    #[test]
    fn a_payment_of_any_size_takes_the_earliest_first() {
        assert_eq!(pay(&open(&[100, 200, 300]), 250), [0, 50, 300]);
        assert_eq!(pay(&open(&[100]), 0), [100]);
    }

    proptest! {
        #[test]
        fn nothing_is_lost_and_nothing_is_asked_twice(
            total in 0_i64..10_000_000,
            settled in 0_i64..10_000_000,
            amounts in prop::collection::vec(0_i64..5_000_000, 0..8),
        ) {
            let balance = rebalance(total, settled, &open(&amounts));
            let asked: i64 = balance.amounts.iter().sum::<i64>() + balance.extra;
            prop_assert_eq!(settled + asked - balance.surplus, total);
            prop_assert!(balance.amounts.iter().all(|amount| *amount >= 0));
            prop_assert_eq!(balance.amounts.len(), amounts.len());
        }

        #[test]
        fn any_sequence_of_payments_edits_and_refunds_keeps_the_sum(
            first in 1_i64..1_000_000,
            steps in prop::collection::vec((0_u8..3, 0_i64..400_000), 1..12),
        ) {
            let mut total = first;
            let mut settled = 0;
            let mut open_amounts = vec![first / 3, first - first / 3];
            for (kind, size) in steps {
                match kind {
                    0 => {
                        let left = pay(&open(&open_amounts), size);
                        settled += open_amounts.iter().sum::<i64>() - left.iter().sum::<i64>();
                        open_amounts = left;
                    }
                    1 => total = size,
                    _ => settled -= size.min(settled),
                }
                let balance = rebalance(total, settled, &open(&open_amounts));
                settled -= balance.surplus;
                open_amounts = balance.amounts;
                if balance.extra > 0 {
                    open_amounts.push(balance.extra);
                }
                prop_assert_eq!(settled + open_amounts.iter().sum::<i64>(), total);
            }
        }
    }
}
