//! Post-processing: bloom, vignette, tone curve and film grain.

use crate::canvas::Canvas;
use crate::colour::{BLACK, Rgb, WHITE};
use crate::dice::Dice;
use crate::picture::Picture;

/// Parameters of the post-processing.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Print {
    pub(crate) exposure: f32,
    /// Strength of the glow around bright areas.
    pub(crate) bloom: f32,
    pub(crate) vignette: f32,
    /// Tints of the shadows and highlights; white leaves them unchanged.
    pub(crate) shadows: Rgb,
    pub(crate) highlights: Rgb,
}

const COARSE: usize = 8;

pub(crate) fn develop(canvas: &Canvas, print: Print, dice: &mut Dice) -> Picture {
    let veil = Veil::of(canvas, print.exposure);
    let (width, height) = (canvas.width, canvas.height);
    let grain: Vec<f32> = (0..4096).map(|_| dice.bell() * 2.4).collect();
    let curve: Vec<f32> = (0..=CURVE_END).map(|i| curve(i as f32 / CURVE_STEPS) * 255.0 + 0.5).collect();
    let mut rgb = vec![0; width * height * 3];
    let mut haze = vec![BLACK; width];
    let middle = |x: usize| (x as f32 + 0.5) / width as f32 - 0.5;
    let across: Vec<f32> = (0..width).map(|x| middle(x) * middle(x)).collect();
    let mut offset = 0usize;
    for (y, bytes) in rgb.chunks_exact_mut(width * 3).enumerate() {
        let dy = (y as f32 + 0.5) / height as f32 - 0.5;
        veil.row(y, &mut haze);
        offset = (offset * 5 + 1237 + y * 7) & 4095;
        let row = &canvas.pixels[y * width..(y + 1) * width];
        for (x, ((pixel, haze), out)) in row.iter().zip(&haze).zip(bytes.chunks_exact_mut(3)).enumerate() {
            let corner = across[x] + dy * dy;
            let shade = print.exposure * (1.0 - print.vignette * corner * (0.6 + corner));
            let lit = *pixel * shade + *haze * print.bloom;
            let level = lit.luma().min(1.0);
            let toned = lit * print.shadows.mix(print.highlights, level);
            let amount = grain[(offset + x * 3) & 4095] * (1.2 - level);
            for (out, v) in out.iter_mut().zip([toned.r, toned.g, toned.b]) {
                let level = (curve[((v * CURVE_STEPS) as i32).clamp(0, CURVE_END) as usize] + amount) as i32;
                *out = level.clamp(0, 255) as u8;
            }
        }
    }
    Picture { width: width as u32, height: height as u32, rgb }
}

const CURVE_STEPS: f32 = 2048.0;
const CURVE_END: i32 = 4 * 2048;

/// A tone curve with a slight toe, a straight middle and a shoulder that keeps highlights from clipping.
fn curve(v: f32) -> f32 {
    let bent = v * (0.88 + 0.16 * v.min(1.0));
    if bent < 0.75 { bent } else { 1.0 - 0.0625 / (bent - 0.5) }
}

/// The light above a threshold, blurred widely at an eighth of the size.
struct Veil {
    width: usize,
    height: usize,
    cells: Vec<Rgb>,
}

impl Veil {
    fn of(canvas: &Canvas, exposure: f32) -> Self {
        let (width, height) = (canvas.width.div_ceil(COARSE), canvas.height.div_ceil(COARSE));
        let mut cells = vec![BLACK; width * height];
        for (y, row) in canvas.pixels.chunks_exact(canvas.width).enumerate() {
            let start = (y / COARSE) * width;
            for (x, pixel) in row.iter().enumerate() {
                let over = (pixel.luma() * exposure - 0.72).max(0.0);
                if over > 0.0 {
                    cells[start + x / COARSE] += *pixel * (over.min(2.0) / (COARSE * COARSE) as f32);
                }
            }
        }
        let mut veil = Self { width, height, cells };
        let reach = (height / 26).max(1);
        for radius in [reach, reach, reach / 2 + 1] {
            veil.blur(radius);
        }
        veil
    }

    fn blur(&mut self, radius: usize) {
        let mut line = Vec::new();
        for y in 0..self.height {
            line.clear();
            line.extend_from_slice(&self.cells[y * self.width..(y + 1) * self.width]);
            box_blur(&line, radius, |x, v| self.cells[y * self.width + x] = v);
        }
        for x in 0..self.width {
            line.clear();
            line.extend((0..self.height).map(|y| self.cells[y * self.width + x]));
            box_blur(&line, radius, |y, v| self.cells[y * self.width + x] = v);
        }
    }

    /// The glow along one row of pixels.
    fn row(&self, y: usize, out: &mut [Rgb]) {
        let (above, down) = between(y, self.height);
        let below = (above + 1).min(self.height - 1);
        let cell =
            |x: usize| self.cells[above * self.width + x].mix(self.cells[below * self.width + x], down);
        let line: Vec<Rgb> = (0..self.width).map(cell).collect();
        for (x, out) in out.iter_mut().enumerate() {
            let (left, share) = between(x, self.width);
            *out = line[left].mix(line[(left + 1).min(self.width - 1)], share);
        }
    }
}

/// The coarse cell before a pixel's center, and the interpolation weight of the next one.
fn between(pixel: usize, cells: usize) -> (usize, f32) {
    let place = ((pixel as f32 + 0.5) / COARSE as f32 - 0.5).max(0.0);
    let cell = (place as usize).min(cells.saturating_sub(2));
    (cell, place - cell as f32)
}

fn box_blur(line: &[Rgb], radius: usize, mut set: impl FnMut(usize, Rgb)) {
    let last = line.len() - 1;
    let at = |i: isize| line[i.clamp(0, last as isize) as usize];
    let reach = radius as isize;
    let mut sum = (-reach..=reach).fold(BLACK, |sum, i| sum + at(i));
    let share = WHITE * (1.0 / (2 * radius + 1) as f32);
    for i in 0..line.len() {
        set(i, sum * share);
        let i = i as isize;
        sum = sum + at(i + reach + 1) + at(i - reach) * -1.0;
    }
}
