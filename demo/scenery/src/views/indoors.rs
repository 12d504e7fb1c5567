//! Interiors: the setting is visible through the windows, and its light falls on the furniture.

use super::dice::home;
use super::light::sun_in_picture;
use crate::canvas::Canvas;
use crate::colour::lerp;
use crate::dice::Dice;
use crate::finish::Print;
use crate::light::Light;
use crate::noise::Noise;
use crate::room::{Decor, Lamplight, Room, Wall, bath, bed, kitchen, living};
use crate::scene::{Scene, View};
use crate::trace::{Camera, Stage, render};
use crate::vector::vec3;
use crate::vista::Vista;

pub(super) fn paint(canvas: &mut Canvas, scene: &Scene, light: &Light, dice: &Dice) -> Print {
    let mut throw = dice.fork(51);
    let decor = Decor::thrown(scene.setting, &mut home(scene).fork(52));
    let mut plan = dice.fork(53);
    let room = match scene.view {
        View::Bedroom => bed::room(&mut plan),
        View::Kitchen => kitchen::room(&mut plan),
        View::Bathroom => bath::room(&mut plan),
        _ => living::room(&mut plan),
    };
    let decor = if scene.view == View::Bathroom { bath::tiled(&decor, &mut plan) } else { decor };
    let mut stage = Stage::default();
    room.build(&mut stage, &decor, Wall::Left);
    let first = stage.solids.len();
    let lamps = match scene.view {
        View::Bedroom => bed::furnish(&mut stage, &room, &decor, &mut plan),
        View::Kitchen => kitchen::furnish(&mut stage, &room, &decor, &mut plan),
        View::Bathroom => bath::furnish(&mut stage, &room, &decor, &mut plan),
        _ => living::furnish(&mut stage, &room, &decor, &mut plan),
    };

    let horizon = throw.range(0.46, 0.52);
    let yaw = throw.range(-0.16, 0.10);
    let eye = vec3(throw.range(-0.2, 0.8), throw.range(1.25, 1.45), throw.range(-1.2, -0.6));
    let camera = Camera::new(eye, yaw, 1.02, horizon, canvas.width, canvas.height);
    let sun = sun_in_picture(canvas, &camera, light);
    let vista = Vista {
        setting: scene.setting,
        light,
        horizon: horizon + 0.02,
        sun,
        bottom: 0.92,
        dice: home(scene),
    };
    canvas.columns = windows_span(&room, &camera, canvas.width);
    vista.paint(canvas);
    let glare = lerp(1.16, 1.0, light.lamps);
    for pixel in &mut canvas.pixels {
        *pixel = *pixel * glare;
    }
    let noise = Noise::new(dice.fork(34));
    let lamplight = Lamplight::new(&stage, first, &room, light, lamps);
    render(canvas, &stage, &camera, &lamplight, &noise);
    if throw.chance(0.5) {
        canvas.mirror();
    }
    Print { vignette: 0.30, exposure: 1.02, bloom: if light.is_dark() { 0.9 } else { 0.65 }, ..light.print() }
}

/// The columns in which a window is visible.
fn windows_span(room: &Room, camera: &Camera, width: usize) -> std::ops::Range<usize> {
    let (mut low, mut high) = (f32::MAX, f32::MIN);
    for opening in &room.openings {
        let (frame, _) = room.wall(opening.wall);
        for along in [opening.along.0, opening.along.1] {
            // An end behind the camera is outside the picture.
            let edge = if frame.z.x > 0.0 { width as f32 } else { 0.0 };
            let x = camera.project(frame.point(vec3(along, 1.0, 0.3))).map_or(edge, |(x, _, _)| x);
            let inner = camera.project(frame.point(vec3(along, 1.0, 0.0))).map_or(edge, |(x, _, _)| x);
            (low, high) = (low.min(x).min(inner), high.max(x).max(inner));
        }
    }
    Canvas::span(low - 2.0, high + 2.0, width)
}
