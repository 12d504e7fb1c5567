//! Furniture used in several rooms.

use super::decor::Decor;
use super::shell::{Opening, Room, Wall};
use crate::colour::{Rgb, hex};
use crate::dice::Dice;
use crate::trace::{Material, Pattern, Stage};
use crate::vector::{Frame, Vec3, vec3};

pub(crate) fn wood(colour: Rgb) -> Material {
    Material::new(colour, Pattern::Grain).gloss(0.12)
}

pub(crate) fn cloth(colour: Rgb) -> Material {
    Material::new(colour, Pattern::Weave)
}

pub(crate) fn rug(stage: &mut Stage, frame: Frame, wide: f32, deep: f32, colour: Rgb, dice: &mut Dice) {
    let pattern = dice.pick([Pattern::Weave, Pattern::Bordered, Pattern::Stripes { wide: 0.3 }]);
    stage.block(
        frame,
        [-wide / 2.0, 0.0, -deep / 2.0],
        [wide / 2.0, 0.022, deep / 2.0],
        Material::new(colour, pattern).bevel(0.01),
    );
}

/// A floor lamp; returns the position of its light.
pub(crate) fn floor_lamp(stage: &mut Stage, frame: Frame, dice: &mut Dice) -> Vec3 {
    let metal = Material::plain(dice.pick([hex(0x2c2a28), hex(0xb8935a), hex(0xd9d4ca)])).gloss(0.4);
    let shade = Material::plain(hex(0xffe9c8)).glow(0.55).shadowless();
    stage.turned(frame, 0.03, 0.16, 0.15, metal);
    stage.turned(frame, 1.4, 0.014, 0.014, metal);
    stage.turned(frame.moved(0.0, 1.36, 0.0), 0.32, 0.25, 0.17, shade);
    frame.point(vec3(0.0, 1.5, 0.0))
}

/// A lamp for a side table; the frame stands on the table top.
pub(crate) fn table_lamp(stage: &mut Stage, frame: Frame, colour: Rgb) -> Vec3 {
    stage.ball(frame.moved(0.0, 0.11, 0.0), [0.085, 0.12, 0.085], Material::plain(colour).gloss(0.4));
    stage.turned(frame.moved(0.0, 0.2, 0.0), 0.08, 0.012, 0.012, Material::plain(hex(0x8a7350)));
    stage.turned(
        frame.moved(0.0, 0.27, 0.0),
        0.21,
        0.16,
        0.11,
        Material::plain(hex(0xffe6c2)).glow(0.6).shadowless(),
    );
    frame.point(vec3(0.0, 0.4, 0.0))
}

/// A pendant over a table or island; the frame is the position of its shade.
pub(crate) fn pendant(stage: &mut Stage, frame: Frame, ceiling: f32, kind: usize) -> Vec3 {
    let cord = Material::plain(hex(0x26231f));
    stage.turned(frame, ceiling - frame.origin.y, 0.008, 0.008, cord);
    match kind {
        0 => stage.ball(frame, [0.2, 0.17, 0.2], Material::plain(hex(0xfff0d6)).glow(0.6).shadowless()),
        1 => {
            stage.turned(
                frame.moved(0.0, -0.1, 0.0),
                0.24,
                0.24,
                0.05,
                Material::plain(hex(0x2b2d2c)).gloss(0.4),
            );
            stage.ball(
                frame.moved(0.0, -0.1, 0.0),
                [0.09, 0.06, 0.09],
                Material::plain(hex(0xffe6bc)).glow(1.1).shadowless(),
            );
        }
        _ => stage.turned(
            frame.moved(0.0, -0.12, 0.0),
            0.22,
            0.26,
            0.18,
            Material::new(hex(0xd9b98a), Pattern::Weave).glow(0.35).shadowless(),
        ),
    }
    frame.point(vec3(0.0, -0.25, 0.0))
}

