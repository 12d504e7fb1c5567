//! Storage of Stripe's records.

use super::record::{
    Charge, Customer, Endpoint, Event, PaymentIntent, PaymentMethod, Refund, Remembered, Session,
    SetupIntent, Token,
};
use crate::memory::shelf::{Kept, Shelf};

pub(crate) struct StripeBooks {
    pub(crate) tokens: Shelf<Token>,
    pub(crate) customers: Shelf<Customer>,
    pub(crate) methods: Shelf<PaymentMethod>,
    pub(crate) setups: Shelf<SetupIntent>,
    pub(crate) payments: Shelf<PaymentIntent>,
    pub(crate) charges: Shelf<Charge>,
    pub(crate) refunds: Shelf<Refund>,
    pub(crate) sessions: Shelf<Session>,
    pub(crate) events: Shelf<Event>,
    pub(crate) replies: Shelf<Remembered>,
    pub(crate) endpoints: Shelf<Endpoint>,
}

impl StripeBooks {
    pub(crate) fn new(capacity: usize) -> Self {
        Self {
            tokens: Shelf::new("stripe.token", capacity),
            customers: Shelf::new("stripe.customer", capacity),
            methods: Shelf::new("stripe.payment_method", capacity),
            setups: Shelf::new("stripe.setup_intent", capacity),
            payments: Shelf::new("stripe.payment_intent", capacity),
            charges: Shelf::new("stripe.charge", capacity),
            refunds: Shelf::new("stripe.refund", capacity),
            sessions: Shelf::new("stripe.session", capacity),
            events: Shelf::new("stripe.event", capacity),
            replies: Shelf::new("stripe.reply", capacity),
            endpoints: Shelf::new("stripe.endpoint", capacity),
        }
    }

    pub(crate) fn shelves(&mut self) -> [&mut dyn Kept; 11] {
        [
            &mut self.tokens,
            &mut self.customers,
            &mut self.methods,
            &mut self.setups,
            &mut self.payments,
            &mut self.charges,
            &mut self.refunds,
            &mut self.sessions,
            &mut self.events,
            &mut self.replies,
            &mut self.endpoints,
        ]
    }
}
