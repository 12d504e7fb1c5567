//! The horizon: mountain ranges, hills, headlands and rows of trees, each layer paler with distance.

use crate::canvas::Canvas;
use crate::colour::{Rgb, hex, lerp, smooth};
use crate::dice::Dice;
use crate::light::Light;
use crate::noise::Noise;

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Cover {
    /// Bare rock; snow lies above this share of the height.
    Rock { snow: f32 },
    /// Grass and shrubs.
    Hill,
    /// Conifers or round trees; `tall` is the height of a single tree.
    Trees { tall: f32, pointed: bool, snowy: bool },
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Ridge {
    /// Base line of the layer, and its height above it.
    pub(crate) foot: f32,
    pub(crate) rise: f32,
    /// Lower edge of the painted area; the next layer hides the lower part.
    pub(crate) to: f32,
    /// Number of summits per picture height.
    pub(crate) pace: f32,
    /// 0 is near, 1 disappears in haze.
    pub(crate) depth: f32,
    pub(crate) cover: Cover,
    pub(crate) colour: Rgb,
    /// Fades the layer out towards one side: -1 left, 1 right, 0 neither.
    pub(crate) lean: f32,
}

pub(crate) fn paint(canvas: &mut Canvas, light: &Light, ridge: &Ridge, dice: &Dice) {
    let aspect = canvas.aspect();
    let layer = Layer::thrown(ridge, aspect, dice);
    let paint = Paint::of(ridge, light);
    let top = |x: f32| ridge.foot - layer.outline(x, x / aspect);
    canvas.below(top, ridge.to, |x, y, top| {
        let down = ((y - top) / ridge.rise.max(0.01)).min(1.5);
        let (colour, veil) = match ridge.cover {
            Cover::Rock { snow } => (layer.rock(&paint, snow, x, y), 0.40 * smooth(0.1, 1.0, down)),
            Cover::Hill => (layer.hill(&paint, x, y), 0.25 * down),
            Cover::Trees { tall, snowy, .. } => {
                let deep = (y - top) / (tall + ridge.rise * 0.5);
                (layer.trees(&paint, snowy, x, y, deep), 0.52 * smooth(0.3, 2.0, deep))
            }
        };
        light.through_air(colour, ridge.depth + (1.0 - ridge.depth) * veil * paint.mist)
    });
}

/// The colors of a layer at this time of day.
struct Paint {
    lit: Rgb,
    shade: Rgb,
    snow_lit: Rgb,
    snow_shade: Rgb,
    /// -1 or 1: the sunny side.
    side: f32,
    mist: f32,
}

impl Paint {
    fn of(ridge: &Ridge, light: &Light) -> Self {
        let facing = if light.toward_sun.z > 0.6 { 0.35 } else { 0.6 };
        Self {
            lit: light.on(ridge.colour, facing + 0.45),
            shade: light.on(ridge.colour, 0.04),
            snow_lit: light.on(hex(0xfbfcff), facing + 0.40),
            snow_shade: light.on(hex(0xb4c6e8), 0.05),
            side: light.toward_sun.x.signum(),
            mist: 0.35 + 0.65 * light.mist,
        }
    }
}

struct Peak {
    x: f32,
    high: f32,
    steep: (f32, f32),
}

struct Layer<'a> {
    ridge: &'a Ridge,
    noise: Noise,
    shift: f32,
    peaks: Vec<Peak>,
}

impl<'a> Layer<'a> {
    fn thrown(ridge: &'a Ridge, aspect: f32, dice: &Dice) -> Self {
        let mut throw = dice.fork(7);
        let shift = throw.range(0.0, 99.0);
        let mut peaks = Vec::new();
        let mut x = throw.range(-0.3, 0.1);
        while matches!(ridge.cover, Cover::Rock { .. }) && x < aspect + 0.3 {
            let high = throw.range(0.45, 1.0);
            peaks.push(Peak { x, high, steep: (throw.range(1.3, 2.6), throw.range(1.3, 2.6)) });
            x += throw.range(0.16, 0.42) / ridge.pace;
        }
        Self { ridge, noise: Noise::new(dice.clone()), shift, peaks }
    }

    /// The mountain at a column, and its height there.
    fn peak(&self, x: f32) -> (f32, f32) {
        let mut best = (x, 0.12);
        for peak in &self.peaks {
            let away = (x - peak.x) * self.ridge.pace;
            let fall = if away < 0.0 { -away * peak.steep.0 } else { away * peak.steep.1 };
            // Slopes flatten towards the valley.
            let high = peak.high / (1.0 + fall / peak.high) - 0.12 * fall;
            if high > best.1 {
                best = (peak.x, high);
            }
        }
        best
    }

