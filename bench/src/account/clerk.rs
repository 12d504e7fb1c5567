//! A signed-in user who opens lists.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use api::assets::{Assets, Folder};
use api::{AppState, Options};
use axum::body::{Body, to_bytes};
use axum::http::Request;
use flows::services::SystemClock;
use flows::services::SystemEntropy;
use flows::sessions::Browser;
use flows::{App, sessions};
use sea_orm::{ConnectionTrait, EntityTrait};
use serde_json::Value;
use store::Store;
use store::row::accounts::membership;
use store::row::sessions::user;
use tower::ServiceExt;

use crate::worlds;

const TRIES: usize = 15;
const PART: u64 = 20;

pub struct Clerk {
    /// Built once: building all routes takes longer than any list.
    service: api::Service,
    store: Store,
    cookie: String,
}

pub struct Measured {
    pub rows: u64,
    pub first: Duration,
    pub last: Duration,
    /// The longer of both right after a write, when no count is cached.
    pub anew: Duration,
}

impl Clerk {
    pub async fn sign_in(store: Store) -> anyhow::Result<Self> {
        let member = membership::Entity::find().one(store.read()).await?.context("a world has an owner")?;
        let person = user::Entity::find_by_id(member.user_id).one(store.read()).await?;
        let person = person.context("somebody is the owner")?;
        let app = App::new(store.clone(), Arc::new(SystemClock), Arc::new(SystemEntropy), worlds::seal()?);
        let tx = app.store.write().await?;
        let secret = sessions::open_session(&app, &tx, &person, Browser::default()).await?;
        tx.commit().await?;
        let assets = Assets::new(Folder(PathBuf::from("no-such-folder")));
        let state = AppState::new(app, Options::default(), assets, None);
        Ok(Self { service: api::router(state), store, cookie: format!("casita_session={secret}") })
    }

    pub async fn describe(&self, list: &str) -> anyhow::Result<Value> {
        let request = Request::builder().method("OPTIONS").uri(format!("/api/v2/{list}/"));
        self.send(request.header("cookie", &self.cookie).body(Body::empty())?).await
    }

    pub async fn measure(&self, noun: &str, query: &str) -> anyhow::Result<Measured> {
        let path = |offset: u64| format!("/api/v2/{noun}/?limit={PART}&offset={offset}&{query}");
        let rows = self.get(&path(0)).await?["count"].as_u64().context("a count")?;
        let end = path(rows.saturating_sub(PART));
        let first = self.median(&path(0), false).await?;
        let last = self.median(&end, false).await?;
        let anew = self.median(&path(0), true).await?.max(self.median(&end, true).await?);
        Ok(Measured { rows, first, last, anew })
    }

    async fn median(&self, path: &str, after_a_write: bool) -> anyhow::Result<Duration> {
        let mut times = Vec::with_capacity(TRIES);
        for _ in 0..TRIES {
            if after_a_write {
                self.store.write_one().execute_unprepared("UPDATE account SET version = version + 1").await?;
            }
            let started = Instant::now();
            self.get(path).await?;
            times.push(started.elapsed());
        }
        times.sort_unstable();
        Ok(times[TRIES / 2])
    }

    pub async fn get(&self, path: &str) -> anyhow::Result<Value> {
        self.send(Request::get(path).header("cookie", &self.cookie).body(Body::empty())?).await
    }

    /// A response whose body is still being sent.
    pub async fn open(&self, path: &str) -> anyhow::Result<Body> {
        let request = Request::get(path).header("cookie", &self.cookie).body(Body::empty())?;
        let answer = self.service.clone().oneshot(request).await.context("the router answers")?;
        ensure!(answer.status().is_success(), "{path}: {}", answer.status());
        Ok(answer.into_body())
    }

    async fn send(&self, request: Request<Body>) -> anyhow::Result<Value> {
        let path = request.uri().to_string();
        let answer = self.service.clone().oneshot(request).await.context("the router answers")?;
        let status = answer.status();
        let body = to_bytes(answer.into_body(), usize::MAX).await?;
        ensure!(status.is_success(), "{path}: {status} {}", String::from_utf8_lossy(&body));
        Ok(serde_json::from_slice(&body)?)
    }
}
