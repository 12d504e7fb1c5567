//! Timber houses with pitched roofs: A-frame, chalet, snow lodge and beach cottage.

use super::parts::{Body, Facade, Roof, SNOW, bench, chimney, deck, railing};
use crate::colour::{Rgb, hex};
use crate::dice::Dice;
use crate::trace::{Material, Pattern, Stage};
use crate::vector::{Frame, vec3};

fn timber(dice: &mut Dice) -> Rgb {
    dice.pick([hex(0x9c6e48), hex(0x80593c), hex(0xb98a5c), hex(0xa8764a), hex(0x55473e)])
}

fn dark_roof(dice: &mut Dice) -> Material {
    dice.pick([
        Material::new(hex(0x3d4045), Pattern::Seams { apart: 0.5 }).gloss(0.35),
        Material::new(hex(0x54473f), Pattern::Courses { high: 0.24 }),
        Material::new(hex(0x4c5658), Pattern::Courses { high: 0.24 }),
        Material::new(hex(0x2f3a3c), Pattern::Seams { apart: 0.45 }).gloss(0.35),
    ])
}

fn stone() -> Material {
    Material::new(hex(0x9a938a), Pattern::Stone)
}

/// Panes that follow the slope of a gable: a row of uprights, each as tall as the roof allows.
fn gable_glass(
    stage: &mut Stage,
    wall: &Facade,
    wide: f32,
    foot: f32,
    rise: f32,
    columns: u32,
    trim: Material,
) {
    let margin = 0.55;
    let cell = (wide - 2.0 * margin) / columns as f32;
    for i in 0..columns {
        let (x0, x1) = (margin + cell * i as f32 + 0.05, margin + cell * (i + 1) as f32 - 0.05);
        let reach = |x: f32| rise * (1.0 - (x - wide / 2.0).abs() / (wide / 2.0));
        let top = foot + reach(x0).min(reach(x1)) - 0.38;
        if top > foot + 0.5 {
            wall.window(
                stage,
                [x0, foot + 0.15, x1, top],
                (1, if top - foot > 2.6 { 2 } else { 1 }),
                trim,
                i as f32,
            );
        }
    }
}

pub(crate) fn a_frame(stage: &mut Stage, frame: Frame, snowy: bool, dice: &mut Dice) {
    let (wide, rise, deep) = (dice.range(7.0, 8.4), dice.range(6.6, 7.8), dice.range(8.0, 10.0));
    let wood = timber(dice);
    let wall = Material::new(wood, Pattern::Boards { wide: 0.2, upright: true });
    let roof = Roof { cover: dark_roof(dice), thick: 0.26, snow: if snowy { 0.3 } else { 0.0 } };
    let trim = Material::plain(dice.pick([hex(0x2b2a29), hex(0x3a2f28), hex(0xd9cdb8)]));
    let raised = frame.moved(0.0, 0.5, 0.0);
    let body = Body { frame: raised, wide, tall: 0.02, deep };
    body.gable_roof(stage, rise, 0.7, wall, &roof);
    let front = body.front();
    let split = dice.range(2.5, 2.8);
    let inner = |y: f32| wide * (1.0 - y / rise);
    let columns = dice.pick([3, 4]);
    // Ground floor: doors and panes as wide as the slope allows; above: glass up to the ridge.
    let low = inner(split) - 0.9;
    let (from, cell) = (wide / 2.0 - low / 2.0, low / columns as f32);
    for i in 0..columns {
        let x = from + cell * i as f32;
        front.window(stage, [x + 0.06, 0.12, x + cell - 0.06, split - 0.3], (1, 1), trim, i as f32);
    }
    let upper = Facade { frame: raised.moved(-inner(split) / 2.0, split, 0.0) };
    gable_glass(stage, &upper, inner(split), 0.0, rise - split, columns, trim);
    stage.block(
        raised,
        [-inner(split) / 2.0 - 0.1, split - 0.22, -0.14],
        [inner(split) / 2.0 + 0.1, split + 0.02, 0.02],
        trim,
    );
    deck(stage, frame, (-wide / 2.0 + 0.2, wide / 2.0 - 0.2), (-3.0, 0.0), 0.5, wood.mix(hex(0xb09a80), 0.5));
    if snowy {
        stage.block(frame, [-wide / 2.0 + 0.2, 0.5, -3.0], [-0.9, 0.62, -1.7], SNOW);
    } else {
        bench(stage, frame.moved(-wide * 0.22, 0.5, -1.4), dice);
    }
    if dice.chance(0.6) {
        railing(stage, frame, (-wide / 2.0 + 0.25, -0.9), -2.9, 0.5, trim);
        railing(stage, frame, (0.9, wide / 2.0 - 0.25), -2.9, 0.5, trim);
    }
    chimney(stage, raised, wide * 0.16, deep * 0.55, rise * 0.5, rise + 0.7, stone());
}

