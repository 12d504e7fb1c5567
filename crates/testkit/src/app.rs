//! The whole service without a network: requests are passed directly to the router.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use api::assets::{Assets, Folder};
use api::{AppState, MapOptions, Options};
use axum::body::{Body, to_bytes};
use chrono::TimeDelta;
use domain::guest_key::Held;
use flows::homes::{Gallery, Shelf};
use flows::services::Clock;
use flows::services::Entropy;
use flows::services::PostOffice;
use flows::worker::Worker;
use flows::{App, app};
use http::{Method, Request};
use mailroom::Replies;
use notify::Courier;
use places::Geocoder;
use reach::{Outside, Reach};
use serde_json::Value;
use store::Store;
use tokio::sync::Notify;
use tower::ServiceExt;

use crate::answer::Answer;
use crate::avif::AvifWithin;
use crate::clock::TestClock;
use crate::mailbox::Mailbox;
use crate::names::Names;
use crate::open_stream::OpenStream;
use crate::sample::instant;
use crate::till::{Till, seal};

/// Noon in London, early morning in Oregon; a Wednesday.
const NOW: &str = "2026-07-01T12:00:00Z";
const TOKEN: &str = "a-test-token";
/// The secret for delivering incoming e-mails.
pub const MAIL_SECRET: &str = "a-secret-for-answers";

/// Entropy that counts 1, 2, 3, …
#[derive(Debug, Default)]
pub struct Counting(AtomicU64);

impl Entropy for Counting {
    fn next(&self) -> u64 {
        self.0.fetch_add(1, Ordering::Relaxed) + 1
    }
}

#[derive(Debug)]
pub struct TestApp {
    state: AppState,
    /// Built at the first request, because building the routes takes a while.
    service: OnceLock<api::Service>,
    clock: Arc<TestClock>,
    mailbox: Mailbox,
}

impl TestApp {
    pub fn new(store: Store) -> Self {
        Self::at(store, NOW)
    }

    /// The service at another time.
    pub fn at(store: Store, now: &str) -> Self {
        let clock = Arc::new(TestClock::at(instant(now)));
        Self::with(store, clock, Counting::default(), Mailbox::default())
    }

    /// A second node on the same database and clock, with keys of its own. E-mails of both arrive in the same mailbox.
    #[must_use]
    pub fn another_node(&self) -> Self {
        let far_away = Counting(AtomicU64::new(1 << 40));
        Self::with(self.flows().store.clone(), self.clock(), far_away, self.mailbox.clone())
    }

    fn with(store: Store, clock: Arc<TestClock>, entropy: Counting, mailbox: Mailbox) -> Self {
        let app = App::new(store, Arc::clone(&clock) as Arc<dyn Clock>, Arc::new(entropy), seal())
            .with_post_office(mailbox.post_office())
            .with_gallery(Gallery::new(Shelf::in_memory()).with_avif(AvifWithin));
        let options = Options {
            public_url: "http://casita.test".to_owned(),
            domain: None,
            demo: false,
            demo_logins: None,
            demo_offer: true,
            demo_wish: Arc::default(),
            letters_are_shown: true,
            sign_up: true,
            rate_limits: false,
            connections: 2_000,
            map: MapOptions::default(),
            floor: false,
        };
        let assets = Assets::new(Folder(PathBuf::from("no-such-folder")));
        Self { state: AppState::new(app, options, assets, None), service: OnceLock::new(), clock, mailbox }
    }

    fn refurnish(mut self, change: impl FnOnce(App) -> App) -> Self {
        self.service = OnceLock::new();
        let rooms = self.state.furnish();
        rooms.app = change(rooms.app.clone());
        self
    }

    /// With a web folder that contains only what pages need.
    #[must_use]
    pub fn with_web(mut self, folder: PathBuf) -> Self {
        self.service = OnceLock::new();
        self.state.furnish().assets = Arc::new(Assets::new(Folder(folder)));
        self
    }

    /// With a list of places, like the one in the built web assets.
    #[must_use]
    pub fn with_places(self, list: &'static str) -> Self {
        let geocoder = Geocoder::offline(|| Some(list.to_owned()));
        self.refurnish(|app| app.with_geocoder(geocoder))
    }

    /// With the sandbox as card provider and partner.
    #[must_use]
    pub fn with_till(self, till: &Till) -> Self {
        self.refurnish(|app| app.with_cashier(till.cashier()).with_partner_desk(till.partner_desk()))
    }

