//! Accounts and their members: sign-up, invitations, onboarding, closing.

mod account;
mod audit_entry_record;
mod closing;
mod invitation;
mod invitation_accept;
mod list_setting;
mod onboarding;
mod setup_code;
mod signup;

pub use account::{NewAccount, OpenAccountError, OwnedAccount, accounts, is_empty, open_account};
pub use audit_entry_record::AUDIT_ENTRY;
pub use closing::{ClosingError, close_account, reopen_account};
pub(crate) use invitation::new_invitation_secret;
pub use invitation::{
    InviteError, NewInvitation, invite, invite_again, open_invitation, open_invitations, withdraw_invitation,
};
pub use invitation_accept::{Acceptance, Invited, accept_invitation, look_at_invitation};
pub use list_setting::{ArrangeError, arrange_list, list_settings};
pub use onboarding::{Onboarding, onboarding};
pub use setup_code::{Claim, holds, new_setup_code};
pub use signup::{NewTenant, SignUpError, open_account_for, sign_up, sign_up_by_letter};
