//! Table tests and property tests of the price of a stay.

use proptest::prelude::*;

use super::*;
use crate::arbitrary;
use crate::people::party::Party;
use crate::price::discount::{Discount, DiscountKind};
use crate::price::fee::{Fee, FeeKind};
use crate::price::promotion::{Benefit, Promotion};
use crate::price::rate_book::RateBook;
use crate::price::tax::{Tax, TaxRule};
use crate::price::timeline::Timelines;
use crate::sample::{fee, key, lodging_tax, priced, promotion, request, share, terms};

use crate::quotes::Why;

fn amounts(quote: &Quote, kind: LineKind) -> Vec<i64> {
    quote.lines.iter().filter(|line| line.kind == kind).map(|line| line.amount).collect()
}

#[test]
fn rent_fees_and_taxes_make_the_total_and_the_deposit_stands_beside_it() {
    let deposit = Fee { refundable: true, ..fee(3, FeeKind::Flat, 50_000) };
    let terms = Terms {
        fees: vec![fee(2, FeeKind::Flat, 12_000), deposit],
        taxes: vec![lodging_tax(1_050)],
        ..terms()
    };
    let Totals { total_rent, total_fees, total_taxes, total, deposit } =
        priced(&terms, &request("2026-07-06", 3)).totals;
    assert_eq!((total_rent, total_fees, total_taxes), (30_000, 12_000, 4_410));
    assert_eq!((total, deposit), (46_410, 50_000));
}

#[test]
fn a_stay_for_at_least_so_much_says_what_is_kept_and_still_adds_up() {
    let quote = priced(&terms(), &request("2026-07-06", 3));
    let total = quote.totals.total;
    assert_eq!(quote.clone().for_at_least(total), quote);
    let kept = quote.for_at_least(total + 4_200);
    assert_eq!((kept.totals.total, amounts(&kept, LineKind::Fee)), (total + 4_200, vec![4_200]));
    assert_eq!(kept.lines.iter().map(|line| line.amount).sum::<i64>(), kept.totals.total);
}

#[test]
fn a_fee_is_counted_by_its_kind() {
    let mut wanted = request("2026-07-06", 3);
    wanted.party = Party::new(2, 1, 2, false).unwrap();
    for (kind, amount) in [
        (FeeKind::Flat, 100),
        (FeeKind::PerNight, 300),
        (FeeKind::PerGuest, 300),
        (FeeKind::PerGuestNight, 900),
        (FeeKind::PerPet, 200),
        (FeeKind::PercentOfRent, 3_750),
    ] {
        let fee = Fee { share: share(1_250), ..fee(2, kind, 100) };
        let terms = Terms { max_pets: 2, fees: vec![fee], ..terms() };
        assert_eq!(priced(&terms, &wanted).totals.total_fees, amount, "{kind}");
    }
}

#[test]
fn add_ons_are_charged_when_chosen_or_selected_by_default() {
    let kayak = Fee { optional: true, ..fee(2, FeeKind::Flat, 4_000) };
    let linen = Fee { optional: true, selected: true, ..fee(3, FeeKind::Flat, 1_500) };
    let terms = Terms { fees: vec![kayak, linen], ..terms() };
    for (addons, fees) in
        [(None, 1_500), (Some(vec![]), 0), (Some(vec![key(2)]), 4_000), (Some(vec![key(2), key(3)]), 5_500)]
    {
        let wanted = StayRequest { addons, ..request("2026-07-06", 2) };
        assert_eq!(priced(&terms, &wanted).totals.total_fees, fees);
    }
}

#[test]
fn extra_guests_are_part_of_the_rent_with_a_line_of_their_own() {
    let terms = Terms { included_guests: 2, extra_guest_amount: 1_000, ..terms() };
    let wanted = StayRequest { party: Party::new(3, 1, 0, false).unwrap(), ..request("2026-07-06", 3) };
    let quote = priced(&terms, &wanted);
    assert_eq!(quote.totals.total_rent, 36_000);
    assert_eq!(amounts(&quote, LineKind::Rent), [30_000, 6_000]);
    assert_eq!(
        quote.lines[1].why,
        Why { rule: "extra_guests".into(), base: 1_000, quantity: 6, share: None, included: None }
    );
}

