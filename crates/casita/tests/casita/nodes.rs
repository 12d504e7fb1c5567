//! Two nodes on one PostgreSQL database: a change written by one is visible on both.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use chrono::{Days, NaiveDate};
use flows::services::{Clock, SystemClock};
use store::Store;
use store::calendars::night::{Claim, take};
use testkit::{Sample, key, on_postgres_at};

const START: Duration = Duration::from_mins(1);
/// A notification takes a moment on an idle machine, the fallback poll a second; a busy machine may take longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// All nodes of an installation share the same keys.
const KEYS: &str = "test:5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a";

/// A server in a subprocess, killed on drop.
struct Node {
    address: SocketAddr,
    child: Child,
    _folder: tempfile::TempDir,
}

impl Node {
    fn start(database: &str) -> Self {
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_casita"))
            .args(["serve", "--rate-limits", "off", "--log", "warn", "--database", database])
            .args(["--listen", &address.to_string()])
            .env("CASITA_SEALING_KEYS", KEYS)
            .arg("--data")
            .arg(folder.path())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let node = Self { address, child, _folder: folder };
        let deadline = Instant::now() + START;
        while node.get("/readyz").is_none() {
            assert!(Instant::now() < deadline, "the node is not ready");
            std::thread::sleep(Duration::from_millis(50));
        }
        node
    }

    /// The body of a successful response.
    fn get(&self, path: &str) -> Option<String> {
        let mut stream = TcpStream::connect(self.address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(10))).ok()?;
        write!(stream, "GET {path} HTTP/1.1\r\nhost: casita\r\nconnection: close\r\n\r\n").ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        answer.starts_with("HTTP/1.1 200").then_some(answer)
    }

    /// Whether the home is available around the night.
    fn sells(&self, night: NaiveDate) -> bool {
        let (check_in, check_out) = (night - Days::new(1), night + Days::new(3));
        let dates = format!("check_in={check_in}&check_out={check_out}");
        let path = format!("/websites/api/v2/property/?name_space=site-7&{dates}");
        self.get(&path).unwrap().contains(r#""total_count":1"#)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn take_night(store: &Store, sample: Sample, night: NaiveDate) {
    let tx = store.write().await.unwrap();
    let event = key(sample.account, 50);
    sample.insert_block(&tx, event, night).await;
    let claim =
        Claim { account: sample.account, property: sample.property, event, nights: vec![night], units: 1 };
    take(&tx, &claim).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_writes_the_others_show() {
    on_postgres_at(async |store, address| {
        let tx = store.write().await.unwrap();
        let sample = Sample::insert(&tx, 7).await;
        tx.commit().await.unwrap();
        // The nodes use the system clock.
        let night = SystemClock.now().date_naive() + Days::new(40);
        let nodes = [Node::start(&address), Node::start(&address)];
        assert!(nodes.iter().all(|node| node.sells(night)));
        take_night(&store, sample, night).await;
        let written = Instant::now();
        for node in &nodes {
            while node.sells(night) {
                assert!(written.elapsed() < PATIENCE, "a node still sells the night");
            }
        }
    })
    .await;
}
