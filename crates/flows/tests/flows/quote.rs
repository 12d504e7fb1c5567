//! A quote keeps the terms it was made under, which are stored once however many quotes use them.

use chrono::NaiveDate;
use domain::people::party::Party;
use domain::time::stay::Stay;
use flows::quotes::Wish;
use flows::{catalog, quotes};
use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, EntityTrait, IntoActiveModel, PaginatorTrait,
    QueryFilter,
};
use store::Store;
use store::catalog::change;
use store::row::AccountNumber;
use store::row::listings::{listing_rate, listing_terms};
use testkit::{Sample, on_both_engines};

use crate::app;

fn wish() -> Wish {
    let day = |number| NaiveDate::from_ymd_opt(2026, 9, number).unwrap();
    Wish {
        stay: Stay::new(day(1), day(5)).unwrap(),
        party: Party::default(),
        addons: None,
        promo_codes: Vec::new(),
    }
}

async fn double_the_rates(store: &Store, sample: Sample) {
    let tx = store.write().await.unwrap();
    let of_account = listing_rate::Column::AccountId.eq(AccountNumber::from(sample.account));
    for row in listing_rate::Entity::find().filter(of_account).all(&tx).await.unwrap() {
        let night = row.week_night;
        let mut row = row.into_active_model();
        row.week_night = Set(night * 2);
        row.update(&tx).await.unwrap();
    }
    change::of_property(&tx, sample.account, sample.property).await.unwrap();
    tx.commit().await.unwrap();
}

async fn kept(store: &Store) -> u64 {
    listing_terms::Entity::find().count(store.read()).await.unwrap()
}

on_both_engines! {
    async fn terms_are_kept_once_for_each_version_of_a_listing(store: Store) {
        let tx = store.write().await.unwrap();
        let sample = Sample::insert(&tx, 7).await;
        tx.commit().await.unwrap();
        let first = app(&store);
        let catalog = catalog::catalog(&first, "site-7").await.unwrap();
        let early = quotes::create_quote(&first, &catalog, sample.property, &wish(), None, |kept| kept).await.unwrap();
        quotes::create_quote(&first, &catalog, sample.property, &wish(), None, |kept| kept).await.unwrap();
        assert_eq!(kept(&store).await, 1);

        double_the_rates(&store, sample).await;
        let second = app(&store);
        let catalog = catalog::catalog(&second, "site-7").await.unwrap();
        let late = quotes::estimate(&second, &catalog, sample.property, &wish()).await.unwrap();
        assert_eq!(late.quote.totals.total_rent, early.quote.totals.total_rent * 2);
        assert_eq!(kept(&store).await, 1, "an estimate keeps nothing");

        let read = quotes::quote(&second, early.row.id.key()).await.unwrap();
        assert_eq!(read.quote.totals, early.quote.totals);
        assert_eq!(read.terms.rates.rates(), early.terms.rates.rates());
    }
}
