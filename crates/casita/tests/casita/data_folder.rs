//! The data folder is accessible to its owner only, whatever the umask.

use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const OTHERS: u32 = 0o077;

fn migrate(data: &Path) -> Output {
    let done = Command::new("sh")
        .args(["-c", r#"umask 022; exec "$0" migrate --data "$1""#, env!("CARGO_BIN_EXE_casita")])
        .arg(data)
        .output()
        .unwrap();
    assert!(done.status.success(), "{done:?}");
    done
}

/// The folder itself and everything in it that other users can access.
fn open_to_others(place: &Path) -> Vec<PathBuf> {
    let about = fs::symlink_metadata(place).unwrap();
    if about.is_symlink() {
        return Vec::new();
    }
    let is_open = about.permissions().mode() & OTHERS != 0;
    let mut open: Vec<PathBuf> = is_open.then(|| place.to_owned()).into_iter().collect();
    if about.is_dir() {
        open.extend(fs::read_dir(place).unwrap().flat_map(|entry| open_to_others(&entry.unwrap().path())));
    }
    open
}

#[test]
fn a_new_folder_is_closed_to_others() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("new/data");
    migrate(&data);
    assert!(data.join("casita.db").exists());
    assert_eq!(open_to_others(&data), Vec::<PathBuf>::new());
}

#[test]
fn a_folder_of_an_earlier_version_is_closed_once_and_the_log_says_so() {
    let place = tempfile::tempdir().unwrap();
    let (data, elsewhere) = (place.path().join("data"), place.path().join("elsewhere"));
    migrate(&data);
    fs::create_dir(data.join("mail")).unwrap();
    fs::write(data.join("mail/reset.eml"), "a link").unwrap();
    fs::write(&elsewhere, "not ours").unwrap();
    symlink(&elsewhere, data.join("link")).unwrap();
    let opened =
        [&data, &data.join("mail"), &data.join("mail/reset.eml"), &data.join("casita.db"), &elsewhere];
    for path in opened {
        fs::set_permissions(path, Permissions::from_mode(0o755)).unwrap();
    }
    let told = |done: Output| String::from_utf8(done.stderr).unwrap().contains("is now restricted");
    assert!(told(migrate(&data)));
    assert_eq!(open_to_others(&data), Vec::<PathBuf>::new());
    assert_eq!(fs::metadata(&elsewhere).unwrap().permissions().mode() & 0o777, 0o755);
    assert!(!told(migrate(&data)));
}
