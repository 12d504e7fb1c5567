//! Actions of users on their identity and on the members of an account.

use serde_json::{Value, json};
use testkit::{Answer, Client};

use super::scene::{PASSWORD, Scene};
use crate::races::{self, acts};

const ACCEPT: &str = "/api/v2/invite/accept/";

/// An effect of a successful action that the rows do not show.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fact {
    /// The first recovery code was used.
    RecoveryCode,
    /// The link to choose a new password was used.
    Link,
    RosaJoined,
    KimJoined,
    /// Ada's second browser was signed out.
    OthersOut,
    /// Both browsers were signed out.
    AllOut,
}

impl Scene {
    /// Records the effects of a successful action.
    async fn noting(&self, facts: &[Fact], act: impl Future<Output = Answer>) -> races::Answer {
        let answer = act.await;
        if answer.status.is_success() {
            self.facts.lock().unwrap().extend(facts);
        }
        answer.into()
    }

    pub async fn invite(&self, by: Client<'_>, whom: &str) -> Answer {
        by.post("/api/v2/invite/", &json!({"email": self.email(whom), "role": "agent"})).await
    }

    async fn resend(&self, whom: &str) -> Answer {
        let path = format!("/api/v2/invite/{}/resend/", self.invitations[whom].key);
        self.by("ada").post(&path, &json!({})).await
    }

    async fn withdraw(&self, whom: &str) -> Answer {
        self.by("ada").delete(&format!("/api/v2/invite/{}/", self.invitations[whom].key)).await
    }

    async fn join_as_rosa(&self) -> Answer {
        let token = &self.invitations["rosa"].token;
        let body = json!({"token": token, "first_name": "Rosa", "password": "a good password"});
        self.app.post(ACCEPT, &body).await
    }

    async fn join_as_kim(&self) -> Answer {
        self.by("kim").post(ACCEPT, &json!({"token": self.invitations["kim"].token})).await
    }

    async fn join_by_password(&self) -> Answer {
        let body = json!({"token": self.invitations["kim"].token, "password": PASSWORD});
        self.app.post(ACCEPT, &body).await
    }

    async fn give(&self, by: &str, whom: &str, role: &str) -> Answer {
        let path = format!("/api/v2/user/{}/", self.people[whom].key);
        self.by(by).patch(&path, &json!({"role": role})).await
    }

    async fn remove(&self, by: &str, whom: &str) -> Answer {
        self.by(by).delete(&format!("/api/v2/user/{}/", self.people[whom].key)).await
    }

    pub async fn make_token(&self, by: Client<'_>) -> Answer {
        by.post("/api/v2/api-token/", &json!({"name": "Robot", "scopes": ["read", "users"]})).await
    }

    async fn rename_token(&self) -> Answer {
        let path = format!("/api/v2/api-token/{}/", self.token_key);
        self.by("ada").patch(&path, &json!({"name": "Another robot"})).await
    }

    async fn delete_token(&self) -> Answer {
        self.by("ada").delete(&format!("/api/v2/api-token/{}/", self.token_key)).await
    }

    async fn arrange(&self) -> Answer {
        let setting = json!({"views": [], "hidden_columns": ["city"]});
        self.by("vic").put("/api/v2/profile/lists/property/", &setting).await
    }

    async fn work_elsewhere(&self) -> Answer {
        self.by("ada").post("/api/v2/session/account/", &json!({"account": self.elsewhere.get()})).await
    }

    async fn act_for(&self, whom: &str) -> Answer {
        self.by("operator").post("/api/v2/session/impersonation/", &json!({"email": self.email(whom)})).await
    }

    async fn stop_acting(&self) -> Answer {
        self.by("operator").delete("/api/v2/session/impersonation/").await
    }

    async fn close_account(&self) -> Answer {
        let body = json!({"name": format!("Account {}", self.account), "password": PASSWORD});
        self.by("ada").post("/api/v2/account/close/", &body).await
    }

    async fn sign_in(&self, code: Value) -> Answer {
        let body = json!({"email": self.email("ada"), "password": PASSWORD, "code": code});
        self.app.post("/api/v2/session/", &body).await
    }

    async fn sign_out(&self, browser: usize) -> Answer {
        self.on(browser, "ada").delete("/api/v2/session/").await
    }

