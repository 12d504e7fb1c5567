//! Progress of an account towards its first booking, and the page of the next step.

use domain::accounts::onboarding::Facts;
use domain::accounts::role::Permission;
use domain::listings::{is_described, is_placed};
use store::accounts::onboarding::FirstHome;
use store::insight::report::Scope;
use store::row::sites::site;

use crate::access::Caller;
use crate::records::ResourceError;
use crate::{App, records};

#[derive(Clone, Debug)]
pub struct Onboarding {
    pub facts: Facts,
    /// The home that onboarding is about, if there is one.
    pub home: Option<FirstHome>,
    /// The account's first site.
    pub site: Option<site::Model>,
}

pub async fn onboarding(app: &App, caller: &Caller) -> Result<Onboarding, ResourceError> {
    caller.demand(Permission::Read)?;
    let db = app.store.read();
    let home = store::accounts::onboarding::first_home(db, &Scope::all(records::reach(caller))).await?;
    let site = store::sites::site::of_account(db, caller.account).await?.into_iter().next();
    Ok(Onboarding { facts: facts(home.as_ref(), site.as_ref()), home, site })
}

fn facts(home: Option<&FirstHome>, site: Option<&site::Model>) -> Facts {
    let listing = home.and_then(|home| home.listing.as_ref());
    let property = home.map(|home| &home.property);
    Facts {
        described: property.is_some_and(|home| is_described(&home.description)),
        placed: property.is_some_and(|home| is_placed(&home.city, home.lat, home.lon)),
        photos: home.map_or(0, |home| home.photos),
        rates: home.map_or(0, |home| home.rates),
        refund_policy: listing.is_some_and(|listing| listing.refund_policy_id.is_some()),
        payment_policy: listing.is_some_and(|listing| listing.payment_policy_id.is_some()),
        agreement: listing.is_some_and(|listing| listing.agreement_id.is_some()),
        takes_cards: site.is_some_and(|site| site.provider.is_some()),
        published: home.is_some_and(FirstHome::is_published),
        introduced: site.is_some_and(|site| !site.tagline.trim().is_empty()),
    }
}
