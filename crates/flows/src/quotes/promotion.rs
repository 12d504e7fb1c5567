//! Lookup of promo codes, and the reasons why they do not apply.

use std::sync::Arc;

use domain::key::AccountId;
use domain::price::promotion::{Promotion, PromotionRefusal};
use domain::quotes::Quote;
use domain::text::fold;
use store::StoreError;
use store::quotes::quote::Waiting;

use crate::App;

/// A promo code that does not apply. The stay can still be booked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PromotionError {
    pub promotion: String,
    /// `None` for an unknown code.
    pub refusal: Option<PromotionRefusal>,
}

impl PromotionError {
    /// Whether no change of the stay could make the code apply.
    pub(super) fn is_final(&self) -> bool {
        self.refusal.as_ref().is_none_or(PromotionRefusal::is_final)
    }
}

impl From<&Waiting> for PromotionError {
    fn from(Waiting { promotion, refusal }: &Waiting) -> Self {
        Self { promotion: promotion.code.to_string(), refusal: Some(refusal.clone()) }
    }
}

/// Returns the promotions of these codes, ignoring case, each once; and the unknown codes.
pub(crate) async fn promotions(
    app: &App,
    account: AccountId,
    codes: &[String],
) -> Result<(Vec<Promotion>, Vec<PromotionError>), StoreError> {
    let typed: Vec<&String> = codes.iter().filter(|code| !code.trim().is_empty()).collect();
    if typed.is_empty() {
        return Ok((Vec::new(), Vec::new()));
    }
    let folded: Vec<String> = typed.iter().map(|code| fold(code)).collect();
    let known = store::quotes::promotion::find_by_codes(app.store.read(), account, &folded).await?;
    let is_known = |code: &&&String| known.iter().any(|one| is_same_code(&one.code, code));
    let unknown = typed.iter().filter(|code| !is_known(code));
    let errors =
        unknown.map(|code| PromotionError { promotion: code.trim().to_owned(), refusal: None }).collect();
    Ok((known, errors))
}

pub(super) fn is_same_code(one: &str, other: &str) -> bool {
    fold(one) == fold(other)
}

/// The promotions that the price engine refused.
pub(crate) fn refused_promotions(quote: &Quote) -> impl Iterator<Item = PromotionError> + '_ {
    quote.refused_promotions.iter().map(|(code, refusal): &(Arc<str>, PromotionRefusal)| PromotionError {
        promotion: code.to_string(),
        refusal: Some(refusal.clone()),
    })
}
