//! What a browser is told about who is signed in.

use flows::access::{Caller, Person, Way};
use flows::accounts;
use flows::sessions::{SignedIn, Workplace};
use serde::Serialize;
use utoipa::ToSchema;

use crate::code;
use crate::error::ApiError;
use crate::local::Local;
use crate::options::DemoLogins;
use crate::public::currency::CurrencyOut;
use crate::state::AppState;

#[derive(Debug, Serialize, ToSchema)]
pub struct SessionOut {
    /// Nothing when nobody is signed in.
    user: Option<SessionUser>,
    /// The account that everything is about, unless the user works in none.
    account: Option<SessionAccount>,
    role: Option<code::Role>,
    /// What the role, the token and the limits allow together.
    permissions: Vec<code::Permission>,
    /// The property groups that the user is limited to; nothing when there is no limit.
    groups: Option<Vec<String>>,
    /// Where else the user works.
    accounts: Vec<SessionWorkplace>,
    /// The operator who acts in the user's name: to be shown all the time.
    impersonated_by: Option<String>,
    /// Send it back in `X-CSRFToken` with every request that changes something.
    csrf: String,
    /// There is no account at all yet: whoever signs up runs the place.
    first_run: bool,
    /// Whoever signs up first says the code that the program printed when it started. Not on the machine itself.
    setup_code: bool,
    /// Whether the empty house may be filled with the demo instead.
    demo_offer: bool,
    /// Whether strangers may open an account.
    sign_up: bool,
    /// Whoever opens an account chooses the password by a letter.
    sign_up_by_letter: bool,
    /// Letters are kept here instead of being sent, and can be read.
    shows_letters: bool,
    /// The logins of the demo, in demo mode only.
    demo: Option<DemoOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SessionUser {
    key: String,
    email: String,
    first_name: String,
    last_name: String,
    language: String,
    is_operator: bool,
    two_factor: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SessionAccount {
    id: i64,
    name: String,
    currency: CurrencyOut,
    time_zone: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SessionWorkplace {
    id: i64,
    name: String,
    role: code::Role,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DemoOut {
    password: String,
    logins: Vec<DemoLoginOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DemoLoginOut {
    email: String,
    name: String,
    /// `operator`, or the role in the account.
    role: String,
    account: Option<String>,
}

pub async fn describe(
    state: &AppState,
    who: Option<SignedIn>,
    Local(is_local): Local,
    csrf: String,
) -> Result<SessionOut, ApiError> {
    let caller = who.as_ref().and_then(|who| who.caller.as_ref());
    let account = who.as_ref().and_then(SignedIn::workplace).map(SessionAccount::new).transpose()?;
    let user = caller.map(|caller| &caller.user).or(who.as_ref().map(|who| &who.person));
    let impersonated_by = caller.and_then(|caller| match &caller.way {
        Way::Impersonation { operator } => Some(operator.email.clone()),
        Way::Session | Way::Token { .. } => None,
    });
    let first_run = who.is_none() && accounts::is_empty(&state.app).await?;
    Ok(SessionOut {
        user: user.map(SessionUser::new),
        account,
        role: caller.map(|caller| caller.role.into()),
        permissions: caller.map(Caller::permissions).into_iter().flatten().map(Into::into).collect(),
        groups: caller
            .and_then(|caller| caller.groups.as_ref())
            .map(|groups| groups.iter().map(ToString::to_string).collect()),
        accounts: who.iter().flat_map(|who| &who.workplaces).map(SessionWorkplace::new).collect(),
        impersonated_by,
        csrf,
        first_run,
        setup_code: first_run && !is_local,
        demo_offer: first_run && state.options.demo_offer,
        sign_up: state.options.sign_up || first_run,
        sign_up_by_letter: !first_run && state.options.signs_up_by_letter(),
        shows_letters: state.options.letters_are_shown,
        demo: state.options.demo_logins.as_ref().map(DemoOut::new),
    })
}

impl SessionUser {
    fn new(person: &Person) -> Self {
        Self {
            key: person.key.to_string(),
            email: person.email.clone(),
            first_name: person.first_name.clone(),
            last_name: person.last_name.clone(),
            language: person.language.clone(),
            is_operator: person.is_operator,
            two_factor: person.has_second_factor,
        }
    }
}

impl SessionAccount {
    fn new(place: &Workplace) -> Result<Self, ApiError> {
        let currency: domain::currency::Currency = place.account.currency.parse().map_err(ApiError::fault)?;
        Ok(Self {
            id: place.account.id.account().into(),
            name: place.account.name.clone(),
            currency: currency.into(),
            time_zone: place.account.time_zone.clone(),
        })
    }
}

impl SessionWorkplace {
    fn new(place: &Workplace) -> Self {
        let account = &place.account;
        Self { id: account.id.account().into(), name: account.name.clone(), role: place.role.into() }
    }
}

impl DemoOut {
    fn new(demo: &DemoLogins) -> Self {
        let logins = demo.logins.iter().map(|login| DemoLoginOut {
            email: login.email.clone(),
            name: login.name.clone(),
            role: login.role.clone(),
            account: login.account.clone(),
        });
        Self { password: demo.password.clone(), logins: logins.collect() }
    }
}
