//! The state after a race, without keys and times, and the forbidden states.

use std::collections::BTreeMap;

use domain::accounts::role::Role;
use flows::access::Caller;
use flows::{audit, sessions};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use store::row::accounts::{audit_entry, invitation, membership};
use store::row::sessions::{api_token, password_reset, recovery_code, session, user};
use store::row::{Id, outbox};

use super::act::Fact;
use super::scene::Scene;
use crate::races::rows_of;

/// How long a code of the authenticator app is shown, in seconds.
const STEP: i64 = 30;
/// The field in which a session stores a second factor that is not confirmed yet.
const BEGUN: &str = "totp_secret";
/// Effects that may happen at most once.
const ONCE: [Fact; 4] = [Fact::RecoveryCode, Fact::Link, Fact::RosaJoined, Fact::KimJoined];

/// Returns the state after all due jobs have run.
pub async fn lines(scene: &Scene) -> Vec<String> {
    scene.app.work_off().await;
    let domain = format!("@account-{}.test", scene.account);
    let users = user::Entity::find().filter(user::Column::Email.ends_with(domain));
    let users = users.all(scene.store.read()).await.unwrap();
    let mut lines = of_account(scene, &users).await;
    lines.extend(of_people(scene, &users).await);
    if let Some(operator) = scene.people.get("operator") {
        let signed_in = scene.signed_in(&operator.browsers[0]).await;
        let caller = signed_in.and_then(|signed_in| signed_in.caller);
        lines.push(format!("operator acts for {:?}", caller.map(|caller| caller.user.first_name)));
    }
    lines
}

/// Returns the user's name in an e-mail address or an entry of the log.
fn name_in(text: &str) -> &str {
    text.split('@').next().unwrap_or_default()
}

fn names(users: &[user::Model]) -> BTreeMap<Id, &str> {
    users.iter().map(|row| (row.id, name_in(&row.email))).collect()
}

async fn of_account(scene: &Scene, users: &[user::Model]) -> Vec<String> {
    let (store, account, names) = (&scene.store, scene.account, names(users));
    let name = |id: Id| names.get(&id).copied().unwrap_or("somebody");
    let is_open = store::accounts::account::is_open(store.read(), account).await.unwrap();
    let members = rows_of!(membership, store, account);
    let tokens = rows_of!(api_token, store, account);
    let invitations = rows_of!(invitation, store, account);
    let letters = rows_of!(outbox, store, account);
    let entries = rows_of!(audit_entry, store, account);
    let mut lines = vec![format!("account open {is_open}")];
    lines.extend(members.iter().map(|row| {
        let is_arranged = row.lists.is_some();
        format!("member {} {} with arranged lists {is_arranged}", name(row.user_id), row.role)
    }));
    lines.extend(tokens.iter().map(|row| {
        let is_used = row.used_at.is_some();
        format!("token {} of {} used {is_used}", row.name, name(row.user_id))
    }));
    lines.extend(invitations.iter().map(|row| {
        format!(
            "invitation of {} {} accepted {} version {} link {}",
            name_in(&row.email),
            row.role,
            row.accepted_at.is_some(),
            row.version,
            !row.token_hash.is_empty()
        )
    }));
    let letter =
        |row: &outbox::Model| format!("e-mail {} to {} {}", row.kind, name_in(&row.recipient), row.state);
    lines.extend(letters.iter().map(letter));
    let entry =
        |row: &audit_entry::Model| format!("log {} {} by {}", row.action, row.noun, name_in(&row.actor));
    lines.extend(entries.iter().map(entry));
    lines
}

async fn of_people(scene: &Scene, users: &[user::Model]) -> Vec<String> {
    let (store, account, names) = (&scene.store, scene.account, names(users));
    let name = |id: Id| names.get(&id).copied().unwrap_or("somebody");
    macro_rules! of_users {
        ($table:ident) => {
            $table::Entity::find()
                .filter($table::Column::UserId.is_in(users.iter().map(|row| row.id)))
                .all(store.read())
                .await
                .unwrap()
        };
    }
    let is_open = store::accounts::account::is_open(store.read(), account).await.unwrap();
    let members = rows_of!(membership, store, account);
    let step = scene.app.flows().now().timestamp() / STEP;
    let mut lines = Vec::new();
    lines.extend(users.iter().map(|row| {
        format!(
            "user {} {} {} {} first password {} second factor {} code used {}",
            name(row.id),
            row.first_name,
            row.language,
            row.state_status,
            row.password_hash == scene.password_hash,
            row.totp_secret.is_some(),
            row.totp_step == Some(step)
        )
    }));
    lines.extend(of_users!(session).iter().map(|row| {
        let is_member = members.iter().any(|member| Some(member.user_id) == row.user_id);
        let place = match row.account_id {
            Some(id) if id != account => "elsewhere",
            Some(_) if is_open && is_member => "here",
            // Without access, the account in the session does not matter.
            _ => "nowhere",
        };
        let is_begun = row.data.get(BEGUN).is_some();
        format!("session of {} {place} second factor begun {is_begun}", row.user_id.map_or("nobody", name))
    }));
    lines.extend(of_users!(password_reset).iter().map(|row| {
        let is_used = row.used_at.is_some();
        format!("link of {} used {is_used}", name(row.user_id))
    }));
    lines.extend(of_users!(recovery_code).iter().map(|row| {
        let is_used = row.used_at.is_some();
        format!("recovery code of {} used {is_used}", name(row.user_id))
    }));
    lines
}

/// Returns the forbidden states that were found, whatever the order of the actions.
pub async fn ills(scene: &Scene) -> Vec<String> {
    let (store, account, app) = (&scene.store, scene.account, scene.app.flows());
    let mut ills = audit::of_account(store, account, app.now()).await.unwrap().ills;
    let is_open = store::accounts::account::is_open(store.read(), account).await.unwrap();
    let members = rows_of!(membership, store, account);
    if is_open && !members.iter().any(|row| row.role == Role::Owner) {
        ills.push("nobody owns the account".to_owned());
    }
    let works_here =
        |caller: &Caller| is_open && members.iter().any(|row| row.user_id.key() == caller.user.key);
    let mut signed_in = vec![("the program", sessions::recognise_token(app, &scene.token).await.unwrap())];
    for (name, person) in &scene.people {
        for cookie in &person.browsers {
            signed_in.push((*name, scene.signed_in(cookie).await));
        }
    }
    for (name, signed_in) in signed_in {
        let caller = signed_in.and_then(|signed_in| signed_in.caller);
        if caller.is_some_and(|caller| caller.account == account && !works_here(&caller)) {
            ills.push(format!("{name} acts in the account without working there"));
        }
    }
    let facts = scene.facts.lock().unwrap().clone();
    for once in ONCE {
        if facts.iter().filter(|fact| **fact == once).count() > 1 {
            ills.push(format!("{once:?} twice"));
        }
    }
    let signed_out: &[usize] = if facts.contains(&Fact::AllOut) {
        &[0, 1]
    } else if facts.contains(&Fact::OthersOut) {
        &[1]
    } else {
        &[]
    };
    for browser in signed_out {
        if scene.signed_in(&scene.people["ada"].browsers[*browser]).await.is_some() {
            ills.push(format!("browser {browser} was signed out and is recognised"));
        }
    }
    ills
}
