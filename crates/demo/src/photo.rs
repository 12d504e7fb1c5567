//! Which pictures a home has, and the pictures themselves: drawn once by `demo/scenery` (`make pictures`), stored in
//! `demo/pictures` and listed in `demo/pictures.toml`.

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::dice::{Dice, fingerprint};
use crate::home::Setting;

/// Homes in one setting share this many pictures of each view.
const POOL: usize = 3;

/// The subject of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum View {
    Exterior,
    Landscape,
    Living,
    Bedroom,
    Kitchen,
    Bathroom,
    Terrace,
}

/// Identifies a picture by its subject; the seed distinguishes pictures of the same subject.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scene {
    pub setting: Setting,
    pub view: View,
    pub seed: u64,
}

/// Metadata of a picture.
#[derive(Debug, Deserialize)]
pub struct Listed {
    /// Alternative text.
    pub caption: String,
    /// Mean color, shown while the picture loads.
    pub tone: String,
}

static LIST: LazyLock<HashMap<String, Listed>> = LazyLock::new(|| {
    toml::from_str(include_str!("../../../demo/pictures.toml")).expect("`make pictures` wrote the list")
});

/// Six or seven pictures of a home, its exterior first. Homes with consecutive values of `turn` show different rooms.
pub fn scenes(slug: &str, setting: Setting, turn: usize) -> Vec<Scene> {
    let mut dice = Dice::about(fingerprint("photo"), slug);
    let outside = Scene { setting, view: View::Exterior, seed: dice.throw() };
    let mut views = vec![View::Living, View::Landscape, View::Bedroom, View::Kitchen, View::Bathroom];
    if dice.percent(70) {
        views.insert(1, View::Terrace);
    }
    let shared = views.into_iter().enumerate().map(|(place, view)| {
        // Each round through the pool uses another step, so that rooms are combined differently.
        let seed = (turn + turn / POOL * place) % POOL;
        Scene { view, seed: seed as u64, ..outside }
    });
    std::iter::once(outside).chain(shared).collect()
}

impl Scene {
    /// Metadata of the picture.
    pub fn listed(&self) -> &'static Listed {
        LIST.get(&self.to_string()).expect("every picture was drawn, says a test")
    }
}

/// Base name of the picture's files.
impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setting = match self.setting {
            Setting::Coast => "coast",
            Setting::Mountain => "mountain",
            Setting::City => "city",
            Setting::Lake => "lake",
            Setting::Forest => "forest",
            Setting::Snow => "snow",
            Setting::Mediterranean => "mediterranean",
        };
        let view = match self.view {
            View::Exterior => "exterior",
            View::Landscape => "landscape",
            View::Living => "living",
            View::Bedroom => "bedroom",
            View::Kitchen => "kitchen",
            View::Bathroom => "bathroom",
            View::Terrace => "terrace",
        };
        write!(f, "{setting}-{view}-{:x}", self.seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::World;

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

    #[test]
    fn every_picture_was_drawn_and_none_in_vain() {
        let mut wanted: Vec<String> =
            World::load().unwrap().scenes().map(|scene| scene.to_string()).collect();
        wanted.sort();
        wanted.dedup();
        let missing: Vec<_> = wanted.iter().filter(|name| !LIST.contains_key(*name)).collect();
        assert!(missing.is_empty(), "make pictures ARGS={missing:?}");
        assert_eq!(LIST.len(), wanted.len(), "demo/pictures.toml has pictures that no home shows");
    }
}