    async fn sign_out_everywhere(&self) -> Answer {
        self.by("ada").delete("/api/v2/session/everywhere/").await
    }

    async fn change_password(&self, revoke_tokens: bool) -> Answer {
        let body = json!({
            "current_password": PASSWORD, "password": "the second one", "revoke_tokens": revoke_tokens,
        });
        self.by("ada").post("/api/v2/profile/password/", &body).await
    }

    async fn reset_password(&self, revoke_tokens: bool) -> Answer {
        let body = json!({"token": self.link, "password": "the third one", "revoke_tokens": revoke_tokens});
        self.app.post("/api/v2/password-reset/confirm/", &body).await
    }

    async fn ask_for_link(&self) -> Answer {
        self.app.post("/api/v2/password-reset/", &json!({"email": self.email("ada")})).await
    }

    async fn change_profile(&self, change: Value) -> Answer {
        self.by("ada").patch("/api/v2/profile/", &change).await
    }

    pub async fn begin(&self, browser: usize) -> Answer {
        self.on(browser, "ada").post("/api/v2/two-factor/", &json!({})).await
    }

    /// Confirms the second factor that was started on this browser.
    pub async fn confirm(&self, browser: usize) -> Answer {
        let body = json!({"code": self.code(browser)});
        self.on(browser, "ada").post("/api/v2/two-factor/confirm/", &body).await
    }

    async fn disable(&self) -> Answer {
        let body = json!({"password": PASSWORD, "code": self.code(0)});
        self.by("ada").post("/api/v2/two-factor/disable/", &body).await
    }

    async fn renew(&self, code: &str) -> Answer {
        let body = json!({"password": PASSWORD, "code": code});
        self.by("ada").post("/api/v2/two-factor/recovery-codes/", &body).await
    }

    async fn work(&self) -> races::Answer {
        self.app.work_off().await;
        races::Answer::NONE
    }
}

