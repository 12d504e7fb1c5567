//! Colors as three floats in display space (roughly the square root of linear light), which may exceed 1.

use std::ops::{Add, AddAssign, Mul};

#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Rgb {
    pub(crate) r: f32,
    pub(crate) g: f32,
    pub(crate) b: f32,
}

pub(crate) const BLACK: Rgb = Rgb { r: 0.0, g: 0.0, b: 0.0 };
pub(crate) const WHITE: Rgb = Rgb { r: 1.0, g: 1.0, b: 1.0 };

/// A color in CSS notation: `hex(0x2f74c0)`.
pub(crate) const fn hex(code: u32) -> Rgb {
    Rgb {
        r: ((code >> 16) & 255) as f32 / 255.0,
        g: ((code >> 8) & 255) as f32 / 255.0,
        b: (code & 255) as f32 / 255.0,
    }
}

impl Rgb {
    pub(crate) const fn grey(v: f32) -> Self {
        Self { r: v, g: v, b: v }
    }

    pub(crate) fn mix(self, other: Self, share: f32) -> Self {
        Self {
            r: self.r + (other.r - self.r) * share,
            g: self.g + (other.g - self.g) * share,
            b: self.b + (other.b - self.b) * share,
        }
    }

    pub(crate) fn luma(self) -> f32 {
        0.3 * self.r + 0.59 * self.g + 0.11 * self.b
    }

    /// From display space to linear light, where lights can be added.
    pub(crate) fn light(self) -> Self {
        self * self
    }

    /// From linear light to display space.
    pub(crate) fn display(self) -> Self {
        Self { r: self.r.sqrt(), g: self.g.sqrt(), b: self.b.sqrt() }
    }
}

impl Add for Rgb {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Self { r: self.r + o.r, g: self.g + o.g, b: self.b + o.b }
    }
}

impl AddAssign for Rgb {
    fn add_assign(&mut self, o: Self) {
        *self = *self + o;
    }
}

impl Mul for Rgb {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Self { r: self.r * o.r, g: self.g * o.g, b: self.b * o.b }
    }
}

impl Mul<f32> for Rgb {
    type Output = Self;
    fn mul(self, k: f32) -> Self {
        Self { r: self.r * k, g: self.g * k, b: self.b * k }
    }
}

/// 0 below `low`, 1 above `high`, a smoothstep between; `low` may be the larger one.
pub(crate) fn smooth(low: f32, high: f32, v: f32) -> f32 {
    let t = ((v - low) / (high - low)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

pub(crate) fn lerp(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}
