//! A terrace with furniture and a view of the setting.

use super::daylight::Daylight;
use super::dice::home;
use super::light::sun_in_picture;
use crate::canvas::Canvas;
use crate::colour::{Rgb, hex};
use crate::dice::Dice;
use crate::finish::Print;
use crate::light::Light;
use crate::noise::Noise;
use crate::room::living::sofa;
use crate::room::pieces::{lounger, plant, vase, wood};
use crate::scene::{Scene, Setting};
use crate::trace::{Camera, Material, Pattern, Stage, render};
use crate::vector::{Frame, vec3};
use crate::vista::Vista;
use std::f32::consts::{FRAC_PI_2, PI};

pub(super) fn paint(canvas: &mut Canvas, scene: &Scene, light: &Light, dice: &Dice) -> Print {
    let mut throw = dice.fork(61);
    let horizon = throw.range(0.40, 0.48);
    let camera = Camera::new(
        vec3(throw.range(-0.5, 0.5), 1.75, -1.6),
        throw.range(-0.15, 0.15),
        1.05,
        horizon,
        canvas.width,
        canvas.height,
    );
    let sun = sun_in_picture(canvas, &camera, light);
    Vista { setting: scene.setting, light, horizon, sun, bottom: 0.86, dice: home(scene) }.paint(canvas);
    let mut stage = Stage::default();
    furnish(&mut stage, scene.setting, &mut throw);
    let noise = Noise::new(dice.fork(34));
    let daylight = Daylight::new(&stage, light, &noise, hex(0xa89a84));
    render(canvas, &stage, &camera, &daylight, &noise);
    let print = light.print();
    Print { exposure: print.exposure * 1.08, ..print }
}

fn furnish(stage: &mut Stage, setting: Setting, dice: &mut Dice) {
    let timber: Rgb = dice.pick([hex(0xa8835c), hex(0x8f7358), hex(0xb59a78), hex(0x9a8e80)]);
    let floor = match setting {
        Setting::Mediterranean => Material::new(hex(0xd9b998), Pattern::Tiles { wide: 0.45 }),
        Setting::City => Material::new(hex(0xa8a49e), Pattern::Tiles { wide: 0.6 }),
        _ => Material::new(timber, Pattern::Planks { wide: 0.15, along_x: dice.chance(0.5) }),
    };
    let ground = Frame::at(0.0, 0.0, 0.0);
    let deep = dice.range(5.4, 6.4);
    stage.block(ground, [-7.0, -0.3, -3.0], [7.0, 0.0, deep], floor.bevel(0.0));
    parapet(stage, ground, deep, setting, timber, dice);
    let side = dice.side();
    let cloth = dice.pick([hex(0xece5d8), hex(0xb9b3a6), hex(0x8d9a98), hex(0xd8c7ae), hex(0x6f7d84)]);
    let accent = dice.pick([hex(0xc97f58), hex(0x3f7f88), hex(0xd9a84e), hex(0x6f8463), hex(0x35506b)]);
    let group = Group { deep, side, timber, cloth, accent };
    match dice.below(3) {
        0 => group.lounge(stage, dice),
        1 => group.table(stage, dice),
        _ => group.sunning(stage, dice),
    }
    plant(stage, Frame::at(-side * 2.9, 0.0, deep - 0.7), dice.range(1.3, 1.8), dice);
    plant(stage, Frame::at(side * 3.3, 0.0, deep - 0.6), dice.range(1.0, 1.4), dice);
    for x in [-side * 2.4, -side * 2.05] {
        let lantern = Frame::at(x, 0.0, deep * 0.40);
        stage.turned(lantern, 0.3, 0.09, 0.09, Material::plain(hex(0xffd8a0)).glow(0.9).shadowless());
        stage.turned(lantern.moved(0.0, 0.3, 0.0), 0.05, 0.11, 0.03, Material::plain(hex(0x2c2a28)));
    }
    if dice.chance(0.4) {
        canopy(stage, deep, timber);
    }
}

/// A group of furniture in front of the view.
struct Group {
    deep: f32,
    side: f32,
    timber: Rgb,
    cloth: Rgb,
    accent: Rgb,
}

impl Group {
    fn lounge(&self, stage: &mut Stage, dice: &mut Dice) {
        let (side, z) = (self.side, self.deep * 0.52);
        sofa(
            stage,
            Frame::at(side * 2.25, 0.0, z).turned(side * FRAC_PI_2),
            2.3,
            self.cloth,
            self.accent,
            dice,
        );
        self.round_table(stage, Frame::at(side * 0.75, 0.0, z), 0.36, dice);
        self.chair(stage, Frame::at(-side * 0.95, 0.0, self.deep * 0.62).turned(-side * 0.9), 0.0);
    }

