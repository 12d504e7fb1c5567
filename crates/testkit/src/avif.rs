//! AVIF decoding in tests: in the test process, so that no separate program has to be built. For valid files only; tests of
//! malicious files are in `gallery`.

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
