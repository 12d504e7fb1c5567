//! Downloads, and attempts to reach internal addresses (SSRF).

use std::collections::VecDeque;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use super::*;
use crate::outside::{Looking, Names, PublicNames, Reach, builder, builder_by};

const PATIENCE: Duration = Duration::from_secs(5);
const MOST: usize = 1_000;

/// Sends the same response to every connection, and records the requests.
async fn server(answer: String) -> (SocketAddr, Arc<Mutex<Vec<String>>>) {
    server_at((Ipv4Addr::LOCALHOST, 0).into(), answer).await
}

async fn server_at(place: SocketAddr, answer: String) -> (SocketAddr, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind(place).await.unwrap();
    let address = listener.local_addr().unwrap();
    let heard = Arc::new(Mutex::new(Vec::new()));
    let asked = Arc::clone(&heard);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut request = vec![0; 4_096];
            let length = stream.read(&mut request).await.unwrap_or_default();
            asked.lock().unwrap().push(String::from_utf8_lossy(&request[..length]).into_owned());
            let answer = answer.replace("PORT", &address.port().to_string());
            let _ = stream.write_all(answer.as_bytes()).await;
        }
    });
    (address, heard)
}

fn answer(head: &str, body: &str) -> String {
    format!("HTTP/1.1 {head}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}", body.len())
}

async fn fetch(outside: &Outside, url: &str) -> Result<Fetched, FetchError> {
    outside.fetch(url, "text/calendar", &Known::default(), (MOST, PATIENCE)).await
}

#[tokio::test]
async fn nothing_inside_is_fetched_however_it_is_written() {
    let outside = Outside::new(Reach::Public).unwrap();
    let (address, heard) = server(answer("200 OK", "secret")).await;
    let port = address.port();
    for host in [
        "127.0.0.1",
        "2130706433",
        "0x7f000001",
        "0177.0.0.1",
        "017700000001",
        "0x7f.1",
        "127.1",
        "127.0.1",
        "0",
        "0.0.0.0",
        "[::1]",
        "[::]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "[0:0:0:0:0:ffff:7f00:0001]",
        "[::127.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "[fe80::1]",
        "[fd00::1]",
        "169.254.169.254",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.0.1",
        "100.64.0.1",
        "１２７.0.0.1",
        "127。0。0。1",
        // Host names of this machine.
        "localhost",
        "LOCALHOST",
    ] {
        for url in [format!("http://{host}:{port}/a.ics"), format!("http://{host}/a.ics")] {
            let fetched = fetch(&outside, &url).await;
            assert_eq!(fetched, Err(ReachError::Inside.into()), "{url}");
        }
    }
    for url in ["ftp://example.org/a.ics", "file:///etc/passwd", "https://me:secret@example.org/", "//x", ""]
    {
        assert_eq!(fetch(&outside, url).await, Err(ReachError::Address.into()), "{url}");
    }
    assert_eq!(heard.lock().unwrap().len(), 0);
}

/// A public host that redirects to internal addresses: only the first request is sent.
#[tokio::test]
async fn no_redirection_leads_inside() {
    for to in [
        "http://127.0.0.1:PORT/",
        "http://localhost:PORT/",
        "http://2130706433:PORT/",
        "http://0177.0.0.1:PORT/",
        "//[::ffff:127.0.0.1]:PORT/",
        "http://169.254.169.254/latest/meta-data/",
    ] {
        let (address, heard) = server(answer(&format!("302 Found\r\nlocation: {to}"), "")).await;
        let client = builder(Reach::Public).resolve("calendar.example", address).build().unwrap();
        let outside = Outside { client, reach: Reach::Public };
        let url = format!("http://calendar.example:{}/a.ics", address.port());
        assert_eq!(fetch(&outside, &url).await, Err(ReachError::Inside.into()), "{to}");
        assert_eq!(heard.lock().unwrap().len(), 1, "{to}");
    }
    let (address, heard) = server(answer("301 Moved\r\nlocation: /again", "")).await;
    let outside = Outside::new(Reach::Anywhere).unwrap();
    assert_eq!(fetch(&outside, &format!("http://{address}/")).await, Err(FetchError::TooManyRedirects));
    assert_eq!(heard.lock().unwrap().len(), 1 + MOST_REDIRECTS);
}

