//! Findings of the comparison with the payment providers.

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProviderFindings {
    /// Payments for which a provider returned its record.
    pub payments: usize,
    /// Payments for which no record could be requested.
    pub unanswered: usize,
    /// The error of the last of those.
    pub reason: Option<String>,
    /// Payments recorded as paid by card that no provider was ever asked to charge: the demo creates such payments.
    pub never_charged: usize,
    /// One sentence for each fault.
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
