//! Still water in front of a house, with a jetty and reeds.

use super::daylight::Daylight;
use crate::canvas::Canvas;
use crate::colour::hex;
use crate::dice::Dice;
use crate::light::Light;
use crate::noise::Noise;
use crate::trace::{Camera, Material, Pattern, Stage, render};
use crate::vector::{Frame, vec3};
use crate::water::{self, Water};

pub(super) fn paint(canvas: &mut Canvas, light: &Light, camera: &Camera, shore: f32, dice: &Dice) {
    let unit = canvas.unit();
    let mut throw = dice.fork(38);
    let Some((_, row, _)) = camera.project(vec3(0.0, 0.0, shore)) else { return };
    let (_, sky, _) = camera.project(camera.eye + vec3(0.0, 0.0, 1000.0)).unwrap_or((0.0, row, 0.0));
    let water = Water {
        top: row / unit,
        bottom: 1.0,
        horizon: sky / unit,
        wind: throw.range(0.02, 0.16),
        deep: hex(0x254f58),
        sun_x: None,
    };
    water::paint(canvas, light, &water, &dice.fork(39));
    let mut stage = Stage::default();
    let wood = Material::new(
        throw.pick([hex(0x9a8468), hex(0x8a7a68), hex(0xa89478)]),
        Pattern::Planks { wide: 0.17, along_x: true },
    );
    let jetty = Frame::at(throw.range(-4.0, 4.0), 0.0, shore).turned(throw.range(-0.25, 0.25));
    let long = throw.range(4.5, 6.5);
    stage.block(jetty, [-0.8, 0.22, -long], [0.8, 0.32, 1.2], wood);
    for i in 0..4 {
        for x in [-0.78, 0.68] {
            let z = -long + 0.1 + (long - 0.4) * i as f32 / 3.0;
            stage.block(
                jetty,
                [x, -0.5, z],
                [x + 0.1, if i == 0 { 0.75 } else { 0.24 }, z + 0.1],
                Material::plain(wood.colour * 0.6),
            );
        }
    }
    let noise = Noise::new(dice.fork(40));
    let daylight = Daylight::new(&stage, light, &noise, hex(0x4f6a70));
    render(canvas, &stage, camera, &daylight, &noise);
    reeds(canvas, light, row / unit, &mut throw);
}

/// Tufts along the water's edge, so that it is not a straight line.
fn reeds(canvas: &mut Canvas, light: &Light, row: f32, dice: &mut Dice) {
    let clumps: Vec<f32> = (0..14).map(|_| dice.unit() * canvas.aspect()).collect();
    for _ in 0..700 {
        let x = clumps[dice.below(clumps.len())] + dice.bell() * 0.08;
        let tall = dice.range(0.006, 0.030);
        let y = row + dice.range(-0.002, 0.006);
        let colour = light.on(dice.pick([hex(0x6f7a44), hex(0x5a6a3c), hex(0x94905a)]), dice.range(0.1, 0.6));
        canvas.stroke((x, y), (x + dice.bell() * 0.008, y - tall), 0.0022, 0.0008, colour);
    }
}
