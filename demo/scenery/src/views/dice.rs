//! The chances of a view, and of the home that it shows.

use crate::dice::Dice;
use crate::scene::{Scene, View};

/// Chance of one view. By night the house is the one that stands there by day.
pub(super) fn throw(scene: &Scene) -> Dice {
    let view = if scene.view == View::Night { View::Exterior } else { scene.view };
    home(scene).fork(1 + view as u64)
}

/// Chance that all views of a home share: the vista outside and the colours inside.
pub(super) fn home(scene: &Scene) -> Dice {
    Dice::new(scene.seed).fork(scene.setting as u64)
}
