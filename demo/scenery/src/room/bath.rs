//! Bathrooms: a free-standing tub in front of the view, a basin under a round mirror.

use super::decor::Decor;
use super::pieces::{cloth, opening, plant, table_lamp, vase, wood};
use super::shell::{Room, Wall};
use crate::colour::{Rgb, hex};
use crate::dice::Dice;
use crate::trace::{Material, Pattern, Stage};
use crate::vector::{Frame, Vec3, vec3};
use std::f32::consts::FRAC_PI_2;

pub(crate) fn room(dice: &mut Dice) -> Room {
    let (wide, deep, tall) = (dice.range(4.6, 5.2), dice.range(4.3, 4.8), dice.range(2.6, 2.9));
    let head = tall - dice.range(0.25, 0.4);
    let openings = match dice.below(3) {
        0 => vec![opening(Wall::Back, (wide * 0.34, wide - 0.5), 0.02, head, (2, 1))],
        1 => vec![opening(Wall::Back, (wide * 0.30, wide * 0.92), 0.75, head, (3, 1))],
        _ => vec![
            opening(Wall::Back, (wide * 0.42, wide * 0.88), 0.6, head, (1, 1)),
            opening(Wall::Right, (0.6, 2.4), 0.6, head, (1, 1)),
        ],
    };
    Room { wide, tall, deep, openings }
}

/// Bathrooms have tiles where other rooms have paint.
pub(crate) fn tiled(decor: &Decor, dice: &mut Dice) -> Decor {
    let tile: Rgb =
        dice.pick([hex(0xe9e6e0), hex(0xa9bdb8), hex(0xd3c2ac), hex(0x6f8583), hex(0xc7cdd0), hex(0x8a7d70)]);
    let floor: Rgb = dice.pick([hex(0xc9c2b6), hex(0x8d8b88), hex(0xe3ddd2), hex(0x6b6f70), hex(0xb89a7c)]);
    Decor {
        feature: Material::new(tile, Pattern::Tiles { wide: dice.pick([0.12, 0.2, 0.6]) }).gloss(0.3),
        floor: Material::new(
            floor,
            dice.pick([Pattern::Tiles { wide: 0.45 }, Pattern::Marble, Pattern::Tiles { wide: 0.3 }]),
        )
        .gloss(0.3),
        ..*decor
    }
}

pub(crate) fn furnish(stage: &mut Stage, room: &Room, decor: &Decor, dice: &mut Dice) -> Vec<Vec3> {
    let half = room.wide / 2.0;
    let metal = Material::plain(dice.pick([hex(0xc09a5c), hex(0x2b2b2b), hex(0xcfd1d0)])).gloss(0.6);
    let tub_at = Frame::at(half * 0.30, 0.0, room.deep - 1.05).turned(dice.range(-0.12, 0.12));
    tub(stage, tub_at, metal, dice);
    let wall = Frame::at(-half, 0.0, room.deep * 0.60).turned(-FRAC_PI_2);
    let mut lamps = vanity(stage, wall, decor, metal, dice);
    stool(stage, tub_at.moved(-1.25, 0.0, -0.35), decor, dice);
    plant(stage, Frame::at(half - 0.45, 0.0, room.deep - 0.42), dice.range(1.0, 1.5), dice);
    let mat = cloth(hex(0xf1ece2).mix(decor.accent, dice.range(0.0, 0.35)));
    stage.block(tub_at.moved(0.0, 0.0, -0.95), [-0.5, 0.0, -0.3], [0.5, 0.025, 0.3], mat);
    if dice.chance(0.6) {
        lamps.push(table_lamp(stage, wall.moved(0.62, 0.86, -0.3), decor.accent));
    }
    ladder(stage, Frame::at(-half + 0.02, 0.0, room.deep - 0.55).turned(-FRAC_PI_2), decor);
    lamps
}

