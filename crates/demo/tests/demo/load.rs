//! The demo in the database, on both engines: complete, consistent and reproducible.

use domain::text::code::ActiveType;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, Days, NaiveDate, Utc};
use demo::load::{LoadError, LoadOptions, Loaded, has_data, load, load_big};
use domain::people::party::Party;
use domain::reservations::reservation::Status;
use domain::time::stay::Stay;
use flows::quotes::Wish;
use flows::{App, audit, catalog, quotes};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use store::Store;
use store::row::Id;
use store::row::accounts::membership;
use store::row::calendars::{calendar_event, stay_night};
use store::row::charges::{reservation_payment, reservation_refund};
use store::row::homes::property;
use store::row::listings::listing;
use store::row::policies::signature;
use store::row::quotes::{promotion, quote};
use store::row::reservations::{booking_step, reservation};
use store::row::sessions::user;
use store::row::sites::site;
use testkit::{Counting, FixedClock, TestDatabase, instant, on_both_engines, seal};

const NOW: &str = "2026-11-15T12:00:00Z";

fn now() -> DateTime<Utc> {
    instant(NOW)
}

fn options() -> LoadOptions<'static> {
    LoadOptions {
        now: now(),
        today: now().date_naive(),
        seed: 1,
        password_hash: "a hash".to_owned(),
        photo_folder: Path::new("no-such-folder"),
        photos: false,
    }
}

async fn loaded(store: &Store) -> Loaded {
    load(store, &options(), &|_| ()).await.unwrap()
}

async fn all<E: EntityTrait>(store: &Store) -> Vec<E::Model> {
    E::find().all(store.read()).await.unwrap()
}

on_both_engines! {
    async fn the_world_is_whole_and_adds_up(store: Store) {
        assert!(!has_data(&store).await.unwrap());
        let counted = loaded(&store).await;
        assert_eq!((counted.accounts, counted.sites, counted.properties), (4, 6, 79));
        sites_are_as_promised(&store).await;
        people_have_their_roles(&store).await;
        listings_are_in_every_state(&store).await;
        money_adds_up(&store).await;
        bookings_have_a_history(&store).await;
        the_ledger_holds_the_calendar(&store).await;
        agreements_are_filled_in(&store).await;
        let again = load(&store, &options(), &|_| ()).await;
        assert!(matches!(again, Err(LoadError::NotEmpty)), "{again:?}");
    }

    async fn a_big_world_loads(store: Store) {
        let counted = load_big(&store, 200, &options(), &|_| ()).await.unwrap();
        assert_eq!((counted.accounts, counted.sites, counted.properties, counted.events), (1, 1, 200, 8000));
        the_ledger_holds_the_calendar(&store).await;
        let app = app(store.clone());
        let catalog = catalog::catalog(&app, "big-world").await.unwrap();
        assert_eq!(catalog.homes.len(), 200);
        assert!(matches!(load(&store, &options(), &|_| ()).await, Err(LoadError::NotEmpty)));
    }
}

async fn sites_are_as_promised(store: &Store) {
    let sites = all::<site::Entity>(store).await;
    let told: BTreeMap<_, _> = sites
        .iter()
        .map(|site| {
            (
                site.namespace.as_str(),
                (site.currency.as_str(), site.provider.map(|provider| provider.code()), site.guesty_powered),
            )
        })
        .collect();
    assert_eq!(
        told,
        BTreeMap::from([
            ("casa-lucia", ("EUR", Some("sp"), false)),
            ("harbor-pine", ("USD", Some("s"), false)),
            ("kestrel-ridge", ("USD", Some("s"), false)),
            ("old-mill", ("USD", Some("s"), false)),
            ("skyline-partner", ("USD", Some("s"), true)),
            ("yuki-lodge", ("JPY", Some("bt"), false)),
        ])
    );
    let of = |is_so: fn(&site::Model) -> bool| -> Vec<&str> {
        sites.iter().filter(|site| is_so(site)).map(|site| site.namespace.as_str()).collect()
    };
    assert_eq!(of(|site| site.use_merchant_checkout), ["kestrel-ridge"]);
    assert_eq!(of(|site| !site.analytics_opt_out), ["old-mill"]);
    for site in &sites {
        let found = store::sites::site::find_by_address(store.read(), &site.namespace).await.unwrap();
        assert_eq!(found.as_ref(), Some(site));
    }
}

