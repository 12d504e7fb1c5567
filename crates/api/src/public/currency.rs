//! The currency that amounts beside it are in.

use domain::currency::Currency;
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct CurrencyOut {
    code: String,
    symbol: String,
}

impl From<Currency> for CurrencyOut {
    fn from(currency: Currency) -> Self {
        Self { code: currency.code().to_owned(), symbol: currency.symbol().to_owned() }
    }
}
