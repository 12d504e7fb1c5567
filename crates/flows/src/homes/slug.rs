//! Default slugs.

use domain::text::fold;
use store::page::Page;
use store::resource::{Filter, Question, Reach, Row, Test, Value, rows};

use crate::records::{Desk, ResourceError};

/// Fills an empty slug: the words of the name, and a number if the slug is in use in the account, or in use with the same
/// `within`.
pub(crate) async fn fill(
    desk: Desk<'_>,
    row: &mut Row,
    name: &str,
    within: Option<&str>,
) -> Result<(), ResourceError> {
    if !row.text("slug").is_empty() {
        return Ok(());
    }
    let words = slug_of(row.text(name));
    let mut slug = words.clone();
    for number in 2.. {
        if !is_taken(desk, row, &slug, within).await? {
            break;
        }
        slug = format!("{words}-{number}");
    }
    row.set("slug", Value::Text(slug));
    Ok(())
}

async fn is_taken(
    desk: Desk<'_>,
    row: &Row,
    slug: &str,
    within: Option<&str>,
) -> Result<bool, ResourceError> {
    let same = within.map(|name| (name, row.get(name).clone()));
    let filters = [("slug", slug.into())]
        .into_iter()
        .chain(same)
        .filter_map(|(name, value)| Some(Filter { field: row.table.field(name)?, test: Test::Is(value) }))
        .collect();
    let question = Question { filters, ..Question::default() };
    let reach = Reach::of_account(desk.caller.account);
    let found = rows(desk.tx, row.table, &reach, &question, Page { offset: 0, limit: 1 }).await?;
    Ok(found.iter().any(|other| other.key() != row.key()))
}

pub(crate) fn slug_of(name: &str) -> String {
    let plain: String =
        fold(name).chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { ' ' }).collect();
    let words = plain.split_whitespace().collect::<Vec<_>>().join("-");
    if words.is_empty() { "home".to_owned() } else { words.chars().take(100).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_parts_of_addresses() {
        for (name, slug) in
            [("Casa Lucía", "casa-lucia"), (" A  home! No. 2 ", "a-home-no-2"), ("雪", "home")]
        {
            assert_eq!(slug_of(name), slug);
        }
    }
}
