//! Living rooms: sofa, armchair, low table, fireplace or shelves.

use super::decor::Decor;
use super::pieces::{
    artwork, beams, books, cloth, curtains, floor_lamp, opening, plant, rug, sideboard, vase, wood,
};
use super::shell::{Room, Wall};
use crate::colour::{Rgb, hex};
use crate::dice::Dice;
use crate::trace::{Material, Pattern, Stage};
use crate::vector::{Frame, Vec3};
use std::f32::consts::{FRAC_PI_2, PI};

pub(crate) fn room(dice: &mut Dice) -> Room {
    let (wide, deep, tall) = (dice.range(6.0, 7.0), dice.range(5.4, 6.4), dice.range(2.8, 3.4));
    let mut openings = Vec::new();
    let head = tall - dice.range(0.25, 0.5);
    match dice.below(3) {
        0 => openings.push(opening(Wall::Back, (0.7, wide - 0.7), 0.02, head, (4, 1))),
        1 => {
            openings.push(opening(Wall::Back, (wide * 0.32, wide - 0.5), 0.02, head, (3, 1)));
            openings.push(opening(Wall::Right, (1.0, 3.4), 0.02, head, (2, 1)));
        }
        _ => {
            openings.push(opening(Wall::Back, (0.5, wide * 0.62), 0.5, head, (3, 2)));
            openings.push(opening(Wall::Left, (deep - 1.6, deep + 0.8), 0.02, head, (2, 1)));
        }
    }
    Room { wide, tall, deep, openings }
}

/// Furnishes the room; returns the positions of its lamps.
pub(crate) fn furnish(stage: &mut Stage, room: &Room, decor: &Decor, dice: &mut Dice) -> Vec<Vec3> {
    let side = if room.openings.iter().any(|o| o.wall == Wall::Left) { 1.0 } else { -1.0 };
    let half = room.wide / 2.0;
    let centre = Frame::at(0.1 * side, 0.0, room.deep * 0.60);
    rug(stage, centre, 3.2, 2.3, decor.accent.mix(hex(0xe6ddcd), dice.range(0.45, 0.85)), dice);
    // The sofa stands along the closed wall and faces the room.
    let sofa_at = Frame::at(side * (half - 0.62), 0.0, room.deep * 0.58).turned(side * FRAC_PI_2);
    sofa(stage, sofa_at, dice.range(2.3, 2.7), decor.cloth, decor.accent, dice);
    let chair_at = Frame::at(-side * half * dice.range(0.42, 0.55), 0.0, room.deep - 1.15)
        .turned(side * -dice.range(0.35, 0.7));
    armchair(stage, chair_at, decor.accent.mix(decor.cloth, dice.range(0.0, 0.6)), decor.wood);
    low_table(stage, centre, decor.wood, dice);
    let mut lamps = vec![floor_lamp(stage, Frame::at(side * (half - 0.45), 0.0, room.deep - 0.5), dice)];
    plant(stage, Frame::at(-side * (half - 0.55), 0.0, room.deep - 0.55), dice.range(1.2, 1.7), dice);
    let closed = if side > 0.0 { Wall::Right } else { Wall::Left };
    let (wall, _) = room.wall(closed);
    let spot = if side > 0.0 { room.deep * 0.42 } else { 2.0 + room.deep * 0.58 };
    artwork(stage, wall, spot, 1.72, (dice.range(1.1, 1.5), 0.85), decor, dice.range(0.0, 6.0));
    if dice.chance(0.5) {
        beams(stage, room, decor.wood * 0.9);
    }
    if dice.chance(0.45) {
        for o in room.openings.iter().filter(|o| o.wall == Wall::Back) {
            curtains(stage, room, o, hex(0xf2ede3));
        }
    }
    let other = Frame::at(-side * half, 0.0, room.deep * 0.42).turned(-side * FRAC_PI_2);
    if room.openings.iter().all(|o| o.wall == Wall::Back) {
        if dice.chance(0.5) {
            lamps.push(fireplace(stage, other, room.tall));
        } else {
            sideboard(stage, other, 1.9, 0.62, decor.wood);
            vase(stage, other.moved(-0.5, 0.62, -0.2), decor.accent, dice);
            books(stage, other.moved(0.4, 0.62, -0.22), 4, dice);
        }
    }
    lamps
}

