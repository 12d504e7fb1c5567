//! The price of a stay, or why there is none.

use domain::inquiry::StayRequest;
use domain::key::Key;
use domain::projection::Outlook;
use domain::quote::price;
use domain::refusal::Refusal;
use domain::terms::Terms;

use super::{Estimate, QuoteError, Wish, promotion};
use crate::House;
use crate::catalog::Catalog;

/// Other stays offered to a guest whose dates cannot be had.
const OFFERS: usize = 3;

impl House {
    pub async fn estimate<'a>(
        &self,
        catalog: &'a Catalog,
        property: Key,
        wish: &Wish,
    ) -> Result<Estimate<'a>, QuoteError> {
        let home = catalog.homes.home(property).ok_or(QuoteError::NoSuchProperty)?;
        check_addons(&home.terms, wish.addons.as_deref())?;
        let (promotions, mut promo_errors) = self.promotions(property.account(), &wish.promo_codes).await?;
        let request =
            StayRequest { stay: wish.stay, party: wish.party, addons: wish.addons.clone(), promotions };
        let quote = price(&home.terms, &home.taken, &request, home.today(self.now()))
            .map_err(|refusal| refused(catalog, &self.outlook(home), &request, refusal))?;
        promo_errors.extend(promotion::refused(&quote));
        Ok(Estimate { home, request, quote, promo_errors })
    }
}

/// With other stays that could be had.
pub(crate) fn refused(
    catalog: &Catalog,
    outlook: &Outlook<'_>,
    request: &StayRequest,
    refusal: Refusal,
) -> QuoteError {
    let nearest = if refusal.is_about_dates() {
        outlook.nearest(request.stay, request.party, OFFERS)
    } else {
        Vec::new()
    };
    let asks_partner = refusal == Refusal::PartnerUnavailable;
    let partner_email = catalog.site.guesty_account_email.clone().filter(|_| asks_partner);
    QuoteError::Refused { refusal, nearest, partner_email }
}

/// Add-ons are fees that the guest may choose; anything else is a mistake worth telling.
pub(crate) fn check_addons(terms: &Terms, chosen: Option<&[Key]>) -> Result<(), QuoteError> {
    let is_addon = |key: &Key| terms.fees.iter().any(|fee| fee.key == *key && fee.optional);
    let stranger = chosen.unwrap_or_default().iter().find(|key| !is_addon(key));
    stranger.map_or(Ok(()), |key| Err(QuoteError::NoSuchAddon(*key)))
}
