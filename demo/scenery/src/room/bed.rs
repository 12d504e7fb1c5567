//! Bedrooms.

use super::decor::Decor;
use super::pieces::{artwork, beams, cloth, curtains, opening, pendant, plant, rug, table_lamp, vase, wood};
use super::shell::{Room, Wall};
use crate::colour::{Rgb, hex};
use crate::dice::Dice;
use crate::trace::{Material, Pattern, Stage};
use crate::vector::{Frame, Vec3};
use std::f32::consts::FRAC_PI_2;

pub(crate) fn room(dice: &mut Dice) -> Room {
    let (wide, deep, tall) = (dice.range(5.4, 6.2), dice.range(5.0, 5.6), dice.range(2.7, 3.1));
    let head = tall - dice.range(0.25, 0.45);
    let openings = match dice.below(3) {
        0 => vec![opening(Wall::Back, (0.8, wide - 0.8), dice.pick([0.02, 0.5]), head, (3, 1))],
        1 => vec![opening(Wall::Back, (wide * 0.38, wide - 0.6), 0.02, head, (2, 1))],
        _ => vec![
            opening(Wall::Right, (0.7, 3.6), 0.35, head, (3, 1)),
            opening(Wall::Back, (wide * 0.45, wide * 0.88), 0.75, head, (2, 2)),
        ],
    };
    Room { wide, tall, deep, openings }
}

pub(crate) fn furnish(stage: &mut Stage, room: &Room, decor: &Decor, dice: &mut Dice) -> Vec<Vec3> {
    let half = room.wide / 2.0;
    let side = -1.0;
    let bed_at = Frame::at(side * (half - 1.12), 0.0, room.deep * 0.60).turned(side * FRAC_PI_2);
    rug(
        stage,
        Frame::at(-half + 2.2, 0.0, room.deep * 0.60),
        2.2,
        2.9,
        hex(0xe4dbca).mix(decor.accent, dice.range(0.0, 0.4)),
        dice,
    );
    let wide = 1.75;
    bed(stage, bed_at, wide, decor, dice);
    let mut lamps = Vec::new();
    for x in [-1.0, 1.0] {
        let table = bed_at.moved(x * (wide / 2.0 + 0.42), 0.0, 0.86);
        night_table(stage, table, decor.wood);
        lamps.push(table_lamp(stage, table.moved(0.0, 0.5, 0.0), decor.accent.mix(hex(0xe8e0d2), 0.5)));
    }
    let (wall, _) = room.wall(Wall::Left);
    let along = 2.0 + room.deep * 0.60;
    match dice.below(3) {
        0 => artwork(stage, wall, along, 1.85, (1.3, 0.7), decor, dice.range(0.0, 6.0)),
        1 => {
            for (i, x) in [-0.5, 0.5].into_iter().enumerate() {
                artwork(stage, wall, along + x, 1.82, (0.62, 0.8), decor, dice.range(0.0, 3.0) + i as f32);
            }
        }
        _ => {
            let kind = dice.below(3);
            lamps.push(pendant(stage, Frame::at(0.3, room.tall - 0.75, room.deep * 0.55), room.tall, kind));
        }
    }
    plant(stage, Frame::at(half - 0.5, 0.0, room.deep - 0.5), dice.range(1.1, 1.6), dice);
    bench(stage, bed_at.moved(0.0, 0.0, -1.38), decor, dice);
    for o in &room.openings {
        if o.wall == Wall::Back && dice.chance(0.7) {
            curtains(stage, room, o, hex(0xf3eee4).mix(decor.accent, dice.range(0.0, 0.25)));
        }
    }
    if dice.chance(0.35) {
        beams(stage, room, decor.wood * 0.9);
    }
    lamps
}

