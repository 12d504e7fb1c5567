//! Shadow maps: how far light travels in one direction before a solid blocks it.

use super::Solid;
use crate::vector::{UP, Vec3, vec3};

const SIDE: usize = 448;

/// Depths of the stage as seen from the light, on a grid perpendicular to the light's direction.
#[derive(Debug)]
pub(crate) struct Cast {
    across: Vec3,
    along: Vec3,
    toward: Vec3,
    low: (f32, f32),
    step: f32,
    depths: Vec<f32>,
}

impl Cast {
    /// For the solids that cast a shadow; `toward` points to the light.
    pub(crate) fn new(solids: &[Solid], toward: Vec3) -> Self {
        let side = if toward.y.abs() > 0.99 { vec3(1.0, 0.0, 0.0) } else { UP };
        let across = side.cross(toward).unit();
        let along = toward.cross(across);
        let throws = || solids.iter().filter(|s| s.material.throws);
        let places = || throws().flat_map(|s| s.corners).map(|c| (c.dot(across), c.dot(along)));
        let (mut low, mut high) = ((0.0f32, 0.0f32), (0.1f32, 0.1f32));
        for (i, (u, v)) in places().enumerate() {
            if i == 0 {
                (low, high) = ((u, v), (u, v));
            }
            low = (low.0.min(u), low.1.min(v));
            high = (high.0.max(u), high.1.max(v));
        }
        let step = ((high.0 - low.0).max(high.1 - low.1) / (SIDE - 4) as f32).max(1e-3);
        let low = (low.0 - 2.0 * step, low.1 - 2.0 * step);
        let mut cast = Self { across, along, toward, low, step, depths: vec![f32::MIN; SIDE * SIDE] };
        for solid in throws() {
            cast.draw(solid);
        }
        cast
    }

    fn draw(&mut self, solid: &Solid) {
        const START: f32 = 200.0;
        let places = solid.corners.map(|c| self.place(c));
        let reach = |pick: fn(&(f32, f32)) -> f32| {
            let low = places.iter().map(pick).fold(f32::MAX, f32::min).floor().max(0.0) as usize;
            let high = places.iter().map(pick).fold(f32::MIN, f32::max).ceil().max(0.0) as usize;
            low..(high + 1).min(SIDE)
        };
        for y in reach(|p| p.1) {
            let v = self.low.1 + (y as f32 + 0.5) * self.step;
            for x in reach(|p| p.0) {
                let u = self.low.0 + (x as f32 + 0.5) * self.step;
                let origin = self.across * u + self.along * v + self.toward * START;
                if let Some((t, _)) = solid.hit(origin, -self.toward) {
                    let depth = &mut self.depths[y * SIDE + x];
                    *depth = depth.max(START - t);
                }
            }
        }
    }

    fn place(&self, p: Vec3) -> (f32, f32) {
        ((p.dot(self.across) - self.low.0) / self.step, (p.dot(self.along) - self.low.1) / self.step)
    }

    fn stops(&self, x: f32, y: f32, depth: f32) -> u8 {
        let (x, y) = (x as usize, y as usize);
        u8::from(x < SIDE && y < SIDE && self.depths[y * SIDE + x] > depth)
    }

    /// Share of the light that reaches a point of a surface, with a penumbra about `soft` meters wide.
    pub(crate) fn reaches(&self, p: Vec3, normal: Vec3, soft: f32) -> f32 {
        let p = p + normal * (2.2 * self.step + 0.01);
        let (x, y) = self.place(p);
        let depth = p.dot(self.toward) + self.step;
        let reach = (soft / self.step).max(1.7);
        let stopped = |taps: &[(f32, f32)]| {
            taps.iter().map(|(dx, dy)| self.stops(x + dx * reach, y + dy * reach, depth)).sum::<u8>()
        };
        let (outer, inner) = TAPS.split_at(OUTER);
        match stopped(outer) {
            // If all samples of the rim agree, the center is not sampled.
            0 => 1.0,
            count if usize::from(count) == OUTER => 0.0,
            count => 1.0 - f32::from(count + stopped(inner)) / TAPS.len() as f32,
        }
    }
}

const OUTER: usize = 5;

/// Samples evenly distributed over a disc; the rim first.
const TAPS: [(f32, f32); 13] = [
    (0.95, 0.18),
    (0.12, 0.96),
    (-0.88, 0.42),
    (-0.66, -0.71),
    (0.46, -0.86),
    (0.0, 0.0),
    (0.55, 0.52),
    (-0.40, 0.56),
    (-0.62, -0.12),
    (-0.10, -0.50),
    (0.52, -0.30),
    (0.20, 0.34),
    (-0.22, 0.18),
];
