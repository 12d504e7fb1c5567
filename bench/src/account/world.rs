//! Ten thousand homes with a hundred thousand bookings, loaded once and kept for the next run.

use anyhow::Context;
use chrono::{DateTime, Days, NaiveDate, TimeDelta, Utc};
use domain::key::{AccountId, Key};
use domain::text::fold;
use sea_orm::{ConnectionTrait, EntityTrait, PaginatorTrait, QuerySelect, Statement};
use serde_json::json;
use store::row::{Id, listing, quote, reservation, reservation_payment, site, thread};
use store::{Engine, Store, bulk};

use crate::machine::now;
use crate::worlds;

pub const SERVER_VARIABLE: &str = "CASITA_TEST_POSTGRES";
const HOMES: usize = 10_000;
const BOOKINGS: u32 = 100_000;
/// Written in one transaction.
const BATCH: u32 = 5_000;
const NAME: &str = "casita_bench_account";

/// Nothing where no PostgreSQL is named.
pub async fn open(engine: Engine) -> anyhow::Result<Option<Store>> {
    let store = match (engine, std::env::var(SERVER_VARIABLE)) {
        (Engine::Sqlite, _) => {
            let folder = worlds::root().join("account");
            std::fs::create_dir_all(&folder)?;
            Store::open(&worlds::database(&folder)).await?
        }
        (Engine::Postgres, Ok(server)) => on_server(&server).await?,
        (Engine::Postgres, Err(_)) => return Ok(None),
    };
    worlds::fill(&store, HOMES).await?;
    if reservation::Entity::find().count(store.read()).await? == 0 {
        fill(&store).await?;
    }
    store.write_one().execute_unprepared("ANALYZE").await?;
    if engine == Engine::Postgres {
        store.write_one().execute_unprepared("VACUUM").await?;
    }
    Ok(Some(store))
}

async fn on_server(server: &str) -> anyhow::Result<Store> {
    let maintenance = Store::open(server).await?;
    let db = maintenance.read();
    let question = format!("SELECT 1 FROM pg_database WHERE datname = '{NAME}'");
    let known = Statement::from_string(db.get_database_backend(), question);
    if db.query_one_raw(known).await?.is_none() {
        db.execute_unprepared(&format!("CREATE DATABASE {NAME}")).await?;
    }
    maintenance.close().await?;
    let (place, _) = server.rsplit_once('/').unwrap_or((server, ""));
    Ok(Store::open(&format!("{place}/{NAME}")).await?)
}

async fn fill(store: &Store) -> anyhow::Result<()> {
    let site = site::Entity::find().one(store.read()).await?.context("a world has a site")?;
    let homes: Vec<(Id, Id)> = listing::Entity::find()
        .select_only()
        .columns([listing::Column::PropertyId, listing::Column::Id])
        .into_tuple()
        .all(store.read())
        .await?;
    let maker = Maker { site, homes, now: now() };
    for first in (0..BOOKINGS).step_by(BATCH as usize) {
        let numbers = first..first + BATCH;
        let quotes: Vec<_> = numbers.clone().map(|number| maker.quote(number)).collect();
        let bookings: Vec<_> = numbers.clone().map(|number| maker.reservation(number)).collect();
        let payments: Vec<_> = numbers.clone().map(|number| maker.payment(number)).collect();
        let threads: Vec<_> =
            numbers.filter(|number| number.is_multiple_of(5)).map(|number| maker.thread(number)).collect();
        let tx = store.write().await?;
        bulk::insert::<quote::Entity>(&tx, &quotes).await?;
        bulk::insert::<reservation::Entity>(&tx, &bookings).await?;
        bulk::insert::<reservation_payment::Entity>(&tx, &payments).await?;
        bulk::insert::<thread::Entity>(&tx, &threads).await?;
        tx.commit().await?;
    }
    Ok(())
}

struct Maker {
    site: site::Model,
    homes: Vec<(Id, Id)>,
    now: DateTime<Utc>,
}

impl Maker {
    fn id(&self, kind: u64, number: u32) -> Id {
        let account = u32::try_from(self.site.account_id).map_or(AccountId::new(1), AccountId::new);
        let seconds = u32::try_from(self.made(number).timestamp()).unwrap_or(0);
        Key::new(account, seconds, (kind << 32) | u64::from(number)).into()
    }

    /// One every ten minutes up to now.
    fn made(&self, number: u32) -> DateTime<Utc> {
        self.now - TimeDelta::minutes(10 * i64::from(BOOKINGS - number))
    }

