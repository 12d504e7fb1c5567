//! Sea and lake: a reflection of what is above, distorted by waves.

use crate::canvas::Canvas;
use crate::colour::{Rgb, lerp, smooth};
use crate::dice::Dice;
use crate::light::{Hour, Light};
use crate::noise::Noise;

#[derive(Debug, Clone, Copy)]
pub(crate) struct Water {
    /// Far and near edge of the water.
    pub(crate) top: f32,
    pub(crate) bottom: f32,
    pub(crate) horizon: f32,
    /// 0 is a mirror, 1 an open sea.
    pub(crate) wind: f32,
    pub(crate) deep: Rgb,
    pub(crate) sun_x: Option<f32>,
}

pub(crate) fn paint(canvas: &mut Canvas, light: &Light, water: &Water, dice: &Dice) {
    let noise = Noise::new(dice.fork(11));
    let unit = canvas.unit();
    let (width, top) = (canvas.width, (water.top * unit) as usize);
    let mirror: Vec<Rgb> = canvas.pixels[..top.min(canvas.height) * width].to_vec();
    let deep = light.on(water.deep, 0.35);
    for y in Canvas::span(water.top * unit, water.bottom * unit, canvas.height) {
        let v = (y as f32 + 0.5) / unit;
        // Distance on the water plane grows to infinity towards the horizon; waves shrink with it.
        let below = (v - water.horizon).max(0.002);
        let far = 0.05 / below;
        let near = smooth(0.0, water.bottom - water.top, v - water.top);
        let glance = lerp(0.92, 0.42, near) - 0.14 * water.wind * near;
        let sway = lerp(0.004, 0.03, water.wind) * (0.25 + near);
        let blur = lerp(0.6, 3.0, water.wind);
        for x in canvas.columns.clone() {
            let u = x as f32 / unit;
            let (wx, wz) = ((u - 0.75) * far * 9.0, far * 42.0);
            let swell = noise.at(wx + 3.0, wz) - 0.5;
            let chop = noise.at(wx * 3.1 + 9.0, wz * 2.7) - 0.5;
            let wave =
                (swell + 0.6 * chop) * smooth(0.004, 0.02, below) + 0.3 * chop * smooth(0.02, 0.0, below);
            let seen = mirrored(
                &mirror,
                width,
                top,
                x as f32 + wave * sway * unit * 0.5,
                (v - water.top) * unit * lerp(1.0, 0.85, water.wind) + wave * sway * unit * blur,
            );
            let face = (glance + wave * lerp(0.15, 0.75, water.wind)).clamp(0.08, 0.97);
            let mut colour = deep.mix(seen, face);
            if let Some(sun_x) = water.sun_x {
                colour += glitter(light, u - sun_x, near, wave, noise.at(wx * 22.0, wz * 4.0));
            }
            canvas.pixels[y * width + x] = colour;
        }
    }
    shore_line(canvas, light, water);
}

fn mirrored(mirror: &[Rgb], width: usize, top: usize, x: f32, depth: f32) -> Rgb {
    if top == 0 {
        return Rgb::default();
    }
    let row = (top as f32 - 1.0 - depth.max(0.0)).clamp(0.0, top as f32 - 1.0);
    let column = x.clamp(0.0, width as f32 - 1.0);
    let (above, share) = (row as usize, row.fract());
    let next = (above + 1).min(top - 1);
    mirror[above * width + column as usize].mix(mirror[next * width + column as usize], share)
}

/// The path of light under the sun or moon.
fn glitter(light: &Light, away: f32, near: f32, wave: f32, speck: f32) -> Rgb {
    let spread = lerp(0.05, 0.20, near);
    let centre = 1.0 / (1.0 + (away / spread) * (away / spread));
    let spark = smooth(0.80 - 0.34 * centre, 0.98 - 0.2 * centre, speck * 0.75 + wave * 0.6 + 0.12);
    let power = match light.hour {
        Hour::Night => 0.35,
        Hour::Dusk => 0.22,
        Hour::Overcast => 0.06,
        _ => 0.85,
    };
    light.sun.display() * (power * centre * (0.16 + spark))
}

/// A thin bright line where the far shore meets the water.
fn shore_line(canvas: &mut Canvas, light: &Light, water: &Water) {
    let unit = canvas.unit();
    let row = (water.top * unit) as usize;
    if row > 0 && row < canvas.height {
        for (_, pixel) in canvas.row_mut(row) {
            *pixel = pixel.mix(light.horizon, 0.16);
        }
    }
}
