//! The sky: gradient, sun or moon, clouds, stars and an aurora in the north.

use crate::canvas::Canvas;
use crate::colour::{Rgb, WHITE, hex, lerp, smooth};
use crate::dice::Dice;
use crate::light::{Hour, Light};
use crate::noise::Noise;

/// Paints the sky down to `horizon` (and a little below it, so that no gap is visible).
pub(crate) fn paint(canvas: &mut Canvas, light: &Light, horizon: f32, sun: Option<(f32, f32)>, dice: &Dice) {
    let noise = Noise::new(dice.fork(1));
    let cover = Cover::thrown(light, &mut dice.fork(3));
    let sky = Sky { light, horizon, sun, cover, noise };
    sky.spread(canvas);
    if light.hour == Hour::Night {
        stars(canvas, horizon, &mut dice.fork(2));
    }
    if let (Some((x, y)), false) = (sun, light.hour == Hour::Overcast) {
        disc(canvas, light, x, y);
    }
}

struct Sky<'a> {
    light: &'a Light,
    horizon: f32,
    sun: Option<(f32, f32)>,
    cover: Cover,
    noise: Noise,
}

/// Air and clouds are soft, so they are painted at a third of the resolution.
const COARSE: usize = 3;

impl Sky<'_> {
    fn spread(&self, canvas: &mut Canvas) {
        let unit = canvas.unit();
        let rows = Canvas::span(0.0, (self.horizon + 0.02) * unit, canvas.height).end;
        let (cells_x, cells_y) = (canvas.width / COARSE + 2, rows / COARSE + 2);
        let mut cells = vec![Rgb::default(); cells_x * cells_y];
        let seen = canvas.columns.start / COARSE..(canvas.columns.end / COARSE + 2).min(cells_x);
        for cy in 0..cells_y {
            for cx in seen.clone() {
                cells[cy * cells_x + cx] = self.at((cx * COARSE) as f32 / unit, (cy * COARSE) as f32 / unit);
            }
        }
        for y in 0..rows {
            let (cy, ty) = (y / COARSE, (y % COARSE) as f32 / COARSE as f32);
            for (x, pixel) in canvas.row_mut(y) {
                let (at, tx) = (cy * cells_x + x / COARSE, (x % COARSE) as f32 / COARSE as f32);
                let low = cells[at + cells_x].mix(cells[at + cells_x + 1], tx);
                *pixel = cells[at].mix(cells[at + 1], tx).mix(low, ty);
            }
        }
    }

    fn at(&self, x: f32, y: f32) -> Rgb {
        let height = 1.0 - y / self.horizon;
        let clear = self.light.sky(height) + self.shine(x, y);
        let Some((colour, thick)) = self.cloud(x, height.max(0.0)) else { return clear };
        clear.mix(colour + self.shine(x, y) * 0.5, thick)
    }

    /// The broad warm light around the sun.
    fn shine(&self, x: f32, y: f32) -> Rgb {
        let Some((sun_x, sun_y)) = self.sun else { return Rgb::default() };
        let (colour, power) = match self.light.hour {
            Hour::Night => (hex(0x9fb8ff), 0.10),
            Hour::Dusk => (hex(0xff9a6a), 0.34),
            Hour::Overcast => (WHITE, 0.10),
            Hour::Day => (WHITE, 0.22),
            Hour::Dawn | Hour::Golden => (hex(0xffc080), 0.34),
        };
        let (dx, dy) = (x - sun_x, (y - sun_y) * 1.5);
        let distance = dx * dx + dy * dy;
        colour * (power / (1.0 + 9.0 * distance) + 0.5 * power / (1.0 + 130.0 * distance))
    }

    fn cloud(&self, x: f32, height: f32) -> Option<(Rgb, f32)> {
        let thick = self.cover.density(&self.noise, x, height);
        if thick <= 0.0 {
            return None;
        }
        let sun_x = self.sun.map_or(self.light.toward_sun.x.signum() * 2.0, |(x, _)| x);
        let toward = (sun_x - x).clamp(-0.5, 0.5) * 0.09;
        let behind = self.cover.density(&self.noise, x + toward, height + 0.045);
        let lit = (0.62 + 0.75 * (thick - behind) + 0.25 * (1.0 - thick)).clamp(0.0, 1.0);
        let colour = self.light.cloud_shade.mix(self.light.cloud_lit, lit);
        let colour = colour.mix(self.light.horizon, 0.55 * smooth(0.3, 0.0, height));
        Some((colour, thick * smooth(0.0, 0.12, height) * 0.94))
    }
}