    fn check_in(&self, number: u32) -> NaiveDate {
        self.made(number).date_naive() + Days::new(u64::from(number * 7 % 200))
    }

    fn home(&self, number: u32) -> (Id, Id) {
        self.homes[number as usize * 31 % self.homes.len()]
    }

    fn quote(&self, number: u32) -> quote::Model {
        let (property_id, listing_id) = self.home(number);
        let at = self.made(number);
        quote::Model {
            account_id: self.site.account_id,
            id: self.id(1, number),
            site_id: self.site.id,
            property_id,
            listing_id,
            check_in: self.check_in(number),
            check_out: self.check_in(number) + Days::new(4),
            adults: 2,
            children: 0,
            pets: 0,
            smoker: false,
            promo_codes: json!([]),
            addons: json!([]),
            currency: "USD".to_owned(),
            total_rent: total(number),
            total_fees: 0,
            total_taxes: 0,
            total: total(number),
            deposit: 0,
            bill: String::new(),
            inquiry: false,
            first_name: "Guest".to_owned(),
            last_name: format!("{number:06}"),
            email: format!("guest{number}@example.org"),
            phone: String::new(),
            address_one: String::new(),
            address_two: String::new(),
            city: String::new(),
            state: String::new(),
            postal_code: String::new(),
            country: "US".to_owned(),
            expires_at: at,
            created_at: at,
            updated_at: at,
            version: 1,
            terms_id: self.id(1, number),
        }
    }

    fn reservation(&self, number: u32) -> reservation::Model {
        let quote = self.quote(number);
        let (first_name, last_name, email) = (quote.first_name, quote.last_name, quote.email);
        reservation::Model {
            account_id: quote.account_id,
            id: self.id(2, number),
            quote_id: quote.id,
            site_id: quote.site_id,
            property_id: quote.property_id,
            source_id: None,
            status: ["r", "r", "r", "r", "r", "r", "r", "c", "o", "d"][number as usize % 10].to_owned(),
            requested: number % 10 == 8,
            locked: false,
            check_in: quote.check_in,
            check_out: quote.check_out,
            adults: 2,
            children: 0,
            pets: 0,
            smoker: false,
            currency: quote.currency,
            total: quote.total,
            deposit: 0,
            is_proxy_email: false,
            contact_mode: "confirmed".to_owned(),
            search_text: fold(&format!("{first_name} {last_name} {email}")),
            first_name,
            last_name,
            email,
            phone: String::new(),
            message: String::new(),
            note: String::new(),
            hold_until: None,
            booked_at: Some(quote.created_at),
            canceled_at: None,
            cancel_reason: None,
            partner_reservation_id: None,
            created_at: quote.created_at,
            updated_at: quote.created_at,
            version: 1,
            language: "en".to_owned(),
            kept_at_least: 0,
        }
    }

    fn payment(&self, number: u32) -> reservation_payment::Model {
        let at = self.made(number);
        let is_paid = !number.is_multiple_of(10);
        reservation_payment::Model {
            account_id: self.site.account_id,
            id: self.id(3, number),
            reservation_id: self.id(2, number),
            position: 0,
            due_date: self.check_in(number),
            amount: total(number),
            collect_while_booking: false,
            method: "card".to_owned(),
            state: if is_paid { "paid" } else { "due" }.to_owned(),
            card_id: None,
            auth_required: false,
            auth_token: None,
            idempotency_key: None,
            provider_reference: None,
            attempts: 0,
            next_attempt_at: None,
            failure: None,
            paid_at: is_paid.then_some(at),
            sent_at: None,
            session_reference: None,
            session_url: None,
            created_at: at,
            updated_at: at,
            version: 1,
        }
    }

    fn thread(&self, number: u32) -> thread::Model {
        let at = self.made(number);
        thread::Model {
            account_id: self.site.account_id,
            id: self.id(4, number),
            property_id: Some(self.home(number).0),
            quote_id: None,
            reservation_id: None,
            subject: format!("A question {number}"),
            guest_name: format!("Guest {number:06}"),
            guest_email: format!("guest{number}@example.org"),
            guest_phone: String::new(),
            state_status: "a".to_owned(),
            unread: i32::from(number.is_multiple_of(50)),
            guest_unread: 0,
            last_message_at: at,
            last_snippet: "Is the lake warm?".to_owned(),
            search_text: format!("guest {number:06} is the lake warm?"),
            created_at: at,
            updated_at: at,
            version: 1,
            site_id: None,
        }
    }
}

fn total(number: u32) -> i64 {
    10_000 + i64::from(number) * 7_919 % 500_000
}