    /// Four chairs around a table.
    fn table(&self, stage: &mut Stage, dice: &mut Dice) {
        let middle = Frame::at(self.side * 0.5, 0.0, self.deep * 0.56);
        self.round_table(stage, middle, 0.72, dice);
        for i in 0..4 {
            let angle = FRAC_PI_2 * (i as f32 + 0.5) + dice.bell() * 0.15;
            let place = middle.turned(angle).moved(0.0, 0.0, 1.15);
            self.chair(stage, place, 0.12);
        }
    }

    /// Two loungers that face the view.
    fn sunning(&self, stage: &mut Stage, dice: &mut Dice) {
        for x in [-1.25, 0.55] {
            let place = Frame::at(x * self.side, 0.0, self.deep * 0.60).turned(PI - 0.35 * self.side);
            lounger(stage, place, self.timber, self.cloth);
        }
        self.round_table(stage, Frame::at(-0.35 * self.side, 0.0, self.deep * 0.62), 0.4, dice);
        self.chair(stage, Frame::at(2.3 * self.side, 0.0, self.deep * 0.55).turned(self.side * 0.8), 0.0);
    }

    fn round_table(&self, stage: &mut Stage, frame: Frame, high: f32, dice: &mut Dice) {
        let wide = if high > 0.5 { 0.62 } else { 0.44 };
        stage.turned(frame.moved(0.0, high - 0.04, 0.0), 0.04, wide, wide, wood(self.timber));
        stage.turned(frame, high - 0.04, 0.2, 0.1, wood(self.timber * 0.8));
        vase(stage, frame.moved(0.1, high, 0.0), self.accent, dice);
        for x in [-0.14, -0.28] {
            stage.turned(
                frame.moved(x, high, -0.1),
                0.12,
                0.025,
                0.035,
                Material::plain(hex(0xe6eef0)).gloss(0.5),
            );
        }
    }

    fn chair(&self, stage: &mut Stage, frame: Frame, raised: f32) {
        let fabric = Material::new(self.cloth, Pattern::Weave);
        let timber = wood(self.timber);
        stage.cushion(frame.moved(0.0, 0.34 + raised, 0.0), [0.62, 0.13, 0.64], 0.055, fabric);
        stage.cushion(
            frame.moved(0.0, 0.66 + raised, 0.34).leaned(0.4 - raised),
            [0.6, 0.62, 0.12],
            0.055,
            fabric,
        );
        for x in [-0.38, 0.33] {
            stage.block(frame, [x, 0.5 + raised, -0.36], [x + 0.05, 0.54 + raised, 0.4], timber);
            for z in [-0.34, 0.32] {
                stage.block(frame, [x, 0.0, z], [x + 0.05, 0.5 + raised, z + 0.05], timber);
            }
        }
        stage.block(frame, [-0.34, 0.22 + raised, -0.3], [0.34, 0.27 + raised, 0.3], timber);
    }
}

fn parapet(stage: &mut Stage, ground: Frame, deep: f32, setting: Setting, timber: Rgb, dice: &mut Dice) {
    let edge = ground.moved(0.0, 0.0, deep);
    if setting == Setting::Mediterranean {
        let white = Material::plain(hex(0xf5efe4)).bevel(0.05);
        stage.block(edge, [-7.0, 0.0, -0.3], [7.0, dice.range(0.5, 0.75), 0.0], white);
        return;
    }
    let rail = if dice.chance(0.5) { wood(timber * 0.85) } else { Material::plain(hex(0x2f3133)) };
    for i in 0..=10 {
        let x = -7.0 + 1.4 * i as f32;
        stage.block(edge, [x - 0.03, 0.0, -0.08], [x + 0.03, 0.98, -0.02], rail);
    }
    stage.block(edge, [-7.0, 0.95, -0.1], [7.0, 1.01, 0.0], rail);
    for y in [0.2, 0.38, 0.56, 0.74] {
        stage.block(edge, [-7.0, y, -0.055], [7.0, y + 0.016, -0.04], rail);
    }
}

/// Overhead beams with a string of small lamps.
fn canopy(stage: &mut Stage, deep: f32, timber: Rgb) {
    let ground = Frame::at(0.0, 0.0, 0.0);
    for x in [-3.6, 3.6] {
        stage.block(ground, [x - 0.08, 0.0, deep - 0.5], [x + 0.08, 2.7, deep - 0.34], wood(timber));
    }
    stage.block(ground, [-4.2, 2.7, deep - 0.52], [4.2, 2.88, deep - 0.32], wood(timber));
    for i in 0..9 {
        let x = -4.0 + i as f32;
        stage.block(ground, [x - 0.05, 2.88, -1.0], [x + 0.05, 3.02, deep], wood(timber));
        let bulb = Frame::at(x + 0.5, 2.62 - 0.10 * (i as f32 * 1.3).sin().abs(), deep - 0.9);
        stage.ball(bulb, [0.045, 0.055, 0.045], Material::plain(hex(0xffdca0)).glow(1.5).shadowless());
    }
}
