//! Project rules that no compiler or linter checks, as tests that read the checkout.
//!
//! A rule collects all violations and says for each place what to do.

mod areas;
mod arrows;
mod circles;
mod drawing;
mod file_names;
mod hosts;
mod licences;
mod shape;
mod tree;
mod wording;

/// Fails with all violations at once, one line each.
#[track_caller]
fn assert_tidy(violations: &[String]) {
    assert!(violations.is_empty(), "\n\n{}\n\n", violations.join("\n"));
}
