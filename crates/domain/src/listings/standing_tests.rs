//! The state table of listings, over all states, actions and setups.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::select;

use super::*;
use ActiveType::{Active, Discontinued, New, Paused, PendingApproval, SetupIncomplete, Suspended};

fn any_standing() -> impl Strategy<Value = ActiveType> {
    select(ActiveType::ALL)
}

fn any_setup() -> impl Strategy<Value = Setup> {
    let lacks = prop::collection::vec(select(Need::ALL), 0..3);
    (lacks, any::<bool>()).prop_map(|(lacks, needs_approval)| Setup { lacks, needs_approval })
}

fn ready() -> Setup {
    Setup::default()
}

fn lacking() -> Setup {
    Setup { lacks: vec![Need::Photo, Need::Rates], needs_approval: false }
}

fn offered(from: ActiveType, setup: &Setup) -> Vec<Act> {
    let can = |act: &Act| !act.is_operators() && act.leads(from, setup).is_some();
    Act::ALL.iter().copied().filter(can).collect()
}

#[test]
fn owners_are_offered_what_makes_sense() {
    for (from, acts) in [
        (New, vec![Act::Activate]),
        (Active, vec![Act::Pause, Act::Discontinue]),
        (Paused, vec![Act::Activate, Act::Discontinue]),
        (PendingApproval, vec![]),
        (SetupIncomplete, vec![Act::Activate, Act::Discontinue]),
        (Discontinued, vec![Act::Activate]),
        (Suspended, vec![]),
    ] {
        assert_eq!(offered(from, &ready()), acts, "{from}");
        assert_eq!(offered(from, &lacking()), acts, "{from}");
    }
}

#[test]
fn activating_sells_what_is_ready_and_marks_what_is_not() {
    for from in [New, Paused, SetupIncomplete, Discontinued] {
        assert_eq!(Act::Activate.leads(from, &ready()), Some(Active));
        assert_eq!(Act::Activate.leads(from, &lacking()), Some(SetupIncomplete));
    }
}

#[test]
fn the_operator_approves_suspends_and_gives_back() {
    assert_eq!(Act::Approve.leads(PendingApproval, &ready()), Some(Active));
    assert_eq!(Act::Approve.leads(PendingApproval, &lacking()), Some(SetupIncomplete));
    assert_eq!(Act::Suspend.leads(Active, &ready()), Some(Suspended));
    assert_eq!(Act::Suspend.leads(Suspended, &ready()), None);
    assert_eq!(Act::Unsuspend.leads(Suspended, &ready()), Some(Paused));
    assert_eq!(Act::Unsuspend.leads(Active, &ready()), None);
}

#[test]
fn a_refusal_says_what_is_missing() {
    let told = check_set(New, Active, &lacking()).unwrap_err().to_string();
    assert_eq!(told, "cannot be sold yet. It lacks a photo, a rate.");
}

/// All states that an owner can reach by setting the state repeatedly.
fn reachable(from: ActiveType, setup: &Setup) -> BTreeSet<&'static str> {
    let mut reached = BTreeSet::from([from.code()]);
    let mut open = vec![from];
    while let Some(from) = open.pop() {
        for to in ActiveType::ALL {
            if check_set(from, *to, setup).is_ok() && reached.insert(to.code()) {
                open.push(*to);
            }
        }
    }
    reached
}

proptest! {
    /// Every action of an owner is also allowed as a direct change of state.
    #[test]
    fn owners_acts_lead_where_owners_may_set(from in any_standing(), setup in any_setup()) {
        for act in Act::ALL.iter().filter(|act| !act.is_operators()) {
            if let Some(to) = act.leads(from, &setup) {
                prop_assert_eq!(check_set(from, to, &setup), Ok(()), "{} {} {}", act, from, to);
            }
        }
    }

    #[test]
    fn nothing_that_lacks_something_goes_on_sale(from in any_standing(), setup in any_setup()) {
        for act in Act::ALL {
            let is_sold = act.leads(from, &setup) == Some(Active);
            prop_assert!(!is_sold || setup.lacks.is_empty(), "{} {}", act, from);
        }
        let is_set = from != Active && check_set(from, Active, &setup).is_ok();
        prop_assert!(!is_set || setup.lacks.is_empty());
    }

    #[test]
    fn what_is_the_operators_no_owner_changes(to in any_standing(), setup in any_setup()) {
        for from in [Suspended, PendingApproval] {
            prop_assert_eq!(check_set(from, to, &setup).is_ok(), from == to);
            prop_assert_eq!(offered(from, &setup), vec![]);
        }
        prop_assert!(to == Suspended || check_set(to, Suspended, &setup).is_err());
    }

    /// If approval is required, no sequence of changes bypasses it.
    #[test]
    fn nothing_new_is_sold_without_approval(from in select(vec![New, SetupIncomplete, Discontinued, PendingApproval]), lacks in any::<bool>()) {
        let lacks = if lacks { vec![Need::Photo] } else { vec![] };
        let reached = reachable(from, &Setup { lacks, needs_approval: true });
        prop_assert!(!reached.contains(Active.code()) && !reached.contains(Paused.code()), "{reached:?}");
    }

    /// Every action of an owner can be reverted, unless it requested approval.
    #[test]
    fn there_is_a_way_back(from in any_standing(), act in select(Act::ALL)) {
        if let Some(to) = act.leads(from, &ready()).filter(|_| !act.is_operators()) {
            // An incomplete listing that is complete now goes back to `New`.
            let back = if from == SetupIncomplete { New } else { from };
            prop_assert_eq!(check_set(to, back, &ready()), Ok(()));
        }
    }
}
