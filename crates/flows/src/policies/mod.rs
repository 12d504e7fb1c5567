//! Terms that a guest accepts: rental agreements, payment policies, cancellation policies.

mod agreed_stay;
mod agreement;
mod agreement_record;
mod agreement_text;
mod payment_policy_record;
mod refund_policy_record;
mod signing;

pub use agreement::{
    AgreementPreview, Edition, agreement, agreement_editions, agreement_of_estimate, agreement_variables,
    preview_agreement,
};
pub use agreement_record::{AGREEMENT, AgreementKeeper};
pub use agreement_text::FilledAgreement;
pub use payment_policy_record::PAYMENT_POLICY;
pub use refund_policy_record::REFUND_POLICY;
pub use signing::{Signing, record_agreement};
pub(crate) use signing::{accepted_with, sign};
