//! Kitchens: a run of cabinets under shelves, an island with stools and pendants.

use super::decor::Decor;
use super::pieces::{opening, pendant, plant, vase, wood};
use super::shell::{Room, Wall};
use crate::colour::{Rgb, hex};
use crate::dice::Dice;
use crate::trace::{Material, Pattern, Stage};
use crate::vector::{Frame, Vec3};
use std::f32::consts::FRAC_PI_2;

pub(crate) fn room(dice: &mut Dice) -> Room {
    let (wide, deep, tall) = (dice.range(6.0, 6.8), dice.range(5.4, 6.0), dice.range(2.8, 3.2));
    let head = tall - 0.4;
    let openings = if dice.chance(0.5) {
        vec![opening(Wall::Back, (wide * 0.22, wide * 0.78), 1.08, head, (3, 1))]
    } else {
        vec![
            opening(Wall::Right, (0.5, 3.6), 0.02, head, (3, 1)),
            opening(Wall::Back, (wide * 0.56, wide - 0.5), 1.08, head, (2, 1)),
        ]
    };
    Room { wide, tall, deep, openings }
}

struct Fittings {
    front: Material,
    top: Material,
    handle: Material,
}

pub(crate) fn furnish(stage: &mut Stage, room: &Room, decor: &Decor, dice: &mut Dice) -> Vec<Vec3> {
    let colour = dice.pick([
        hex(0xf0ece4),
        hex(0x4f6458),
        hex(0x3d5466),
        hex(0x9aa896),
        hex(0xcdc3b2),
        hex(0x35383a),
        decor.wood,
        hex(0xb5c0c0),
    ]);
    let fittings = Fittings {
        front: if colour == decor.wood { wood(colour) } else { Material::plain(colour).gloss(0.10) },
        top: dice.pick([
            Material::new(hex(0xf1eeea), Pattern::Marble).gloss(0.35),
            wood(decor.wood),
            Material::plain(hex(0x4a4b4c)).gloss(0.3),
            Material::new(hex(0xd9d2c6), Pattern::Marble).gloss(0.3),
        ]),
        handle: Material::plain(dice.pick([hex(0xc09a5c), hex(0x2a2a2a), hex(0xc9c9c6)])).gloss(0.6),
    };
    let half = room.wide / 2.0;
    let back = Frame::at(0.0, 0.0, room.deep);
    cabinets(stage, back, (-half, half), &fittings);
    splash(stage, back, room, dice);
    tap(stage, back.moved(0.1, 0.92, -0.14), fittings.handle);
    upper(stage, room, &fittings, decor, dice);
    let side = Frame::at(-half, 0.0, 0.0).turned(-FRAC_PI_2);
    tall_run(stage, side.moved(room.deep - 2.4, 0.0, 0.0), room, &fittings);
    let island_at = Frame::at(dice.range(0.1, 0.5), 0.0, room.deep * 0.52);
    island(stage, island_at, &fittings, decor, dice);
    let kind = dice.below(3);
    let count = dice.pick([2, 3]);
    let mut lamps = Vec::new();
    for i in 0..count {
        let x = (i as f32 - (count - 1) as f32 / 2.0) * 0.8;
        let at = Frame { origin: island_at.point(crate::vector::vec3(x, 1.95, 0.0)), ..island_at };
        lamps.push(pendant(stage, at, room.tall, kind));
    }
    plant(stage, Frame::at(half - 0.45, 0.0, room.deep - 1.2), dice.range(1.0, 1.4), dice);
    lamps
}

/// Base cabinets along the wall at +z, with a worktop.
fn cabinets(stage: &mut Stage, wall: Frame, x: (f32, f32), fittings: &Fittings) {
    stage.block(wall, [x.0, 0.0, -0.54], [x.1, 0.09, 0.0], Material::plain(fittings.front.colour * 0.4));
    let count = ((x.1 - x.0) / 0.62).round().max(1.0);
    let cell = (x.1 - x.0) / count;
    for i in 0..count as u32 {
        let from = x.0 + cell * i as f32;
        stage.block(
            wall,
            [from + 0.006, 0.09, -0.6],
            [from + cell - 0.006, 0.87, 0.0],
            fittings.front.bevel(0.012),
        );
        stage.block(wall, [from + cell * 0.3, 0.76, -0.63], [from + cell * 0.7, 0.78, -0.6], fittings.handle);
    }
    stage.block(wall, [x.0, 0.88, -0.64], [x.1, 0.92, 0.0], fittings.top);
}

fn splash(stage: &mut Stage, wall: Frame, room: &Room, dice: &mut Dice) {
    let half = room.wide / 2.0;
    let tiles = Material::new(
        dice.pick([hex(0xf3f1ec), hex(0xb9c9c4), hex(0xd8c4ae), hex(0xe6e2da)]),
        Pattern::Tiles { wide: 0.12 },
    )
    .gloss(0.3);
    stage.block(wall, [-half, 0.92, -0.012], [half, 1.06, 0.0], tiles.bevel(0.0));
}

fn tap(stage: &mut Stage, frame: Frame, metal: Material) {
    stage.turned(frame, 0.3, 0.014, 0.014, metal);
    stage.block(frame, [-0.013, 0.29, -0.2], [0.013, 0.315, 0.012], metal);
    stage.block(frame, [-0.013, 0.22, -0.2], [0.013, 0.29, -0.178], metal);
    stage.block(
        frame.moved(0.0, 0.004, -0.12),
        [-0.3, -0.003, -0.2],
        [0.3, 0.0, 0.16],
        Material::plain(hex(0x8d8f8f)).gloss(0.5),
    );
}

