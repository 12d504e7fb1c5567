//! Single trees close enough to show branches and leaves, built from many small dabs.

use crate::canvas::{Canvas, Dab};
use crate::colour::{Rgb, hex, lerp, smooth};
use crate::dice::Dice;
use crate::light::Light;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Pine,
    SnowyPine,
    Leafy,
    Autumn,
    Olive,
    Cypress,
    Birch,
    Palm,
    Shrub,
}

/// A tree in the picture: base, height (in picture heights) and haze.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Tree {
    pub(crate) kind: Kind,
    pub(crate) x: f32,
    pub(crate) foot: f32,
    pub(crate) tall: f32,
    pub(crate) depth: f32,
}

impl Tree {
    pub(crate) fn paint(&self, canvas: &mut Canvas, light: &Light, dice: &mut Dice) {
        match self.kind {
            Kind::Pine | Kind::SnowyPine => self.pine(canvas, light, dice),
            Kind::Cypress => self.cypress(canvas, light, dice),
            Kind::Palm => self.palm(canvas, light, dice),
            Kind::Shrub => self.shrub(canvas, light, dice),
            _ => self.crown(canvas, light, dice),
        }
    }

    fn seen(&self, light: &Light, colour: Rgb, facing: f32) -> Rgb {
        light.through_air(light.on(colour, facing), self.depth)
    }

    fn pine(&self, canvas: &mut Canvas, light: &Light, dice: &mut Dice) {
        let tall = self.tall;
        let trunk = self.seen(light, hex(0x4d3b2e), 0.2);
        canvas.stroke(
            (self.x, self.foot),
            (self.x, self.foot - tall * 0.98),
            tall * 0.022,
            tall * 0.004,
            trunk,
        );
        let side = light.toward_sun.x.signum();
        let green = hex(0x2f4f3c).mix(hex(0x4a6338), dice.unit());
        let width = dice.range(0.15, 0.21);
        let tiers = 52;
        for tier in 0..tiers {
            let t = (tier as f32 + dice.unit() * 0.6) / tiers as f32;
            let y = self.foot - tall * lerp(0.06, 0.985, t);
            let reach = tall * width * (1.0 - t).powf(0.82) * dice.range(0.75, 1.1) + tall * 0.006;
            for _ in 0..20 {
                let out = dice.range(-1.0, 1.0);
                let sag = 0.24 + 0.3 * out.abs();
                let (dx, dy) = (out * reach, out.abs() * reach * sag);
                let lit = smooth(-0.8, 1.0, out * side) * dice.range(0.3, 0.95);
                let colour = self.seen(light, green * dice.range(0.75, 1.15), lit * 0.8);
                let long = reach * dice.range(0.13, 0.26) + tall * 0.005;
                let turn = out.signum() * (0.45 + 0.25 * dice.bell());
                canvas.dab(
                    Dab {
                        x: self.x + dx * 0.82,
                        y: y + dy,
                        long,
                        thin: tall * 0.0062,
                        turn,
                        soft: 0.4,
                        alpha: 0.92,
                    },
                    colour,
                );
                if self.kind == Kind::SnowyPine && dice.chance(0.6) {
                    let white = self.seen(light, hex(0xf2f6ff), 0.25 + 0.5 * lit);
                    canvas.dab(
                        Dab {
                            x: self.x + dx * 0.8,
                            y: y + dy - tall * 0.007,
                            long: long * 0.85,
                            thin: tall * 0.0048,
                            turn,
                            soft: 0.5,
                            alpha: 0.9,
                        },
                        white,
                    );
                }
            }
        }
    }

