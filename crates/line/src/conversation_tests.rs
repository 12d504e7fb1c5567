//! Responses, faults, disconnects and outages of the other side.

use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use reqwest::Method;

use super::*;
use crate::call::Body;

/// The stand-in's behavior for one request.
#[derive(Clone, Copy, Debug)]
enum Reply {
    Answer(u16),
    /// A response with the header that a retry will never succeed.
    Final(u16),
    /// Too many requests, with `Retry-After` in seconds.
    Later(u64),
    Long(usize),
    /// Reads the request and never responds.
    Silence,
    /// Reads the request and closes the connection.
    HangUp,
}

/// A server that follows a script, one reply per request; the last one is repeated.
struct StandIn {
    base: String,
    seen: Arc<Mutex<Vec<String>>>,
}

impl StandIn {
    async fn start(script: &[Reply]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let seen = Arc::new(Mutex::new(Vec::new()));
        let (script, requests) = (script.to_vec(), seen.clone());
        tokio::spawn(async move {
            for turn in 0.. {
                let (stream, _) = listener.accept().await.unwrap();
                let reply = script[turn.min(script.len() - 1)];
                tokio::spawn(serve(stream, reply, requests.clone()));
            }
        });
        Self { base, seen }
    }

    fn requests(&self) -> Vec<String> {
        self.seen.lock().unwrap().clone()
    }
}