    /// With these DNS addresses; other host names have none. TXT lookups fail.
    #[must_use]
    pub fn with_names(self, names: &'static [(&'static str, &'static [&'static str])]) -> Self {
        self.with_resolver(Names { addresses: names, texts: None })
    }

    /// With these TXT records, as name and text.
    #[must_use]
    pub fn with_texts(self, records: &[(&str, &str)]) -> Self {
        let owned = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
        self.with_resolver(Names { addresses: &[], texts: Some(records.iter().map(owned).collect()) })
    }

    fn with_resolver(self, names: Names) -> Self {
        self.refurnish(|app| app.with_resolver(Arc::new(names)))
    }

    /// With webhook delivery, including to this machine.
    #[must_use]
    pub fn with_courier(self) -> Self {
        let courier = Courier::new(Reach::Anywhere).expect("an HTTP client can be made");
        self.refurnish(|app| app.with_courier(courier))
    }

    /// With outgoing HTTP connections for calendar imports, limited by `reach`.
    #[must_use]
    pub fn with_outside(self, reach: Reach) -> Self {
        let outside = Outside::new(reach).expect("an HTTP client can be made");
        self.refurnish(|app| app.with_outside(outside))
    }

    /// With processing of e-mail replies.
    #[must_use]
    pub fn with_answers(self) -> Self {
        let replies = Replies::new("answers@casita.test", MAIL_SECRET);
        let post_office = PostOffice { replies, ..self.mailbox.post_office() };
        self.refurnish(|app| app.with_post_office(post_office))
    }

    pub fn flows(&self) -> &App {
        &self.state.app
    }

    /// The guest key of a row.
    pub async fn guest_key(&self, held: Held, row: &str) -> String {
        let row = row.parse().expect("the key of a row");
        let key = app::guest_key(self.flows(), held, row).await.expect("rows can be read");
        key.expect("the row is there").to_string()
    }

    /// The mailbox of all sent e-mails.
    pub fn mailbox(&self) -> &Mailbox {
        &self.mailbox
    }

    /// Notified when the demo is requested.
    pub fn demo_wish(&self) -> Arc<Notify> {
        Arc::clone(&self.state.options.demo_wish)
    }

    pub fn clock(&self) -> Arc<TestClock> {
        Arc::clone(&self.clock)
    }

    pub fn advance(&self, by: TimeDelta) {
        self.clock.advance(by);
    }

    /// Runs every due job; returns the number of runs.
    pub async fn work_off(&self) -> usize {
        Worker::new(self.state.app.clone()).run_due().await.expect("jobs can be claimed")
    }

    /// With a custom map.
    #[must_use]
    pub fn with_map(mut self, map: MapOptions) -> Self {
        self.service = OnceLock::new();
        Arc::make_mut(&mut self.state.furnish().options).map = map;
        self
    }

    /// With subdomains for sites.
    #[must_use]
    pub fn with_domain(mut self, domain: &str) -> Self {
        self.service = OnceLock::new();
        Arc::make_mut(&mut self.state.furnish().options).domain = Some(domain.to_owned());
        self
    }

    /// With e-mail delivery by a mail server, so that e-mails are not shown in the account area.
    #[must_use]
    pub fn with_letters_sent(mut self) -> Self {
        self.service = OnceLock::new();
        Arc::make_mut(&mut self.state.furnish().options).letters_are_shown = false;
        self
    }

    /// Without the option to load the demo.
    #[must_use]
    pub fn without_demo_offer(mut self) -> Self {
        self.service = OnceLock::new();
        Arc::make_mut(&mut self.state.furnish().options).demo_offer = false;
        self
    }

    /// Rejects this publicly known password of the demo.
    #[must_use]
    pub fn without_password(self, public: &str) -> Self {
        self.refurnish(|app| app.without_password(public))
    }

    /// Only the operator can open accounts.
    #[must_use]
    pub fn without_sign_up(mut self) -> Self {
        Arc::make_mut(&mut self.state.furnish().options).sign_up = false;
        self
    }

    /// The operator must approve listings.
    #[must_use]
    pub fn with_listing_approval(self) -> Self {
        self.refurnish(|app| app.with_listing_approval(true))
    }

    /// With rate limits, as in production.
    #[must_use]
    pub fn with_rate_limits(mut self) -> Self {
        self.service = OnceLock::new();
        self.state.limit_rates();
        self
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).expect("a good request")).await
    }

    /// GET with a host header.
    pub async fn get_at(&self, host: &str, path: &str) -> Answer {
        self.get_with(path, &[("host", host)]).await
    }

    /// GET with these headers.
    pub async fn get_with(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let request =
            headers.iter().fold(Request::get(path), |request, (name, value)| request.header(*name, *value));
        self.send(request.body(Body::empty()).expect("a good request")).await
    }

    /// POST as our own pages do: JSON with the CSRF token.
    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.post_text(path, &body.to_string()).await
    }

    pub async fn patch(&self, path: &str, body: &Value) -> Answer {
        let request = self.request(Method::PATCH, path).header("content-type", "application/json");
        self.send(request.body(Body::from(body.to_string())).expect("a good request")).await
    }

    pub async fn post_text(&self, path: &str, body: &str) -> Answer {
        let request = self.request(Method::POST, path).header("content-type", "application/json");
        self.send(request.body(Body::from(body.to_owned())).expect("a good request")).await
    }

    /// A request with the CSRF token, to be completed by the test.
    pub fn request(&self, method: Method, path: &str) -> http::request::Builder {
        let request = Request::builder().method(method).uri(path);
        request.header("cookie", format!("csrftoken={TOKEN}")).header("x-csrftoken", TOKEN)
    }

    /// Opens a streaming response.
    pub async fn open(&self, path: &str, headers: &[(&str, &str)]) -> OpenStream {
        let request =
            headers.iter().fold(Request::get(path), |request, (name, value)| request.header(*name, *value));
        let request = request.body(Body::empty()).expect("a good request");
        OpenStream::new(self.service().oneshot(request).await.expect("the router never fails"))
    }

    /// As on shutdown of the program.
    pub fn close_streams(&self) {
        self.state.streams.close();
    }

    fn service(&self) -> api::Service {
        self.service.get_or_init(|| api::router(self.state.clone())).clone()
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.service().oneshot(request).await.expect("the router never fails");
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.expect("the body can be read");
        Answer { status: parts.status, headers: parts.headers, body }
    }
}
