//! `casita decode-avif`: with the program's allocator, and within the limits that the process sets itself.

use std::process::Command;

use flows::homes::{AvifProgram, Gallery, ReadError, Shelf, Unfit};

const PROGRAM: &str = env!("CARGO_BIN_EXE_casita");
const GOOD: &[u8] = include_bytes!("../../../gallery/tests/gallery/avif/alpha.avif");

#[tokio::test]
async fn it_reads_what_is_good_and_lives_through_what_is_not() {
    let gallery = Gallery::new(Shelf::in_memory()).with_avif(AvifProgram::new(PROGRAM, ["decode-avif"]));
    let clean = gallery.read(GOOD.to_vec()).await.unwrap();
    assert_eq!((clean.width, clean.height), (400, 300));
    for length in [20, 300, 700, GOOD.len() - 1] {
        let refused = gallery.read(GOOD[..length].to_vec()).await.unwrap_err();
        assert!(matches!(refused, ReadError::Unfit(Unfit::Broken)), "{length} bytes: {refused}");
    }
}

#[test]
fn nobody_is_told_of_it() {
    let help = Command::new(PROGRAM).arg("--help").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(help.contains("doctor") && !help.contains("decode-avif"), "{help}");
}
