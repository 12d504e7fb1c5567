//! Aborts the process at a named step, as if the power had failed; set only by the fault test.

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// The steps of a booking where a crash is tested.
pub const BOOKING_STEPS: [&str; 7] = [
    "held",
    "charge_answered",
    "charge_applied",
    "refund_begun",
    "refund_answered",
    "letter_carried",
    "job_done",
];

/// The same for e-mails and webhooks.
pub const MESSAGE_STEPS: [&str; 3] = ["letter_carried", "webhook_carried", "job_done"];

/// `step:n`: the nth time that the step is reached.
#[derive(Clone, Debug)]
pub struct CrashPoint {
    step: Arc<str>,
    left: Arc<AtomicU32>,
}

#[derive(Clone, Debug, thiserror::Error)]
#[error("{0:?} is not a step and a number, such as held:1")]
pub struct CrashPointError(String);

impl FromStr for CrashPoint {
    type Err = CrashPointError;

    fn from_str(text: &str) -> Result<Self, CrashPointError> {
        let wrong = || CrashPointError(text.to_owned());
        let (step, count) = text.split_once(':').ok_or_else(wrong)?;
        let count: u32 = count.parse().map_err(|_| wrong())?;
        if !(BOOKING_STEPS.contains(&step) || MESSAGE_STEPS.contains(&step)) || count == 0 {
            return Err(wrong());
        }
        Ok(Self { step: step.into(), left: Arc::new(AtomicU32::new(count)) })
    }
}

impl CrashPoint {
    pub(crate) fn reach(&self, step: &str) {
        if *self.step == *step && self.left.fetch_sub(1, Ordering::SeqCst) == 1 {
            std::process::abort();
        }
    }
}
