//! Pages and totals of long lists, by every strategy.

use chrono::{Days, NaiveDate};
use domain::text::code::EventKind;
use store::page::{Page, Paged};
use store::resource::{
    Belongs, Field, Filter, KeptIn, Order, Question, Reach, Row, Search, Table, Test, Value, list,
};
use store::row::calendars::calendar_event;
use store::{Store, bulk};
use testkit::{Sample, TestDatabase, instant, key, on_both_engines, on_postgres_at};

static EVENTS: Table = Table {
    kept_in: KeptIn::Database("calendar_event"),
    fields: &[
        Field::key("id"),
        Field::lookup("property_name", "property_id", "property", "name"),
        Field::date("start_date"),
        Field::date("end_date"),
        Field::text("summary", 300),
    ],
    search: Search::Written { column: "summary" },
    belongs: Belongs::Property { column: "property_id" },
    order: "start_date",
    unique: &[],
};

static FOLDED: Table = Table { search: Search::Folded { column: "summary", from: &[] }, ..EVENTS };
static NAMED: Table = Table { search: Search::In(&["summary"]), ..EVENTS };

/// Whether an event with this number matches.
type Fits = fn(u64) -> bool;

const ALL: u64 = 1_300;
const FIRST_DAY: NaiveDate = NaiveDate::from_ymd_opt(2026, 1, 1).unwrap();

/// Some events start on the same day, and their ends are in another order than their starts.
fn dates(number: u64) -> (NaiveDate, NaiveDate) {
    let start = FIRST_DAY + Days::new(number / 3);
    (start, start + Days::new(number * 7 % 11))
}

fn event(home: &Sample, number: u64) -> calendar_event::Model {
    let (start_date, end_date) = dates(number);
    calendar_event::Model {
        account_id: home.account.into(),
        id: key(home.account, 1_000 + number).into(),
        property_id: home.property.into(),
        start_date,
        end_date,
        blocking: false,
        kind: EventKind::Block.into(),
        summary: if number.is_multiple_of(100) { "Painter" } else { "Cleaning" }.to_owned(),
        reservation_id: None,
        feed_id: None,
        external_uid: None,
        conflict: false,
        created_at: instant("2026-01-01T00:00:00Z"),
    }
}

async fn add(store: &Store, home: &Sample, numbers: impl Iterator<Item = u64>) {
    let events: Vec<_> = numbers.map(|number| event(home, number)).collect();
    let tx = store.write().await.unwrap();
    bulk::insert::<calendar_event::Entity>(&tx, &events).await.unwrap();
    tx.commit().await.unwrap();
}

async fn home(store: &Store) -> Sample {
    let tx = store.write().await.unwrap();
    let home = Sample::insert(&tx, 7).await;
    tx.commit().await.unwrap();
    home
}

fn question(filters: &[(&str, Test)], is_descending: bool) -> Question {
    let field = |name: &str| EVENTS.field(name).unwrap();
    let filters =
        filters.iter().map(|(name, test)| Filter { field: field(name), test: test.clone() }).collect();
    Question { filters, words: Vec::new(), order: vec![Order { field: field("start_date"), is_descending }] }
}

async fn ask(store: &Store, home: &Sample, question: &Question, offset: u64, limit: u64) -> Paged<Row> {
    let reach = Reach::of_account(home.account);
    list(store, &EVENTS, &reach, question, Page { offset, limit }).await.unwrap()
}

async fn total(store: &Store, home: &Sample) -> u64 {
    ask(store, home, &question(&[], false), 0, 1).await.total
}

