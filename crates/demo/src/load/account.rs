//! An account with its users and its groups, tags and templates; and the demo's operator.

use domain::text::code::StateStatus;
use store::row::accounts::{account, membership, membership_group};
use store::row::homes::property_group;
use store::row::listings::source;
use store::row::sessions::user;
use store::row::templates::message_template;

use super::options::LoadOptions;
use super::rows::Rows;
use super::scope::{Scope, opened, user_id};
use super::tenant::Tenant;
use crate::world::World;

/// Rows that belong to no account.
pub(super) fn write_platform(rows: &mut Rows, world: &World, options: &LoadOptions<'_>) {
    let operator = &world.platform.operator;
    rows.user.push(user::Model {
        is_operator: true,
        ..user_row(&operator.email, &operator.first_name, &operator.last_name, options)
    });
}

impl Tenant<'_> {
    pub(super) fn write_people(&self, rows: &mut Rows, options: &LoadOptions<'_>) {
        self.write_account(rows);
        self.write_users(rows, options);
        self.write_words(rows);
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
                role: person.role.into(),
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
            state_status: StateStatus::Active.into(),
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
            state_status: StateStatus::Active.into(),
            created_at: at,
            updated_at: at,
            version: 1,
            is_offer: false,
        }));
    }
}

pub(super) fn account_row(scope: &Scope, name: &str, currency: &str, time_zone: &str) -> account::Model {
    account::Model {
        id: scope.account.into(),
        name: name.to_owned(),
        currency: currency.to_owned(),
        time_zone: time_zone.to_owned(),
        state_status: StateStatus::Active.into(),
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
        state_status: StateStatus::Active.into(),
        created_at: opened(),
        updated_at: opened(),
        version: 1,
        totp_step: None,
    }
}

fn slug(name: &str) -> String {
    domain::text::fold(name).replace(' ', "-")
}