/// A potted plant with long arching leaves.
pub(crate) fn plant(stage: &mut Stage, frame: Frame, tall: f32, dice: &mut Dice) {
    let pot = dice.pick([hex(0xe8e2d6), hex(0xb5714f), hex(0x55585a), hex(0xcbb898)]);
    let pot_high = tall * 0.26;
    stage.turned(frame, pot_high, tall * 0.10, tall * 0.135, Material::plain(pot));
    let green = dice.pick([hex(0x4c6b42), hex(0x5d7a4c), hex(0x3f5f4a), hex(0x6f8458)]);
    let count = 22;
    for i in 0..count {
        let angle = i as f32 * 2.4 + dice.bell() * 0.3;
        let lean = dice.range(0.15, 1.0);
        let long = tall * dice.range(0.26, 0.40) * (1.15 - 0.3 * lean);
        let stem = frame.moved(0.0, pot_high + tall * dice.range(0.0, 0.22), 0.0).turned(angle);
        let leaf = stem.leaned(lean).moved(0.0, long * 0.95, 0.0);
        let tone = green * dice.range(0.8, 1.2);
        stage.turned(stem.leaned(lean), long * 0.6, 0.006, 0.004, Material::plain(tone * 0.8).shadowless());
        let blade = Frame { y: leaf.z, z: leaf.y, ..leaf };
        stage.ball(
            blade,
            [tall * 0.055, tall * 0.008, long * 0.52],
            Material::new(tone, Pattern::Leaf).seed(i as f32).gloss(0.08),
        );
    }
}

pub(crate) fn vase(stage: &mut Stage, frame: Frame, colour: Rgb, dice: &mut Dice) {
    let glaze = Material::plain(colour).gloss(0.35);
    stage.ball(frame.moved(0.0, 0.09, 0.0), [0.075, 0.095, 0.075], glaze);
    stage.turned(frame.moved(0.0, 0.15, 0.0), 0.09, 0.035, 0.042, glaze);
    for i in 0..7 {
        let twig =
            frame.moved(0.0, 0.2, 0.0).turned(i as f32 * 0.9 + dice.bell()).leaned(dice.range(0.05, 0.45));
        let long = dice.range(0.22, 0.40);
        stage.turned(twig, long, 0.004, 0.003, Material::plain(hex(0x6f6a48)).shadowless());
        let bloom = dice.pick([hex(0xdfe3c8), hex(0x8a9a64), hex(0xe8d5b0), hex(0xd9a08a)]);
        stage.ball(twig.moved(0.0, long, 0.0), [0.024, 0.05, 0.024], Material::new(bloom, Pattern::Leaf));
        stage.ball(
            twig.moved(0.015, long * 0.7, 0.0),
            [0.018, 0.035, 0.018],
            Material::new(bloom * 0.9, Pattern::Leaf),
        );
    }
}

/// A framed picture on a wall; `x` and `y` are its center in the wall's frame.
pub(crate) fn artwork(
    stage: &mut Stage,
    wall: Frame,
    x: f32,
    y: f32,
    size: (f32, f32),
    decor: &Decor,
    seed: f32,
) {
    let (w, h) = (size.0 / 2.0, size.1 / 2.0);
    let frame = wall.moved(x, y, 0.0);
    stage.block(frame, [-w - 0.03, -h - 0.03, -0.035], [w + 0.03, h + 0.03, 0.0], wood(decor.wood * 0.8));
    stage.block(frame, [-w, -h, -0.04], [w, h, 0.0], Material::plain(hex(0xf4f0e8)).bevel(0.0));
    let art = Material::new(decor.accent, Pattern::Art).seed(seed).bevel(0.0);
    stage.block(frame, [-w * 0.8, -h * 0.8, -0.043], [w * 0.8, h * 0.8, 0.0], art);
}