fn tub(stage: &mut Stage, frame: Frame, metal: Material, dice: &mut Dice) {
    let enamel =
        Material::plain(dice.pick([hex(0xfaf8f4), hex(0xf4f1ea), hex(0x5c6a6a), hex(0xf8f6f2)])).gloss(0.35);
    stage.cushion(frame.moved(0.0, 0.30, 0.0), [1.56, 0.60, 0.76], 0.28, enamel);
    stage.cushion(frame.moved(0.0, 0.55, 0.0), [1.66, 0.09, 0.84], 0.042, enamel);
    let water = Material::plain(hex(0xbfdcdc)).gloss(0.6);
    stage.cushion(frame.moved(0.0, 0.585, 0.0), [1.42, 0.04, 0.62], 0.018, water.bevel(0.0));
    stage.turned(frame.moved(0.95, 0.0, 0.2), 0.95, 0.018, 0.018, metal);
    stage.block(frame, [0.62, 0.93, 0.185], [0.965, 0.96, 0.215], metal);
    stage.block(frame, [0.62, 0.86, 0.185], [0.65, 0.94, 0.215], metal);
    stage.block(frame, [-0.3, 0.595, -0.5], [-0.06, 0.615, 0.5], wood(hex(0xa8845c)));
}

/// Basin, cabinet and round mirror on the wall at +z; returns the positions of its lamps.
fn vanity(stage: &mut Stage, wall: Frame, decor: &Decor, metal: Material, dice: &mut Dice) -> Vec<Vec3> {
    stage.block(wall, [-0.85, 0.42, -0.5], [0.85, 0.82, 0.0], wood(decor.wood));
    for x in [-0.84, 0.01] {
        stage.block(wall, [x, 0.45, -0.515], [x + 0.83, 0.79, -0.5], wood(decor.wood * 0.94));
    }
    stage.block(
        wall,
        [-0.88, 0.82, -0.53],
        [0.88, 0.86, 0.0],
        Material::new(hex(0xeeeae4), Pattern::Marble).gloss(0.35),
    );
    stage.turned(wall.moved(-0.1, 0.86, -0.28), 0.13, 0.15, 0.22, Material::plain(hex(0xfaf8f4)).gloss(0.3));
    stage.turned(wall.moved(-0.1, 0.86, -0.06), 0.3, 0.014, 0.014, metal);
    stage.block(wall, [-0.113, 1.14, -0.2], [-0.087, 1.16, -0.05], metal);
    vase(stage, wall.moved(-0.62, 0.86, -0.24), decor.accent, dice);
    let mirror = Material::plain(hex(0x7f8c90)).gloss(0.7);
    let disc = wall.moved(-0.1, 1.62, -0.01).leaned(-FRAC_PI_2);
    stage.turned(disc, 0.02, 0.44, 0.44, metal);
    stage.turned(disc, 0.025, 0.415, 0.415, mirror);
    let glow = Material::plain(hex(0xfff0d8)).glow(0.6).shadowless();
    [-0.72, 0.52]
        .map(|x| {
            stage.ball(wall.moved(x, 1.62, -0.1), [0.075, 0.075, 0.075], glow);
            wall.point(vec3(x, 1.62, -0.2))
        })
        .to_vec()
}

fn stool(stage: &mut Stage, frame: Frame, decor: &Decor, dice: &mut Dice) {
    stage.turned(frame, 0.42, 0.15, 0.18, wood(decor.wood * 0.95));
    stage.cushion(frame.moved(0.0, 0.46, 0.0), [0.3, 0.07, 0.24], 0.03, cloth(hex(0xf6f2ea)));
    stage.cushion(
        frame.moved(0.0, 0.53, 0.0),
        [0.29, 0.07, 0.23],
        0.03,
        cloth(decor.accent.mix(hex(0xf0e8dc), dice.range(0.2, 0.7))),
    );
}

/// A leaning ladder with towels, against the wall at +z.
fn ladder(stage: &mut Stage, frame: Frame, decor: &Decor) {
    let lean = frame.moved(0.0, 0.0, -0.34).leaned(0.16);
    for x in [-0.22, 0.18] {
        stage.block(lean, [x, 0.0, -0.02], [x + 0.04, 1.8, 0.02], wood(decor.wood * 0.85));
    }
    for i in 0..4 {
        let y = 0.35 + 0.4 * i as f32;
        stage.block(lean, [-0.2, y, -0.015], [0.2, y + 0.03, 0.015], wood(decor.wood * 0.85));
    }
    stage.cushion(lean.moved(0.0, 1.28, 0.0), [0.36, 0.52, 0.07], 0.03, cloth(hex(0xf4efe6)));
    stage.cushion(lean.moved(0.0, 0.62, 0.0), [0.34, 0.32, 0.07], 0.03, cloth(decor.accent));
}
