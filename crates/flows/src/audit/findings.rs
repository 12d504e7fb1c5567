//! What comparing with the providers found.

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProviderFindings {
    /// Payments that a provider was asked about, and answered.
    pub payments: usize,
    /// Payments that could not be asked about.
    pub unanswered: usize,
    /// Why the last of those could not.
    pub reason: Option<String>,
    /// Payments that are said to be paid by card although no provider was ever asked to charge them: the demo makes up such.
    pub never_charged: usize,
    /// One sentence each.
    pub ills: Vec<String>,
}

impl ProviderFindings {
    pub(crate) fn add(&mut self, more: Self) {
        self.payments += more.payments;
        self.unanswered += more.unanswered;
        self.reason = more.reason.or(self.reason.take());
        self.never_charged += more.never_charged;
        self.ills.extend(more.ills);
    }

    pub(crate) fn unanswered(payments: usize, reason: impl Into<String>) -> Self {
        Self { unanswered: payments, reason: Some(reason.into()), ..Self::default() }
    }
}
