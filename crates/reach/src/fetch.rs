//! Downloads from user-supplied URLs: conditional requests, with limits of size, time and redirects. Every redirect target is
//! checked like the first URL.

use std::time::Duration;

use reqwest::header::{
    ACCEPT, ETAG, HeaderMap, HeaderName, HeaderValue, IF_MODIFIED_SINCE, IF_NONE_MATCH, LAST_MODIFIED,
    LOCATION,
};
use reqwest::{Response, StatusCode, Url};

use crate::outside::{Outside, ReachError};

const MOST_REDIRECTS: usize = 5;
/// The maximum length of stored validators (`ETag`, `Last-Modified`).
const LONGEST_MARK: usize = 300;

/// The validators of the last response, for conditional requests.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    pub etag: Option<String>,
    pub last_modified: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fetched {
    Unchanged,
    Body { bytes: Vec<u8>, known: Known },
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FetchError {
    #[error(transparent)]
    Reach(#[from] ReachError),
    #[error("It answered {0}.")]
    Status(u16),
    #[error("It points on and on to other addresses.")]
    TooManyRedirects,
    #[error("It is too large.")]
    TooLarge,
}

impl Outside {
    /// Downloads at most `most` bytes within `patience`.
    pub async fn fetch(
        &self,
        url: &str,
        accept: &'static str,
        known: &Known,
        (most, patience): (usize, Duration),
    ) -> Result<Fetched, FetchError> {
        let whole = tokio::time::timeout(patience, self.follow(url, accept, known, most));
        let too_long = |_| ReachError::Unreachable("it took too long".to_owned());
        whole.await.map_err(too_long)?
    }

    async fn follow(
        &self,
        url: &str,
        accept: &'static str,
        known: &Known,
        most: usize,
    ) -> Result<Fetched, FetchError> {
        let mut url = self.address(url)?;
        for _ in 0..=MOST_REDIRECTS {
            let mut request = self.client.get(url.clone()).header(ACCEPT, HeaderValue::from_static(accept));
            for (name, mark) in [(IF_NONE_MATCH, &known.etag), (IF_MODIFIED_SINCE, &known.last_modified)] {
                if let Some(mark) = mark {
                    request = request.header(name, mark);
                }
            }
            let response = request.send().await.map_err(|error| ReachError::of(&error))?;
            match response.status() {
                StatusCode::NOT_MODIFIED => return Ok(Fetched::Unchanged),
                StatusCode::OK => return body(response, most).await,
                status if status.is_redirection() => url = self.next(&url, &response)?,
                status => return Err(FetchError::Status(status.as_u16())),
            }
        }
        Err(FetchError::TooManyRedirects)
    }

    fn next(&self, from: &Url, response: &Response) -> Result<Url, FetchError> {
        let to = response.headers().get(LOCATION).and_then(|to| to.to_str().ok());
        let to = to.ok_or(FetchError::Status(response.status().as_u16()))?;
        Ok(self.admit(from.join(to).map_err(|_| ReachError::Address)?)?)
    }
}

async fn body(mut response: Response, most: usize) -> Result<Fetched, FetchError> {
    let mark = |name| mark(response.headers(), &name);
    let known = Known { etag: mark(ETAG), last_modified: mark(LAST_MODIFIED) };
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| ReachError::of(&error))? {
        if bytes.len() + chunk.len() > most {
            return Err(FetchError::TooLarge);
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(Fetched::Body { bytes, known })
}

fn mark(headers: &HeaderMap, name: &HeaderName) -> Option<String> {
    let text = headers.get(name)?.to_str().ok()?;
    (text.len() <= LONGEST_MARK).then(|| text.to_owned())
}

#[cfg(test)]
#[path = "fetch_tests.rs"]
mod tests;
