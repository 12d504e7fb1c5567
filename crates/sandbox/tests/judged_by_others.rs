//! Tests the Braintree stand-in with Braintree's own Python SDK. Skipped, with the reason, if the SDK cannot be installed.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

use std::future::pending;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use sandbox::{Options, Sandbox};
use tokio::net::TcpListener;
use tower::ServiceExt;

const SDK: &str = "braintree==4.48.0";

#[tokio::test(flavor = "multi_thread")]
async fn the_official_sdk_understands_us() {
    let python = match python_with_sdk() {
        Ok(python) => python,
        Err(reason) => return eprintln!("skipped: {SDK} cannot be installed here: {reason}"),
    };
    let key = client_key().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/braintree", listener.local_addr().unwrap());
    tokio::spawn(async move { sandbox::serve(listener, Options::default(), pending::<()>()).await });
    let sealed = ["4242424242424242", "4000000000000002", "4000002760003184", "123"]
        .map(|text| sandbox::seal(&key, text));
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/judges/braintree_sdk.py");
    let judge = move || Command::new(python).arg(script).arg(address).args(sealed).output().unwrap();
    let verdict = tokio::task::spawn_blocking(judge).await.unwrap();
    assert_eq!(String::from_utf8_lossy(&verdict.stdout).trim(), "understood", "{}", complaint(&verdict));
}

async fn client_key() -> String {
    let router = sandbox::router(Sandbox::open(Options::default()).unwrap());
    let request = http::Request::get("/braintree/client-key").body(axum::body::Body::empty()).unwrap();
    let body = router.oneshot(request).await.unwrap().into_body();
    String::from_utf8(axum::body::to_bytes(body, 4096).await.unwrap().to_vec()).unwrap()
}

/// A Python environment, created once per build folder.
fn python_with_sdk() -> Result<PathBuf, String> {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("braintree-sdk");
    let python = home.join("bin/python");
    if succeeds(Command::new(&python).args(["-c", "import braintree"])).is_ok() {
        return Ok(python);
    }
    succeeds(Command::new("python3").args(["-m", "venv"]).arg(&home))?;
    succeeds(Command::new(&python).args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        SDK,
    ]))?;
    Ok(python)
}

fn succeeds(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| error.to_string())?;
    if output.status.success() { Ok(()) } else { Err(complaint(&output)) }
}

fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).lines().last().unwrap_or("no reason given").to_owned()
}
