//! Sums of the payments of all reservations: each equals the sum of the list with the same filters.

use domain::accounts::role::Role;
use domain::reservations::reservation::PaymentState;
use domain::reservations::reservation::Status;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, QueryOrder};
use serde_json::{Value, json};
use store::row::charges::reservation_payment;
use store::row::reservations::reservation;
use testkit::{Client, instant, key, on_both_engines};

use super::API;
use super::world::{World, results};

async fn told(client: &Client<'_>) -> Value {
    client.get(&format!("{API}/reservation-payment/summary/")).await.json()
}

/// Three bookings with a payment each: one failed, one overdue, one of an open request; and a received payment.
async fn mix(world: &World, store: &store::Store) {
    let tx = store.write().await.unwrap();
    let payments = reservation_payment::Entity::find().order_by_asc(reservation_payment::Column::Id);
    let payments = payments.all(&tx).await.unwrap();
    let [first, second, third] = payments.try_into().unwrap();
    let late: reservation_payment::Model = second;
    let paid = reservation_payment::Model {
        id: key(world.ours.account, 640).into(),
        position: 8,
        state: PaymentState::Paid.into(),
        amount: 4_321,
        paid_at: Some(instant("2026-06-20T00:00:00Z")),
        ..late.clone()
    };
    let long_ago = reservation_payment::Model {
        id: key(world.ours.account, 641).into(),
        position: 9,
        paid_at: Some(instant("2026-05-20T00:00:00Z")),
        ..paid.clone()
    };
    let failed = reservation_payment::Model {
        state: PaymentState::Failed.into(),
        amount: 777,
        due_date: "2026-06-30".parse().unwrap(),
        ..first
    };
    let late = reservation_payment::Model { due_date: "2026-06-30".parse().unwrap(), amount: 500, ..late };
    let asked = reservation::Entity::find_by_id((third.account_id, third.reservation_id));
    let asked = asked.one(&tx).await.unwrap().unwrap();
    let asked = reservation::Model { status: Status::Open.into(), requested: true, ..asked };
    for row in [failed, late] {
        let stay = reservation::Entity::find_by_id((row.account_id, row.reservation_id));
        let stay = stay.one(&tx).await.unwrap().unwrap();
        row.into_active_model().reset_all().update(&tx).await.unwrap();
        store::reservations::reservation::agree(&tx, &stay).await.unwrap();
    }
    asked.clone().into_active_model().reset_all().update(&tx).await.unwrap();
    store::reservations::reservation::agree(&tx, &asked).await.unwrap();
    for row in [paid, long_ago] {
        testkit::insert(&tx, row).await;
    }
    world.app.flows().commit(tx, world.ours.account).await.unwrap();
}

on_both_engines! {
    async fn sums_are_those_of_the_lists(store: Store) {
        let world = World::new(&store).await;
        mix(&world, &store).await;
        let owner = world.owner().await;
        let sums = told(&owner).await;
        assert_eq!((&sums["today"], &sums["paid_since"]), (&json!("2026-07-01"), &json!("2026-06-01")));
        let sum = |amount: i64| json!([{"currency": "USD", "count": 1, "amount": amount}]);
        // A payment that failed needs attention as one that was not tried.
        let both = json!([{"currency": "USD", "count": 2, "amount": 1_277}]);
        assert_eq!((&sums["failed"], &sums["overdue"], &sums["paid"]), (&sum(777), &both, &sum(4_321)));
        assert_eq!((&sums["due"], &sums["pending"]), (&json!([]), &json!([])));
        for (name, filters) in [
            ("failed", "state=failed"),
            ("overdue", "overdue_from__lte=2026-07-01"),
            ("due", "state=due&reservation_status=r&due_date__gte=2026-07-01"),
            ("paid", "state=paid&paid_at__gte=2026-06-01T00:00:00Z"),
        ] {
            let list = owner.get(&format!("{API}/reservation-payment/?{filters}")).await.json();
            let listed: i64 = results(&list).iter().map(|row| row["amount"].as_i64().unwrap()).sum();
            let summed: i64 = sums[name].as_array().unwrap().iter().map(|sum| sum["amount"].as_i64().unwrap()).sum();
            assert_eq!(listed, summed, "{name}: {list}");
        }
        let failed = owner.get(&format!("{API}/reservation-payment/?state=failed")).await.json();
        let row = &results(&failed)[0];
        assert_eq!(row["property"], json!(world.ours.property.to_string()));
        assert_eq!((&row["property_name"], &row["guest_name"]), (&json!("A home"), &json!("Ann 2026-08-03")));
        assert_eq!((&row["check_in"], &row["check_out"]), (&json!("2026-08-03"), &json!("2026-08-06")));
        let stays = owner.get(&format!("{API}/reservation/?order_by=check_in")).await.json();
        let told: Vec<&str> = results(&stays).iter().filter_map(|row| row["payment_status"].as_str()).collect();
        assert_eq!(told, ["overdue", "overdue", "unpaid"]);
    }

    async fn nobody_sees_the_money_of_homes_that_are_not_theirs(store: Store) {
        let world = World::new(&store).await;
        mix(&world, &store).await;
        let group = world.owner().await.post(&format!("{API}/property-group/"), &json!({"name": "None"})).await.json();
        let group = group["key"].as_str().unwrap().parse().unwrap();
        let blind = world.app.sign_in_limited(world.ours.account, Role::Manager, &[group]).await;
        for client in [blind, world.stranger().await] {
            let sums = told(&client).await;
            for name in ["failed", "overdue", "due", "pending", "paid"] {
                assert_eq!(sums[name], json!([]), "{name}");
            }
        }
    }
}