async fn people_have_their_roles(store: &Store) {
    let memberships = all::<membership::Entity>(store).await;
    let users = all::<user::Entity>(store).await;
    let operators: Vec<_> =
        users.iter().filter(|user| user.is_operator).map(|user| user.email.as_str()).collect();
    assert_eq!(operators, ["operator@casita.test"]);
    for (email, role) in [
        ("owner@harbor-pine.test", "owner"),
        ("manager@harbor-pine.test", "manager"),
        ("agent@harbor-pine.test", "agent"),
        ("viewer@harbor-pine.test", "viewer"),
        ("owner@casa-lucia.test", "owner"),
        ("owner@yuki-lodge.test", "owner"),
        ("owner@skyline-partner.test", "owner"),
    ] {
        let user = users.iter().find(|user| user.email == email).unwrap();
        let held: Vec<_> = memberships.iter().filter(|held| held.user_id == user.id).collect();
        assert_eq!(held.iter().map(|held| held.role.code()).collect::<Vec<_>>(), [role], "{email}");
    }
}

async fn listings_are_in_every_state(store: &Store) {
    let listings = all::<listing::Entity>(store).await;
    let states: BTreeSet<_> = listings.iter().map(|listing| listing.active_type.code()).collect();
    assert_eq!(states, BTreeSet::from(["a", "d", "n", "p", "s", "u", "w"]));
    assert!(listings.iter().filter(|listing| listing.active_type == ActiveType::Active).count() > 70);
}

/// Every booking but a quote has steps, in order, and none lies ahead.
async fn bookings_have_a_history(store: &Store) {
    let mut steps: HashMap<Id, Vec<booking_step::Model>> = HashMap::new();
    for step in all::<booking_step::Entity>(store).await {
        assert!(step.at <= options().now, "{step:?}");
        steps.entry(step.reservation_id).or_default().push(step);
    }
    for booking in all::<reservation::Entity>(store).await {
        let names: BTreeSet<_> =
            steps.remove(&booking.id).unwrap_or_default().into_iter().map(|step| step.name).collect();
        let expected = match *booking.status {
            Status::Quote => {
                assert!(names.is_empty(), "{names:?}");
                continue;
            }
            Status::Open => "requested",
            Status::Tentative => "held",
            Status::Reserved => "reserved",
            Status::Declined => "declined",
            Status::Canceled => "canceled",
        };
        assert!(names.contains(expected), "{expected} is not in {names:?}");
    }
    assert!(steps.is_empty(), "steps of no booking");
}

async fn money_adds_up(store: &Store) {
    let reservations = all::<reservation::Entity>(store).await;
    let statuses: BTreeSet<_> = reservations.iter().map(|reservation| reservation.status.code()).collect();
    assert_eq!(statuses, BTreeSet::from(["c", "d", "o", "q", "r", "t"]));
    let quotes: HashMap<Id, quote::Model> =
        all::<quote::Entity>(store).await.into_iter().map(|quote| (quote.id, quote)).collect();
    let mut planned: HashMap<Id, i64> = HashMap::new();
    let mut paid: HashMap<Id, i64> = HashMap::new();
    for payment in all::<reservation_payment::Entity>(store).await {
        *planned.entry(payment.reservation_id).or_default() += payment.amount;
        if payment.paid_at.is_some() {
            *paid.entry(payment.reservation_id).or_default() += payment.amount;
        }
    }
    for refund in all::<reservation_refund::Entity>(store).await {
        *paid.entry(refund.reservation_id).or_default() -= refund.amount;
    }
    for reservation in &reservations {
        let quote = &quotes[&reservation.quote_id];
        assert_eq!(reservation.total, quote.total);
        assert_eq!(quote.total, quote.total_rent + quote.total_fees + quote.total_taxes);
        let bill: serde_json::Value = serde_json::from_str(&quote.bill).unwrap();
        let lines = bill["quote"]["lines"].as_array().unwrap();
        let charged = lines.iter().filter(|line| line["kind"] != "deposit");
        assert_eq!(charged.map(|line| line["amount"].as_i64().unwrap()).sum::<i64>(), quote.total);
        if let Some(planned) = planned.get(&reservation.id) {
            assert_eq!(*planned, reservation.total);
        } else {
            assert!(["q", "d"].contains(&reservation.status.code()));
        }
        assert!((0..=reservation.total).contains(paid.get(&reservation.id).unwrap_or(&0)));
        assert!(reservation.created_at <= now());
        assert_eq!(i64::from(reservation.id.key().created_seconds()), reservation.created_at.timestamp());
    }
}

