//! An account with the people who work in it and the words that they use.

use std::num::NonZero;
use std::thread;

use domain::code::StateStatus;
use domain::role::Role;
use store::row::{Id, account, membership, membership_group, message_template, property_group, source, user};

use super::home::Place;
use super::rows::Rows;
use super::scope::{Scope, opened, user_id};
use super::{
    LoadError, LoadOptions, agreement, booking, home, listing, partner_connection, policy, promotion, site,
};
use crate::account::{Account, User};
use crate::world::World;

/// An account while its rows are made.
#[derive(Debug)]
pub(super) struct Tenant<'w> {
    pub(super) scope: Scope,
    pub(super) world: &'w World,
    pub(super) account: &'w Account,
}

impl Tenant<'_> {
    pub(super) fn write(&self, rows: &mut Rows, options: &LoadOptions<'_>) -> Result<(), LoadError> {
        self.write_account(rows);
        self.write_users(rows, options);
        self.write_words(rows);
        agreement::write(rows, self);
        policy::write(rows, &self.scope, &self.account.pricing);
        site::write(rows, self);
        partner_connection::write(rows, self);
        promotion::write(rows, self);
        self.write_homes(rows)?;
        promotion::count_uses(rows, self);
        site::choose_heroes(rows, self);
        Ok(())
    }

    /// On all cores: homes know nothing of each other.
    fn write_homes(&self, rows: &mut Rows) -> Result<(), LoadError> {
        let states = listing::states(self.account);
        let write_home = |index: usize| {
            let (home, mut rows) = (&self.account.homes[index], Rows::default());
            let place = Place::new(self, home, index, states.get(&home.slug).copied());
            home::write(&mut rows, &place);
            let offer = listing::offer(&place)?;
            booking::write(&mut rows, &place, &offer)?;
            offer.write(&mut rows);
            Ok(rows)
        };
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let mut written: Vec<(usize, Result<Rows, LoadError>)> = thread::scope(|scope| {
            let share = |first: usize| {
                let homes = (first..self.account.homes.len()).step_by(cores);
                homes.map(|index| (index, write_home(index))).collect::<Vec<_>>()
            };
            let shares: Vec<_> = (0..cores).map(|first| scope.spawn(move || share(first))).collect();
            shares.into_iter().flat_map(|share| share.join().expect("no home panics")).collect()
        });
        written.sort_by_key(|(index, _)| *index);
        written.into_iter().try_for_each(|(_, home)| home.map(|home| rows.append(home)))
    }

    fn write_account(&self, rows: &mut Rows) {
        let facts = &self.account.facts;
        rows.account.push(account_row(&self.scope, &facts.name, &facts.currency, &facts.time_zone));
    }

    fn write_users(&self, rows: &mut Rows, options: &LoadOptions<'_>) {
        for person in &self.account.facts.users {
            let row = user_row(&person.email, &person.first_name, &person.last_name, options);
            rows.membership.push(membership::Model {
                account_id: self.scope.account.into(),
                user_id: row.id,
                role: person.role.code().to_owned(),
                lists: None,
                created_at: opened(),
            });
            rows.membership_group.extend(person.groups.iter().map(|group| membership_group::Model {
                account_id: self.scope.account.into(),
                user_id: row.id,
                group_id: self.scope.named("group", group),
            }));
            rows.user.push(row);
        }
    }

    fn write_words(&self, rows: &mut Rows) {
        let (account_id, at) = (self.scope.account.into(), opened());
        let facts = &self.account.facts;
        rows.property_group.extend((0..).zip(&facts.groups).map(|(position, group)| property_group::Model {
            account_id,
            id: self.scope.named("group", &group.name),
            name: group.name.clone(),
            slug: slug(&group.name),
            position,
            created_at: at,
            updated_at: at,
            version: 1,
        }));
        rows.source.extend(facts.sources.iter().map(|source| source::Model {
            account_id,
            id: self.scope.named("source", &source.name),
            name: source.name.clone(),
            state_status: StateStatus::Active.code().to_owned(),
            created_at: at,
            updated_at: at,
            version: 1,
        }));
        rows.message_template.extend(facts.templates.iter().map(|template| message_template::Model {
            account_id,
            id: self.scope.named("template", &template.name),
            name: template.name.clone(),
            subject: template.subject.clone(),
            body: template.body.clone(),
            days_before_check_in: template.days_before_check_in.and_then(|days| i32::try_from(days).ok()),
            state_status: StateStatus::Active.code().to_owned(),
            created_at: at,
            updated_at: at,
            version: 1,
            is_offer: false,
        }));
    }

    pub(super) fn property(&self, slug: &str) -> Option<Id> {
        let index = self.account.homes.iter().position(|home| home.slug == slug)?;
        Some(home::property_id(&self.scope, slug, index))
    }

    /// Who answers guests: the agent, or whoever is there.
    pub(super) fn host(&self) -> Option<&User> {
        let users = &self.account.facts.users;
        users.iter().find(|user| user.role == Role::Agent).or(users.first())
    }

    pub(super) fn host_id(&self) -> Option<Id> {
        self.host().map(|host| user_id(&host.email, self.scope.seed))
    }
}

pub(super) fn account_row(scope: &Scope, name: &str, currency: &str, time_zone: &str) -> account::Model {
    account::Model {
        id: scope.account.into(),
        name: name.to_owned(),
        currency: currency.to_owned(),
        time_zone: time_zone.to_owned(),
        state_status: StateStatus::Active.code().to_owned(),
        created_at: opened(),
        updated_at: opened(),
        version: 1,
        revision: 0,
    }
}

pub(super) fn user_row(
    email: &str,
    first_name: &str,
    last_name: &str,
    options: &LoadOptions<'_>,
) -> user::Model {
    user::Model {
        id: user_id(email, options.seed),
        email: email.to_owned(),
        password_hash: options.password_hash.clone(),
        first_name: first_name.to_owned(),
        last_name: last_name.to_owned(),
        language: "en".to_owned(),
        is_operator: false,
        totp_secret: None,
        state_status: StateStatus::Active.code().to_owned(),
        created_at: opened(),
        updated_at: opened(),
        version: 1,
        totp_step: None,
    }
}

fn slug(name: &str) -> String {
    domain::text::fold(name).replace(' ', "-")
}