pub(crate) fn chalet(stage: &mut Stage, frame: Frame, snowy: bool, dice: &mut Dice) {
    let (wide, deep, rise) = (dice.range(9.0, 11.5), dice.range(8.0, 9.5), dice.range(2.4, 3.4));
    let wood = timber(dice);
    let wall = Material::new(wood, Pattern::Boards { wide: 0.24, upright: dice.chance(0.35) });
    let roof = Roof { cover: dark_roof(dice), thick: 0.24, snow: if snowy { 0.4 } else { 0.0 } };
    let trim = Material::plain(dice.pick([hex(0xe9dfcd), hex(0x2e2a28), hex(0x7d4632)]));
    let two = dice.chance(0.65);
    let tall = if two { 5.2 } else { 3.1 };
    let body = Body { frame, wide, tall, deep };
    if two {
        Body { tall: 2.6, ..body }.build(stage, stone());
        Body { frame: frame.moved(0.0, 2.6, 0.0), tall: tall - 2.6, ..body }.build(stage, wall);
    } else {
        body.build(stage, wall);
    }
    body.gable_roof(stage, rise, 1.1, wall, &roof);
    let front = body.front();
    front.door(stage, wide * 0.5 - 0.5, dice.pick([hex(0x7a4a32), hex(0x3f5a52), hex(0x8a3f33)]));
    front.lantern(stage, wide * 0.5 - 0.9, 1.8);
    for (i, x) in [0.14, 0.72].into_iter().enumerate() {
        front.window(stage, [wide * x, 0.8, wide * (x + 0.15), 2.1], (2, 1), trim, i as f32);
    }
    if two {
        for (i, x) in [0.12, 0.40, 0.72].into_iter().enumerate() {
            front.window(
                stage,
                [wide * x, 3.0, wide * (x + if i == 1 { 0.2 } else { 0.16 }), 4.8],
                (2, 1),
                trim,
                3.0 + i as f32,
            );
        }
        stage.block(
            frame,
            [-wide / 2.0, 2.5, -1.5],
            [wide / 2.0, 2.68, 0.0],
            Material::new(wood * 0.8, Pattern::Grain),
        );
        railing(
            stage,
            frame,
            (-wide / 2.0 + 0.05, wide / 2.0 - 0.05),
            -1.45,
            2.68,
            Material::new(wood * 0.9, Pattern::Grain),
        );
    }
    front.window(stage, [wide * 0.42, tall + 0.25, wide * 0.58, tall + rise * 0.55], (2, 1), trim, 8.0);
    for (side, tag) in [(body.left(), 11.0), (body.right(), 15.0)] {
        for i in 0..2 {
            let x = 1.4 + 3.4 * i as f32;
            side.window(stage, [x, 0.8, x + 1.5, 2.1], (2, 1), trim, tag + i as f32);
            if two {
                side.window(stage, [x, 3.2, x + 1.5, 4.5], (2, 1), trim, tag + 2.0 + i as f32);
            }
        }
    }
    chimney(stage, frame, wide * 0.2, deep * 0.5, tall + rise * 0.3, tall + rise + 0.8, stone());
}

