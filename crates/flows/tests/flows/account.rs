//! Creating accounts.

use domain::money::currency::Currency;
use flows::accounts::{NewAccount, OpenAccountError};
use flows::{accounts, sessions};

use sea_orm::EntityTrait;
use store::row::accounts::membership;
use store::row::sessions::user;
use testkit::on_both_engines;

use crate::app;

fn lucia() -> NewAccount {
    NewAccount {
        name: "Casa Lucía".to_owned(),
        currency: Currency::EUR,
        time_zone: "Europe/Madrid".to_owned(),
        owner: "Lucía Moreno".parse().unwrap(),
        email: "Lucia@Casa.test".parse().unwrap(),
        password: "una-casa-blanca".to_owned(),
    }
}

on_both_engines! {
    async fn an_account_has_an_owner_who_can_sign_in(store: Store) {
        let account = accounts::open_account(&app(&store), &lucia()).await.unwrap();
        let owner = user::Entity::find().one(store.read()).await.unwrap().unwrap();
        assert_eq!((owner.email.as_str(), owner.first_name.as_str()), ("lucia@casa.test", "Lucía"));
        assert!(sessions::verify("una-casa-blanca", &owner.password_hash));
        let membership = membership::Entity::find().one(store.read()).await.unwrap().unwrap();
        assert_eq!((membership.account_id, membership.user_id, membership.role.code()), (account.into(), owner.id, "owner"));
    }

    async fn what_is_wrong_is_said_and_nothing_is_kept(store: Store) {
        let app = app(&store);
        let no_name = NewAccount { name: "  ".to_owned(), ..lucia() };
        assert!(matches!(accounts::open_account(&app, &no_name).await, Err(OpenAccountError::NoName)));
        let nowhere = NewAccount { time_zone: "Mars/Olympus".to_owned(), ..lucia() };
        assert!(matches!(accounts::open_account(&app, &nowhere).await, Err(OpenAccountError::TimeZone(zone)) if zone == "Mars/Olympus"));
        let short = NewAccount { password: "short".to_owned(), ..lucia() };
        assert!(matches!(accounts::open_account(&app, &short).await, Err(OpenAccountError::Password(_))));
        assert_eq!(store::accounts::account::count(store.read()).await.unwrap(), 0);

        accounts::open_account(&app, &lucia()).await.unwrap();
        assert!(matches!(accounts::open_account(&app, &lucia()).await, Err(OpenAccountError::EmailTaken)));
        assert_eq!(store::accounts::account::count(store.read()).await.unwrap(), 1);
    }
}
