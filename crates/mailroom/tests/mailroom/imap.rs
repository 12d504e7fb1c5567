//! Unread e-mails are fetched once, stored ones are marked as read, and a server that refuses or disconnects causes an error.

use std::sync::{Arc, Mutex};

use mailroom::{MOST_LETTER, Mailbox, MailboxError, MailboxSettings};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// E-mails of the test server, and whether each is read.
type Letters = Arc<Mutex<Vec<(&'static str, bool)>>>;

/// An e-mail above the size limit.
const HUGE: &str = "huge";
/// An e-mail that the server lists but does not return.
const GONE: &str = "gone";
/// An e-mail for which the server returns an invalid response.
const GARBLED: &str = "garbled";

async fn serve(letters: Letters) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(talk(stream, Arc::clone(&letters)));
        }
    });
    port
}

async fn talk(stream: TcpStream, letters: Letters) {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"* OK ready\r\n").await.unwrap();
    while let Ok(Some(line)) = lines.next_line().await {
        let (tag, command) = line.split_once(' ').unwrap();
        let answer = answer(command, &letters);
        let verdict = if answer == "no" { "NO refused" } else { "OK done" };
        let answer = if answer == "no" { String::new() } else { answer };
        if write.write_all(format!("{answer}{tag} {verdict}\r\n").as_bytes()).await.is_err() {
            return;
        }
    }
}

fn answer(command: &str, letters: &Letters) -> String {
    let mut letters = letters.lock().unwrap();
    let words: Vec<&str> = command.split(' ').collect();
    match words.as_slice() {
        ["LOGIN", "\"answers\"", "\"right\""] => String::new(),
        ["LOGIN", ..] => "no".to_owned(),
        ["SELECT", ..] => format!("* {} EXISTS\r\n* FLAGS (\\Seen)\r\n", letters.len()),
        ["UID", "SEARCH", "UNSEEN"] => {
            let unread = (1..).zip(letters.iter()).filter(|(_, (_, is_read))| !is_read);
            let numbers: Vec<_> = unread.map(|(number, _)| i32::to_string(&number)).collect();
            format!("* SEARCH {}\r\n", numbers.join(" "))
        }
        ["UID", "FETCH", number, "RFC822.SIZE"] => {
            let (text, _) = letters[number.parse::<usize>().unwrap() - 1];
            let size = if text == HUGE { MOST_LETTER + 1 } else { text.len() };
            format!("* {number} FETCH (UID {number} RFC822.SIZE {size})\r\n")
        }
        ["UID", "FETCH", number, "BODY.PEEK[]"] => {
            let (text, _) = letters[number.parse::<usize>().unwrap() - 1];
            assert_ne!(text, HUGE, "nobody asks for it");
            if text == GONE {
                return "no".to_owned();
            }
            if text == GARBLED {
                return "* \u{7f}( FETCH {{{\r\n".to_owned();
            }
            format!("* {number} FETCH (UID {number} BODY[] {{{}}}\r\n{text})\r\n", text.len())
        }
        ["UID", "STORE", number, "+FLAGS", "(\\Seen)"] => {
            letters[number.parse::<usize>().unwrap() - 1].1 = true;
            format!("* {number} FETCH (UID {number} FLAGS (\\Seen))\r\n")
        }
        ["LOGOUT"] => "* BYE\r\n".to_owned(),
        other => panic!("not known: {other:?}"),
    }
}

fn mailbox(port: u16, secret: &str) -> Mailbox {
    Mailbox::new(MailboxSettings {
        host: "127.0.0.1".to_owned(),
        port,
        tls: false,
        user: "answers".to_owned(),
        secret: secret.to_owned(),
    })
}

#[tokio::test]
async fn what_is_unread_comes_until_it_is_kept() {
    let letters: Letters = Arc::new(Mutex::new(vec![
        ("Subject: one\r\n\r\nfirst", false),
        ("Subject: two\r\n\r\nread long ago", true),
        ("Subject: three\r\n\r\nlast", false),
    ]));
    let port = serve(Arc::clone(&letters)).await;
    let mailbox = mailbox(port, "right");
    let mut look = mailbox.open().await.unwrap();
    let first = look.next().await.unwrap().unwrap();
    assert_eq!(first.raw.as_deref(), Some(b"Subject: one\r\n\r\nfirst".as_slice()));
    look.mark_read(&first).await.unwrap();
    let last = look.next().await.unwrap().unwrap();
    assert_eq!(last.raw.as_deref(), Some(b"Subject: three\r\n\r\nlast".as_slice()));
    assert!(look.next().await.unwrap().is_none());
    look.close().await.unwrap();

    let mut look = mailbox.open().await.unwrap();
    let again = look.next().await.unwrap().unwrap();
    assert_eq!(again.raw, last.raw, "it was not kept");
    look.mark_read(&again).await.unwrap();
    look.close().await.unwrap();
    assert!(mailbox.open().await.unwrap().next().await.unwrap().is_none());
}

#[tokio::test]
async fn a_letter_that_is_too_large_is_not_fetched_and_keeps_nobody_waiting() {
    let letters: Letters =
        Arc::new(Mutex::new(vec![(HUGE, false), (GONE, false), ("Subject: x\r\n\r\nlast", false)]));
    let port = serve(Arc::clone(&letters)).await;
    let mailbox = mailbox(port, "right");
    let mut look = mailbox.open().await.unwrap();
    let huge = look.next().await.unwrap().unwrap();
    assert_eq!((huge.bytes as usize, huge.raw.as_deref()), (MOST_LETTER + 1, None));
    look.mark_read(&huge).await.unwrap();
    let last = look.next().await.unwrap().unwrap();
    assert_eq!(
        last.raw.as_deref(),
        Some(b"Subject: x\r\n\r\nlast".as_slice()),
        "also behind what is refused"
    );
    look.mark_read(&last).await.unwrap();
    assert!(look.next().await.unwrap().is_none());
    let read: Vec<bool> = letters.lock().unwrap().iter().map(|(_, is_read)| *is_read).collect();
    assert_eq!(read, [true, false, true]);
}

#[tokio::test]
async fn where_a_look_broke_off_comes_last_at_the_next() {
    let letters: Letters = Arc::new(Mutex::new(vec![(GARBLED, false), ("Subject: x\r\n\r\nlast", false)]));
    let port = serve(Arc::clone(&letters)).await;
    let mailbox = mailbox(port, "right");
    mailbox.open().await.unwrap().next().await.unwrap_err();
    let mut look = mailbox.open().await.unwrap();
    let last = look.next().await.unwrap().unwrap();
    assert_eq!(last.raw.as_deref(), Some(b"Subject: x\r\n\r\nlast".as_slice()));
    look.mark_read(&last).await.unwrap();
    look.next().await.unwrap_err();
}

#[tokio::test]
async fn trouble_is_told() {
    let port = serve(Letters::default()).await;
    let refused = mailbox(port, "wrong").open().await.unwrap_err();
    assert!(matches!(refused, MailboxError::Server(_)), "{refused}");
    let closed = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let nobody = closed.local_addr().unwrap().port();
    drop(closed);
    let unreached = mailbox(nobody, "right").open().await.unwrap_err();
    assert!(matches!(unreached, MailboxError::Unreached(_)), "{unreached}");
}