/// A wide house under a deep snow-covered roof with lit paper-white windows, as in northern Japan.
pub(crate) fn lodge(stage: &mut Stage, frame: Frame, dice: &mut Dice) {
    let (wide, deep, rise) = (dice.range(11.0, 14.0), dice.range(8.0, 9.5), dice.range(3.4, 4.6));
    let wood = dice.pick([hex(0x4a3a30), hex(0x5c4536), hex(0x3a3431)]);
    let wall = Material::new(wood, Pattern::Boards { wide: 0.22, upright: true });
    let plaster = Material::plain(hex(0xd6ccbc));
    let roof = Roof {
        cover: Material::new(hex(0x4e4a48), Pattern::Courses { high: 0.2 }),
        thick: 0.34,
        snow: dice.range(0.35, 0.6),
    };
    let trim = Material::plain(wood * 0.7);
    let raised = frame.moved(0.0, 0.35, 0.0);
    let body = Body { frame: raised, wide, tall: 3.0, deep }.build(stage, wall);
    if dice.chance(0.5) {
        body.long_roof(stage, rise, 1.2, plaster, &roof);
    } else {
        body.gable_roof(stage, rise, 1.2, plaster, &roof);
        body.front().window(stage, [wide * 0.36, 3.5, wide * 0.64, 3.3 + rise * 0.42], (4, 1), trim, 30.0);
        stage.block(raised, [-wide / 2.0, 2.95, -0.14], [wide / 2.0, 3.15, 0.0], trim);
    }
    let front = body.front();
    let bays = 5;
    let cell = wide / bays as f32;
    for i in 0..bays {
        let x = cell * i as f32;
        stage.block(raised, [-wide / 2.0 + x - 0.1, 0.0, -0.12], [-wide / 2.0 + x + 0.1, 3.0, 0.1], trim);
        if i == bays / 2 {
            front.door(stage, x + cell / 2.0 - 0.5, wood * 1.25);
            front.lantern(stage, x + cell / 2.0 - 0.8, 1.8);
        } else {
            front.window(stage, [x + 0.4, 0.5, x + cell - 0.4, 2.35], (3, 3), trim, i as f32);
        }
    }
    for side in [body.left(), body.right()] {
        side.window(stage, [1.5, 0.7, 3.3, 2.3], (3, 2), trim, 12.0);
        side.window(stage, [4.6, 0.7, 6.4, 2.3], (3, 2), trim, 13.0);
    }
    deck(stage, frame, (-wide / 2.0, wide / 2.0), (-1.5, 0.0), 0.35, wood.mix(hex(0x9c8870), 0.4));
    for x in [-wide / 2.0 + 0.3, wide / 2.0 - 0.3] {
        stage.block(frame, [x - 0.1, 0.0, -1.4], [x + 0.1, 3.1, -1.2], trim);
    }
}