/// Open shelves with crockery, or closed cupboards, where the back wall has no window.
fn upper(stage: &mut Stage, room: &Room, fittings: &Fittings, decor: &Decor, dice: &mut Dice) {
    let half = room.wide / 2.0;
    let (from, to) = room.openings.iter().find(|o| o.wall == Wall::Back).map_or((0.0, 0.0), |o| o.along);
    let spans = [(0.75, from - 0.25), (to + 0.25, room.wide - 0.1)];
    let back = Frame::at(-half, 0.0, room.deep);
    let closed = dice.chance(0.35);
    for (a, b) in spans.into_iter().filter(|(a, b)| b - a > 0.5) {
        if closed {
            let count = ((b - a) / 0.6).round().max(1.0);
            for i in 0..count as u32 {
                let x = a + (b - a) * i as f32 / count;
                stage.block(
                    back,
                    [x + 0.006, 1.5, -0.36],
                    [x + (b - a) / count - 0.006, 2.35, 0.0],
                    fittings.front.bevel(0.012),
                );
            }
        } else {
            for y in [1.48, 1.88] {
                stage.block(back, [a, y, -0.26], [b, y + 0.035, 0.0], wood(decor.wood));
                crockery(stage, back.moved(a, y + 0.035, -0.13), b - a, dice);
            }
        }
    }
}

fn crockery(stage: &mut Stage, frame: Frame, wide: f32, dice: &mut Dice) {
    let mut x = 0.12;
    while x < wide - 0.1 {
        let glaze = Material::plain(dice.pick([
            hex(0xf2ede3),
            hex(0xc9b8a0),
            hex(0x7f9296),
            hex(0xb5795a),
            hex(0x5c6a5c),
        ]))
        .gloss(0.2);
        match dice.below(3) {
            0 => stage.turned(frame.moved(x, 0.0, 0.0), dice.range(0.10, 0.2), 0.045, 0.05, glaze),
            1 => stage.turned(frame.moved(x, 0.0, 0.0), 0.07, 0.04, 0.085, glaze),
            _ => stage.ball(frame.moved(x, 0.09, 0.0), [0.06, 0.09, 0.06], glaze),
        }
        x += dice.range(0.15, 0.26);
    }
}

/// Tall cupboards with an oven along the wall at +z.
fn tall_run(stage: &mut Stage, wall: Frame, room: &Room, fittings: &Fittings) {
    for i in 0..3 {
        let x = 2.0 + 0.62 * i as f32;
        stage.block(
            wall,
            [x + 0.006, 0.09, -0.62],
            [x + 0.614, 2.35f32.min(room.tall - 0.2), 0.0],
            fittings.front.bevel(0.012),
        );
        stage.block(wall, [x + 0.5, 1.0, -0.65], [x + 0.52, 1.5, -0.62], fittings.handle);
    }
    let glass = Material::plain(hex(0x17191a)).gloss(0.7);
    stage.block(wall, [2.68, 1.02, -0.635], [3.18, 1.5, -0.62], glass);
}

fn island(stage: &mut Stage, frame: Frame, fittings: &Fittings, decor: &Decor, dice: &mut Dice) {
    let (wide, deep) = (dice.range(2.0, 2.5), 0.95);
    let (hx, hz) = (wide / 2.0, deep / 2.0);
    let panel =
        dice.pick([fittings.front, Material::new(decor.wood, Pattern::Boards { wide: 0.1, upright: true })]);
    stage.block(frame, [-hx + 0.06, 0.0, -hz + 0.26], [hx - 0.06, 0.87, hz - 0.04], panel);
    stage.block(frame, [-hx, 0.87, -hz], [hx, 0.925, hz], fittings.top);
    for i in 0..3 {
        stool(stage, frame.moved((i as f32 - 1.0) * wide * 0.29, 0.0, -hz - 0.12), decor, dice);
    }
    stage.turned(frame.moved(-hx * 0.5, 0.925, 0.0), 0.08, 0.09, 0.19, wood(decor.wood * 0.9));
    for i in 0..6 {
        let a = i as f32 * 1.05;
        let fruit = dice.pick([hex(0xd98b3a), hex(0xc9b04a), hex(0xb5543a), hex(0x9caf56)]);
        stage.ball(
            frame.moved(-hx * 0.5 + 0.09 * a.cos(), 1.01, 0.09 * a.sin()),
            [0.05, 0.048, 0.05],
            Material::plain(fruit).gloss(0.15),
        );
    }
    vase(stage, frame.moved(hx * 0.45, 0.925, 0.1), decor.accent, dice);
}

fn stool(stage: &mut Stage, frame: Frame, decor: &Decor, dice: &mut Dice) {
    let seat: Rgb = decor.wood.mix(decor.accent, 0.2);
    let legs = Material::plain(dice.clone().pick([hex(0x2c2c2b), decor.wood * 0.8, hex(0xb8935a)]));
    stage.turned(frame.moved(0.0, 0.64, 0.0), 0.045, 0.19, 0.18, wood(seat));
    for (x, z) in [(-0.13, -0.13), (0.13, -0.13), (-0.13, 0.13), (0.13, 0.13)] {
        stage.turned(frame.moved(x * 1.2, 0.0, z * 1.2), 0.64, 0.016, 0.016, legs);
    }
    stage.block(frame, [-0.15, 0.22, -0.165], [0.15, 0.24, -0.145], legs);
    stage.block(frame, [-0.15, 0.22, 0.145], [0.15, 0.24, 0.165], legs);
}
