//! Material textures: boards, stones, tiles, cloth.

use super::material::{Material, Pattern};
use crate::colour::{Rgb, hex, lerp, smooth};
use crate::noise::{Noise, floor, part};
use crate::vector::Vec3;

/// The color of a material at a point of its own frame, on a face with normal `n`; `blur` is the width of a pixel there.
pub(crate) fn colour(material: &Material, l: Vec3, n: Vec3, blur: f32, noise: &Noise) -> Rgb {
    let (base, seed) = (material.colour, material.seed);
    let (u, v) = flat(l, n);
    let face = Face { u: u + seed * 7.3, v: v + seed * 3.1, blur, noise };
    match material.pattern {
        Pattern::Plain => base * (0.97 + 0.06 * face.mottle(1.7)),
        Pattern::Boards { wide, upright } => base * face.boards(wide, upright, seed),
        Pattern::Planks { wide, along_x } => {
            base * face.planks(wide, if along_x { (l.z, l.x) } else { (l.x, l.z) })
        }
        Pattern::Stone => face.stone(base),
        Pattern::Brick => face.brick(base),
        Pattern::Courses { high } => base * face.courses(high),
        Pattern::Seams { apart } => {
            let seam = joint(face.u / apart, 0.05 / apart, blur / apart);
            base * ((0.95 + 0.09 * noise.at(face.u * 0.6, face.v * 0.35)) * (1.0 - 0.30 * seam))
        }
        Pattern::Tiles { wide } => base * face.tiles(wide),
        Pattern::Grain => {
            let bend = 2.0 * noise.at(face.u * 0.5, face.v * 6.0);
            base * (0.88 + 0.22 * noise.at(face.u * 1.1 + bend, face.v * 24.0))
        }
        Pattern::Marble => base * face.marble(),
        Pattern::Weave => base * (0.93 + 0.09 * face.mottle(5.0) + 0.06 * (face.speck(160.0) - 0.5)),
        Pattern::Stripes { wide } => {
            let stripe = smooth(0.46, 0.54, (part(face.u / wide) * 2.0 - 1.0).abs());
            base.mix(hex(0xf4efe6), 0.55 * stripe) * (0.96 + 0.06 * face.mottle(4.0))
        }
        Pattern::Bordered => {
            let diamond = (part(l.x * 2.6) - 0.5).abs() + (part(l.z * 2.6) - 0.5).abs();
            let weave = 0.94 + 0.08 * face.mottle(9.0) + 0.05 * (face.speck(90.0) - 0.5);
            base.mix(hex(0xf0e8da), 0.22 * smooth(0.42, 0.5, diamond - 0.25)) * weave
        }
        Pattern::Glass => base,
        Pattern::Leaf => {
            let rib = smooth(0.08, 0.0, (l.x * 14.0).abs());
            base * (0.86 + 0.22 * noise.at(l.x * 9.0, l.z * 5.0 + seed) + 0.14 * rib)
        }
        Pattern::Snow => base * (0.965 + 0.05 * noise.fbm(face.u * 1.3, face.v * 1.3, 3)),
        Pattern::Art => art(base, l, seed, noise),
    }
}

/// Two coordinates along a face, selected by its normal.
fn flat(l: Vec3, n: Vec3) -> (f32, f32) {
    let slope = || (1.0 - n.y * n.y).max(0.1).sqrt();
    match (n.x.abs(), n.y.abs(), n.z.abs()) {
        (_, y, _) if y > 0.93 => (l.x, l.z),
        (x, _, z) if x > z => (l.z, l.y / slope()),
        _ => (l.x, l.y / slope()),
    }
}

/// A point on a face.
struct Face<'a> {
    u: f32,
    v: f32,
    blur: f32,
    noise: &'a Noise,
}

