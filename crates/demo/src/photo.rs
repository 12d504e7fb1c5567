//! Which pictures a home has. `scenery` draws them.

use scenery::{Scene, View};

use crate::dice::{Dice, fingerprint};
use crate::home::Setting;

/// Homes in one setting share this many rooms and views of each kind: to draw each its own would take minutes.
const POOL: usize = 3;

/// Six or seven pictures of a home, its own outside first. Homes whose `turn` is one apart show different rooms.
pub fn scenes(slug: &str, setting: Setting, turn: usize) -> Vec<Scene> {
    let mut dice = Dice::about(fingerprint("photo"), slug);
    let outside = Scene { setting: setting.into(), view: View::Exterior, seed: dice.throw() };
    let mut views = vec![View::Living, View::Landscape, View::Bedroom, View::Kitchen, View::Bathroom];
    if dice.percent(70) {
        views.insert(1, View::Terrace);
    }
    let shared = views.into_iter().enumerate().map(|(place, view)| {
        // Each round through the pool goes with another step, so that rooms meet in new company.
        let seed = (turn + turn / POOL * place) % POOL;
        Scene { view, seed: seed as u64, ..outside }
    });
    std::iter::once(outside).chain(shared).collect()
}

impl From<Setting> for scenery::Setting {
    fn from(setting: Setting) -> Self {
        match setting {
            Setting::Coast => Self::Coast,
            Setting::Mountain => Self::Mountain,
            Setting::City => Self::City,
            Setting::Lake => Self::Lake,
            Setting::Forest => Self::Forest,
            Setting::Snow => Self::Snow,
            Setting::Mediterranean => Self::Mediterranean,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_home_has_six_or_seven_pictures_and_its_own_outside() {
        for slug in ["gull-house", "saltbox", "the-net-loft", "a", "b", "c"] {
            let found = scenes(slug, Setting::Coast, 4);
            assert!((6..=7).contains(&found.len()));
            assert_eq!(found[0].view, View::Exterior);
            assert_eq!(found, scenes(slug, Setting::Coast, 4));
        }
        let outside = |slug| scenes(slug, Setting::Coast, 0)[0].seed;
        assert_ne!(outside("gull-house"), outside("saltbox"));
    }

    #[test]
    fn neighbors_show_different_rooms() {
        for turn in [0, 1, 3, 4] {
            let (left, right) = (scenes("a", Setting::Lake, turn), scenes("b", Setting::Lake, turn + 1));
            assert!(left.iter().all(|scene| !right.contains(scene)));
        }
    }
}
