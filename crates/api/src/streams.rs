//! Open event streams: limited in number, in all and for each network and reader, and closed when the program stops.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use domain::key::Key;
use tokio::sync::watch;

use crate::error::{ApiError, ErrorCode, rate_limited};
use crate::visitor::{Network, Visitor};

/// A stream occupies a connection as long as it is open. At most one connection in so many is a stream, so that the others remain
/// for requests.
const CONNECTIONS_PER_SEAT: u32 = 4;
/// For the open pages of a household, or of an office behind one address.
const SEATS_OF_A_HOUSEHOLD: u32 = 20;
/// For the tabs of a user, or of everybody who follows a conversation as its guest.
const SEATS_OF_A_READER: u32 = 10;
/// The time in seconds after which a visitor who has too many streams may try again.
const PAUSE: u64 = 30;

/// What streams are counted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Holder {
    Network(Network),
    Reader(Key),
    Everybody,
}

/// Clients without a stream poll instead.
#[derive(Clone, Debug)]
pub struct Streams {
    seats: Seats,
    is_closing: watch::Sender<bool>,
}

#[derive(Clone, Debug)]
struct Seats {
    all: u32,
    taken: Arc<Mutex<HashMap<Holder, u32>>>,
}

/// A reserved stream, until it is dropped.
#[derive(Debug)]
pub struct Seat {
    seats: Seats,
    holders: Vec<Holder>,
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut taken = self.seats.taken();
        for holder in &self.holders {
            if let Entry::Occupied(mut count) = taken.entry(*holder) {
                *count.get_mut() -= 1;
                if *count.get() == 0 {
                    count.remove();
                }
            }
        }
    }
}

impl Seats {
    fn taken(&self) -> MutexGuard<'_, HashMap<Holder, u32>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn most(&self, holder: Holder) -> u32 {
        match holder {
            Holder::Network(network) => SEATS_OF_A_HOUSEHOLD * network.households(),
            Holder::Reader(_) => SEATS_OF_A_READER,
            Holder::Everybody => self.all,
        }
    }
}

impl Streams {
    /// For a server that accepts so many connections.
    pub fn among(connections: u32) -> Self {
        let all = connections.div_ceil(CONNECTIONS_PER_SEAT);
        Self { seats: Seats { all, taken: Arc::default() }, is_closing: watch::Sender::new(false) }
    }

    /// Reserves a stream for a reader: a user, or the booking whose guest reads.
    pub fn take_seat(&self, visitor: Visitor, reader: Key) -> Result<Seat, ApiError> {
        let seats = &self.seats;
        let own = visitor.networks().map(Holder::Network).chain([Holder::Reader(reader)]);
        let holders: Vec<Holder> = own.chain([Holder::Everybody]).collect();
        let mut taken = seats.taken();
        let is_full =
            |holder: &&Holder| taken.get(holder).is_some_and(|count| *count >= seats.most(**holder));
        match holders.iter().find(is_full) {
            Some(Holder::Everybody) => return Err(ErrorCode::Unavailable.into()),
            Some(Holder::Network(_) | Holder::Reader(_)) => return Err(rate_limited(PAUSE)),
            None => (),
        }
        for holder in &holders {
            *taken.entry(*holder).or_insert(0) += 1;
        }
        drop(taken);
        Ok(Seat { seats: seats.clone(), holders })
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
    use std::net::{IpAddr, Ipv6Addr};

    use axum::response::IntoResponse;
    use domain::key::AccountId;

    use super::*;

    fn reader(number: u16) -> Key {
        Key::new(AccountId::new(1), 1_800_000_000, number.into())
    }

    fn at(number: u16) -> IpAddr {
        [192, 0, number.to_be_bytes()[0], number.to_be_bytes()[1]].into()
    }

    fn household(number: u16) -> IpAddr {
        Ipv6Addr::new(0x2001, 0xdb8, 1, number, 0, 0, 0, 0).into()
    }

    /// Opens a stream for each number until one is refused.
    fn open(streams: &Streams, each: impl Fn(u16) -> (Option<IpAddr>, Key)) -> (Vec<Seat>, u16) {
        let mut seats = Vec::new();
        for number in 0..u16::MAX {
            let (address, reader) = each(number);
            match streams.take_seat(Visitor(address), reader) {
                Ok(seat) => seats.push(seat),
                Err(error) => return (seats, error.into_response().status().as_u16()),
            }
        }
        panic!("without end");
    }

    #[test]
    fn everybody_has_a_share_and_most_connections_remain() {
        type Each = fn(u16) -> (Option<IpAddr>, Key);
        let cases: [(&str, Each, usize, u16); 5] = [
            ("one reader from everywhere", |number| (Some(at(number)), reader(1)), 10, 429),
            ("one address as many readers", |number| (Some(at(1)), reader(number)), 20, 429),
            ("one household as many readers", |number| (Some(household(1)), reader(number)), 20, 429),
            ("one customer with many networks", |number| (Some(household(number)), reader(number)), 320, 429),
            ("everybody", |number| (Some(at(number)), reader(number)), 500, 503),
        ];
        for (who, each, most, status) in cases {
            let streams = Streams::among(2_000);
            let (seats, refused) = open(&streams, each);
            assert_eq!((seats.len(), refused), (most, status), "{who}");
            drop(seats);
            assert!(streams.seats.taken().is_empty(), "{who}: nothing is remembered of closed streams");
            assert_eq!(open(&streams, each).0.len(), most, "{who}: they are given back");
        }
        assert_eq!(open(&Streams::among(1), |number| (None, reader(number))).0.len(), 1);
    }

    #[tokio::test]
    async fn who_comes_after_the_end_is_told_too() {
        let streams = Streams::among(1);
        streams.close();
        streams.closed().await;
    }
}
