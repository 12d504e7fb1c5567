//! The currency of the amounts in a response.

use domain::money::currency::Currency;
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

/// A currency.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
pub struct CurrencyOut {
    /// The ISO 4217 code, such as `EUR`.
    #[schema(value_type = String)]
    code: Currency,
    /// The symbol for display, such as `€`.
    #[schema(value_type = String)]
    #[serde(serialize_with = "symbol")]
    symbol: Currency,
}

impl From<Currency> for CurrencyOut {
    fn from(currency: Currency) -> Self {
        Self { code: currency, symbol: currency }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn symbol<S: Serializer>(currency: &Currency, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(currency.symbol())
}
