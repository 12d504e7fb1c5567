//! The scene of a race: an account of its own for each run, on one database and one service.

use domain::text::code::StateStatus;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use chrono::{DateTime, TimeDelta, Utc};
use domain::accounts::role::Role;
use domain::key::{AccountId, Key};
use flows::sessions;
use flows::sessions::{Browser, SignedIn};
use sha2::{Digest, Sha256};
use store::row::accounts::{invitation, membership};
use store::row::sessions::{password_reset, user};
use store::{Store, Tx};
use testkit::{Client, Sample, TestApp, insert, instant, key};
use totp_rs::{Builder, Secret};

use super::act::Fact;
use super::picture;
use crate::booking::text;
use crate::races::{Theater, drop_jobs};

/// The password of every user, until they choose another one.
pub const PASSWORD: &str = "correct horse";
/// The number of another account in which some of them work too.
const ELSEWHERE: u32 = 90;
/// A code of the authenticator app counts once, so the race starts when it shows another code than during the preparations.
const PREPARED: TimeDelta = TimeDelta::minutes(1);

/// The state in which the actions start.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Ada and Ben own the account and Vic is a viewer; Rosa, who is new, and Kim, who works in another account, are invited, and
    /// a second e-mail to each of them is still to be sent. Ben has an API token, and the operator is signed in.
    Members,
    /// Ada has a second factor, an API token, and a link to choose a new password.
    Secured,
    /// The same without the second factor: Ada has started one on each of two browsers.
    Enrolling,
}

pub struct People {
    app: Arc<TestApp>,
    store: Store,
    start: DateTime<Utc>,
    elsewhere: AccountId,
    /// The hash of `PASSWORD`, computed once because it is slow on purpose.
    password_hash: String,
}

pub struct Person {
    pub key: Key,
    /// The session cookies of two browsers.
    pub browsers: [String; 2],
}

pub struct Invitation {
    pub key: Key,
    /// The token in the e-mail that has arrived.
    pub token: String,
}

pub struct Scene {
    pub app: Arc<TestApp>,
    pub store: Store,
    pub account: AccountId,
    pub elsewhere: AccountId,
    pub password_hash: String,
    pub people: BTreeMap<&'static str, Person>,
    pub invitations: BTreeMap<&'static str, Invitation>,
    /// The API token, and the key of its row.
    pub token: String,
    pub token_key: String,
    /// The secret of the link to choose a new password.
    pub link: String,
    /// The secrets in the authenticator app: of the second factor, or of the one started on each browser.
    pub secrets: Vec<String>,
    pub recovery_codes: Vec<String>,
    pub facts: Mutex<Vec<Fact>>,
}

impl Theater for People {
    type Kind = Kind;
    type Scene = Scene;

    async fn new(store: Store) -> Self {
        let app = Arc::new(TestApp::new(store.clone()));
        let tx = store.write().await.unwrap();
        let elsewhere = Sample::insert(&tx, ELSEWHERE).await.account;
        tx.commit().await.unwrap();
        let start = app.flows().now();
        let password_hash = sessions::hash(PASSWORD).unwrap();
        Self { app, store, start, elsewhere, password_hash }
    }

    async fn open(&self, kind: Kind, account: u32) -> Scene {
        self.app.clock().set(self.start);
        let tx = self.store.write().await.unwrap();
        let account = Sample::insert(&tx, account).await.account;
        let mut cast = vec![("ada", vec![(account, Role::Owner), (self.elsewhere, Role::Viewer)])];
        if matches!(kind, Kind::Members) {
            cast.push(("ben", vec![(account, Role::Owner)]));
            cast.push(("vic", vec![(account, Role::Viewer)]));
            cast.push(("kim", vec![(self.elsewhere, Role::Viewer)]));
        }
        let mut people = BTreeMap::new();
        for (number, (name, places)) in (9_001..).zip(cast) {
            people.insert(name, self.admit(&tx, key(account, number), name, &places).await);
        }
        tx.commit().await.unwrap();
        let mut scene = Scene {
            app: Arc::clone(&self.app),
            store: self.store.clone(),
            account,
            elsewhere: self.elsewhere,
            password_hash: self.password_hash.clone(),
            people,
            invitations: BTreeMap::new(),
            token: String::new(),
            token_key: String::new(),
            link: String::new(),
            secrets: Vec::new(),
            recovery_codes: Vec::new(),
            facts: Mutex::default(),
        };
        scene.prepare(kind).await;
        self.app.clock().set(self.start + PREPARED);
        scene
    }

    async fn lines(&self, scene: &Scene) -> Vec<String> {
        picture::lines(scene).await
    }

    async fn ills(&self, scene: &Scene) -> Vec<String> {
        picture::ills(scene).await
    }

    async fn close(&self, scene: Scene) {
        drop_jobs(&self.store, scene.account).await;
    }
}

