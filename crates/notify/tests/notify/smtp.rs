//! How responses of a mail server are interpreted.

use domain::locale::language::Language;
use domain::text::code::LetterKind;
use notify::{Carrier, CarryError, Folder, Mail, Smtp, SmtpSettings, Tls, preview};

use crate::mail::posted;
use crate::server::Server;

fn letter() -> Mail {
    posted(&preview::letter(LetterKind::Confirmed, Language::German), "ann@guests.example").unwrap()
}

fn carrier(port: u16) -> Smtp {
    let host = "127.0.0.1".to_owned();
    Smtp::new(SmtpSettings { host, port: Some(port), tls: Tls::None, login: None }).unwrap()
}

#[tokio::test]
async fn a_letter_is_taken_over() {
    let mut server = Server::answering("250 fine").await;
    carrier(server.port).carry(&letter()).await.unwrap();
    let taken = server.taken.recv().await.unwrap();
    assert!(taken.contains("Message-ID: <7-outboxkey@casita.test>"), "{taken}");
}

#[tokio::test]
async fn only_what_is_wrong_with_the_mail_itself_is_not_tried_again() {
    for (answer, expected) in [
        ("452 mailbox full", CarryError::NotNow("transient error (452): mailbox full".to_owned())),
        ("535 wrong password", CarryError::NotNow("permanent error (535): wrong password".to_owned())),
        ("521 no mail here", CarryError::NotNow("permanent error (521): no mail here".to_owned())),
        ("502 what", CarryError::NotNow("permanent error (502): what".to_owned())),
        ("501 no address", CarryError::Refused("permanent error (501): no address".to_owned())),
        ("550 no such user", CarryError::Refused("permanent error (550): no such user".to_owned())),
    ] {
        let server = Server::answering(answer).await;
        assert_eq!(carrier(server.port).carry(&letter()).await.unwrap_err(), expected);
    }
}

#[tokio::test]
async fn a_server_that_is_not_there_is_tried_again() {
    let port = {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        listener.local_addr().unwrap().port()
    };
    let error = carrier(port).carry(&letter()).await.unwrap_err();
    assert!(matches!(&error, CarryError::NotNow(told) if told.contains("refused")), "{error}");
}

#[tokio::test]
async fn no_letter_goes_out_in_clear_when_encryption_is_wanted() {
    let server = Server::answering("250 fine").await;
    let host = "127.0.0.1".to_owned();
    let settings = SmtpSettings { host, port: Some(server.port), tls: Tls::StartTls, login: None };
    assert!(Smtp::new(settings).unwrap().carry(&letter()).await.is_err());
}

#[test]
fn a_secret_is_never_shown() {
    let login = Some(("me".to_owned(), "hush-hush".to_owned()));
    let host = "mail.test".to_owned();
    let smtp = Smtp::new(SmtpSettings { host, port: None, tls: Tls::Tls, login }).unwrap();
    let shown = format!("{smtp:?}");
    assert!(shown.contains("mail.test") && !shown.contains("hush"), "{shown}");
}

#[tokio::test]
async fn a_folder_keeps_a_letter_once_however_often_it_comes() {
    let folder = tempfile::tempdir().unwrap();
    let carrier = Folder(folder.path().join("mail"));
    for _ in 0..2 {
        carrier.carry(&letter()).await.unwrap();
    }
    let files: Vec<_> =
        std::fs::read_dir(&carrier.0).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["7-outboxkey.eml"]);
}