async fn serve(mut stream: TcpStream, reply: Reply, seen: Arc<Mutex<Vec<String>>>) {
    let request = read_request(&mut stream).await;
    seen.lock().unwrap().push(request);
    let (status, header, body) = match reply {
        Reply::HangUp => return,
        Reply::Silence => return tokio::time::sleep(Duration::from_mins(1)).await,
        Reply::Answer(status) => (status, "x-note: none", format!("body {status}")),
        Reply::Final(status) => (status, "stripe-should-retry: false", String::new()),
        Reply::Later(1) => (429, "retry-after: 1", String::new()),
        Reply::Later(_) => (429, "retry-after: 30", String::new()),
        Reply::Long(length) => (200, "x-note: none", "x".repeat(length)),
    };
    let length = body.len();
    let text = format!(
        "HTTP/1.1 {status} Said\r\n{header}\r\nlocation: /elsewhere\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await.unwrap();
}

async fn read_request(stream: &mut TcpStream) -> String {
    let mut text = String::new();
    let mut buffer = [0; 4096];
    loop {
        let count = stream.read(&mut buffer).await.unwrap();
        text.push_str(str::from_utf8(&buffer[..count]).unwrap());
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let expected = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
        if count == 0 || body.len() >= expected.unwrap_or(0) {
            return text;
        }
    }
}

fn line_to(base: &str) -> Conversation {
    let limits = Limits {
        connect: Duration::from_millis(500),
        total: Duration::from_millis(300),
        tries: 3,
        first_wait: Duration::from_millis(1),
        longest_pause: Duration::from_millis(1_200),
        answer: 1000,
        opens_after: 100,
        rest: Duration::from_mins(1),
    };
    Conversation::new(&Settings { base: base.to_owned(), limits }).unwrap()
}

fn call(repeating: Repeating) -> Call {
    Call {
        name: "test",
        method: if repeating == Repeating::Reads { Method::GET } else { Method::POST },
        path: "/v1/things?limit=1".to_owned(),
        authorization: Some(Secret::new("Bearer sk_hidden")),
        headers: vec![("idempotency-key", "key-1".to_owned())],
        body: (repeating != Repeating::Reads).then(|| Body {
            content_type: "application/x-www-form-urlencoded",
            text: Secret::new("card=tok_hidden"),
        }),
        repeating,
    }
}

async fn outcome(repeating: Repeating, script: &[Reply]) -> (Result<u16, LineError>, usize) {
    let stand_in = StandIn::start(script).await;
    let result = line_to(&stand_in.base).send(&call(repeating)).await.map(|answer| answer.status);
    (result, stand_in.requests().len())
}

fn is_unclear(result: &Result<u16, LineError>) -> bool {
    matches!(result, Err(LineError::Unclear(_)))
}

fn is_unavailable(result: &Result<u16, LineError>) -> bool {
    matches!(result, Err(LineError::Unavailable(_)))
}

#[tokio::test]
async fn a_request_goes_out_whole() {
    let stand_in = StandIn::start(&[Reply::Answer(200)]).await;
    let answer = line_to(&format!("{}/base/", stand_in.base)).send(&call(Repeating::IsKnown)).await.unwrap();
    assert!(answer.is_success());
    assert_eq!(answer.text(), "body 200");
    let request = stand_in.requests().remove(0);
    assert!(request.starts_with("POST /base/v1/things?limit=1 HTTP/1.1\r\n"), "{request}");
    for part in
        ["authorization: Bearer sk_hidden\r\n", "idempotency-key: key-1\r\n", "\r\n\r\ncard=tok_hidden"]
    {
        assert!(request.contains(part), "{part} in {request}");
    }
}

#[tokio::test]
async fn a_no_is_an_answer() {
    for status in [302, 400, 401, 402, 404, 422] {
        for repeating in [Repeating::Reads, Repeating::IsKnown, Repeating::IsHarmful] {
            assert_eq!(
                outcome(repeating, &[Reply::Answer(status)]).await,
                (Ok(status), 1),
                "{status} {repeating:?}"
            );
        }
    }
}

#[tokio::test]
async fn what_may_be_repeated_is() {
    for trouble in [Reply::Answer(500), Reply::Answer(503), Reply::HangUp, Reply::Silence, Reply::Answer(429)]
    {
        for repeating in [Repeating::Reads, Repeating::IsKnown] {
            let script = [trouble, trouble, Reply::Answer(200)];
            assert_eq!(outcome(repeating, &script).await, (Ok(200), 3), "{trouble:?} {repeating:?}");
        }
    }
}

#[tokio::test]
async fn what_may_be_done_twice_is_sent_once() {
    for trouble in [Reply::Answer(500), Reply::HangUp, Reply::Silence] {
        let (result, sent) = outcome(Repeating::IsHarmful, &[trouble, Reply::Answer(200)]).await;
        assert!(is_unclear(&result) && sent == 1, "{trouble:?}: {result:?} after {sent}");
    }
}

#[tokio::test]
async fn what_was_turned_away_is_sent_again() {
    let script = [Reply::Answer(429), Reply::Answer(200)];
    assert_eq!(outcome(Repeating::IsHarmful, &script).await, (Ok(200), 2));
    let (result, sent) = outcome(Repeating::IsHarmful, &[Reply::Answer(429)]).await;
    assert!(is_unavailable(&result) && sent == 3, "{result:?} after {sent}");
}

#[tokio::test]
async fn who_asks_for_a_pause_gets_it() {
    let begun = Instant::now();
    let script = [Reply::Later(1), Reply::Answer(200)];
    assert_eq!(outcome(Repeating::IsHarmful, &script).await, (Ok(200), 2));
    assert!(begun.elapsed() >= Duration::from_secs(1));
}

#[tokio::test]
async fn nobody_waits_for_a_long_pause_and_nobody_asks_in_it() {
    let stand_in = StandIn::start(&[Reply::Later(30), Reply::Answer(200)]).await;
    let line = line_to(&stand_in.base);
    for _ in 0..2 {
        let result = line.send(&call(Repeating::IsHarmful)).await.map(|answer| answer.status);
        assert!(matches!(result, Err(LineError::Busy(pause)) if pause.as_secs() >= 28), "{result:?}");
    }
    assert_eq!(stand_in.requests().len(), 1);
}

#[tokio::test]
async fn who_was_too_fast_waits_alone() {
    let stand_in = StandIn::start(&[Reply::Later(30), Reply::Answer(200)]).await;
    let line = line_to(&stand_in.base);
    for (party, is_busy) in [("a", true), ("b", false), ("a", true)] {
        let result = line.send_for(party, &call(Repeating::Reads)).await.map(|answer| answer.status);
        assert_eq!(matches!(result, Err(LineError::Busy(_))), is_busy, "{party}: {result:?}");
    }
    assert_eq!(stand_in.requests().len(), 2);
}

#[tokio::test]
async fn patience_ends() {
    for trouble in [Reply::Answer(500), Reply::HangUp, Reply::Silence] {
        let (result, sent) = outcome(Repeating::Reads, &[trouble]).await;
        assert!(is_unavailable(&result) && sent == 3, "reading changes nothing: {result:?} after {sent}");
        let (result, sent) = outcome(Repeating::IsKnown, &[trouble]).await;
        assert!(is_unclear(&result) && sent == 3, "{result:?} after {sent}");
    }
}

#[tokio::test]
async fn a_later_refusal_does_not_make_an_earlier_try_undone() {
    let (result, _) = outcome(Repeating::IsKnown, &[Reply::HangUp, Reply::Answer(429)]).await;
    assert!(is_unclear(&result), "{result:?}");
}

#[tokio::test]
async fn a_request_still_in_progress_is_asked_again_where_its_key_is_known() {
    let script = [Reply::Answer(409), Reply::Answer(200)];
    assert_eq!(outcome(Repeating::IsKnown, &script).await, (Ok(200), 2));
    assert_eq!(outcome(Repeating::IsHarmful, &script).await, (Ok(409), 1));
}

#[tokio::test]
async fn the_provider_may_say_that_repeating_is_no_use() {
    let (result, sent) = outcome(Repeating::IsKnown, &[Reply::Final(500)]).await;
    assert!(is_unclear(&result) && sent == 1, "{result:?} after {sent}");
}

#[tokio::test]
async fn an_endless_answer_is_not_read() {
    assert_eq!(outcome(Repeating::IsHarmful, &[Reply::Long(1000)]).await, (Ok(200), 1));
    let (result, sent) = outcome(Repeating::IsKnown, &[Reply::Long(1001)]).await;
    assert!(is_unclear(&result) && sent == 1, "{result:?} after {sent}");
}

#[tokio::test]
async fn nobody_there_means_nothing_was_done() {
    let free = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    for repeating in [Repeating::Reads, Repeating::IsKnown, Repeating::IsHarmful] {
        let result =
            line_to(&format!("http://{free}")).send(&call(repeating)).await.map(|answer| answer.status);
        assert!(is_unavailable(&result), "{repeating:?}: {result:?}");
    }
    let result =
        line_to("not an address").send(&call(Repeating::IsHarmful)).await.map(|answer| answer.status);
    assert!(is_unavailable(&result), "{result:?}");
}

#[tokio::test]
async fn a_broken_provider_is_left_alone_and_tried_again() {
    let stand_in = StandIn::start(&[Reply::Answer(500), Reply::Answer(500), Reply::Answer(200)]).await;
    let mut line = line_to(&stand_in.base);
    line.standings = Standings::new(2, Duration::from_millis(50));
    line.limits.tries = 1;
    for _ in 0..2 {
        assert!(line.send(&call(Repeating::Reads)).await.is_err());
    }
    let left_alone = line.send(&call(Repeating::IsHarmful)).await.map(|answer| answer.status);
    assert!(is_unavailable(&left_alone), "surely not executed: {left_alone:?}");
    assert_eq!(stand_in.requests().len(), 2);
    tokio::time::sleep(Duration::from_millis(60)).await;
    assert!(line.send(&call(Repeating::IsHarmful)).await.is_ok(), "the probe");
    assert!(line.send(&call(Repeating::IsHarmful)).await.is_ok(), "closed again");
}

#[test]
fn nothing_secret_is_printed() {
    let answer = Answer { status: 200, body: Secret::new("client_secret hidden") };
    let printed = format!("{:?} {answer:?}", call(Repeating::IsKnown));
    assert!(!printed.contains("hidden"), "{printed}");
}

#[test]
fn an_id_cannot_leave_its_place_in_a_path() {
    assert_eq!(segment("Ab-9_x"), "Ab-9_x");
    assert_eq!(segment("../a?b#c"), "%2E%2E%2Fa%3Fb%23c");
}
