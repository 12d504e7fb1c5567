//! Open event streams: limited in number, and closed when the program stops.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

/// The maximum of open streams per node. Each costs a connection and some kilobytes; clients without a stream poll instead.
const SEATS: usize = 2_000;

#[derive(Clone, Debug)]
pub struct Streams {
    seats: Arc<Semaphore>,
    is_closing: watch::Sender<bool>,
}

impl Default for Streams {
    fn default() -> Self {
        Self { seats: Arc::new(Semaphore::new(SEATS)), is_closing: watch::Sender::new(false) }
    }
}

impl Streams {
    /// Reserves a stream until the permit is dropped; `None` if all are in use.
    pub fn take_seat(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.seats).try_acquire_owned().ok()
    }

    /// Closes all streams.
    pub fn close(&self) {
        self.is_closing.send_replace(true);
    }

    /// Waits until the streams are closed.
    pub async fn closed(&self) {
        let _ = self.is_closing.subscribe().wait_for(|is_closing| *is_closing).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn seats_are_counted_and_given_back() {
        let streams = Streams::default();
        let seats: Vec<_> = std::iter::from_fn(|| streams.take_seat()).collect();
        assert_eq!(seats.len(), SEATS);
        drop(seats);
        assert!(streams.take_seat().is_some());
    }

    #[tokio::test]
    async fn who_comes_after_the_end_is_told_too() {
        let streams = Streams::default();
        streams.close();
        streams.closed().await;
    }
}
