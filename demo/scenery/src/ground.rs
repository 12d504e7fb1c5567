//! The foreground: grass, sand, snow, moss or paving, in perspective and with shadows.

use crate::canvas::Canvas;
use crate::colour::{Rgb, hex, lerp, smooth};
use crate::dice::Dice;
use crate::light::Light;
use crate::noise::Noise;
use crate::trace::Camera;
use crate::vector::{UP, Vec3, vec3};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Soil {
    Meadow,
    Dune,
    Dry,
    Snow,
    Moss,
    Paving,
}

impl Soil {
    /// Three tones, from hollows to tips.
    fn tones(self, dice: &mut Dice) -> [Rgb; 3] {
        let codes = match self {
            Self::Meadow => dice.pick([
                [0x55603a, 0x7c8450, 0xaca86c],
                [0x4c5f3c, 0x6f8050, 0xa0a66e],
                [0x6a663e, 0x938752, 0xc2ac6c],
            ]),
            Self::Dune => dice.pick([[0xb39a76, 0xd4bd97, 0xe9d8b8], [0xa8987e, 0xc9b998, 0xe3d6bc]]),
            Self::Dry => dice.pick([[0x8d7a54, 0xb39d6c, 0xd1bd8a], [0x7f7a50, 0xa49a66, 0xcabb86]]),
            Self::Snow => [0xd5e0f0, 0xe9eff8, 0xfafcff],
            Self::Moss => dice.pick([[0x42502c, 0x5f6b3a, 0x84884c], [0x5a4a30, 0x7a6440, 0x9c8250]]),
            Self::Paving => dice.pick([[0x8d8a86, 0xa19e99, 0xb5b1ab], [0x97897a, 0xab9c8b, 0xc0b09c]]),
        };
        codes.map(hex)
    }
}

#[derive(Debug)]
pub(crate) struct Ground<'a> {
    pub(crate) soil: Soil,
    /// Distance of the far edge in meters; irregularity of that edge.
    pub(crate) edge: f32,
    pub(crate) rough: f32,
    /// A path that leads to this point.
    pub(crate) path_to: Option<Vec3>,
    pub(crate) light: &'a Light,
    pub(crate) camera: &'a Camera,
}