on_both_engines! {
    async fn every_part_is_the_same_however_it_is_found(store: Store) {
        let home = home(&store).await;
        add(&store, &home, 0..ALL).await;
        let day = |number| Value::Date(FIRST_DAY + Days::new(number));
        let ranges: [(&[(&str, Test)], Fits); 6] = [
            (&[], |_| true),
            (&[("end_date", Test::AtLeast(day(200)))], |number| dates(number).1 >= FIRST_DAY + Days::new(200)),
            (&[("end_date", Test::Below(day(200)))], |number| dates(number).1 < FIRST_DAY + Days::new(200)),
            (&[("end_date", Test::Above(day(400)))], |number| dates(number).1 > FIRST_DAY + Days::new(400)),
            (&[("start_date", Test::AtMost(day(300)))], |number| dates(number).0 <= FIRST_DAY + Days::new(300)),
            (&[("summary", Test::Contains("paint".to_owned()))], |number| number.is_multiple_of(100)),
        ];
        for (filters, fits) in ranges {
            for is_descending in [false, true] {
                let mut expected: Vec<u64> = (0..ALL).filter(|number| fits(*number)).collect();
                if is_descending {
                    expected.reverse();
                }
                let question = question(filters, is_descending);
                let whole = expected.len() as u64;
                for offset in [0, 20, 490, 777, whole.saturating_sub(20), whole, whole + 5] {
                    let paged = ask(&store, &home, &question, offset, 20).await;
                    let keys = expected.iter().skip(usize::try_from(offset).unwrap()).take(20);
                    let keys: Vec<_> = keys.map(|number| key(home.account, 1_000 + number)).collect();
                    let found: Vec<_> = paged.rows.iter().map(Row::key).collect();
                    assert_eq!(found, keys, "{filters:?} from {offset}");
                    assert_eq!(paged.total, whole, "{filters:?} from {offset}");
                    let names = paged.rows.iter().map(|row| row.text("property_name"));
                    assert!(names.into_iter().all(|name| !name.is_empty()), "{filters:?} from {offset}");
                }
            }
        }
    }

    async fn what_is_written_counts_as_soon_as_it_is_kept(store: Store) {
        let home = home(&store).await;
        add(&store, &home, 0..600).await;
        assert_eq!(total(&store, &home).await, 600);
        assert_eq!(total(&store, &home).await, 600);

        let tx = store.write().await.unwrap();
        bulk::insert::<calendar_event::Entity>(&tx, &[event(&home, 600)]).await.unwrap();
        assert_eq!(total(&store, &home).await, 600, "not yet");
        tx.commit().await.unwrap();
        assert_eq!(total(&store, &home).await, 601);

        let tx = store.write().await.unwrap();
        bulk::insert::<calendar_event::Entity>(&tx, &[event(&home, 601)]).await.unwrap();
        tx.rollback().await.unwrap();
        assert_eq!(total(&store, &home).await, 601);
    }
}

on_both_engines! {
    async fn many_conditions_take_no_more_of_the_stack_than_few(store: Store) {
        const MANY: usize = 3_000;
        let home = home(&store).await;
        add(&store, &home, 0..9).await;
        let begun = ("start_date", Test::AtLeast(Value::Date(FIRST_DAY)));
        let asked = Question { words: vec!["leaning".to_owned(); MANY], ..question(&vec![begun; MANY], false) };
        for table in [&EVENTS, &FOLDED, &NAMED] {
            let found = list(&store, table, &Reach::of_account(home.account), &asked, Page { offset: 0, limit: 5 }).await.unwrap();
            assert_eq!(found.total, 8, "all but the painter");
        }
    }
}

async fn what_another_one_writes_counts_too(here: &Store, address: &str) {
    let home = home(here).await;
    add(here, &home, 0..600).await;
    let elsewhere = Store::open(address).await.unwrap();
    for number in 600..620 {
        assert_eq!(total(here, &home).await, number);
        add(&elsewhere, &home, number..=number).await;
    }
    assert_eq!(total(&elsewhere, &home).await, 620);
    elsewhere.close().await.unwrap();
}

#[tokio::test]
async fn another_program_writes_to_the_file() {
    let database = TestDatabase::new().await;
    let address = format!("sqlite:{}", database.file().display());
    what_another_one_writes_counts_too(&database.store, &address).await;
}

#[tokio::test]
async fn another_node_writes_to_postgres() {
    on_postgres_at(|store, address| async move {
        what_another_one_writes_counts_too(&store, &address).await;
    })
    .await;
}
