//! Towns in the distance: skylines of towers, villages on a headland.

use crate::canvas::Canvas;
use crate::colour::{Rgb, hex, lerp, smooth};
use crate::dice::Dice;
use crate::noise::Noise;
use crate::ridges::{Cover, Ridge};
use crate::vista::Vista;

impl Vista<'_> {
    /// White and ochre houses that climb a headland.
    pub(crate) fn village(&self, canvas: &mut Canvas, side: f32, foot: f32, dice: &mut Dice) {
        let aspect = canvas.aspect();
        let centre = if side < 0.0 { 0.12 * aspect } else { 0.88 * aspect };
        for _ in 0..46 {
            let (x, up) = (centre + dice.bell() * 0.24, dice.unit().powf(1.6) * 0.06);
            let wall = dice.pick([hex(0xf6efe2), hex(0xf0d9b8), hex(0xe8c3a0), hex(0xfaf6ee)]);
            let lit = self.light.through_air(self.light.on(wall, dice.range(0.2, 0.9)), 0.42);
            let (w, tall) = (dice.range(0.005, 0.011), dice.range(0.006, 0.012));
            let y = foot - up - tall;
            fill(canvas, x, y, w, tall, lit);
            fill(
                canvas,
                x - 0.0006,
                y - 0.0018,
                w + 0.0012,
                0.0022,
                self.light.through_air(self.light.on(hex(0xb5694a), 0.5), 0.42),
            );
            if self.light.lamps > 0.4 && dice.chance(0.6) {
                canvas.glow(
                    x + w * 0.5,
                    y + tall * 0.5,
                    0.004,
                    self.light.lamp_colour() * (0.9 * self.light.lamps),
                );
            }
        }
    }

    pub(crate) fn city(&self, canvas: &mut Canvas, dice: &mut Dice) {
        let h = self.horizon;
        let far = Ridge {
            foot: h + 0.01,
            to: self.bottom,
            rise: 0.06,
            pace: 1.2,
            depth: 0.72,
            cover: Cover::Hill,
            colour: hex(0x6d7886),
            lean: 0.0,
        };
        self.ridge(canvas, far, 91);
        let river = self.bottom > h + 0.2 && (self.bottom > 0.99 || dice.chance(0.6));
        let layers = if river { 3 } else { 4 };
        for layer in 0..layers {
            self.skyline(canvas, layer as f32 / 3.0, river, dice);
        }
        if river {
            self.water(canvas, h + 0.035, dice.range(0.25, 0.5), hex(0x2f5468));
        }
    }

    fn skyline(&self, canvas: &mut Canvas, near: f32, river: bool, dice: &mut Dice) {
        let noise = Noise::new(dice.fork(5));
        let base = if river { self.horizon + 0.035 } else { self.bottom };
        let drop = if river { 0.0 } else { 0.20 * near * near * (self.bottom - self.horizon) };
        let mut x = -0.05;
        while x < canvas.aspect() + 0.05 {
            let w = dice.range(0.026, 0.07) * lerp(0.75, 1.7, near);
            let hump = noise.at(x * 1.5 + near * 9.0, 3.0);
            let high = if dice.chance(0.18) { dice.range(1.3, 1.9) } else { dice.range(0.35, 1.0) };
            let tall = 0.035 + 0.26 * hump * hump * high * lerp(1.0, 0.45, near);
            let wall = dice.pick([
                hex(0x8c8580),
                hex(0xa5968a),
                hex(0x6f7884),
                hex(0x9c7a68),
                hex(0xb8b0a4),
                hex(0x5e6b7a),
                hex(0xc4b8a8),
            ]);
            let top = self.horizon + drop - tall;
            self.tower(canvas, (x, top, w, base - top), wall, near, &noise, dice);
            if tall > 0.17 && dice.chance(0.6) {
                let inset = w * 0.25;
                self.tower(
                    canvas,
                    (x + inset, top - 0.03, w - 2.0 * inset, 0.031),
                    wall * 0.95,
                    near,
                    &noise,
                    dice,
                );
                let mast = self.light.through_air(self.light.on(wall * 0.6, 0.3), lerp(0.62, 0.2, near));
                canvas.stroke((x + w / 2.0, top - 0.03), (x + w / 2.0, top - 0.07), 0.0022, 0.0012, mast);
            }
            x += w * dice.range(0.75, 1.2);
        }
    }

    fn tower(
        &self,
        canvas: &mut Canvas,
        place: (f32, f32, f32, f32),
        wall: Rgb,
        near: f32,
        noise: &Noise,
        dice: &mut Dice,
    ) {
        let (x, y, w, tall) = place;
        let depth = lerp(0.64, 0.14, near);
        let sunny = if self.light.toward_sun.x > 0.0 { 1.0 } else { 0.0 };
        let lit = self.light.on(wall, 0.75);
        let shade = self.light.on(wall, 0.05);
        let floor = lerp(0.007, 0.015, near);
        let bay = floor * dice.range(0.7, 1.1);
        let turn = dice.range(0.3, 0.7);
        let (ox, oy) = (dice.range(0.0, 200.0), dice.range(0.0, 200.0));
        let unit = canvas.unit();
        let shine = self.light.lamp_colour();
        let busy = match self.light.lamps {
            l if l > 0.9 => 0.40,
            l if l > 0.0 => 0.07,
            _ => 0.0,
        };
        for py in Canvas::span(y * unit, (y + tall) * unit, canvas.height) {
            let v = (py as f32 + 0.5) / unit;
            for px in Canvas::span(x * unit, (x + w) * unit, canvas.width) {
                let u = (px as f32 + 0.5) / unit;
                let across = (u - x) / w;
                let side = if (across < turn) == (sunny < 0.5) { lit } else { shade };
                let (wx, wy) = ((u - x) / bay, (v - y) / floor);
                let pane = pane(wx.fract(), wy.fract());
                let pane = if v - y > floor * 0.7 { pane } else { 0.0 };
                let glass = side.mix(self.light.sky(0.5), 0.25) * 0.66;
                let mut colour = side.mix(glass, pane * lerp(0.45, 0.85, near));
                if noise.speck(wx + ox, wy + oy) < busy {
                    colour = colour.mix(shine * (0.6 + 0.6 * noise.speck(wx + oy, wy)), pane);
                }
                let low = smooth(y + tall * 0.3, y + tall, v);
                canvas.pixels[py * canvas.width + px] = self
                    .light
                    .through_air(colour, depth + (1.0 - depth) * 0.4 * low * (0.4 + 0.6 * self.light.mist));
            }
        }
    }
}

fn pane(x: f32, y: f32) -> f32 {
    smooth(0.12, 0.24, x) * smooth(0.90, 0.78, x) * smooth(0.2, 0.32, y) * smooth(0.86, 0.74, y)
}

fn fill(canvas: &mut Canvas, x: f32, y: f32, w: f32, h: f32, colour: Rgb) {
    let unit = canvas.unit();
    for py in Canvas::span(y * unit, (y + h) * unit, canvas.height) {
        for px in Canvas::span(x * unit, (x + w) * unit, canvas.width) {
            canvas.pixels[py * canvas.width + px] = colour;
        }
    }
}