    fn cypress(&self, canvas: &mut Canvas, light: &Light, dice: &mut Dice) {
        let side = light.toward_sun.x.signum();
        let green = hex(0x33482f).mix(hex(0x46583a), dice.unit());
        for i in 0..260 {
            let t = i as f32 / 260.0;
            let up = dice.unit();
            let girth = self.tall * 0.085 * (up * 9.0).min(1.0).sqrt() * (1.0 - up * up).max(0.0).sqrt();
            let out = dice.bell();
            let lit = smooth(-0.6, 0.8, out * side) * lerp(0.2, 0.9, t);
            let colour = self.seen(light, green * lerp(0.7, 1.2, t * dice.unit()), lit);
            let dab = Dab {
                x: self.x + out * girth,
                y: self.foot - self.tall * (0.03 + 0.95 * up),
                long: self.tall * dice.range(0.03, 0.055),
                thin: self.tall * 0.010,
                turn: 1.57 + out * 0.2,
                soft: 0.6,
                alpha: 0.85,
            };
            canvas.dab(dab, colour);
        }
    }

    fn palm(&self, canvas: &mut Canvas, light: &Light, dice: &mut Dice) {
        let lean = dice.range(-0.12, 0.12) * self.tall;
        let top = (self.x + lean, self.foot - self.tall * 0.82);
        let bark = self.seen(light, hex(0x8a7458), 0.4);
        canvas.stroke(
            (self.x, self.foot),
            (self.x + lean * 0.4, self.foot - self.tall * 0.4),
            self.tall * 0.036,
            self.tall * 0.028,
            bark,
        );
        canvas.stroke(
            (self.x + lean * 0.4, self.foot - self.tall * 0.4),
            top,
            self.tall * 0.028,
            self.tall * 0.022,
            bark,
        );
        for i in 0..26 {
            let out = (i as f32 * 2.4).cos();
            let rise = dice.range(0.15, 0.95) * (1.0 - 0.45 * out.abs());
            let long = self.tall * dice.range(0.26, 0.34);
            let colour = self.seen(light, hex(0x56703c) * dice.range(0.75, 1.2), dice.range(0.1, 0.8));
            let place = |t: f32| (top.0 + out * long * t, top.1 - rise * long * t + 0.8 * long * t * t);
            for step in 0..12 {
                let (t, next) = (step as f32 / 12.0, (step + 1) as f32 / 12.0);
                let (from, to) = (place(t), place(next));
                canvas.stroke(from, to, self.tall * 0.005, self.tall * 0.004, colour);
                let leaflet = long * 0.20 * (1.0 - t * t * 0.6) * smooth(0.0, 0.2, next);
                let tip = (to.0 + out * leaflet * 0.55, to.1 + leaflet * 0.75);
                canvas.stroke(to, tip, self.tall * 0.009, self.tall * 0.002, colour * 0.92);
                canvas.stroke(
                    to,
                    (to.0 + out * leaflet * 0.9, to.1 - leaflet * 0.15),
                    self.tall * 0.008,
                    self.tall * 0.002,
                    colour * 1.06,
                );
            }
        }
    }

    /// A low round bush, wider than tall.
    fn shrub(&self, canvas: &mut Canvas, light: &Light, dice: &mut Dice) {
        let green = dice.pick([hex(0x66784a), hex(0x57703f), hex(0x7f8a58), hex(0x8a8a60)]);
        let side = light.toward_sun.x.signum();
        let tall = self.tall;
        let mass = self.seen(light, green * 0.55, 0.05);
        canvas.dab(
            Dab {
                x: self.x,
                y: self.foot - tall * 0.4,
                long: tall * 0.85,
                thin: tall * 0.5,
                turn: 0.0,
                soft: 0.4,
                alpha: 0.95,
            },
            mass,
        );
        for i in 0..420 {
            let t = i as f32 / 420.0;
            let (angle, out) = (dice.range(0.0, std::f32::consts::TAU), dice.unit().sqrt());
            let (dx, dy) = (angle.cos() * out, angle.sin() * out);
            let toward = (dx * side * 0.5 - dy * 0.8) * 0.5 + 0.5;
            let tone = green * lerp(0.6, 1.2, t * (0.4 + 0.6 * toward));
            let dab = Dab {
                x: self.x + dx * tall * 0.95,
                y: self.foot - tall * 0.45 + dy * tall * 0.5,
                long: tall * dice.range(0.05, 0.09),
                thin: tall * dice.range(0.025, 0.045),
                turn: dice.range(-1.4, 1.4),
                soft: 0.5,
                alpha: 0.9,
            };
            canvas.dab(dab, self.seen(light, tone, lerp(0.05, toward, t)));
        }
    }