/// A shingled cottage with a porch along its front.
pub(crate) fn cottage(stage: &mut Stage, frame: Frame, dice: &mut Dice) {
    let (wide, deep, rise) = (dice.range(9.5, 12.0), dice.range(7.0, 8.5), dice.range(2.8, 3.8));
    let colour =
        dice.pick([hex(0xa39a8c), hex(0x8ea0a8), hex(0xe9e4d8), hex(0x6f8088), hex(0xc9b48c), hex(0xd9e0de)]);
    let wall = Material::new(
        colour,
        dice.pick([Pattern::Courses { high: 0.17 }, Pattern::Boards { wide: 0.17, upright: false }]),
    );
    let trim = Material::plain(hex(0xf6f3ec));
    let roof = Roof {
        cover: Material::new(
            dice.pick([hex(0x6b6560), hex(0x58626a), hex(0x7d6a58)]),
            Pattern::Courses { high: 0.2 },
        ),
        thick: 0.2,
        snow: 0.0,
    };
    let raised = frame.moved(0.0, 0.6, 0.0);
    let body = Body { frame: raised, wide, tall: 2.9, deep }.build(stage, wall);
    body.long_roof(stage, rise, 0.6, wall, &roof);
    let dormers = dice.pick([1, 2]);
    for i in 0..dormers {
        let x = if dormers == 1 { 0.0 } else { wide * (i as f32 - 0.5) * 0.46 };
        let dormer = Body { frame: raised.moved(x, 2.9, 0.5), wide: 2.4, tall: 1.5, deep: deep * 0.4 }
            .build(stage, wall);
        dormer.gable_roof(stage, 1.1, 0.3, wall, &roof);
        dormer.front().window(stage, [0.5, 0.35, 1.9, 1.4], (2, 2), trim, 20.0 + i as f32);
    }
    let front = body.front();
    front.door(
        stage,
        wide * 0.5 - 0.5,
        dice.pick([hex(0x2f5a6b), hex(0xb5533c), hex(0x3c6a55), hex(0xd9a441)]),
    );
    for (i, x) in [0.07, 0.27, 0.62, 0.80].into_iter().enumerate() {
        front.window(stage, [wide * x, 0.75, wide * (x + 0.12), 2.2], (2, 2), trim, i as f32);
    }
    for (side, tag) in [(body.left(), 9.0), (body.right(), 12.0)] {
        side.window(stage, [1.2, 0.8, 2.7, 2.2], (2, 2), trim, tag);
        side.window(stage, [4.2, 0.8, 5.7, 2.2], (2, 2), trim, tag + 1.0);
        side.window(stage, [deep / 2.0 - 0.6, 3.3, deep / 2.0 + 0.6, 4.6], (2, 2), trim, tag + 2.0);
    }
    porch(stage, frame, wide, dice);
    chimney(
        stage,
        raised,
        wide * 0.3,
        deep * 0.5,
        2.9 + rise * 0.6,
        3.5 + rise,
        Material::new(hex(0xa5705a), Pattern::Brick),
    );
}

fn porch(stage: &mut Stage, frame: Frame, wide: f32, dice: &mut Dice) {
    let white = Material::plain(hex(0xf4f1ea));
    deck(stage, frame, (-wide / 2.0, wide / 2.0), (-2.4, 0.0), 0.6, hex(0xb5a78f));
    for i in 0..5 {
        let x = -wide / 2.0 + 0.2 + (wide - 0.4) * i as f32 / 4.0;
        stage.block(frame, [x - 0.09, 0.6, -2.3], [x + 0.09, 3.0, -2.12], white);
    }
    let slope = vec3(0.0, 1.0, -0.22).unit();
    let planes = vec![
        (slope, slope.y * 3.52),
        (-slope, -slope.y * 3.38),
        (vec3(-1.0, 0.0, 0.0), wide / 2.0 + 0.2),
        (vec3(1.0, 0.0, 0.0), wide / 2.0 + 0.2),
        (vec3(0.0, 0.0, -1.0), 2.6),
        (vec3(0.0, 0.0, 1.0), 0.0),
    ];
    let cover = Material::new(hex(0x6f757a), Pattern::Seams { apart: 0.5 }).gloss(0.3);
    stage.hull(frame, [-wide / 2.0 - 0.2, 2.7, -2.6], [wide / 2.0 + 0.2, 3.6, 0.0], planes, cover);
    railing(stage, frame, (-wide / 2.0 + 0.2, -0.8), -2.2, 0.6, white);
    railing(stage, frame, (0.8, wide / 2.0 - 0.2), -2.2, 0.6, white);
    stage.block(frame, [-0.8, 0.0, -3.0], [0.8, 0.3, -2.4], Material::plain(hex(0xa89a84)));
    bench(stage, frame.moved(-wide * 0.3, 0.6, -0.8), dice);
}
