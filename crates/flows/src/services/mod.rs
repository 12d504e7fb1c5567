//! Services of use cases: the clock, randomness, e-mail, the payment providers, the partner, name servers, encryption keys.

mod bell;
mod cashier;
mod clock;
mod crash;
mod entropy;
mod name_servers;
mod partner_desk;
mod post_office;
mod resolver;
mod seal;

pub(crate) use bell::{Bell, Listener};
pub(crate) use cashier::SANDBOX;
pub use cashier::{Cashier, CashierError, Merchant, SandboxAddress, Sealed};
pub(crate) use clock::morning;
pub use clock::{Clock, SystemClock};
pub use crash::{BOOKING_STEPS, CrashPoint, CrashPointError, MESSAGE_STEPS};
pub use entropy::{Entropy, SystemEntropy};
pub use partner_desk::{PartnerDesk, PartnerTrouble};
pub use payments::Secret;
pub use payments::merchant::sealed::Keyring;
pub use post_office::PostOffice;
pub use resolver::{Addresses, Resolver, SystemResolver, Texts};
pub(crate) use seal::broken;
pub use seal::{Purpose, Seal, SealingKeyError};