impl Ground<'_> {
    /// `shadow` returns the shares of direct light and sky light that reach a point.
    pub(crate) fn paint(&self, canvas: &mut Canvas, dice: &Dice, shadow: impl Fn(Vec3) -> (f32, f32)) {
        let noise = Noise::new(dice.fork(101));
        let tones = self.soil.tones(&mut dice.fork(102));
        let unit = canvas.unit();
        let edge = |x: f32| self.edge_row(x * unit, &noise) / unit;
        let facing = self.light.toward_sun.y.max(0.0);
        let grazing = 0.25 + facing;
        canvas.below(edge, 1.0, |x, y, _| {
            let ray = self.camera.ray(x * unit, y * unit);
            let reach = self.camera.eye.y / (-ray.y).max(self.camera.eye.y / (self.edge * 1.3));
            let p = vec3(self.camera.eye.x + ray.x * reach, 0.0, self.camera.eye.z + ray.z * reach);
            let near = 1.0 / (1.0 + reach * 0.06);
            let broad = noise.fbm(p.x * 0.22 + 40.0, p.z * 0.22 + 40.0, 3);
            let fine = noise.at(p.x * 2.3, p.z * 1.6) * 0.4
                + noise.at(p.x * 11.0, p.z * 5.0) * 0.35
                + noise.at(p.x * 34.0, p.z * 11.0) * 0.25;
            let texture = lerp(0.5, fine, near.sqrt());
            let (sun, sky) = shadow(p);
            let path = self.on_path(p, &noise);
            let ripple = self.ripple(p, &noise) * near;
            let tone = (0.05 + 0.75 * broad + 0.75 * (texture - 0.5) + ripple).clamp(0.0, 1.0);
            let colour = if tone < 0.5 {
                tones[0].mix(tones[1], tone * 2.0)
            } else {
                tones[1].mix(tones[2], tone * 2.0 - 1.0)
            };
            let colour = colour.mix(hex(0xb5a88e) * (0.86 + 0.28 * texture), path);
            let slope = (grazing * (0.8 + 0.5 * (texture - 0.5) + ripple)).clamp(0.0, 1.2);
            let lit = (colour.light()
                * (self.light.ambient * (0.35 + 0.65 * sky) + self.light.sun * (0.8 * slope * sun)))
                .display();
            self.light.through_air(lit, 0.45 * smooth(12.0, 90.0, reach) * (0.4 + self.light.mist))
        });
    }

    /// How much of the ground here belongs to the path.
    fn on_path(&self, p: Vec3, noise: &Noise) -> f32 {
        let Some(end) = self.path_to else { return 0.0 };
        if p.z > end.z {
            return 0.0;
        }
        let t = (end.z - p.z) / end.z;
        let middle = end.x + t * t * (1.6 - 2.6 * end.x.signum() * t);
        let edge = 0.75 + 0.5 * (noise.at(p.x * 1.4, p.z * 1.4) - 0.5);
        0.8 * smooth(edge + 0.18, edge - 0.12, (p.x - middle).abs())
    }

    fn ripple(&self, p: Vec3, noise: &Noise) -> f32 {
        match self.soil {
            Soil::Dune | Soil::Snow => 0.35 * (noise.fbm(p.x * 0.5 + p.z * 0.2, p.z * 0.9, 3) - 0.5),
            Soil::Paving => {
                let gap = |v: f32| smooth(0.03, 0.0, 0.5 - (v.rem_euclid(1.0) - 0.5).abs());
                -0.35 * gap(p.x * 0.8).max(gap(p.z * 0.8)) + 0.16 * (noise.speck(p.x * 0.8, p.z * 0.8) - 0.5)
            }
            _ => 0.0,
        }
    }

    /// The row (in pixels) where the ground ends, for a column.
    fn edge_row(&self, column: f32, noise: &Noise) -> f32 {
        let Some((_, row, _)) =
            self.camera.project(self.camera.eye + self.camera.forward() * self.edge - UP * self.camera.eye.y)
        else {
            return 0.0;
        };
        let metre = self.camera.pixels_per_metre(self.edge);
        let lift = noise.fbm(column / metre * 0.05, 60.0, 4) - 0.35;
        row - lift * self.rough * metre
    }

    /// Blades and tufts in the foreground, sparser towards the middle distance.
    pub(crate) fn grow(&self, canvas: &mut Canvas, dice: &Dice, count: usize, nearest: f32, farthest: f32) {
        let noise = Noise::new(dice.fork(101));
        let tones = self.soil.tones(&mut dice.fork(102));
        let mut dice = dice.fork(103);
        let unit = canvas.unit();
        let [low, middle, tip] = match self.soil {
            Soil::Dune => [hex(0x8a8455), hex(0xb0a66a), hex(0xd4c88e)],
            Soil::Snow => [hex(0x8d8468), hex(0xb5a888), hex(0xd8cdb4)],
            Soil::Paving => return,
            _ => [tones[0] * 0.8, tones[1], tones[2]],
        };
        let wind = dice.range(-0.5, 0.5);
        for i in 0..count {
            let t = 1.0 - i as f32 / count as f32;
            let depth = lerp(nearest, farthest, t * t);
            let across = (dice.unit() - 0.5) * depth * 1.9;
            let spot = self.camera.eye + self.camera.forward() * depth + self.camera.right() * across
                - UP * self.camera.eye.y;
            if self.on_path(spot, &noise) > 0.3 {
                continue;
            }
            let tuft = 3 + dice.below(4);
            let tall = dice.range(0.08, 0.32) * if self.soil == Soil::Moss { 0.7 } else { 1.0 };
            for _ in 0..tuft {
                let Some((x, y, z)) = self.camera.project(spot + self.camera.right() * (dice.bell() * 0.16))
                else {
                    continue;
                };
                let size = self.camera.pixels_per_metre(z) / unit;
                let (x, y) = (x / unit, y / unit);
                let lean = (wind + dice.bell() * 0.8) * tall * size * 0.6;
                let lit = self
                    .light
                    .on(low.mix(middle.mix(tip, dice.unit()), dice.range(0.3, 1.0)), dice.range(0.15, 0.7));
                let lit = self.light.through_air(lit, 0.3 * smooth(8.0, 40.0, z));
                canvas.stroke(
                    (x, y),
                    (x + lean, y - tall * size * dice.range(0.6, 1.1)),
                    0.016 * size,
                    0.003 * size,
                    lit,
                );
            }
        }
    }
}