async fn the_ledger_holds_the_calendar(store: &Store) {
    let homes: HashMap<Id, bool> =
        all::<property::Entity>(store).await.into_iter().map(|home| (home.id, home.allows_turns)).collect();
    let held: BTreeSet<Id> = all::<reservation::Entity>(store)
        .await
        .into_iter()
        .filter(|reservation| ["r", "t"].contains(&reservation.status.code()))
        .map(|reservation| reservation.id)
        .collect();
    let events = all::<calendar_event::Entity>(store).await;
    let reserved: BTreeSet<Id> = events.iter().filter_map(|event| event.reservation_id).collect();
    assert_eq!(reserved, held);
    let mut expected: Vec<(Id, NaiveDate, Id)> = Vec::new();
    for event in &events {
        let last = event.end_date + Days::new(u64::from(!homes[&event.property_id]));
        let nights = event.start_date.iter_days().take_while(|night| *night <= last);
        expected.extend(nights.map(|night| (event.property_id, night, event.id)));
    }
    let ledger = all::<stay_night::Entity>(store).await;
    let mut owned: Vec<_> =
        ledger.iter().map(|night| (night.property_id, night.night, night.event_id)).collect();
    owned.sort_unstable();
    expected.sort_unstable();
    assert_eq!(owned, expected);
}

async fn agreements_are_filled_in(store: &Store) {
    // The account of Casa Lucía; a small account is enough.
    let signatures =
        signature::Entity::find().filter(signature::Column::AccountId.eq(2)).all(store.read()).await.unwrap();
    assert!(!signatures.is_empty());
    for signature in signatures {
        assert!(!signature.body.contains("{{") && signature.body.contains(&signature.name));
        assert_eq!(signature.body_hash.len(), 64);
    }
}

#[tokio::test]
async fn nobody_finds_a_fault_with_it() {
    let database = TestDatabase::new().await;
    loaded(&database.store).await;
    let found = audit::run(&database.store, now()).await.unwrap();
    assert_eq!(found.ills, Vec::<String>::new());
    let promotions = all::<promotion::Entity>(&database.store).await;
    let limited = promotions
        .iter()
        .filter_map(|row| Some((row.code.as_str(), (row.max_uses? - row.uses, row.uses > 0))));
    assert_eq!(
        limited.collect::<BTreeMap<_, _>>(),
        BTreeMap::from([("FERRY50", (0, true)), ("STAY4PAY3", (7, true))])
    );
}

fn app(store: Store) -> App {
    App::new(store, Arc::new(FixedClock(now())), Arc::<Counting>::default(), seal())
}

#[tokio::test]
async fn a_stored_quote_costs_what_the_site_asks() {
    let database = TestDatabase::new().await;
    loaded(&database.store).await;
    let app = app(database.store.clone());
    let mut compared = 0;
    for site in all::<site::Entity>(&database.store).await {
        let catalog = catalog::catalog(&app, &site.namespace).await.unwrap();
        let open = quote::Entity::find().filter(quote::Column::SiteId.eq(site.id));
        for quote in open
            .filter(quote::Column::CheckIn.gt(now().date_naive()))
            .all(database.store.read())
            .await
            .unwrap()
        {
            let party = [quote.adults, quote.children, quote.pets].map(i32::unsigned_abs);
            let wish = Wish {
                stay: Stay::new(quote.check_in, quote.check_out).unwrap(),
                party: Party::new(party[0], party[1], party[2], false).unwrap(),
                addons: None,
                promo_codes: Vec::new(),
            };
            // Most future nights are taken by the booking that the quote became.
            if let Ok(estimate) = quotes::estimate(&app, &catalog, quote.property_id.key(), &wish).await {
                // Early-bird discounts of the original booking may no longer apply today.
                assert_eq!(estimate.quote.totals.total_rent, quote.total_rent, "{}", estimate.home.slug);
                compared += 1;
            }
        }
    }
    assert!(compared > 40, "only {compared} quotes could be compared");
}
