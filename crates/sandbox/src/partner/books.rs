//! Storage of the partner's records.

use super::record::{Listing, PartnerStock, Picture, Quote, Reservation, Token};
use crate::memory::shelf::{Kept, Shelf};

pub(crate) struct PartnerBooks {
    pub(crate) tokens: Shelf<Token>,
    pub(crate) listings: Shelf<Listing>,
    pub(crate) quotes: Shelf<Quote>,
    pub(crate) reservations: Shelf<Reservation>,
    pub(crate) pictures: Shelf<Picture>,
}

impl PartnerBooks {
    pub(crate) fn new(capacity: usize) -> Self {
        Self {
            tokens: Shelf::new("partner.token", capacity),
            listings: Shelf::new("partner.listing", capacity),
            quotes: Shelf::new("partner.quote", capacity),
            reservations: Shelf::new("partner.reservation", capacity),
            pictures: Shelf::new("partner.picture", capacity),
        }
    }

    pub(crate) fn shelves(&mut self) -> [&mut dyn Kept; 5] {
        [&mut self.tokens, &mut self.listings, &mut self.quotes, &mut self.reservations, &mut self.pictures]
    }

    /// Replaces the listings of a client.
    pub(crate) fn fill(&mut self, stock: PartnerStock) {
        let before: Vec<String> = self.listings.names(&stock.client).map(str::to_owned).collect();
        for id in before {
            if let Some(listing) = self.listings.get_mut(&stock.client, &id) {
                listing.gone = true;
            }
        }
        for listing in stock.listings {
            let id = listing.listing["_id"].as_str().unwrap_or_default().to_owned();
            self.listings.put(&stock.client, &id, listing);
        }
    }
}
