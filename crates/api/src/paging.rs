//! Pagination of long lists: the requested page, and the response with the links to its neighbors.

use axum::extract::FromRequestParts;
use http::Uri;
use http::request::Parts;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use store::page::{Page, Paged};
use utoipa::{IntoParams, ToSchema};

use crate::error::ApiError;
use crate::extract::Params;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageParams {
    /// The maximum number of results; a value above the list's own maximum is lowered to it.
    #[param(minimum = 1)]
    #[serde(default, deserialize_with = "positive")]
    limit: Option<u64>,
    /// The number of results to skip.
    offset: Option<u32>,
}

/// The requested page: `USUAL` items by default, at most `MOST`.
#[derive(Debug)]
pub struct Paging<const MOST: u64 = 100, const USUAL: u64 = 25> {
    pub page: Page,
    uri: Uri,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PageOut<T> {
    results: Vec<T>,
    /// The number of results in the whole list.
    count: u64,
    /// The URL of the next page; absent on the last.
    next: Option<String>,
    /// The URL of the previous page; absent on the first.
    previous: Option<String>,
    /// The maximum number of results on this page.
    limit: u64,
    /// The number of results before this page.
    offset: u64,
}

/// A list that is always short enough to be returned whole.
pub fn whole<T>(results: Vec<T>) -> PageOut<T> {
    let count = results.len() as u64;
    PageOut { results, count, next: None, previous: None, limit: count.max(1), offset: 0 }
}

impl<S: Sync, const MOST: u64, const USUAL: u64> FromRequestParts<S> for Paging<MOST, USUAL> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Params(PageParams { limit, offset }) = Params::from_request_parts(parts, state).await?;
        let page = Page { offset: offset.unwrap_or(0).into(), limit: limit.unwrap_or(USUAL).min(MOST) };
        Ok(Self { page, uri: parts.uri.clone() })
    }
}

impl<const MOST: u64, const USUAL: u64> Paging<MOST, USUAL> {
    /// Builds the response from the rows of the page.
    pub fn show<R, T>(&self, found: Paged<R>, show: impl FnMut(R) -> T) -> PageOut<T> {
        part_of(&self.uri, self.page, found, show)
    }
}

/// Builds one page of the list at a URL, with the links to its neighbors.
pub fn part_of<R, T>(uri: &Uri, page: Page, found: Paged<R>, show: impl FnMut(R) -> T) -> PageOut<T> {
    let Page { offset, limit } = page;
    let after = offset + limit;
    PageOut {
        results: found.rows.into_iter().map(show).collect(),
        count: found.total,
        next: (after < found.total).then(|| address_at(uri, after)),
        previous: (offset > 0).then(|| address_at(uri, offset.saturating_sub(limit))),
        limit,
        offset,
    }
}

/// The URL of the same request at another offset.
fn address_at(uri: &Uri, offset: u64) -> String {
    let given = form_urlencoded::parse(uri.query().unwrap_or_default().as_bytes());
    let query = form_urlencoded::Serializer::new(String::new())
        .extend_pairs(given.filter(|(name, _)| name != "offset"))
        .append_pair("offset", &offset.to_string())
        .finish();
    format!("{}/?{query}", uri.path().trim_end_matches('/'))
}

fn positive<'de, D: Deserializer<'de>>(value: D) -> Result<Option<u64>, D::Error> {
    let text = String::deserialize(value)?;
    let is_number = !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_digit());
    // A number with too many digits to parse is above every maximum.
    let number = is_number.then(|| text.parse().unwrap_or(u64::MAX));
    let positive = number.filter(|number| *number > 0);
    positive.map(Some).ok_or_else(|| D::Error::custom("this must be a positive number"))
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn paging(query: &str) -> Result<Paging<3, 2>, ApiError> {
        let request = http::Request::get(format!("/list?{query}")).body(()).unwrap();
        Paging::from_request_parts(&mut request.into_parts().0, &()).await
    }

    async fn page(query: &str) -> PageOut<u32> {
        let paging = paging(query).await.unwrap();
        paging.show(paging.page.cut((0..7).collect()), |row| row)
    }

    #[tokio::test]
    async fn neighbours_keep_the_other_parameters() {
        let first = page("site=a%26b").await;
        assert_eq!((first.results, first.count, first.limit, first.offset), (vec![0, 1], 7, 2, 0));
        assert_eq!((first.next.unwrap(), first.previous), ("/list/?site=a%26b&offset=2".to_owned(), None));
        let second = page("offset=2&limit=3&q=x").await;
        assert_eq!(second.next.unwrap(), "/list/?limit=3&q=x&offset=5");
        assert_eq!(second.previous.unwrap(), "/list/?limit=3&q=x&offset=0");
    }

    #[tokio::test]
    async fn the_last_part_and_what_lies_beyond_have_no_next() {
        let last = page("offset=6").await;
        assert_eq!((last.results, last.next), (vec![6], None));
        let beyond = page("offset=4294967295").await;
        assert_eq!((beyond.results, beyond.next), (vec![], None));
    }

    #[tokio::test]
    async fn a_limit_is_cut_and_must_be_positive() {
        assert_eq!(page("limit=99999999999999999999999").await.limit, 3);
        for query in ["limit=0", "limit=-1", "limit=many", "limit=", "limit=1.5", "limit=00", "offset=-1"] {
            assert!(matches!(paging(query).await, Err(ApiError::Fields(_))), "{query}");
        }
    }
}