#[test]
fn the_best_discount_applies_and_lowers_what_percent_fees_and_taxes_count_from() {
    let discount = |kind, threshold, percent: u32| Discount { kind, threshold, share: share(percent * 100) };
    let discounts = vec![
        discount(DiscountKind::Nights, 7, 10),
        discount(DiscountKind::EarlyBird, 60, 15),
        discount(DiscountKind::LastMinute, 3, 20),
    ];
    let service = Fee { share: share(1_000), ..fee(2, FeeKind::PercentOfRent, 0) };
    let terms = Terms { discounts, fees: vec![service], taxes: vec![lodging_tax(1_000)], ..terms() };
    for (check_in, nights, off, rule) in [
        ("2026-07-20", 6, 0, ""),
        ("2026-07-20", 7, 7_000, "nights"),
        ("2026-09-20", 7, 10_500, "early_bird"),
        ("2026-07-04", 2, 4_000, "last_minute"),
        ("2026-07-05", 2, 0, ""),
    ] {
        let quote = priced(&terms, &request(check_in, nights));
        let rent = i64::try_from(nights).unwrap() * 10_000 - off;
        assert_eq!(amounts(&quote, LineKind::Discount).iter().sum::<i64>(), -off, "{check_in}");
        assert_eq!(amounts(&quote, LineKind::Fee), [rent / 10]);
        assert_eq!(quote.totals.total_taxes, (rent + rent / 10) / 10);
        let told = quote.lines.iter().find(|line| line.kind == LineKind::Discount);
        assert_eq!(told.map_or("", |line| &line.why.rule), rule);
    }
}

#[test]
fn a_tourist_tax_counts_those_old_enough_and_stops_after_its_nights() {
    let tax = |min_age| Tax {
        name: "Tourist tax".into(),
        authority: "City".into(),
        rule: TaxRule::PerGuestNight { amount: 150, min_age, max_nights: Some(7) },
        included: false,
    };
    let wanted = StayRequest { party: Party::new(2, 2, 0, false).unwrap(), ..request("2026-07-06", 10) };
    for (min_age, payers) in [(Some(16), 2), (None, 4), (Some(0), 4)] {
        let terms = Terms { taxes: vec![tax(min_age)], ..terms() };
        assert_eq!(priced(&terms, &wanted).totals.total_taxes, payers * 7 * 150);
    }
}

#[test]
fn included_taxes_are_taken_out_together() {
    let included = |rate| Tax { included: true, ..lodging_tax(rate) };
    let on_rent = |rate| Tax {
        rule: TaxRule::Percent { share: share(rate), on_rent: true, on_fees: false },
        ..included(rate)
    };
    let per_guest_night = |amount| Tax {
        rule: TaxRule::PerGuestNight { amount, min_age: None, max_nights: None },
        ..included(0)
    };
    let fees = vec![fee(2, FeeKind::Flat, 12_000)];
    for (nights, taxes, amounts) in [
        // 120.00 are 100.00 with 15 % and 5 %.
        (6, vec![included(1_500), included(500)], vec![9_000, 3_000]),
        // The rent of 600.00 has both in it, the fee of 120.00 only the second one.
        (6, vec![on_rent(1_500), included(500)], vec![7_500, 3_071]),
        // Of the rent, 12.00 are the tourist tax of two guests: 588.00 are 490.00 with 15 % and 5 %.
        (6, vec![on_rent(1_500), included(500), per_guest_night(100)], vec![7_350, 3_021, 1_200]),
        // A tourist tax above the rent leaves nothing that a percentage could be in.
        (6, vec![on_rent(1_500), per_guest_night(6_000)], vec![0, 72_000]),
    ] {
        let terms = Terms { taxes, fees: fees.clone(), ..terms() };
        let quote = priced(&terms, &request("2026-07-06", nights));
        let included: Vec<i64> = quote.lines.iter().filter_map(|line| line.why.included).collect();
        assert_eq!(included, amounts);
        assert_eq!(quote.totals.total_taxes, 0);
    }
}

