//! Guests' queries: the same kind each time, with other dates and another map area, so that no response comes from a cache.

use chrono::{Days, NaiveDate};
use demo::dice::Dice;
use demo::world::World;
use domain::people::party::Party;
use domain::time::stay::Stay;
use search::{Bounds, Facet, Filter, Order, Page, Query, Start, StayFilter};

pub const RESULTS: usize = 20;
pub const BEDROOMS: u32 = 2;
pub const AMENITIES: usize = 3;

/// A search by dates, map area, bedrooms and amenities.
#[derive(Clone, Debug)]
pub struct Question {
    pub stay: Stay,
    pub bounds: Bounds,
    pub amenities: Vec<String>,
}

/// Returns `count` queries, the same for the same day.
pub fn questions(count: usize, today: NaiveDate) -> anyhow::Result<Vec<Question>> {
    let world = World::load()?;
    let mut dice = Dice::about(1, "questions");
    (0..count).map(|_| Question::new(&world, &mut dice, today)).collect()
}

impl Question {
    fn new(world: &World, dice: &mut Dice, today: NaiveDate) -> anyhow::Result<Self> {
        let check_in = today + Days::new(dice.between(14, 300).into());
        let stay = Stay::new(check_in, check_in + Days::new(dice.between(4, 7).into()))?;
        let mut amenities: Vec<String> = Vec::new();
        while amenities.len() < AMENITIES {
            let Some(amenity) = dice.pick(&world.amenities) else { break };
            if !amenities.contains(amenity) {
                amenities.push(amenity.clone());
            }
        }
        Ok(Self { stay, bounds: the_west(dice), amenities })
    }

    /// All filters at once, sorted by total.
    pub fn filtered(&self) -> Query {
        let values = self.amenities.iter().map(|amenity| (Facet::Amenity, amenity.clone()));
        let filter = Filter {
            guests: Party::default().guests(),
            bedrooms: BEDROOMS,
            values: values.collect(),
            bounds: Some(self.bounds),
            ..Filter::default()
        };
        Query { filter, ..self.dated() }
    }

    /// Dates only: every home of the site is priced and sorted by total.
    pub fn dated(&self) -> Query {
        let stay = StayFilter { stay: self.stay, party: Party::default(), enforce_min_stay: true };
        let page = Page { start: Start::Offset(0), limit: RESULTS };
        Query { stay: Some(stay), order: Order::Price, page, ..Query::default() }
    }
}

/// A map area in western North America, which has about half of the homes: even a small site fills the page. Its edges avoid all
/// towns.
fn the_west(dice: &mut Dice) -> Bounds {
    let mut tenths = |low, high| f64::from(i32::try_from(dice.days(low, high)).unwrap_or_default()) / 10.0;
    Bounds {
        south: tenths(310, 335),
        north: tenths(515, 560),
        west: tenths(-1400, -1230),
        east: tenths(-1050, -1000),
    }
}
