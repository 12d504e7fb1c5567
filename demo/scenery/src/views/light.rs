//! The light of a view: time of day and position of the sun.

use crate::canvas::Canvas;
use crate::dice::Dice;
use crate::light::{Hour, Light};
use crate::scene::{Scene, Setting, View};
use crate::trace::Camera;

pub(super) fn hour(scene: &Scene, dice: &Dice) -> Hour {
    let mut dice = dice.fork(1);
    match scene.view {
        View::Night => Hour::Night,
        View::Living | View::Bedroom | View::Kitchen | View::Bathroom => {
            dice.pick([Hour::Day, Hour::Day, Hour::Golden, Hour::Dawn, Hour::Dusk])
        }
        View::Terrace => dice.pick([Hour::Day, Hour::Golden, Hour::Dusk, Hour::Golden, Hour::Dawn]),
        View::Exterior if scene.setting == Setting::Forest => {
            dice.pick([Hour::Day, Hour::Golden, Hour::Dusk, Hour::Overcast, Hour::Dawn])
        }
        _ => dice.pick([
            Hour::Day,
            Hour::Golden,
            Hour::Dusk,
            Hour::Day,
            Hour::Dawn,
            Hour::Golden,
            Hour::Dusk,
            Hour::Overcast,
        ]),
    }
}

/// The light of the time of day, with the sun ahead, beside or behind the viewer depending on the view.
pub(super) fn light(scene: &Scene, dice: &Dice) -> Light {
    let hour = hour(scene, dice);
    let mut dice = dice.fork(2);
    let side = dice.side();
    let azimuth = match scene.view {
        View::Exterior | View::Night => match hour {
            Hour::Dusk | Hour::Night => dice.range(0.15, 0.75),
            Hour::Golden | Hour::Dawn => dice.pick([0.55, 1.9, 2.2, 2.5]),
            Hour::Day | Hour::Overcast => dice.range(1.8, 2.5),
        },
        View::Landscape => match hour {
            Hour::Day => dice.range(0.9, 1.6),
            _ => dice.range(0.05, 0.5),
        },
        View::Terrace => match hour {
            Hour::Dusk => dice.range(0.1, 0.5),
            _ => dice.range(0.5, 1.5),
        },
        _ => dice.range(0.35, 0.8),
    };
    Light::new(hour, side * azimuth, &mut dice)
}

/// Position of the sun, in picture heights; None if it is behind the viewer or far outside.
pub(super) fn sun_in_picture(canvas: &Canvas, camera: &Camera, light: &Light) -> Option<(f32, f32)> {
    let (x, y) = camera.project_direction(light.toward_sun)?;
    let (x, y) = (x / canvas.unit(), y / canvas.unit());
    ((-0.4..canvas.aspect() + 0.4).contains(&x) && y > -0.4).then_some((x, y))
}
