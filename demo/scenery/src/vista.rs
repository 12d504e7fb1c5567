//! The distant view of each setting: sky, ridges, water and towns, from the horizon to the edge of the foreground.

use crate::canvas::Canvas;
use crate::colour::{Rgb, hex, lerp};
use crate::dice::Dice;
use crate::light::{Hour, Light};
use crate::ridges::{self, Cover, Ridge};
use crate::scene::Setting;
use crate::sky;
use crate::water::{self, Water};

#[derive(Debug)]
pub(crate) struct Vista<'a> {
    pub(crate) setting: Setting,
    pub(crate) light: &'a Light,
    pub(crate) horizon: f32,
    /// Position of the sun in the picture, if visible.
    pub(crate) sun: Option<(f32, f32)>,
    /// Lower edge of the visible part.
    pub(crate) bottom: f32,
    pub(crate) dice: Dice,
}

impl Vista<'_> {
    pub(crate) fn paint(&self, canvas: &mut Canvas) {
        sky::paint(canvas, self.light, self.horizon, self.sun, &self.dice);
        if self.setting == Setting::Snow && self.light.hour == Hour::Night {
            sky::aurora(canvas, self.horizon, &self.dice);
        }
        let mut dice = self.dice.fork(20);
        match self.setting {
            Setting::Coast => self.coast(canvas, &mut dice),
            Setting::Mountain => self.mountains(canvas, &mut dice),
            Setting::City => self.city(canvas, &mut dice),
            Setting::Lake => self.lake(canvas, &mut dice),
            Setting::Mediterranean => self.riviera(canvas, &mut dice),
            Setting::Snow => self.snow(canvas, &mut dice),
            Setting::Forest => self.forest(canvas, &mut dice),
        }
    }

    pub(crate) fn ridge(&self, canvas: &mut Canvas, ridge: Ridge, tag: u64) {
        ridges::paint(canvas, self.light, &ridge, &self.dice.fork(tag));
    }

    pub(crate) fn water(&self, canvas: &mut Canvas, top: f32, wind: f32, deep: Rgb) {
        let sun_x = self.sun.map(|(x, _)| x);
        let water = Water { top, bottom: self.bottom, horizon: self.horizon - 0.004, wind, deep, sun_x };
        water::paint(canvas, self.light, &water, &self.dice);
    }

    fn coast(&self, canvas: &mut Canvas, dice: &mut Dice) {
        let h = self.horizon;
        let side = dice.side();
        let green = dice.pick([hex(0x5d7350), hex(0x6b7a58), hex(0x4f6a5a)]);
        if dice.chance(0.6) {
            let rise = dice.range(0.03, 0.08);
            self.ridge(
                canvas,
                Ridge {
                    foot: h,
                    to: h,
                    rise,
                    pace: 1.2,
                    depth: 0.78,
                    cover: Cover::Hill,
                    colour: hex(0x5c7186),
                    lean: -side,
                },
                31,
            );
        }
        let rise = dice.range(0.06, 0.15);
        self.ridge(
            canvas,
            Ridge {
                foot: h,
                to: h,
                rise,
                pace: 1.6,
                depth: 0.55,
                cover: Cover::Hill,
                colour: green,
                lean: side,
            },
            32,
        );
        self.water(
            canvas,
            h,
            dice.range(0.45, 1.0),
            dice.pick([hex(0x2f7f94), hex(0x2a6a8c), hex(0x3c8f98)]),
        );
        if dice.chance(0.55) {
            let rise = dice.range(0.10, 0.2);
            self.ridge(
                canvas,
                Ridge {
                    foot: h + 0.03,
                    to: h + 0.03,
                    rise,
                    pace: 2.0,
                    depth: 0.28,
                    cover: Cover::Trees { tall: 0.02, pointed: true, snowy: false },
                    colour: hex(0x3f5a48),
                    lean: side,
                },
                33,
            );
        }
    }

    fn mountains(&self, canvas: &mut Canvas, dice: &mut Dice) {
        let (h, to) = (self.horizon, self.bottom);
        let snow = dice.range(0.30, 0.72);
        let rock = dice.pick([hex(0x76747c), hex(0x6f7780), hex(0x84786f)]);
        for (i, (depth, rise, pace)) in [(0.58, 0.46, 1.0), (0.34, 0.40, 1.5)].into_iter().enumerate() {
            let (rise, lean) = (rise * dice.range(0.75, 1.15), [0.0, 0.9][i] * dice.side());
            let cover = Cover::Rock { snow: snow + 0.10 * i as f32 };
            self.ridge(
                canvas,
                Ridge { foot: h + 0.02, to, rise, pace, depth, cover, colour: rock, lean },
                41 + i as u64,
            );
        }
        let colour = dice.pick([hex(0x48684e), hex(0x3f5f46), hex(0x56683f)]);
        self.woods(
            canvas,
            Woods { layers: self.rows(4), rise: 0.13, pointed: true, snowy: false },
            [colour; 2],
            dice,
        );
    }

    /// More rows if more of the slope is visible.
    fn rows(&self, few: u32) -> u32 {
        few + ((self.bottom - self.horizon) * 9.0) as u32
    }

    /// Rows of trees, each nearer row lower in the picture and taller.
    fn woods(&self, canvas: &mut Canvas, woods: Woods, colours: [Rgb; 2], dice: &mut Dice) {
        let room = self.bottom - self.horizon;
        for i in 0..woods.layers {
            let near = i as f32 / (woods.layers - 1) as f32;
            let foot = self.horizon + 0.012 + room * 0.95 * near.powf(1.6);
            let tall = lerp(0.014, 0.03 + 0.34 * room, near * near);
            let ridge = Ridge {
                foot,
                to: self.bottom,
                rise: lerp(woods.rise, 0.05, near) * dice.range(0.7, 1.25),
                pace: lerp(1.0, 1.6, near),
                depth: lerp(0.50, 0.10, near),
                cover: Cover::Trees { tall, pointed: woods.pointed, snowy: woods.snowy },
                colour: colours[dice.below(2)] * dice.range(0.9, 1.1),
                lean: if i == 0 { dice.pick([-0.9, 0.0, 0.9]) } else { 0.0 },
            };
            self.ridge(canvas, ridge, 100 + u64::from(i));
        }
    }

    fn lake(&self, canvas: &mut Canvas, dice: &mut Dice) {
        let h = self.horizon;
        if dice.chance(0.75) {
            let cover = Cover::Rock { snow: dice.range(0.5, 1.0) };
            let rise = dice.range(0.24, 0.42);
            self.ridge(
                canvas,
                Ridge {
                    foot: h + 0.01,
                    to: h + 0.01,
                    rise,
                    pace: 1.2,
                    depth: 0.50,
                    cover,
                    colour: hex(0x70787f),
                    lean: 0.0,
                },
                51,
            );
        }
        for (i, (depth, rise)) in [(0.5, 0.11), (0.3, 0.05)].into_iter().enumerate() {
            let rise = rise * dice.range(0.7, 1.4);
            let colour = dice.pick([hex(0x45654c), hex(0x5a7048), hex(0x6d7344)]);
            self.ridge(
                canvas,
                Ridge {
                    foot: h + 0.008,
                    to: h + 0.008,
                    rise,
                    pace: 1.2,
                    depth,
                    cover: Cover::Trees {
                        tall: 0.02 + 0.012 * i as f32,
                        pointed: dice.chance(0.7),
                        snowy: false,
                    },
                    colour,
                    lean: [0.8, -0.8][i] * dice.side(),
                },
                52 + i as u64,
            );
        }
        self.water(canvas, h + 0.008, dice.range(0.0, 0.32), hex(0x2b6274));
    }

    fn riviera(&self, canvas: &mut Canvas, dice: &mut Dice) {
        let h = self.horizon;
        let side = dice.side();
        for (i, (depth, rise)) in [(0.76, 0.10), (0.58, 0.14)].into_iter().enumerate() {
            let rise = rise * dice.range(0.7, 1.3);
            self.ridge(
                canvas,
                Ridge {
                    foot: h,
                    to: h,
                    rise,
                    pace: 1.3,
                    depth,
                    cover: Cover::Hill,
                    colour: hex(0x7a7f62),
                    lean: side * [0.9, 0.6][i],
                },
                61 + i as u64,
            );
        }
        self.village(canvas, side, h, dice);
        self.water(
            canvas,
            h,
            dice.range(0.35, 0.75),
            dice.pick([hex(0x1f86a8), hex(0x2a93a8), hex(0x2472a0)]),
        );
    }

    fn snow(&self, canvas: &mut Canvas, dice: &mut Dice) {
        let (h, to) = (self.horizon, self.bottom);
        for (i, (depth, rise, pace)) in [(0.56, 0.42, 1.0), (0.34, 0.30, 1.6)].into_iter().enumerate() {
            let (rise, lean) = (rise * dice.range(0.75, 1.15), [0.0, 0.9][i] * dice.side());
            let cover = Cover::Rock { snow: 0.08 + 0.12 * i as f32 };
            self.ridge(
                canvas,
                Ridge { foot: h + 0.02, to, rise, pace, depth, cover, colour: hex(0x6d7684), lean },
                71 + i as u64,
            );
        }
        self.woods(
            canvas,
            Woods { layers: self.rows(4), rise: 0.09, pointed: true, snowy: true },
            [hex(0x45605a), hex(0x3d564f)],
            dice,
        );
    }

    fn forest(&self, canvas: &mut Canvas, dice: &mut Dice) {
        let (colours, pointed) = dice.pick([
            ([hex(0x3f6248), hex(0x365a4a)], true),
            ([hex(0x4f6a44), hex(0x3f6248)], true),
            ([hex(0x9c6a3c), hex(0x77703c)], false),
            ([hex(0x566f40), hex(0x48643c)], false),
        ]);
        self.woods(canvas, Woods { layers: self.rows(5), rise: 0.30, pointed, snowy: false }, colours, dice);
    }
}

/// Parameters of a wood: rows, height of the farthest row's hills, kind of tree.
#[derive(Debug, Clone, Copy)]
struct Woods {
    layers: u32,
    rise: f32,
    pointed: bool,
    snowy: bool,
}
