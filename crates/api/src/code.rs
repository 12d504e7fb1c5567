//! Codes in responses: each enum is a named schema of the OpenAPI document, and its codes come from the enum itself.

use std::borrow::Cow;

use domain::code::Code;
use serde::{Serialize, Serializer};
use store::row::Coded;
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// An enum with a named schema in the OpenAPI document.
pub trait Described: Code {
    const NAME: &'static str;
}

/// A response field that holds one of the codes of `T`.
#[derive(Clone, Copy, Debug)]
pub struct CodeOut<T>(T);

impl<T> From<T> for CodeOut<T> {
    fn from(choice: T) -> Self {
        Self(choice)
    }
}

impl<T: Copy> From<Coded<T>> for CodeOut<T> {
    fn from(coded: Coded<T>) -> Self {
        Self(*coded)
    }
}

impl<T: Code> Serialize for CodeOut<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.code())
    }
}

impl<T: Code> PartialSchema for CodeOut<T> {
    fn schema() -> RefOr<Schema> {
        let codes = T::ALL.iter().map(|choice| choice.code());
        ObjectBuilder::new().schema_type(Type::String).enum_values(Some(codes)).into()
    }
}

impl<T: Described> ToSchema for CodeOut<T> {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed(T::NAME)
    }
}

macro_rules! described {
    ($($name:ident = $choice:ty),+ $(,)?) => {
        $(
            pub type $name = CodeOut<$choice>;

            impl Described for $choice {
                const NAME: &'static str = stringify!($name);
            }
        )+
    };
}

described! {
    ActiveType = domain::code::ActiveType,
    AttachmentType = domain::attachment::ContentType,
    ContactMode = domain::contact::ContactMode,
    DepositState = domain::reservation::DepositState,
    EventKind = domain::code::EventKind,
    FeeKind = domain::fee::FeeKind,
    LineKind = domain::quote::LineKind,
    ListingNeed = domain::listing::Need,
    MessageAuthor = domain::code::MessageAuthor,
    NightRule = domain::rate_book::NightRule,
    OnboardingStep = domain::onboarding::Step,
    PaidStatus = domain::reservation::PaidStatus,
    PaymentMethod = domain::reservation::PaymentMethod,
    PaymentState = domain::reservation::PaymentState,
    Permission = domain::role::Permission,
    Provider = domain::code::Provider,
    RefundMethod = domain::refund::RefundMethod,
    RefundState = domain::reservation::RefundState,
    ReservationStatus = domain::reservation::Status,
    Role = domain::role::Role,
    StateStatus = domain::code::StateStatus,
    SystemType = domain::code::SystemType,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_answer_has_one_code_and_its_description_has_all() {
        let sent = serde_json::to_value(PaidStatus::from(domain::reservation::PaidStatus::Full)).unwrap();
        let described = serde_json::to_value(PaidStatus::schema()).unwrap();
        assert_eq!(sent, json!("f"));
        assert_eq!(described, json!({"type": "string", "enum": ["f", "u"]}));
        assert_eq!(PaidStatus::name(), "PaidStatus");
    }
}
