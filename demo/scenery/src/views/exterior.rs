//! A house in its setting, by day, at dusk or at night.

use super::daylight::Daylight;
use super::dice::home;
use super::grove::Grove;
use super::lakeside;
use super::light::sun_in_picture;
use crate::canvas::Canvas;
use crate::colour::hex;
use crate::dice::Dice;
use crate::finish::Print;
use crate::ground::{Ground, Soil};
use crate::house::Style;
use crate::light::Light;
use crate::noise::Noise;
use crate::scene::{Scene, Setting};
use crate::trace::{Camera, Stage, render};
use crate::vector::{Frame, vec3};
use crate::vista::Vista;

pub(super) fn style(scene: &Scene, dice: &Dice) -> Style {
    Style::for_setting(scene.setting, &mut dice.fork(30))
}

pub(super) fn paint(canvas: &mut Canvas, scene: &Scene, light: &Light, dice: &Dice) -> Print {
    let mut throw = dice.fork(31);
    let city = scene.setting == Setting::City;
    let eye = if city { throw.range(2.2, 4.0) } else { throw.range(1.7, 3.4) };
    let horizon = if city { throw.range(0.66, 0.74) } else { throw.range(0.54, 0.62) };
    let camera = Camera::new(vec3(0.0, eye, 0.0), 0.0, 1.45, horizon, canvas.width, canvas.height);
    let style = style(scene, dice);
    let distance = if city { throw.range(28.0, 31.0) } else { throw.range(19.0, 23.0) };
    let across = throw.range(-1.7, 1.7);
    // The front faces the sunny side.
    let yaw = -light.toward_sun.x.signum() * throw.range(0.28, 0.6);
    let snowy = scene.setting == Setting::Snow;
    let mut stage = Stage::default();
    style.build(&mut stage, Frame::at(across, 0.0, distance).turned(yaw), snowy, &mut dice.fork(32));

    let sun = sun_in_picture(canvas, &camera, light);
    let vista =
        Vista { setting: scene.setting, light, horizon, sun, bottom: horizon + 0.16, dice: home(scene) };
    vista.paint(canvas);

    let noise = Noise::new(dice.fork(34));
    let shore =
        (scene.setting == Setting::Lake && throw.chance(0.65)).then_some(distance - throw.range(6.2, 7.5));
    let door = vec3(across, 0.0, distance - 3.4);
    let path_to = (!city && shore.is_none() && scene.setting != Setting::Snow).then_some(door);
    let soil = soil(scene.setting, &mut throw);
    let ground =
        Ground { soil, edge: 48.0, rough: if city { 0.0 } else { 2.2 }, path_to, light, camera: &camera };
    let daylight = Daylight::new(&stage, light, &noise, hex(0x8a8268));
    ground.paint(canvas, &dice.fork(35), |p| daylight.on_ground(p));
    let grove = Grove { setting: scene.setting, light, camera: &camera };
    grove.behind(canvas, across, distance, &mut dice.fork(36));
    render(canvas, &stage, &camera, &daylight, &noise);
    spill(canvas, light, &camera, across, distance);
    grove.beside(canvas, across, distance, &mut dice.fork(37));
    if let Some(shore) = shore {
        lakeside::paint(canvas, light, &camera, shore, dice);
    } else {
        ground.grow(canvas, &dice.fork(35), blades(soil), 3.2, 15.0);
    }
    light.print()
}

fn blades(soil: Soil) -> usize {
    match soil {
        Soil::Meadow | Soil::Dry => 1500,
        Soil::Dune => 600,
        Soil::Moss => 900,
        Soil::Snow => 40,
        Soil::Paving => 0,
    }
}

fn soil(setting: Setting, dice: &mut Dice) -> Soil {
    match setting {
        Setting::Coast => dice.pick([Soil::Dune, Soil::Meadow, Soil::Dune]),
        Setting::Mountain | Setting::Lake => Soil::Meadow,
        Setting::City => Soil::Paving,
        Setting::Mediterranean => Soil::Dry,
        Setting::Snow => Soil::Snow,
        Setting::Forest => Soil::Moss,
    }
}

/// Light from the windows on the ground in front of the house.
fn spill(canvas: &mut Canvas, light: &Light, camera: &Camera, across: f32, distance: f32) {
    if !light.is_dark() {
        return;
    }
    let unit = canvas.unit();
    if let Some((x, y, z)) = camera.project(vec3(across, 0.0, distance - 3.5)) {
        let size = camera.pixels_per_metre(z) / unit;
        canvas.glow(x / unit, y / unit - 1.5 * size, 8.5 * size, hex(0xffb060) * 0.13);
    }
}