    /// Rock and snow: each mountain has a sunny and a shaded flank with ribs and gullies.
    fn rock(&self, paint: &Paint, snow: f32, x: f32, y: f32) -> Rgb {
        let (u, v) = ((x + self.shift) * 7.0, y * 7.0);
        let height = (self.ridge.foot - y) / self.ridge.rise;
        let wobble = self.noise.fbm(v * 1.1, self.shift, 3) - 0.5;
        let ribs = self.noise.ridged(u + v * 0.5, v * 0.8, 3);
        let next = self.noise.ridged(u + v * 0.5 + 0.22 * paint.side, v * 0.8 - 0.12, 3);
        // Valleys wind between the mountains; towards the base the ribs blur the flanks.
        let winding = 0.12 * (self.noise.fbm(v * 1.6, self.shift + 9.0, 3) - 0.5);
        let flank = (x - self.peak(x + winding).0 - 0.10 * wobble) * paint.side;
        let bold = 0.62 * smooth(-0.1, 0.55, height);
        let lit = lerp(smooth(-0.16, 0.16, ribs - next), smooth(-0.012, 0.02, flank), bold);
        let line = snow + 0.34 * (ribs - 0.5) + 0.14 * (self.noise.at(u * 4.0, v * 1.6) - 0.5);
        let white = smooth(line - 0.03, line + 0.05, height);
        let rock = paint.shade.mix(paint.lit, lit) * (0.86 + 0.28 * self.noise.at(u * 5.0, v * 3.0));
        rock.mix(paint.snow_shade.mix(paint.snow_lit, lit), white)
    }

    fn hill(&self, paint: &Paint, x: f32, y: f32) -> Rgb {
        let patch = self.noise.fbm((x + self.shift) * 9.0, y * 26.0, 3);
        let slope = self.noise.at((x + self.shift) * self.ridge.pace * 1.7, 5.0 + y * 4.0);
        paint.shade.mix(paint.lit, (0.15 + 0.55 * patch + 0.35 * slope).min(1.0))
    }

    fn trees(&self, paint: &Paint, snowy: bool, x: f32, y: f32, down: f32) -> Rgb {
        let Cover::Trees { tall, .. } = self.ridge.cover else { return paint.lit };
        let grain = self.noise.fbm((x + self.shift) * 1.4 / tall, y * 0.8 / tall, 2);
        let tops = smooth(0.6, 0.0, down);
        let base = paint.shade.mix(paint.lit, (0.10 + 0.6 * grain) * (0.4 + 0.6 * tops));
        if !snowy {
            return base;
        }
        let fine = self.noise.at((x + self.shift) * 5.0 / tall, y * 2.6 / tall);
        let laden = smooth(0.35, 0.75, fine) * (0.25 + 0.6 * tops);
        base.mix(paint.snow_shade.mix(paint.snow_lit, grain), 0.8 * laden)
    }

    fn outline(&self, x: f32, across: f32) -> f32 {
        let ridge = self.ridge;
        let lean = match ridge.lean {
            l if l < 0.0 => smooth(0.15 - 0.9 * l, -l * 0.1, across),
            l if l > 0.0 => smooth(0.85 - 0.9 * l, 1.0 - l * 0.1, across),
            _ => 1.0,
        };
        let along = x + self.shift;
        let body = match ridge.cover {
            Cover::Rock { .. } => {
                let high = self.peak(x).1;
                high + (0.10 + 0.12 * high) * (self.noise.fbm(along * 9.0, 7.5, 5) - 0.5)
            }
            Cover::Hill => 0.2 + 0.8 * self.noise.fbm(along * ridge.pace, 2.5, 4),
            Cover::Trees { .. } => 0.35 + 0.65 * self.noise.fbm(along * ridge.pace, 4.5, 3),
        };
        let height = ridge.rise * body * lean;
        match ridge.cover {
            Cover::Trees { tall, pointed, .. } => {
                height + tall * crown(&self.noise, along / tall, pointed) * lean.sqrt()
            }
            _ => height,
        }
    }
}

/// Height of the tallest tree at x, in tree heights.
fn crown(noise: &Noise, x: f32, pointed: bool) -> f32 {
    let (pitch, width) = if pointed { (0.36, 0.24) } else { (0.7, 0.62) };
    let slot = (x / pitch).floor();
    let mut best: f32 = 0.0;
    for i in -1..=1 {
        let tree = slot + i as f32;
        let (a, b) = (noise.speck(tree, 77.0), noise.speck(tree, 91.0));
        let middle = (tree + 0.2 + 0.6 * a) * pitch;
        let tall = 0.45 + 0.55 * b;
        let away = (x - middle).abs() / width;
        let shape = if pointed {
            let jag = 0.10 * (noise.at(x * 34.0, 13.0) - 0.5);
            1.0 - away * 1.15 + jag * (away * 5.0).min(1.0)
        } else {
            (1.0 - away * away).max(0.0).sqrt() * 0.8 + 0.12 * (noise.at(x * 14.0, 15.0) - 0.5)
        };
        best = best.max(tall * shape);
    }
    best
}