#[tokio::test]
async fn only_what_changed_is_read_and_only_so_much() {
    let outside = Outside::new(Reach::Anywhere).unwrap();
    let beginning = "200 OK\r\netag: \"one\"\r\nlast-modified: Wed, 01 Jul 2026 12:00:00 GMT";
    let (address, heard) = server(answer(beginning, "BEGIN")).await;
    let Ok(Fetched::Body { bytes, known }) = fetch(&outside, &format!("http://{address}/")).await else {
        panic!("it is there")
    };
    assert_eq!((bytes.as_slice(), known.etag.as_deref()), (b"BEGIN".as_slice(), Some("\"one\"")));
    let again = outside.fetch(&format!("http://{address}/"), "text/calendar", &known, (MOST, PATIENCE)).await;
    assert!(matches!(again, Ok(Fetched::Body { .. })));
    let asked = heard.lock().unwrap()[1].to_lowercase();
    assert!(
        asked.contains("if-none-match: \"one\"") && asked.contains("if-modified-since: wed, 01 jul"),
        "{asked}"
    );
    let cases = [
        (answer("304 Not Modified", ""), Ok(Fetched::Unchanged)),
        (answer("404 Not Found", ""), Err(FetchError::Status(404))),
        (answer("302 Found", ""), Err(FetchError::Status(302))),
        (answer("200 OK", &"x".repeat(MOST + 1)), Err(FetchError::TooLarge)),
        (
            "HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 100\r\n\r\nBEGIN".to_owned(),
            Err(ReachError::Unreachable("it broke off".to_owned()).into()),
        ),
    ];
    for (answer, expected) in cases {
        let (address, _) = server(answer.clone()).await;
        assert_eq!(fetch(&outside, &format!("http://{address}/")).await, expected, "{answer}");
    }
}

/// A DNS resolver that returns the next prepared answer at each lookup.
#[derive(Clone, Default)]
struct Told(Arc<Mutex<VecDeque<Vec<IpAddr>>>>);

impl Names for Told {
    fn look_up(&self, _: String) -> Looking {
        let told = self.0.lock().unwrap().pop_front().unwrap_or_default();
        Box::pin(async move { Ok(told.into_iter().map(|address| (address, 0).into()).collect()) })
    }
}

fn asking(told: &Told, is_public: fn(IpAddr) -> bool) -> Outside {
    let client = builder_by(PublicNames { names: told.clone(), is_public }).build().unwrap();
    Outside { client, reach: Reach::Public }
}

#[tokio::test]
async fn a_name_that_leads_inside_is_not_followed() {
    let (address, heard) = server(answer("200 OK", "secret")).await;
    let told = Told::default();
    let outside = asking(&told, domain::sites::public_address::is_public);
    let url = format!("http://calendar.example:{}/a.ics", address.port());
    for inside in [
        vec!["127.0.0.1"],
        vec!["::1"],
        vec!["::ffff:127.0.0.1"],
        vec!["10.0.0.1", "169.254.169.254", "fd00::1"],
    ] {
        let addresses = inside.iter().map(|text| text.parse().unwrap()).collect();
        told.0.lock().unwrap().push_back(addresses);
        assert_eq!(fetch(&outside, &url).await, Err(ReachError::Inside.into()), "{inside:?}");
    }
    assert_eq!(heard.lock().unwrap().len(), 0);
}

/// Two loopback addresses: one represents the public internet, the other the internal network.
const OUT: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
const IN: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));

#[tokio::test]
async fn what_was_looked_at_is_what_is_connected_to() {
    let (address, heard) = server(answer("200 OK", "calendar")).await;
    let (_, heard_inside) = server_at((IN, address.port()).into(), answer("200 OK", "secret")).await;
    let told = Told::default();
    let outside = asking(&told, |address| address == OUT);
    let url = format!("http://calendar.example:{}/a.ics", address.port());
    let bytes = |fetched: Result<Fetched, FetchError>| match fetched {
        Ok(Fetched::Body { bytes, .. }) => String::from_utf8(bytes).unwrap(),
        other => panic!("{other:?}"),
    };
    // A DNS answer with both: only the public address is tried, in any order.
    for both in [[IN, OUT], [OUT, IN]] {
        told.0.lock().unwrap().push_back(both.to_vec());
        assert_eq!(bytes(fetch(&outside, &url).await), "calendar", "{both:?}");
    }
    // DNS rebinding right after the lookup: there is no second lookup before connecting.
    told.0.lock().unwrap().extend([vec![OUT], vec![IN]]);
    assert_eq!(bytes(fetch(&outside, &url).await), "calendar");
    assert_eq!(told.0.lock().unwrap().len(), 1, "it was asked for once");
    assert_eq!(fetch(&outside, &url).await, Err(ReachError::Inside.into()), "and the next time it is seen");
    assert_eq!((heard.lock().unwrap().len(), heard_inside.lock().unwrap().len()), (3, 0));
}