    /// Round-headed trees: a trunk with limbs, then leaves from the dark inside to the bright outside.
    fn crown(&self, canvas: &mut Canvas, light: &Light, dice: &mut Dice) {
        let tall = self.tall;
        let (bark, leaves, spread, slender) = match self.kind {
            Kind::Olive => (hex(0x6f6250), dice.pick([hex(0x76825e), hex(0x808a6a)]), 0.46, 0.05),
            Kind::Birch => (hex(0xd8d2c6), dice.pick([hex(0x86944a), hex(0xb09a48)]), 0.26, 0.026),
            Kind::Autumn => {
                (hex(0x54443a), dice.pick([hex(0xb0682f), hex(0xc08a38), hex(0x9c4a2c)]), 0.40, 0.045)
            }
            _ => (hex(0x5a4a3c), dice.pick([hex(0x5f7a3c), hex(0x4f6f40), hex(0x6f8240)]), 0.40, 0.045),
        };
        let trunk = self.seen(light, bark, 0.35);
        let heart = (self.x + dice.bell() * tall * 0.05, self.foot - tall * 0.62);
        canvas.stroke((self.x, self.foot), heart, tall * slender, tall * slender * 0.5, trunk);
        let clumps: Vec<(f32, f32, f32)> = (0..20)
            .map(|_| {
                let (angle, out) = (dice.range(0.0, std::f32::consts::TAU), dice.unit().sqrt());
                let (cx, cy) = (
                    heart.0 + angle.cos() * out * tall * spread * 0.78,
                    heart.1 + angle.sin() * out * tall * 0.27,
                );
                canvas.stroke(
                    (self.x.midpoint(heart.0), self.foot - tall * 0.36),
                    (cx, cy),
                    tall * slender * 0.38,
                    tall * 0.004,
                    trunk,
                );
                (cx, cy, tall * spread * dice.range(0.22, 0.38))
            })
            .collect();
        let side = light.toward_sun.x.signum();
        for &(x, y, r) in &clumps {
            let mass = self.seen(light, leaves * 0.62, 0.06);
            canvas.dab(
                Dab { x, y: y + r * 0.1, long: r * 0.9, thin: r * 0.72, turn: 0.0, soft: 0.8, alpha: 0.7 },
                mass,
            );
        }
        let count = 4200;
        for i in 0..count {
            let t = i as f32 / count as f32;
            let (cx, cy, r) = clumps[dice.below(clumps.len())];
            let (angle, out) = (dice.range(0.0, std::f32::consts::TAU), dice.unit().sqrt());
            let (dx, dy) = (angle.cos() * out, angle.sin() * out);
            let toward = (dx * side * 0.55 - dy * 0.75) * 0.5 + 0.5;
            let lit = lerp(0.05, toward, smooth(0.1, 0.9, t)) * dice.range(0.7, 1.1);
            let tone = leaves * lerp(0.55, 1.15, t * (0.4 + 0.6 * toward));
            let dab = Dab {
                x: cx + dx * r,
                y: cy + dy * r * 0.8,
                long: tall * dice.range(0.005, 0.011),
                thin: tall * dice.range(0.003, 0.006),
                turn: dice.range(-1.2, 1.2),
                soft: 0.45,
                alpha: 0.9,
            };
            canvas.dab(dab, self.seen(light, tone, lit));
        }
    }
}