/// Back to +z, seat towards -z.
pub(crate) fn sofa(stage: &mut Stage, frame: Frame, wide: f32, colour: Rgb, accent: Rgb, dice: &mut Dice) {
    let fabric = cloth(colour);
    let half = wide / 2.0;
    stage.cushion(frame.moved(0.0, 0.24, 0.05), [wide, 0.24, 0.92], 0.05, cloth(colour * 0.95));
    stage.cushion(frame.moved(0.0, 0.55, 0.42), [wide, 0.62, 0.22], 0.09, fabric);
    for x in [-half + 0.1, half - 0.1] {
        stage.cushion(frame.moved(x, 0.42, 0.03), [0.2, 0.42, 0.96], 0.08, fabric);
    }
    let seats = if wide > 2.0 { 3 } else { 2 };
    let cell = (wide - 0.42) / seats as f32;
    for i in 0..seats {
        let x = -half + 0.21 + cell * (i as f32 + 0.5);
        stage.cushion(frame.moved(x, 0.43, -0.05), [cell - 0.015, 0.19, 0.76], 0.07, fabric);
        stage.cushion(frame.moved(x, 0.68, 0.28).leaned(0.22), [cell - 0.03, 0.46, 0.2], 0.09, fabric);
    }
    for (x, tone) in [(-half + 0.42, accent), (half - 0.5, accent.mix(hex(0xefe7da), 0.6))] {
        let pillow = frame.moved(x, 0.70, 0.10).leaned(0.35).rolled(dice.bell() * 0.18);
        stage.cushion(pillow, [0.44, 0.42, 0.15], 0.075, cloth(tone));
    }
    for (x, z) in [(-half + 0.1, -0.36), (half - 0.14, -0.36), (-half + 0.1, 0.44), (half - 0.14, 0.44)] {
        stage.block(frame, [x, 0.0, z], [x + 0.05, 0.13, z + 0.05], wood(hex(0x4a3a2c)));
    }
}

fn armchair(stage: &mut Stage, frame: Frame, colour: Rgb, timber: Rgb) {
    let fabric = cloth(colour);
    stage.cushion(frame.moved(0.0, 0.38, 0.0), [0.64, 0.17, 0.66], 0.07, fabric);
    stage.cushion(frame.moved(0.0, 0.70, 0.32).leaned(0.28), [0.62, 0.62, 0.16], 0.075, fabric);
    for x in [-0.37, 0.33] {
        stage.block(frame, [x, 0.56, -0.34], [x + 0.05, 0.60, 0.34], wood(timber));
        for z in [-0.33, 0.28] {
            stage.block(frame, [x, 0.0, z], [x + 0.045, 0.56, z + 0.05], wood(timber));
        }
    }
    stage.block(frame, [-0.34, 0.24, -0.31], [0.34, 0.29, 0.31], wood(timber));
}

fn low_table(stage: &mut Stage, frame: Frame, timber: Rgb, dice: &mut Dice) {
    if dice.chance(0.5) {
        let top = dice.pick([
            wood(timber),
            Material::new(hex(0xe9e4dc), Pattern::Marble).gloss(0.35),
            wood(hex(0x3a2f28)),
        ]);
        stage.turned(frame.moved(0.0, 0.36, 0.0), 0.04, 0.5, 0.5, top);
        stage.turned(frame, 0.36, 0.26, 0.12, wood(timber * 0.8));
    } else {
        stage.block(frame, [-0.6, 0.33, -0.38], [0.6, 0.38, 0.38], wood(timber));
        stage.block(frame, [-0.54, 0.12, -0.32], [0.54, 0.14, 0.32], wood(timber * 0.9));
        for (x, z) in [(-0.57, -0.35), (0.52, -0.35), (-0.57, 0.3), (0.52, 0.3)] {
            stage.block(frame, [x, 0.0, z], [x + 0.05, 0.33, z + 0.05], wood(timber * 0.85));
        }
    }
    books(stage, frame.moved(-0.2, 0.40, 0.05), 3, dice);
    let glaze = dice.pick([hex(0xe9e2d4), hex(0x5f7a80), hex(0xb87a5a)]);
    vase(stage, frame.moved(0.2, 0.40, -0.08), glaze, dice);
}

/// A hearth on the wall at +z; returns the position of the fire.
fn fireplace(stage: &mut Stage, frame: Frame, tall: f32) -> Vec3 {
    let stone = Material::new(hex(0xb0a698), Pattern::Stone);
    stage.block(frame, [-0.95, 0.0, -0.5], [-0.5, tall, 0.0], stone);
    stage.block(frame, [0.5, 0.0, -0.5], [0.95, tall, 0.0], stone);
    stage.block(frame, [-0.5, 0.85, -0.5], [0.5, tall, 0.0], stone);
    stage.block(frame, [-0.5, 0.0, -0.06], [0.5, 0.85, 0.0], Material::plain(hex(0x1c1815)));
    stage.block(frame, [-1.05, 0.0, -0.8], [1.05, 0.1, -0.5], stone);
    stage.block(frame, [-1.1, 1.18, -0.62], [1.1, 1.28, 0.0], wood(hex(0x7a5a40)));
    for (i, (x, y)) in [(-0.16, 0.12), (0.14, 0.12), (0.0, 0.22)].into_iter().enumerate() {
        let log = frame.moved(x, y, -0.25).turned(FRAC_PI_2 * 0.6 + i as f32).leaned(PI / 2.2);
        stage.turned(log, 0.36, 0.06, 0.06, Material::plain(hex(0x5a4030)));
    }
    for (x, h) in [(-0.13, 0.3), (0.0, 0.42), (0.12, 0.26)] {
        stage.ball(
            frame.moved(x, 0.18 + h * 0.5, -0.26),
            [0.06, h * 0.5, 0.05],
            Material::plain(hex(0xffa850)).glow(1.2).shadowless(),
        );
    }
    frame.point(crate::vector::vec3(0.0, 0.4, -0.6))
}
