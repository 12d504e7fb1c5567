//! Signing in and out: passwords, two-factor authentication, sessions, API tokens, users.

mod api_token;
mod api_token_record;
mod credentials_log;
mod impersonation;
mod known_browser;
mod own_session;
mod password;
mod password_reset;
mod profile;
mod session;
mod two_factor;
mod user_record;

pub use api_token::{NewToken, TokenError, create_token};
pub use api_token_record::API_TOKEN;
pub(crate) use credentials_log::record_everywhere;
pub use impersonation::{ImpersonationError, end_impersonation, impersonate};
pub use known_browser::{KnownPlace, known_place, remember_browser};
pub(crate) use own_session::{caller_in, unchanged};
pub use password::{MIN_LENGTH, PasswordError, hash, verify};
pub(crate) use password::{fits, hash_aside};
pub use password_reset::{ResetError, ask_for_reset, reset_password};
pub(crate) use password_reset::{new_reset, post_reset};
pub use profile::{PasswordWish, ProfileError, ProfileWish, change_password, change_profile};
pub use session::{
    Browser, Credentials, SignInError, SignedIn, Workplace, open_session, recognise, recognise_token,
    sign_in, sign_out, sign_out_elsewhere, switch_account,
};
pub use two_factor::{
    Enrolment, TwoFactorError, begin_two_factor, confirm_two_factor, disable_two_factor, renew_recovery_codes,
};
pub use user_record::{USER, UserKeeper};
