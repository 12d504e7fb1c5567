//! The image that all layers are painted on, and drawing operations.
//!
//! Positions are in picture heights: x from 0 to `aspect`, y from 0 (top) to 1, so that a scene looks the same at every size.

use crate::colour::{BLACK, Rgb, smooth};

#[derive(Debug)]
pub(crate) struct Canvas {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) pixels: Vec<Rgb>,
    /// The columns to paint; those that will be hidden by a wall are excluded.
    pub(crate) columns: std::ops::Range<usize>,
}

/// An elliptic brush dab.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Dab {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) long: f32,
    pub(crate) thin: f32,
    /// Direction of the long side, in radians from the x axis.
    pub(crate) turn: f32,
    /// 0 for a hard edge, 1 for one that fades from the center.
    pub(crate) soft: f32,
    pub(crate) alpha: f32,
}

impl Canvas {
    pub(crate) fn new(width: u32, height: u32) -> Self {
        let (width, height) = (width.max(1) as usize, height.max(1) as usize);
        Self { width, height, pixels: vec![BLACK; width * height], columns: 0..width }
    }

    /// Pixels in one picture height.
    pub(crate) fn unit(&self) -> f32 {
        self.height as f32
    }

    pub(crate) fn aspect(&self) -> f32 {
        self.width as f32 / self.height as f32
    }

    /// The columns to paint of a row, each with its x.
    pub(crate) fn row_mut(&mut self, row: usize) -> impl Iterator<Item = (usize, &mut Rgb)> {
        let (start, columns) = (row * self.width, self.columns.clone());
        columns.clone().zip(&mut self.pixels[start + columns.start..start + columns.end])
    }

    /// The pixels that an interval from `low` to `high` (in pixels) may touch.
    pub(crate) fn span(low: f32, high: f32, end: usize) -> std::ops::Range<usize> {
        let from = (low.floor().max(0.0) as usize).min(end);
        from..(high.ceil().max(0.0) as usize).clamp(from, end)
    }

    /// Mirrors the picture, left to right.
    pub(crate) fn mirror(&mut self) {
        for row in self.pixels.chunks_exact_mut(self.width) {
            row.reverse();
        }
    }

    pub(crate) fn dab(&mut self, dab: Dab, colour: Rgb) {
        let unit = self.unit();
        let (cx, cy) = (dab.x * unit, dab.y * unit);
        let (long, thin) = ((dab.long * unit).max(0.6), (dab.thin * unit).max(0.6));
        let (sin, cos) = dab.turn.sin_cos();
        let reach_x = (long * cos).hypot(thin * sin) + 1.0;
        let reach_y = (long * sin).hypot(thin * cos) + 1.0;
        let edge = (1.0 - dab.soft).min(1.0 - 1.0 / (thin + 1.0)).max(0.0);
        for y in Self::span(cy - reach_y, cy + reach_y, self.height) {
            let dy = y as f32 + 0.5 - cy;
            for x in Self::span(cx - reach_x, cx + reach_x, self.width) {
                let dx = x as f32 + 0.5 - cx;
                let (u, v) = ((dx * cos + dy * sin) / long, (dy * cos - dx * sin) / thin);
                let distance = u * u + v * v;
                if distance < 1.0 {
                    let cover =
                        if distance.sqrt() <= edge { 1.0 } else { smooth(1.0, edge, distance.sqrt()) };
                    let pixel = &mut self.pixels[y * self.width + x];
                    *pixel = pixel.mix(colour, cover * dab.alpha);
                }
            }
        }
    }

    /// A stroke that tapers from `wide` at its root to `fine` at its tip.
    pub(crate) fn stroke(&mut self, root: (f32, f32), tip: (f32, f32), wide: f32, fine: f32, colour: Rgb) {
        let unit = self.unit();
        let (x0, y0, x1, y1) = (root.0 * unit, root.1 * unit, tip.0 * unit, tip.1 * unit);
        let (wide, fine) = (wide * unit, fine * unit);
        let (dx, dy) = (x1 - x0, y1 - y0);
        let inverse = 1.0 / (dx * dx + dy * dy).max(1e-3);
        let reach = wide.max(fine) + 1.0;
        let columns = Self::span(x0.min(x1) - reach, x0.max(x1) + reach, self.width);
        for y in Self::span(y0.min(y1) - reach, y0.max(y1) + reach, self.height) {
            let py = y as f32 + 0.5 - y0;
            for x in columns.clone() {
                let px = x as f32 + 0.5 - x0;
                let along = ((px * dx + py * dy) * inverse).clamp(0.0, 1.0);
                let away = (px - along * dx).hypot(py - along * dy);
                let half = 0.5 * (wide + (fine - wide) * along);
                let cover = (half + 0.5 - away).clamp(0.0, 1.0) * (2.0 * half + 0.35).min(1.0);
                if cover > 0.0 {
                    let pixel = &mut self.pixels[y * self.width + x];
                    *pixel = pixel.mix(colour, cover);
                }
            }
        }
    }

    /// Adds light that fades with the distance.
    pub(crate) fn glow(&mut self, x: f32, y: f32, radius: f32, colour: Rgb) {
        let unit = self.unit();
        let (cx, cy, radius) = (x * unit, y * unit, radius * unit);
        for y in Self::span(cy - radius, cy + radius, self.height) {
            let dy = (y as f32 + 0.5 - cy) / radius;
            for x in Self::span(cx - radius, cx + radius, self.width) {
                let dx = (x as f32 + 0.5 - cx) / radius;
                let near = 1.0 - dx * dx - dy * dy;
                if near > 0.0 {
                    self.pixels[y * self.width + x] += colour * (near * near * near);
                }
            }
        }
    }

    /// Paints every column from the row that `top` returns for its x down to `floor`, with a soft upper edge.
    ///
    /// The color is computed for every second pixel; the one before it is interpolated.
    pub(crate) fn below(
        &mut self,
        top: impl Fn(f32) -> f32,
        floor: f32,
        colour: impl Fn(f32, f32, f32) -> Rgb,
    ) {
        let unit = self.unit();
        let tops: Vec<f32> = (0..self.width).map(|x| top((x as f32 + 0.5) / unit) * unit).collect();
        let highest = tops[self.columns.clone()].iter().copied().fold(f32::MAX, f32::min);
        for y in Self::span(highest - 1.0, floor * unit, self.height) {
            let cover = |x: usize| (y as f32 + 1.0 - tops[x]).clamp(0.0, 1.0);
            let mut last: Option<Rgb> = None;
            for x in self.columns.clone().step_by(2) {
                let next = (x + 1).min(self.width - 1);
                if cover(x) <= 0.0 && cover(next) <= 0.0 {
                    last = None;
                    continue;
                }
                let at = y * self.width;
                let paint = colour((next as f32 + 0.5) / unit, (y as f32 + 0.5) / unit, tops[next] / unit);
                let between = last.map_or(paint, |last| last.mix(paint, 0.5));
                self.pixels[at + x] = self.pixels[at + x].mix(between, cover(x));
                self.pixels[at + next] = self.pixels[at + next].mix(paint, cover(next));
                last = Some(paint);
            }
        }
    }
}
