//! The setting alone: shore, valley, skyline.

use super::dice::home;
use super::light::sun_in_picture;
use crate::canvas::Canvas;
use crate::dice::Dice;
use crate::finish::Print;
use crate::ground::{Ground, Soil};
use crate::light::Light;
use crate::scene::{Scene, Setting};
use crate::trace::Camera;
use crate::trees::{Kind, Tree};
use crate::vector::vec3;
use crate::vista::Vista;

pub(super) fn paint(canvas: &mut Canvas, scene: &Scene, light: &Light, dice: &Dice) -> Print {
    let mut throw = dice.fork(41);
    let horizon = throw.range(0.48, 0.60);
    let camera = Camera::new(vec3(0.0, 2.4, 0.0), 0.0, 1.3, horizon, canvas.width, canvas.height);
    let sun = sun_in_picture(canvas, &camera, light);
    Vista { setting: scene.setting, light, horizon, sun, bottom: 1.0, dice: home(scene) }.paint(canvas);
    let soil = match scene.setting {
        Setting::Coast => Soil::Dune,
        Setting::Mountain | Setting::Lake => Soil::Meadow,
        Setting::Mediterranean => Soil::Dry,
        Setting::Snow => Soil::Snow,
        Setting::Forest => Soil::Moss,
        Setting::City => return light.print(),
    };
    let edge = throw.range(7.5, 11.0);
    let ground = Ground { soil, edge, rough: 0.9, path_to: None, light, camera: &camera };
    ground.paint(canvas, &dice.fork(35), |_| (1.0, 1.0));
    frame(canvas, scene.setting, light, &mut dice.fork(42));
    ground.grow(canvas, &dice.fork(35), if soil == Soil::Snow { 30 } else { 620 }, 3.0, edge - 1.0);
    light.print()
}

/// Near trees at one or both edges of the picture.
fn frame(canvas: &mut Canvas, setting: Setting, light: &Light, dice: &mut Dice) {
    let aspect = canvas.aspect();
    let count = dice.below(3) + usize::from(setting == Setting::Forest);
    let first = dice.side();
    for i in 0..count {
        let side = if i % 2 == 0 { first } else { -first };
        let x = aspect / 2.0 + side * aspect * dice.range(0.36, 0.5);
        let kind = match setting {
            Setting::Coast | Setting::Mountain | Setting::City => Kind::Pine,
            Setting::Lake => dice.pick([Kind::Pine, Kind::Birch, Kind::Autumn]),
            Setting::Mediterranean => dice.pick([Kind::Olive, Kind::Cypress, Kind::Palm]),
            Setting::Snow => Kind::SnowyPine,
            Setting::Forest => dice.pick([Kind::Pine, Kind::Birch]),
        };
        Tree { kind, x, foot: dice.range(0.86, 0.96), tall: dice.range(0.45, 0.85), depth: 0.03 }
            .paint(canvas, light, dice);
    }
}
