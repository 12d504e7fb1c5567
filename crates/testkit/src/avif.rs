//! Who reads AVIF in tests: the test itself, so that no program has to be built for it. For good files only; those that
//! hurt are the matter of `gallery`.

use std::io;

use async_trait::async_trait;
use flows::homes::{AvifDecoder, avif_answer};

#[derive(Debug)]
pub(crate) struct AvifWithin;

#[async_trait]
impl AvifDecoder for AvifWithin {
    async fn answer(&self, sent: Vec<u8>) -> io::Result<Option<Vec<u8>>> {
        Ok(Some(avif_answer(&sent)))
    }
}