/// Curtains at both ends of a window.
pub(crate) fn curtains(stage: &mut Stage, room: &Room, opening: &Opening, colour: Rgb) {
    let (frame, long) = room.wall(opening.wall);
    let top = (opening.head + 0.2).min(room.tall - 0.08);
    let rod = Material::plain(hex(0x3a342e));
    let (from, to) = ((opening.along.0 - 0.5).max(0.05), (opening.along.1 + 0.5).min(long - 0.05));
    stage.block(frame, [from, top, -0.12], [to, top + 0.03, -0.09], rod);
    let fabric = Material::new(colour, Pattern::Weave).glow(0.04);
    for (start, step) in [(from + 0.05, 1.0), (to - 0.05, -1.0)] {
        for i in 0..7 {
            let x = start + step * i as f32 * 0.085;
            let z = if i % 2 == 0 { -0.10 } else { -0.135 };
            stage.turned(frame.moved(x, 0.02, z), top - 0.02, 0.058, 0.05, fabric);
        }
    }
}

pub(crate) fn books(stage: &mut Stage, frame: Frame, count: usize, dice: &mut Dice) {
    let mut y = 0.0;
    for _ in 0..count {
        let (w, h) = (dice.range(0.24, 0.32), dice.range(0.025, 0.045));
        let colour = dice.pick([
            hex(0xe6ddcb),
            hex(0x8a4f3f),
            hex(0x3f5a66),
            hex(0xc9a35c),
            hex(0x6b7a5c),
            hex(0x2f3336),
        ]);
        stage.block(
            frame.turned(dice.bell() * 0.25),
            [-w / 2.0, y, -0.11],
            [w / 2.0, y + h, 0.11],
            Material::plain(colour).bevel(0.006),
        );
        y += h;
    }
}

/// Beams under the ceiling.
pub(crate) fn beams(stage: &mut Stage, room: &Room, colour: Rgb) {
    for i in 0..4 {
        let z = room.deep * (0.1 + 0.26 * i as f32);
        let half = room.wide / 2.0 + 0.1;
        stage.block(
            Frame::at(0.0, 0.0, 0.0),
            [-half, room.tall - 0.2, z],
            [half, room.tall, z + 0.16],
            wood(colour),
        );
    }
}

/// A low cabinet or bench along a wall, with doors; the frame is the center of its base, back to +z.
pub(crate) fn sideboard(stage: &mut Stage, frame: Frame, wide: f32, tall: f32, colour: Rgb) {
    let half = wide / 2.0;
    stage.block(frame, [-half, 0.12, -0.42], [half, tall, 0.0], wood(colour));
    let doors = (wide / 0.55).round().max(2.0);
    for i in 0..doors as u32 {
        let x = -half + 0.02 + (wide - 0.04) * i as f32 / doors;
        stage.block(
            frame,
            [x + 0.01, 0.15, -0.435],
            [x + (wide - 0.04) / doors - 0.01, tall - 0.05, -0.42],
            wood(colour * 0.94),
        );
    }
    for x in [-half + 0.08, half - 0.12] {
        stage.block(frame, [x, 0.0, -0.38], [x + 0.04, 0.12, -0.34], wood(colour * 0.7));
    }
}

pub(crate) fn opening(wall: Wall, along: (f32, f32), sill: f32, head: f32, panes: (u32, u32)) -> Opening {
    Opening { wall, along, sill, head, panes }
}

/// A sun lounger, its head towards +z.
pub(crate) fn lounger(stage: &mut Stage, frame: Frame, timber: Rgb, colour: Rgb) {
    let timber = wood(timber);
    let fabric = cloth(colour);
    stage.block(frame, [-0.36, 0.2, -0.4], [0.36, 0.28, 1.4], timber);
    stage.cushion(frame.moved(0.0, 0.34, 0.1), [0.7, 0.12, 1.2], 0.05, fabric);
    stage.cushion(frame.moved(0.0, 0.58, 0.95).leaned(0.9), [0.7, 0.62, 0.12], 0.05, fabric);
    for (x, z) in [(-0.32, -0.36), (0.26, -0.36), (-0.32, 1.3), (0.26, 1.3)] {
        stage.block(frame, [x, 0.0, z], [x + 0.06, 0.2, z + 0.06], timber);
    }
}