acts! {
    MEMBERS:
    "ada: invite once more" ["POST /api/v2/invite"] |s| s.invite(s.by("ada"), "rosa").await;
    "program: invite once more" ["POST /api/v2/invite"] |s| s.invite(s.program(), "rosa").await;
    "ada: resend the invitation" ["POST /api/v2/invite/{key}/resend"] |s| s.resend("rosa").await;
    "ada: withdraw the invitation" ["DELETE /api/v2/invite/{key}"] |s| s.withdraw("rosa").await;
    "rosa: accept" ["POST /api/v2/invite/accept"] |s| s.noting(&[Fact::RosaJoined], s.join_as_rosa()).await;
    "kim: accept, signed in" ["POST /api/v2/invite/accept"] |s| s.noting(&[Fact::KimJoined], s.join_as_kim()).await;
    "kim: accept by password" ["POST /api/v2/invite/accept"] |s| s.noting(&[Fact::KimJoined], s.join_by_password()).await;
    "ada: raise vic" ["PATCH /api/v2/user/{key}"] |s| s.give("ada", "vic", "manager").await;
    "ada: delete vic" ["DELETE /api/v2/user/{key}"] |s| s.remove("ada", "vic").await;
    "ada: lower ben" ["PATCH /api/v2/user/{key}"] |s| s.give("ada", "ben", "viewer").await;
    "ben: lower ada" ["PATCH /api/v2/user/{key}"] |s| s.give("ben", "ada", "viewer").await;
    "ben: delete ada" ["DELETE /api/v2/user/{key}"] |s| s.remove("ben", "ada").await;
    "ben: make a token" ["POST /api/v2/api-token"] |s| s.make_token(s.by("ben")).await;
    "ada: rename ben's token" ["PATCH /api/v2/api-token/{key}"] |s| s.rename_token().await;
    "ada: delete ben's token" ["DELETE /api/v2/api-token/{key}"] |s| s.delete_token().await;
    "vic: arrange a list" ["PUT /api/v2/profile/lists/{list}"] |s| s.arrange().await;
    "ada: work in the other account" ["POST /api/v2/session/account"] |s| s.work_elsewhere().await;
    "operator: act for vic" ["POST /api/v2/session/impersonation"] |s| s.act_for("vic").await;
    "operator: stop acting" ["DELETE /api/v2/session/impersonation"] |s| s.stop_acting().await;
    "ada: close the account" ["POST /api/v2/account/close"] |s| s.close_account().await;
    "job: all that is due" [] |s| s.work().await;

    SECURED:
    "ada: sign in by telephone" ["POST /api/v2/session"] |s| s.sign_in(json!(s.code(0))).await;
    "ada: sign in by a recovery code" ["POST /api/v2/session"] |s| s.noting(&[Fact::RecoveryCode], s.sign_in(json!(s.recovery_codes[0]))).await;
    "ada: sign in without a code" ["POST /api/v2/session"] |s| s.sign_in(json!(null)).await;
    "ada: sign out" ["DELETE /api/v2/session"] |s| s.sign_out(0).await;
    "ada: sign out everywhere" ["DELETE /api/v2/session/everywhere"] |s| s.noting(&[Fact::OthersOut], s.sign_out_everywhere()).await;
    "ada: change the password" ["POST /api/v2/profile/password"] |s| s.noting(&[Fact::OthersOut], s.change_password(false)).await;
    "ada: change the password, end tokens" ["POST /api/v2/profile/password"] |s| s.noting(&[Fact::OthersOut], s.change_password(true)).await;
    "link: choose a password" ["POST /api/v2/password-reset/confirm"] |s| s.noting(&[Fact::Link, Fact::AllOut], s.reset_password(false)).await;
    "link: choose a password, end tokens" ["POST /api/v2/password-reset/confirm"] |s| s.noting(&[Fact::Link, Fact::AllOut], s.reset_password(true)).await;
    "somebody: ask for a link" ["POST /api/v2/password-reset"] |s| s.ask_for_link().await;
    "ada: begin another second factor" ["POST /api/v2/two-factor"] |s| s.begin(0).await;
    "ada: switch the second factor off" ["POST /api/v2/two-factor/disable"] |s| s.disable().await;
    "ada: renew recovery codes by telephone" ["POST /api/v2/two-factor/recovery-codes"] |s| s.renew(&s.code(0)).await;
    "ada: renew recovery codes by one of them" ["POST /api/v2/two-factor/recovery-codes"] |s| s.noting(&[Fact::RecoveryCode], s.renew(&s.recovery_codes[0])).await;
    "ada: other name" ["PATCH /api/v2/profile"] |s| s.change_profile(json!({"first_name": "Adele"})).await;
    "ada: other language" ["PATCH /api/v2/profile"] |s| s.change_profile(json!({"language": "es"})).await;
    "ada: make a token" ["POST /api/v2/api-token"] |s| s.make_token(s.by("ada")).await;
    "ada: delete the token" ["DELETE /api/v2/api-token/{key}"] |s| s.delete_token().await;
    "program: invite" ["POST /api/v2/invite"] |s| s.invite(s.program(), "rosa").await;

    ENROLLING:
    "ada: begin anew" ["POST /api/v2/two-factor"] |s| s.begin(0).await;
    "ada: confirm" ["POST /api/v2/two-factor/confirm"] |s| s.confirm(0).await;
    "ada: confirm on the other browser" ["POST /api/v2/two-factor/confirm"] |s| s.confirm(1).await;
    "ada: sign in" ["POST /api/v2/session"] |s| s.sign_in(json!(null)).await;
    "ada: sign out" ["DELETE /api/v2/session"] |s| s.sign_out(0).await;
    "ada: sign out on the other browser" ["DELETE /api/v2/session"] |s| s.sign_out(1).await;
    "ada: sign out everywhere" ["DELETE /api/v2/session/everywhere"] |s| s.noting(&[Fact::OthersOut], s.sign_out_everywhere()).await;
    "ada: change the password" ["POST /api/v2/profile/password"] |s| s.noting(&[Fact::OthersOut], s.change_password(false)).await;
    "link: choose a password" ["POST /api/v2/password-reset/confirm"] |s| s.noting(&[Fact::Link, Fact::AllOut], s.reset_password(true)).await;
    "ada: other name" ["PATCH /api/v2/profile"] |s| s.change_profile(json!({"first_name": "Adele"})).await;
    "ada: work in the other account" ["POST /api/v2/session/account"] |s| s.work_elsewhere().await;
}
