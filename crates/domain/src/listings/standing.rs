//! The seven states of a listing and the one table of transitions between them. Suspension and approval belong to the
//! operator; everything else to the owner, as far as the home is ready.

use super::readiness::Need;
use crate::text::code::{ActiveType, coded};

coded! {
    /// An action on a listing by its owner or by the operator.
    Act as "act on a listing" {
        Activate = "activate",
        Pause = "pause",
        Discontinue = "discontinue",
        Approve = "approve",
        Suspend = "suspend",
        Unsuspend = "unsuspend",
    }
}

/// What a transition depends on, besides the state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The required items that the home is missing.
    pub lacks: Vec<Need>,
    /// Whether a listing must be approved before it is sold for the first time.
    pub needs_approval: bool,
}

/// The reason for a refused transition. The message follows the name of the home.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("is suspended: only whoever runs the platform can change that.")]
    Suspended,
    #[error("waits for approval: only whoever runs the platform can change that.")]
    Waiting,
    #[error("can be suspended only by whoever runs the platform.")]
    NotTheOwners,
    #[error("cannot be sold yet. It lacks {}.", words(.0))]
    Lacking(Vec<Need>),
    #[error("lacks nothing that guests need.")]
    Complete,
    #[error("has to be approved first. Activate it to ask for that.")]
    NotApproved,
    #[error("needs no approval.")]
    NoApproval,
    #[error("was not on sale, so it cannot be paused.")]
    NotOnSale,
}

impl Act {
    /// Whether only the operator may do it.
    pub const fn is_operators(self) -> bool {
        matches!(self, Self::Approve | Self::Suspend | Self::Unsuspend)
    }

    /// The state after the action; `None` if it does not apply.
    pub fn leads(self, from: ActiveType, setup: &Setup) -> Option<ActiveType> {
        use ActiveType::{Active, Discontinued, New, Paused, PendingApproval, SetupIncomplete, Suspended};
        match (self, from) {
            (Self::Activate, New | Paused | SetupIncomplete | Discontinued) => Some(match from {
                _ if !setup.lacks.is_empty() => SetupIncomplete,
                New | SetupIncomplete | Discontinued if setup.needs_approval => PendingApproval,
                _ => Active,
            }),
            // The owner decides whether an unsuspended listing is sold again.
            (Self::Pause, Active) | (Self::Unsuspend, Suspended) => Some(Paused),
            (Self::Discontinue, Active | Paused | SetupIncomplete) => Some(Discontinued),
            (Self::Approve, PendingApproval) if setup.lacks.is_empty() => Some(Active),
            (Self::Approve, PendingApproval) => Some(SetupIncomplete),
            (Self::Suspend, from) if from != Suspended => Some(Suspended),
            _ => None,
        }
    }
}

/// Whether an owner may set the state directly. Allows the owner's actions and their reversals.
pub fn check_set(from: ActiveType, to: ActiveType, setup: &Setup) -> Result<(), Refusal> {
    use ActiveType::{Active, Discontinued, New, Paused, PendingApproval, SetupIncomplete, Suspended};
    let is_complete = setup.lacks.is_empty();
    match (from, to) {
        (from, to) if from == to => Ok(()),
        (Suspended, _) => Err(Refusal::Suspended),
        (PendingApproval, _) => Err(Refusal::Waiting),
        (_, Suspended) => Err(Refusal::NotTheOwners),
        (_, Active | PendingApproval) if !is_complete => Err(Refusal::Lacking(setup.lacks.clone())),
        // A paused listing was on sale before, so it needs no new approval.
        (from, Active) if setup.needs_approval && from != Paused => Err(Refusal::NotApproved),
        (from, PendingApproval) if !setup.needs_approval || matches!(from, Active | Paused) => {
            Err(Refusal::NoApproval)
        }
        (_, SetupIncomplete) if is_complete => Err(Refusal::Complete),
        (from, Paused) if setup.needs_approval && from != Active => Err(Refusal::NotOnSale),
        (_, New | Active | Paused | PendingApproval | SetupIncomplete | Discontinued) => Ok(()),
    }
}

fn words(needs: &[Need]) -> String {
    needs.iter().map(|need| need.words()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
#[path = "standing_tests.rs"]
mod tests;