fn disc(canvas: &mut Canvas, light: &Light, x: f32, y: f32) {
    if light.hour == Hour::Night {
        canvas.glow(x, y, 0.10, hex(0xb8c8ff) * 0.5);
        canvas.glow(x, y, 0.026, Rgb::grey(1.3));
    } else if light.hour != Hour::Dusk {
        canvas.glow(x, y, 0.14, light.sun.display() * 0.30);
        canvas.glow(x, y, 0.034, light.sun.display() * 1.3);
    }
}

fn stars(canvas: &mut Canvas, horizon: f32, dice: &mut Dice) {
    for _ in 0..420 {
        let (x, y) = (dice.unit() * canvas.aspect(), dice.unit().powf(1.3) * horizon);
        let bright = dice.unit().powi(5);
        let tint = hex(0xbcd0ff).mix(hex(0xffeedd), dice.unit());
        let fade = smooth(horizon, horizon * 0.5, y);
        canvas.glow(x, y, 0.0016 + 0.0022 * bright, tint * ((0.35 + 1.2 * bright) * fade));
    }
}

struct Cover {
    share: f32,
    stretch: f32,
    grain: f32,
    drift: (f32, f32),
    streaks: bool,
}

impl Cover {
    fn thrown(light: &Light, dice: &mut Dice) -> Self {
        Self {
            share: light.cloud_cover,
            stretch: dice.range(1.6, 3.2),
            grain: dice.range(2.6, 4.2),
            drift: (dice.range(0.0, 200.0), dice.range(0.0, 200.0)),
            streaks: dice.chance(0.35),
        }
    }

    /// Density of the cloud at a point, from 0 to 1.
    fn density(&self, noise: &Noise, x: f32, height: f32) -> f32 {
        // Clouds get denser and flatter towards the horizon, like a ceiling in perspective.
        let far = 1.0 / (height + 0.22);
        let (u, v) = (x * lerp(1.0, far * 0.5, 0.6) * self.grain / self.stretch, far * self.grain * 0.85);
        let (u, v) = (u + self.drift.0, v + self.drift.1);
        let v = if self.streaks { v * 1.6 + u * 0.25 } else { v };
        let warp = noise.at(u * 0.7 + 3.1, v * 0.7) - 0.5;
        let thick = noise.fbm(u + warp * 1.1, v + warp * 0.5, 5);
        let edge = lerp(0.66, 0.34, self.share);
        smooth(edge, edge + if self.streaks { 0.34 } else { 0.22 }, thick)
    }
}

/// Curtains of green light above a northern night.
pub(crate) fn aurora(canvas: &mut Canvas, horizon: f32, dice: &Dice) {
    let noise = Noise::new(dice.fork(4));
    let unit = canvas.unit();
    for y in Canvas::span(0.0, horizon * unit, canvas.height) {
        let v = y as f32 / unit / horizon;
        for (x, pixel) in canvas.row_mut(y) {
            let u = x as f32 / unit;
            let foot = 0.78 - 0.5 * noise.fbm(u * 1.3, 3.0, 3);
            let rays = 0.4 + 0.6 * noise.at(u * 26.0 + v * 1.5, 8.0);
            let above = (foot - v) / 0.42;
            let curtain = smooth(-0.06, 0.03, above) * smooth(1.0, 0.1, above) * rays;
            let colour = hex(0x3fe0a0).mix(hex(0x7a5fd0), above.clamp(0.0, 1.0));
            *pixel += colour * (0.42 * curtain);
        }
    }
}