/// Head towards +z, foot towards -z.
fn bed(stage: &mut Stage, frame: Frame, wide: f32, decor: &Decor, dice: &mut Dice) {
    let half = wide / 2.0;
    let linen = dice.pick([hex(0xf4f0e8), hex(0xefe9de), hex(0xe6e8e8), hex(0xf6f3ee)]);
    let head = dice.pick([wood(decor.wood), cloth(decor.accent.mix(decor.cloth, 0.5)), cloth(hex(0xcabfae))]);
    stage.block(frame, [-half - 0.06, 0.12, -1.06], [half + 0.06, 0.32, 1.06], wood(decor.wood * 0.95));
    for (x, z) in [(-half, -1.0), (half - 0.08, -1.0)] {
        stage.block(frame, [x, 0.0, z], [x + 0.08, 0.12, z + 0.08], wood(decor.wood * 0.7));
    }
    let tall = dice.range(1.0, 1.25);
    stage.cushion(frame.moved(0.0, tall / 2.0 + 0.1, 1.04), [wide + 0.2, tall, 0.12], 0.04, head);
    stage.cushion(frame.moved(0.0, 0.42, 0.0), [wide, 0.24, 2.02], 0.08, cloth(linen * 0.98));
    let duvet = cloth(dice.pick([linen, decor.cloth.mix(linen, 0.55), linen]));
    stage.cushion(frame.moved(0.0, 0.52, -0.28), [wide + 0.12, 0.22, 1.5], 0.10, duvet);
    stage.cushion(frame.moved(0.0, 0.59, 0.40), [wide + 0.1, 0.14, 0.34], 0.065, cloth(linen));
    let throw = Material::new(decor.accent, dice.pick([Pattern::Weave, Pattern::Stripes { wide: 0.16 }]));
    stage.cushion(frame.moved(0.0, 0.545, -0.72), [wide + 0.17, 0.22, 0.52], 0.10, throw);
    for x in [-0.44, 0.44] {
        stage.cushion(frame.moved(x, 0.74, 0.84).leaned(0.42), [0.76, 0.46, 0.2], 0.095, cloth(linen));
        stage.cushion(
            frame.moved(x * 0.96, 0.70, 0.66).leaned(0.55),
            [0.66, 0.42, 0.19],
            0.09,
            cloth(linen.mix(decor.cloth, 0.35)),
        );
    }
    stage.cushion(frame.moved(0.05, 0.69, 0.52).leaned(0.6), [0.48, 0.3, 0.14], 0.068, cloth(decor.accent));
}

fn night_table(stage: &mut Stage, frame: Frame, timber: Rgb) {
    stage.block(frame, [-0.24, 0.14, -0.2], [0.24, 0.5, 0.2], wood(timber));
    stage.block(frame, [-0.21, 0.18, -0.212], [0.21, 0.31, -0.2], wood(timber * 0.93));
    stage.block(frame, [-0.21, 0.33, -0.212], [0.21, 0.47, -0.2], wood(timber * 0.93));
    for (x, z) in [(-0.22, -0.18), (0.18, -0.18), (-0.22, 0.14), (0.18, 0.14)] {
        stage.block(frame, [x, 0.0, z], [x + 0.04, 0.14, z + 0.04], wood(timber * 0.75));
    }
}

fn bench(stage: &mut Stage, frame: Frame, decor: &Decor, dice: &mut Dice) {
    if dice.chance(0.5) {
        stage.cushion(frame.moved(0.0, 0.42, 0.0), [1.3, 0.13, 0.42], 0.06, cloth(decor.cloth));
        for (x, z) in [(-0.6, -0.18), (0.56, -0.18), (-0.6, 0.14), (0.56, 0.14)] {
            stage.block(frame, [x, 0.0, z], [x + 0.04, 0.37, z + 0.04], wood(decor.wood * 0.85));
        }
    } else {
        stage.cushion(
            frame.moved(-0.3, 0.24, -0.1),
            [0.5, 0.44, 0.5],
            0.16,
            cloth(decor.cloth.mix(decor.accent, 0.4)),
        );
        vase(stage, frame.moved(0.45, 0.0, -0.05), hex(0xd9cdb8), dice);
    }
}
