//! Guest reviews: a home's own, completed from a pool by the home's setting and amenities.

use serde::Deserialize;

use crate::dice::{Dice, fingerprint};
use crate::home::{Home, Review, Setting};
use crate::people::People;

/// Maximum number of reviews per home, including its own.
const MOST: u32 = 6;

/// The file `reviews.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReviewPool {
    review: Vec<Pooled>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pooled {
    rating: u32,
    text: String,
    answer: Option<String>,
    /// Only for homes in these settings.
    #[serde(default)]
    settings: Vec<Setting>,
    /// Only for homes with this amenity, or that accept `pets`.
    needs: Option<String>,
}

impl Pooled {
    fn fits(&self, home: &Home) -> bool {
        let here = self.settings.is_empty() || self.settings.contains(&home.setting);
        here && self.needs.as_deref().is_none_or(|need| home.offers(need))
    }
}

/// Adds reviews from the pool. Some homes are new and have only their own, if any.
pub(crate) fn complete(home: &mut Home, pool: &ReviewPool, people: &People) {
    let mut dice = Dice::about(fingerprint("review"), &home.slug);
    let mut fitting: Vec<&Pooled> = pool.review.iter().filter(|pooled| pooled.fits(home)).collect();
    let wanted = dice.below(MOST + 1) as usize;
    while home.reviews.len() < wanted && !fitting.is_empty() {
        let count = u32::try_from(fitting.len()).unwrap_or(u32::MAX);
        let chosen = fitting.swap_remove(dice.below(count) as usize);
        let Some(guest) = people.guest(&mut dice) else { return };
        home.reviews.push(Review {
            guest: guest.first_name,
            rating: chosen.rating,
            text: chosen.text.clone(),
            months_ago: dice.between(1, 20),
            answer: chosen.answer.clone(),
        });
    }
    home.reviews.sort_by_key(|review| review.months_ago);
}
