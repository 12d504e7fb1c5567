//! Smooth noise: irregularity of ridges, clouds, bark and waves.

use crate::dice::Dice;

const SIDE: usize = 256;

/// A periodic field of random values with smooth interpolation, between 0 and 1.
#[derive(Debug)]
pub(crate) struct Noise(Vec<f32>);

impl Noise {
    pub(crate) fn new(mut dice: Dice) -> Self {
        Self((0..SIDE * SIDE).map(|_| dice.unit()).collect())
    }

    fn cell(&self, x: i32, y: i32) -> f32 {
        self.0[((y & 255) as usize) * SIDE + (x & 255) as usize]
    }

    pub(crate) fn at(&self, x: f32, y: f32) -> f32 {
        let (ix, iy) = (floor(x), floor(y));
        let (tx, ty) = (ease(x - ix as f32), ease(y - iy as f32));
        let top = mix(self.cell(ix, iy), self.cell(ix + 1, iy), tx);
        let low = mix(self.cell(ix, iy + 1), self.cell(ix + 1, iy + 1), tx);
        mix(top, low, ty)
    }

    /// The raw value of the cell that contains the point: for speckle, stones, windows of a distant town.
    pub(crate) fn speck(&self, x: f32, y: f32) -> f32 {
        self.cell(floor(x), floor(y))
    }

    /// Sum of several octaves: for clouds and soil.
    pub(crate) fn fbm(&self, mut x: f32, mut y: f32, octaves: u32) -> f32 {
        let (mut sum, mut weight, mut total) = (0.0, 1.0, 0.0);
        for _ in 0..octaves {
            sum += self.at(x, y) * weight;
            total += weight;
            weight *= 0.5;
            (x, y) = (x * 1.9 + y * 0.6 + 17.3, y * 1.9 - x * 0.6 + 9.1);
        }
        sum / total
    }

    /// Sharp crests between round valleys: for rock.
    pub(crate) fn ridged(&self, mut x: f32, mut y: f32, octaves: u32) -> f32 {
        let (mut sum, mut weight, mut total) = (0.0, 1.0, 0.0);
        for _ in 0..octaves {
            let v = 1.0 - (2.0 * self.at(x, y) - 1.0).abs();
            sum += v * v * weight;
            total += weight;
            weight *= 0.5;
            (x, y) = (x * 1.9 + y * 0.6 + 5.7, y * 1.9 - x * 0.6 + 31.9);
        }
        sum / total
    }
}

/// Avoids a call of the C library, which costs more than the rest of a lookup.
pub(crate) fn floor(v: f32) -> i32 {
    let whole = v as i32;
    whole - i32::from(v < whole as f32)
}

/// The fractional part, also for negative numbers.
pub(crate) fn part(v: f32) -> f32 {
    v - floor(v) as f32
}

fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

fn mix(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}
