//! Random streams of a view, and of the home that it shows.

use crate::dice::Dice;
use crate::scene::{Scene, View};

/// The stream of one view. A night view shows the same house as the day view.
pub(super) fn throw(scene: &Scene) -> Dice {
    let view = if scene.view == View::Night { View::Exterior } else { scene.view };
    home(scene).fork(1 + view as u64)
}

/// The stream shared by all views of a home: the vista outside and the colors inside.
pub(super) fn home(scene: &Scene) -> Dice {
    Dice::new(scene.seed).fork(scene.setting as u64)
}
