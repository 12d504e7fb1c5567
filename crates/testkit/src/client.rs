//! Authenticated test clients: users with a role in an account, API tokens, and operators.

use axum::body::Body;
use domain::accounts::role::Role;
use domain::key::{AccountId, Key};
use domain::text::code::StateStatus;
use flows::access::Caller;
use flows::sessions;
use flows::sessions::Browser;
use http::{Method, Request};
use serde_json::Value;
use store::row::accounts::{membership, membership_group};
use store::row::sessions::user;

use crate::answer::Answer;
use crate::app::TestApp;
use crate::open_stream::OpenStream;
use crate::sample::{insert, instant, key};

/// Sends requests as one user. Made by [`TestApp::sign_in`] and similar functions.
#[derive(Debug)]
pub struct Client<'a> {
    app: &'a TestApp,
    /// The authentication header.
    pass: (&'static str, String),
    pub user: Key,
}

impl TestApp {
    /// Signs in a user with a role in the account. The same role is always the same user, in a new session.
    pub async fn sign_in(&self, account: AccountId, role: Role) -> Client<'_> {
        self.sign_in_limited(account, role, &[]).await
    }

    /// The same, limited to the homes of some groups (which must exist).
    pub async fn sign_in_limited(&self, account: AccountId, role: Role, groups: &[Key]) -> Client<'_> {
        let limited = !groups.is_empty();
        let name = if limited { format!("limited-{role}") } else { role.to_string() };
        let place = Role::ALL.iter().position(|other| *other == role).unwrap_or_default() as u64;
        let user = person(key(account, 9_000 + place + if limited { 100 } else { 0 }), &name);
        let tx = self.flows().store.write().await.expect("the database can be written");
        if store::sessions::user::find(&tx, user.id.key()).await.expect("users can be read").is_none() {
            insert(&tx, user.clone()).await;
            let (account_id, user_id) = (account.into(), user.id);
            let role = role.into();
            insert(
                &tx,
                membership::Model { account_id, user_id, role, lists: None, created_at: user.created_at },
            )
            .await;
            for group in groups {
                insert(&tx, membership_group::Model { account_id, user_id, group_id: (*group).into() }).await;
            }
        }
        tx.commit().await.expect("it is kept");
        self.enter(&user).await
    }

    /// The caller of the user of [`TestApp::sign_in`], for direct calls without HTTP.
    pub async fn caller(&self, account: AccountId, role: Role) -> Caller {
        let client = self.sign_in(account, role).await;
        let secret = client.pass.1.split_once('=').map_or("", |(_, secret)| secret);
        let signed_in = sessions::recognise(self.flows(), secret).await.expect("sessions can be read");
        signed_in.and_then(|signed_in| signed_in.caller).expect("somebody is signed in")
    }

    /// Signs in an operator, without an account.
    pub async fn sign_in_operator(&self) -> Client<'_> {
        let operator = user::Model { is_operator: true, ..person(key(AccountId::new(0), 9_900), "operator") };
        let tx = self.flows().store.write().await.expect("the database can be written");
        if store::sessions::user::find(&tx, operator.id.key()).await.expect("users can be read").is_none() {
            insert(&tx, operator.clone()).await;
        }
        tx.commit().await.expect("it is kept");
        self.enter(&operator).await
    }

    /// Sets the user's password.
    pub async fn set_password(&self, user: Key, password: &str) {
        let hash = sessions::hash(password).expect("a test chooses good passwords");
        let tx = self.flows().store.write().await.expect("the database can be written");
        store::sessions::user::set_password(&tx, user, hash, self.flows().now())
            .await
            .expect("the user is there");
        tx.commit().await.expect("it is kept");
    }

    /// A client with an API token.
    pub fn with_token(&self, token: &str, user: Key) -> Client<'_> {
        Client { app: self, pass: ("authorization", format!("Bearer {token}")), user }
    }

    /// A browser with this cookie.
    pub fn with_cookie(&self, cookie: &str, user: Key) -> Client<'_> {
        Client { app: self, pass: ("cookie", cookie.to_owned()), user }
    }

    async fn enter(&self, user: &user::Model) -> Client<'_> {
        let tx = self.flows().store.write().await.expect("the database can be written");
        let secret =
            sessions::open_session(self.flows(), &tx, user, Browser::default()).await.expect("a session");
        tx.commit().await.expect("it is kept");
        self.with_cookie(&format!("casita_session={secret}"), user.id.key())
    }
}

impl Client<'_> {
    /// The value of the authentication header, for [`TestApp::with_cookie`] later.
    pub fn pass(&self) -> &str {
        &self.pass.1
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.call(Method::GET, path, None).await
    }

    pub async fn options(&self, path: &str) -> Answer {
        self.call(Method::OPTIONS, path, None).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.call(Method::DELETE, path, None).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.call(Method::POST, path, Some(body)).await
    }

    pub async fn put(&self, path: &str, body: &Value) -> Answer {
        self.call(Method::PUT, path, Some(body)).await
    }

    pub async fn patch(&self, path: &str, body: &Value) -> Answer {
        self.call(Method::PATCH, path, Some(body)).await
    }

    pub async fn call(&self, method: Method, path: &str, body: Option<&Value>) -> Answer {
        let request = self.request(method, path).header("content-type", "application/json");
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        self.app.send(request.body(body).expect("a good request")).await
    }

    /// Opens a streaming response.
    pub async fn open(&self, path: &str) -> OpenStream {
        let (name, pass) = &self.pass;
        self.app.open(path, &[(name, pass)]).await
    }

    /// A request of this user, to be completed by the test.
    pub fn request(&self, method: Method, path: &str) -> http::request::Builder {
        let (name, pass) = &self.pass;
        let request = Request::builder().method(method).uri(path);
        if *name == "cookie" {
            // As our own pages do: the token in the cookie is repeated in a header.
            request.header("cookie", format!("csrftoken=a; {pass}")).header("x-csrftoken", "a")
        } else {
            request.header(*name, pass)
        }
    }
}

fn person(key: Key, name: &str) -> user::Model {
    let at = instant("2026-01-01T00:00:00Z");
    user::Model {
        id: key.into(),
        email: format!("{name}@account-{}.test", key.account()),
        password_hash: String::new(),
        first_name: name.to_owned(),
        last_name: "Tester".to_owned(),
        language: "en".to_owned(),
        is_operator: false,
        totp_secret: None,
        state_status: StateStatus::Active.into(),
        created_at: at,
        updated_at: at,
        version: 1,
        totp_step: None,
    }
}
