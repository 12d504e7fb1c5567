//! The current session in a response.

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
    /// The current user; absent if not signed in.
    user: Option<SessionUser>,
    /// The current account; absent if the user belongs to none.
    account: Option<SessionAccount>,
    /// The user's role in the account; absent without an account.
    role: Option<code::Role>,
    /// The permissions granted by the role, the API token and other limits together.
    permissions: Vec<code::Permission>,
    /// The keys of the property groups that the user is limited to; absent without a limit.
    groups: Option<Vec<String>>,
    /// The accounts that the user belongs to.
    accounts: Vec<SessionWorkplace>,
    /// The e-mail address of the operator who impersonates the user, to be shown at all times; otherwise absent.
    impersonated_by: Option<String>,
    /// The CSRF token; required in the header `X-CSRFToken` of every request that changes something.
    csrf: String,
    /// Whether there is no account yet: the first to sign up becomes the operator.
    first_run: bool,
    /// Whether the first sign-up needs the setup code that the program printed when it started; not for requests from the same
    /// machine.
    setup_code: bool,
    /// Whether the empty installation can be filled with the demo instead.
    demo_offer: bool,
    /// Whether visitors may sign up for an account.
    sign_up: bool,
    /// Whether new owners choose their password by a link in an e-mail.
    sign_up_by_letter: bool,
    /// Whether e-mails are stored here instead of being sent, and can be read.
    shows_letters: bool,
    /// The logins of the demo; only in demo mode.
    demo: Option<DemoOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SessionUser {
    key: String,
    email: String,
    first_name: String,
    last_name: String,
    /// `en`, `es`, `de` or `fr`.
    language: String,
    /// Whether the user is an operator of the installation.
    is_operator: bool,
    /// Whether the user has a second factor.
    two_factor: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SessionAccount {
    /// The number of the account.
    id: i64,
    name: String,
    currency: CurrencyOut,
    /// The IANA time zone, such as `Europe/Madrid`.
    time_zone: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SessionWorkplace {
    /// The number of the account.
    id: i64,
    name: String,
    role: code::Role,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DemoOut {
    /// The password of every login.
    password: String,
    logins: Vec<DemoLoginOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DemoLoginOut {
    email: String,
    name: String,
    /// `operator`, or the role in the account.
    role: String,
    /// The name of the account; absent for the operator.
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
        let currency: domain::money::currency::Currency =
            place.account.currency.parse().map_err(ApiError::fault)?;
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