#[test]
fn a_free_night_is_worth_what_the_guest_would_pay_for_it() {
    let terms = Terms {
        included_guests: 2,
        extra_guest_amount: 1_000,
        discounts: vec![Discount { kind: DiscountKind::Nights, threshold: 4, share: share(1_000) }],
        ..terms()
    };
    let free = promotion(1, Benefit::FreeNights(1));
    let wanted = StayRequest {
        party: Party::new(3, 0, 0, false).unwrap(),
        promotions: vec![free],
        ..request("2026-07-06", 4)
    };
    assert_eq!(amounts(&priced(&terms, &wanted), LineKind::Promotion), [-9_900]);
}

#[test]
fn an_included_tax_is_shown_and_not_added() {
    let terms = Terms { taxes: vec![Tax { included: true, ..lodging_tax(1_000) }], ..terms() };
    let quote = priced(&terms, &request("2026-07-06", 11));
    assert_eq!((quote.totals.total, quote.totals.total_taxes), (110_000, 0));
    assert_eq!(quote.lines.last().unwrap().why.included, Some(10_000));
}

#[test]
fn promotions_are_negative_lines_and_taxes_count_what_is_left() {
    let half = promotion(200, Benefit::Percent(share(5_000)));
    let terms = Terms { taxes: vec![lodging_tax(1_000)], ..terms() };
    let wanted = StayRequest { promotions: vec![half], ..request("2026-07-06", 2) };
    let quote = priced(&terms, &wanted);
    assert_eq!(amounts(&quote, LineKind::Promotion), [-10_000]);
    assert_eq!(quote.lines[1].promotion_code.as_deref(), Some("CODE200"));
    assert_eq!(
        (quote.totals.total_rent, quote.totals.total_fees, quote.totals.total),
        (20_000, -10_000, 11_000)
    );
}

#[test]
fn a_changed_price_is_told_line_by_line() {
    let before = priced(&terms(), &request("2026-07-06", 2));
    let dearer = Terms { fees: vec![fee(2, FeeKind::Flat, 500)], ..terms() };
    let after = priced(&dearer, &request("2026-07-06", 3));
    let told: Vec<_> = changes(&before, &after)
        .into_iter()
        .map(|change| (change.kind, change.before, change.after))
        .collect();
    assert_eq!(told, [(LineKind::Rent, 20_000, 30_000), (LineKind::Fee, 0, 500)]);
    assert_eq!(changes(&after, &after), []);
}

