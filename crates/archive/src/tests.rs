//! Round trips of archives, and the rejection of truncated ones.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use chrono::DateTime;
use serde_json::{Map, Value, json};

use crate::unpack::{MOST_OF_FILE, MOST_OF_ROW};
use crate::{ArchiveError, FORMAT, Manifest, Pack, Unpack};

fn manifest(format: u32) -> Manifest {
    Manifest {
        format,
        program: "Casita 1.0.0".to_owned(),
        account: 7,
        name: "Harbor & Pine".to_owned(),
        made_at: DateTime::from_timestamp(1_800_000_000, 0).unwrap(),
        tables: BTreeMap::from([("property".to_owned(), 2), ("thread".to_owned(), 0)]),
        pictures: 1,
    }
}

fn row(value: Value) -> Map<String, Value> {
    let Value::Object(row) = value else { panic!("a row is an object") };
    row
}

fn homes() -> [Map<String, Value>; 2] {
    [
        row(json!({"lat": 46.123_456_789_012_3, "name": "=HYPERLINK(\"x\")", "note": null})),
        row(json!({"lat": -0.1, "name": "Låven, \"rød\"\nnr. 2", "note": {"a": [1, 2]}})),
    ]
}

fn packed(format: u32) -> Vec<u8> {
    let mut pack = Pack::new(Cursor::new(Vec::new()));
    pack.table("property").unwrap();
    for home in homes() {
        pack.row(&home).unwrap();
    }
    pack.table("thread").unwrap();
    pack.picture("P1", "large.jpg", b"pixels").unwrap();
    pack.finish(&manifest(format)).unwrap().into_inner()
}

#[test]
fn what_goes_in_comes_out() {
    let mut archive = Unpack::open(Cursor::new(packed(FORMAT))).unwrap();
    assert_eq!(archive.manifest, manifest(FORMAT));
    let mut found = Vec::new();
    archive
        .table::<ArchiveError>("property", |row| {
            found.push(row);
            Ok(())
        })
        .unwrap();
    assert_eq!(found, homes());
    archive.table::<ArchiveError>("thread", |row| panic!("{row:?}")).unwrap();
    archive.table::<ArchiveError>("unknown", |row| panic!("{row:?}")).unwrap();
    let mut pictures = Vec::new();
    archive
        .pictures::<ArchiveError>(|photo, file, bytes| {
            pictures.push((photo.to_owned(), file.to_owned(), bytes));
            Ok(())
        })
        .unwrap();
    assert_eq!(pictures, [("P1".to_owned(), "large.jpg".to_owned(), b"pixels".to_vec())]);
}

#[test]
fn a_sheet_is_read_by_people_and_never_reckoned_with() {
    let mut zip = zip::ZipArchive::new(Cursor::new(packed(FORMAT))).unwrap();
    let mut text = String::new();
    zip.by_name("sheets/property.csv").unwrap().read_to_string(&mut text).unwrap();
    let mut sheet = csv::Reader::from_reader(text.as_bytes());
    assert_eq!(sheet.headers().unwrap(), ["lat", "name", "note"].as_slice());
    let lines: Vec<csv::StringRecord> = sheet.records().map(Result::unwrap).collect();
    let expected =
        [["46.1234567890123", "'=HYPERLINK(\"x\")", ""], ["-0.1", "Låven, \"rød\"\nnr. 2", "{\"a\":[1,2]}"]];
    assert_eq!(lines, expected.map(|line| csv::StringRecord::from(line.to_vec())));
}

#[test]
fn what_broke_off_or_is_of_tomorrow_is_refused() {
    let whole = packed(FORMAT);
    for length in (0..whole.len()).step_by(37) {
        assert!(Unpack::open(Cursor::new(whole[..length].to_vec())).is_err(), "{length} bytes");
    }
    let tomorrow = Unpack::open(Cursor::new(packed(FORMAT + 1)));
    assert!(matches!(tomorrow, Err(ArchiveError::Format(format)) if format == FORMAT + 1));
}

/// An archive that claims one row and one file, which decompress to `length` bytes.
fn bomb(name: &str, length: u64) -> Cursor<Vec<u8>> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
    std::io::copy(&mut std::io::repeat(b'a').take(length), &mut zip).unwrap();
    zip.start_file("manifest.json", zip::write::SimpleFileOptions::default()).unwrap();
    serde_json::to_writer(&mut zip, &manifest(FORMAT)).unwrap();
    zip.finish().unwrap()
}

#[test]
fn what_is_small_only_while_packed_is_not_read_to_its_end() {
    let row = bomb("rows/property.jsonl", MOST_OF_ROW + 1);
    let mut archive = Unpack::open(row).unwrap();
    let read = archive.table::<ArchiveError>("property", |row| panic!("{row:?}"));
    assert!(matches!(read, Err(ArchiveError::TooLarge(what)) if what == "a row of property"));

    let file = bomb("photos/P1/large.jpg", MOST_OF_FILE + 1);
    let mut archive = Unpack::open(file).unwrap();
    let read = archive.pictures::<ArchiveError>(|_, file, _| panic!("{file}"));
    assert!(matches!(read, Err(ArchiveError::TooLarge(what)) if what == "photos/P1/large.jpg"));
}
