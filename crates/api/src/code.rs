//! Codes in responses: each enum is a named schema of the OpenAPI document, and its codes come from the enum itself.

use std::borrow::Cow;

use domain::text::code::Code;
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
    ActiveType = domain::text::code::ActiveType,
    AttachmentType = domain::inbox::attachment::ContentType,
    ContactMode = domain::people::contact::ContactMode,
    DepositState = domain::reservations::reservation::DepositState,
    EventKind = domain::text::code::EventKind,
    FeeKind = domain::price::fee::FeeKind,
    LineKind = domain::quotes::LineKind,
    ListingNeed = domain::listings::Need,
    MessageAuthor = domain::text::code::MessageAuthor,
    NightRule = domain::price::rate_book::NightRule,
    OnboardingStep = domain::accounts::onboarding::Step,
    PaidStatus = domain::reservations::reservation::PaidStatus,
    PaymentMethod = domain::reservations::reservation::PaymentMethod,
    PaymentState = domain::reservations::reservation::PaymentState,
    PaymentStatus = domain::reservations::balance::PaymentStatus,
    Permission = domain::accounts::role::Permission,
    PhotoState = domain::text::code::PhotoState,
    Provider = domain::text::code::Provider,
    RefundMethod = domain::policies::refund::RefundMethod,
    RefundState = domain::reservations::reservation::RefundState,
    ReservationStatus = domain::reservations::reservation::Status,
    Role = domain::accounts::role::Role,
    SitePictureRole = domain::text::code::SitePictureRole,
    StateStatus = domain::text::code::StateStatus,
    SystemType = domain::text::code::SystemType,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_answer_has_one_code_and_its_description_has_all() {
        let sent =
            serde_json::to_value(PaidStatus::from(domain::reservations::reservation::PaidStatus::Full))
                .unwrap();
        let described = serde_json::to_value(PaidStatus::schema()).unwrap();
        assert_eq!(sent, json!("f"));
        assert_eq!(described, json!({"type": "string", "enum": ["f", "u"]}));
        assert_eq!(PaidStatus::name(), "PaidStatus");
    }
}