proptest! {
    #[test]
    fn fuzz_what_is_shown_adds_up_to_what_is_charged(terms in arbitrary::terms(), taken in arbitrary::taken(), request in arbitrary::request()) {
        let Ok(quote) = price(&terms, &taken, &request, arbitrary::today()) else { return Ok(()) };
        let Totals { total_rent, total_fees, total_taxes, total, deposit } = quote.totals;
        let shown = quote.lines.iter().filter(|line| line.kind != LineKind::Deposit).map(|line| line.amount);
        prop_assert_eq!(shown.sum::<i64>(), total);
        prop_assert_eq!(total_rent + total_fees + total_taxes, total);
        prop_assert_eq!(quote.nights.iter().map(|night| night.amount).sum::<i64>(), total_rent);
        prop_assert_eq!(quote.nights.len(), request.stay.nights() as usize);
        prop_assert_eq!(quote.payments.iter().map(|payment| payment.amount).sum::<i64>(), total);
        prop_assert_eq!(amounts(&quote, LineKind::Deposit).iter().sum::<i64>(), deposit);
        prop_assert!(quote.payments.is_sorted_by_key(|payment| payment.due_date));
        prop_assert!(quote.payments.iter().all(|payment| payment.amount > 0 && payment.due_date >= arbitrary::today()));
        prop_assert!(total >= 0 && deposit >= 0);
        for line in &quote.lines {
            let may_be_negative = matches!(line.kind, LineKind::Discount | LineKind::Promotion);
            prop_assert!(if may_be_negative { line.amount <= 0 } else { line.amount >= 0 }, "{:?}", line);
        }
    }

    #[test]
    fn a_second_code_never_makes_the_stay_dearer(
        terms in arbitrary::terms(), taken in arbitrary::taken(), request in arbitrary::request(), codes in (arbitrary::promotion(), arbitrary::promotion()),
    ) {
        let total = |promotions: &[&Promotion]| {
            let request = StayRequest { promotions: promotions.iter().copied().cloned().collect(), ..request.clone() };
            price(&terms, &taken, &request, arbitrary::today()).ok().map(|quote| quote.totals.total)
        };
        let (one, other) = (&codes.0, &codes.1);
        prop_assume!(one.key != other.key);
        // Where the stay cannot be booked, all three are `None`.
        let both = total(&[one, other]);
        prop_assert!(both <= total(&[one]) && both <= total(&[other]));
    }

    #[test]
    fn fuzz_the_sums_alone_are_those_of_the_bill(terms in arbitrary::terms(), taken in arbitrary::taken(), request in arbitrary::request()) {
        let plain = StayRequest::plain(request.stay, request.party);
        let full = price(&terms, &taken, &plain, arbitrary::today()).map(|quote| quote.totals);
        let inquiry = Inquiry::new(&plain, arbitrary::today());
        prop_assert_eq!(total(&terms, &terms.sheet(), &taken, &inquiry), full);
        let book = RateBook::clone(&terms.rates).with_timeline(&mut Timelines::from(arbitrary::today()));
        let compiled = Terms { rates: book.into(), ..terms };
        prop_assert_eq!(total(&compiled, &compiled.sheet(), &taken, &inquiry), full);
    }

    #[test]
    fn the_order_of_what_is_given_changes_nothing(terms in arbitrary::terms(), taken in arbitrary::taken(), request in arbitrary::request()) {
        let mut turned = terms.clone();
        turned.discounts.reverse();
        turned.taxes.reverse();
        turned.fees.reverse();
        let mut asked = request.clone();
        asked.promotions.reverse();
        if let Some(addons) = &mut asked.addons { addons.reverse() }
        let totals = |terms, request| price(terms, &taken, request, arbitrary::today()).map(|quote| quote.totals);
        prop_assert_eq!(totals(&terms, &request), totals(&turned, &asked));
    }

    #[test]
    fn one_more_night_never_lowers_the_rent_unless_a_long_price_starts(terms in arbitrary::terms(), stay in arbitrary::stay()) {
        let party = Party::default();
        let longer = crate::time::stay::Stay::new(stay.check_in(), stay.check_out() + chrono::Days::new(1)).unwrap();
        let rent = |stay| write_out(&terms, &StayRequest::plain(stay, party), arbitrary::today()).map(|quote| quote.totals.total_rent);
        let (Ok(short), Ok(long)) = (rent(stay), rent(longer)) else { return Ok(()) };
        prop_assume!(!matches!(longer.nights(), 7 | 30));
        prop_assert!(long >= short, "{} nights for {}, one more for {}", stay.nights(), short, long);
    }

    #[test]
    fn a_currency_without_fractions_has_none_anywhere(terms in arbitrary::terms(), request in arbitrary::request()) {
        // All sums are integer minor units, and the yen's minor unit is the yen: the same numbers in either currency.
        let yen = Terms { currency: Currency::JPY, ..terms.clone() };
        let dollars = Terms { currency: Currency::USD, ..terms };
        let bill = |terms: &Terms| {
            let mut request = request.clone();
            request.promotions.iter_mut().for_each(|promotion| promotion.currency = Some(terms.currency));
            write_out(terms, &request, arbitrary::today()).map(|quote| (quote.lines, quote.nights, quote.payments))
        };
        prop_assert_eq!(bill(&yen), bill(&dollars));
    }

    #[test]
    fn a_quote_is_the_same_after_it_was_kept(terms in arbitrary::terms(), request in arbitrary::request()) {
        let Ok(mut quote) = write_out(&terms, &request, arbitrary::today()) else { return Ok(()) };
        quote.refused_promotions.clear();
        let text = serde_json::to_string(&quote).unwrap();
        prop_assert_eq!(serde_json::from_str::<Quote>(&text).unwrap(), quote);
        let kept: Terms = serde_json::from_str(&serde_json::to_string(&terms).unwrap()).unwrap();
        prop_assert_eq!(kept, terms);
    }
}

#[test]
fn leap_days_year_ends_and_clock_changes_are_nights_like_any_other() {
    for (check_in, nights) in [("2028-02-27", 4), ("2026-12-30", 4), ("2027-03-27", 3), ("2026-10-24", 3)] {
        let quote = priced(&terms(), &request(check_in, nights));
        assert_eq!(quote.nights.len() as u64, nights);
        assert_eq!(quote.totals.total, i64::try_from(nights).unwrap() * 10_000);
    }
}