impl People {
    /// Adds a user to these accounts, to the first one the longest.
    async fn admit(&self, tx: &Tx, key: Key, name: &str, places: &[(AccountId, Role)]) -> Person {
        let at = instant("2026-01-01T00:00:00Z");
        let row = user::Model {
            id: key.into(),
            email: format!("{name}@account-{}.test", key.account()),
            password_hash: self.password_hash.clone(),
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
        };
        insert(tx, row.clone()).await;
        for (days, (account, role)) in (0..).zip(places) {
            let member = membership::Model {
                account_id: (*account).into(),
                user_id: row.id,
                role: (*role).into(),
                lists: None,
                created_at: at + TimeDelta::days(days),
            };
            insert(tx, member).await;
        }
        let browser = async || {
            let secret =
                sessions::open_session(self.app.flows(), tx, &row, Browser::default()).await.unwrap();
            format!("casita_session={secret}")
        };
        Person { key, browsers: [browser().await, browser().await] }
    }
}

impl Scene {
    async fn prepare(&mut self, kind: Kind) {
        let maker = if matches!(kind, Kind::Members) { "ben" } else { "ada" };
        let made = self.make_token(self.by(maker)).await.json();
        text(&made["token"]).clone_into(&mut self.token);
        text(&made["key"]).clone_into(&mut self.token_key);
        match kind {
            Kind::Members => {
                for name in ["rosa", "kim"] {
                    let invitation = self.invited(name).await;
                    self.invitations.insert(name, invitation);
                }
                let operator = self.app.sign_in_operator().await;
                let (key, cookie) = (operator.user, operator.pass().to_owned());
                self.people.insert("operator", Person { key, browsers: [cookie.clone(), cookie] });
            }
            Kind::Secured => {
                self.link = self.put_link().await;
                self.secrets = vec![self.begun(0).await];
                let confirmed = self.confirm(0).await.json();
                let codes = confirmed["recovery_codes"].as_array().unwrap();
                self.recovery_codes = codes.iter().map(|code| text(code).to_owned()).collect();
            }
            Kind::Enrolling => {
                self.link = self.put_link().await;
                self.secrets = vec![self.begun(0).await, self.begun(1).await];
            }
        }
    }

    /// Inserts the link directly, as its e-mail would: the e-mails of all runs are in one mailbox, where searching takes longer
    /// and longer. The e-mail of the invitation is still to be sent, with another link.
    async fn invited(&self, name: &str) -> Invitation {
        let made = self.invite(self.by("ada"), name).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let key: Key = text(&made.json()["key"]).parse().unwrap();
        let secret = format!("secret of {name}");
        let tx = self.store.write().await.unwrap();
        let row = store::accounts::invitation::lock(&tx, key).await.unwrap().unwrap();
        let row = invitation::Model { token_hash: hashed(&secret), ..row };
        store::keep::update(&tx, row).await.unwrap();
        tx.commit().await.unwrap();
        Invitation { key, token: format!("{key}_{secret}") }
    }

    /// Inserts the link to choose a new password directly, for the same reason.
    async fn put_link(&self) -> String {
        let secret = format!("secret of account {}", self.account);
        let now = self.app.flows().now();
        let row = password_reset::Model {
            token_hash: hashed(&secret),
            user_id: self.people["ada"].key.into(),
            created_at: now,
            expires_at: now + TimeDelta::hours(2),
            used_at: None,
        };
        let tx = self.store.write().await.unwrap();
        insert(&tx, row).await;
        tx.commit().await.unwrap();
        secret
    }

    /// Starts a second factor for Ada and returns its secret.
    async fn begun(&self, browser: usize) -> String {
        let begun = self.begin(browser).await.json();
        text(&begun["secret"]).to_owned()
    }

    /// Returns the code that the authenticator app shows now.
    pub fn code(&self, secret: usize) -> String {
        let secret = Secret::try_from_base32(&self.secrets[secret]).unwrap();
        let totp = Builder::new().with_secret(secret).build().unwrap();
        totp.generate(self.app.flows().now().timestamp().unsigned_abs()).to_string()
    }

    pub fn email(&self, name: &str) -> String {
        format!("{name}@account-{}.test", self.account)
    }

    pub fn by(&self, name: &str) -> Client<'_> {
        self.on(0, name)
    }

    /// A client on the user's first or second browser.
    pub fn on(&self, browser: usize, name: &str) -> Client<'_> {
        let person = &self.people[name];
        self.app.with_cookie(&person.browsers[browser], person.key)
    }

    pub fn program(&self) -> Client<'_> {
        self.app.with_token(&self.token, self.people["ada"].key)
    }

    /// Returns the user who is signed in by a cookie.
    pub async fn signed_in(&self, cookie: &str) -> Option<SignedIn> {
        let secret = cookie.split_once('=').map_or("", |(_, secret)| secret);
        sessions::recognise(self.app.flows(), secret).await.unwrap()
    }
}

/// Hashes a secret as links store it.
fn hashed(secret: &str) -> String {
    hex::encode(Sha256::digest(secret.as_bytes()))
}
