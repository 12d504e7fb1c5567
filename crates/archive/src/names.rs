//! The names of the files in an archive.

pub(crate) const MANIFEST: &str = "manifest.json";

pub(crate) fn rows(table: &str) -> String {
    format!("rows/{table}.jsonl")
}

pub(crate) fn sheet(table: &str) -> String {
    format!("sheets/{table}.csv")
}

pub(crate) fn picture(photo: &str, file: &str) -> String {
    format!("photos/{photo}/{file}")
}
