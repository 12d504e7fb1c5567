//! The generated encryption key: created once if none is configured, reused, and required once data depends on it.

use std::path::Path;
use std::process::{Command, Output};

const KEYS: &str = "test:5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a";

/// Runs a command that builds the whole app and ends by itself: the account does not exist.
fn start(data: &Path, keys: Option<&str>) -> Output {
    run(data, keys, &["account", "export", "--account", "7", "nowhere.zip"])
}

fn run(data: &Path, keys: Option<&str>, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_casita"));
    command
        .args(arguments)
        .arg("--data")
        .arg(data)
        .env_remove("CASITA_SEALING_KEYS")
        .env("CASITA_LOG", "error");
    if let Some(keys) = keys {
        command.env("CASITA_SEALING_KEYS", keys);
    }
    command.output().unwrap()
}

fn misses_key(output: &Output) -> bool {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.lines().count() == 1, "{said}");
    said.contains("sealing_keys")
}

#[test]
fn a_key_is_made_at_the_first_start_and_belongs_to_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sealing.key");
    assert!(!misses_key(&start(folder.path(), None)));
    let made = std::fs::read_to_string(&file).unwrap();
    assert!(made.starts_with("made:") && made.trim().len() == 69, "64 digits");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    assert!(!misses_key(&start(folder.path(), None)));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), made, "it stays");
    assert!(!misses_key(&start(folder.path(), Some(KEYS))), "a newer one beside it");

    std::fs::remove_file(&file).unwrap();
    assert!(misses_key(&start(folder.path(), None)), "no other one is made in its place");
    assert!(misses_key(&start(folder.path(), Some(KEYS))), "another one is no substitute");
    assert!(!file.exists());

    assert!(run(folder.path(), Some(KEYS), &["guest-links", "renew"]).status.success());
    assert!(!misses_key(&start(folder.path(), Some(KEYS))));
}