impl Face<'_> {
    fn mottle(&self, scale: f32) -> f32 {
        self.noise.at(self.u * scale, self.v * scale)
    }

    fn speck(&self, scale: f32) -> f32 {
        self.noise.speck(self.u * scale, self.v * scale)
    }

    fn boards(&self, wide: f32, upright: bool, seed: f32) -> f32 {
        let (across, along) = if upright { (self.u, self.v) } else { (self.v, self.u) };
        let board = floor(across / wide) as f32;
        let streak = self.noise.at(along * 1.5 + board * 7.0, across * 22.0) - 0.5;
        let tone = 0.86 + 0.22 * self.noise.speck(board, seed) + 0.10 * streak;
        tone * (1.0 - 0.34 * joint(across / wide, 0.016 / wide, self.blur / wide))
    }

    fn planks(&self, wide: f32, (across, along): (f32, f32)) -> f32 {
        let board = floor(across / wide) as f32;
        let along = along / 1.9 + self.noise.speck(board, 3.0) * 3.0;
        let streak = self.noise.at(along * 3.0 + board * 5.0, across * 28.0) - 0.5;
        let tone = 0.88 + 0.18 * self.noise.speck(board, along) + 0.10 * streak;
        let sides = joint(across / wide, 0.007 / wide, self.blur / wide);
        tone * (1.0 - 0.30 * sides.max(joint(along, 0.003, self.blur / 1.9)))
    }

    fn stone(&self, base: Rgb) -> Rgb {
        let level = self.v / 0.19 + 0.3 * self.noise.at(self.u * 1.1, self.v * 0.5);
        let row = floor(level) as f32;
        let pace = 0.26 + 0.2 * self.noise.speck(row, 5.0);
        let place = self.u / pace + self.noise.speck(row, 9.0) * 4.0 + 0.3 * self.mottle(3.0);
        let rough = self.noise.fbm(self.u * 9.0, self.v * 9.0, 2) - 0.5;
        let tone = 0.84 + 0.24 * self.noise.speck(place, row) + 0.14 * rough;
        let gap = joint(level, 0.09, self.blur / 0.19).max(joint(place, 0.07, self.blur / 0.4));
        let warm = base.mix(base * hex(0xfff0dc), self.noise.speck(place + 3.0, row));
        warm * (tone * (1.0 - 0.20 * gap))
    }

    fn brick(&self, base: Rgb) -> Rgb {
        let row = floor(self.v / 0.085);
        let place = self.u / 0.25 + if row & 1 == 0 { 0.5 } else { 0.0 };
        let tone = 0.84 + 0.28 * self.noise.speck(place, row as f32) + 0.10 * (self.mottle(2.0) - 0.5);
        let gap = joint(self.v / 0.085, 0.12, self.blur / 0.085).max(joint(place, 0.05, self.blur / 0.25));
        (base * tone).mix(hex(0xbdb3a8), 0.45 * gap)
    }

    fn courses(&self, high: f32) -> f32 {
        let level = self.v / high;
        let place = self.u / (high * 1.1) + self.noise.speck(level, 2.0);
        let tone = 0.82 + 0.26 * self.noise.speck(place, level) + 0.10 * (self.mottle(0.8) - 0.5);
        let blur = self.blur / high;
        tone * (1.0 - 0.38 * joint(level, 0.16, blur)) * (1.0 - 0.15 * joint(place, 0.10, blur))
    }

    fn tiles(&self, wide: f32) -> f32 {
        let (x, y) = (self.u / wide, self.v / wide);
        let gap = joint(x, 0.012 / wide, self.blur / wide).max(joint(y, 0.012 / wide, self.blur / wide));
        (0.95 + 0.09 * self.noise.speck(x, y)) * (1.0 - 0.20 * gap)
    }

    fn marble(&self) -> f32 {
        let bend = 1.5 * self.noise.at(self.v * 2.0, self.u);
        let field = self.noise.fbm(self.u * 1.6 + bend, self.v * 1.6, 4);
        let vein = 1.0 - (2.0 * field - 1.0).abs() * 7.0;
        0.98 - 0.10 * vein.max(0.0)
    }
}

/// 1 on the line between two cells, 0 inside them; distant lines are blurred to avoid aliasing.
fn joint(place: f32, width: f32, blur: f32) -> f32 {
    let away = 0.5 - (part(place) - 0.5).abs();
    let wide = width.max(blur * 0.6);
    smooth(wide, wide * 0.35, away) * (width / wide).min(1.0)
}

/// An abstract landscape in a few calm bands.
fn art(base: Rgb, l: Vec3, seed: f32, noise: &Noise) -> Rgb {
    let paper = hex(0xf1ebe0);
    let sun = (l.x - 0.1 * (seed - 3.0)).hypot(l.y - 0.12);
    let mut colour = paper.mix(hex(0xd9825b), smooth(0.105, 0.095, sun));
    for (i, level) in [0.02, -0.08, -0.18].into_iter().enumerate() {
        let tag = i as f32 * 9.0;
        let line = level + 0.22 * (noise.fbm(l.x * 2.2 + tag, seed + tag, 3) - 0.5);
        let tone = base.mix(paper, lerp(0.55, 0.0, i as f32 / 2.0));
        colour = colour.mix(tone, smooth(line + 0.004, line - 0.004, l.y));
    }
    colour
}
