//! Southern houses: white villas with a pool, stone farmhouses with terracotta roofs.

use super::parts::{Body, Roof, chimney};
use crate::colour::hex;
use crate::dice::Dice;
use crate::room::pieces::lounger;
use crate::trace::{Material, Pattern, Stage};
use crate::vector::Frame;

pub(crate) fn villa(stage: &mut Stage, frame: Frame, dice: &mut Dice) {
    let white = Material::plain(dice.pick([hex(0xf7f3ea), hex(0xf3ece0), hex(0xf8f6f2)])).bevel(0.06);
    let trim = Material::plain(dice.pick([hex(0x3f6f92), hex(0x6a5a48), hex(0x4f7a78), hex(0x3a3a38)]));
    let side = dice.side();
    let wide = dice.range(8.5, 10.5);
    let low = Body { frame, wide, tall: 3.3, deep: 7.5 }.build(stage, white);
    stage.block(frame, [-wide / 2.0 - 0.08, 3.3, -0.08], [wide / 2.0 + 0.08, 3.75, 7.6], white);
    let upper =
        Body { frame: frame.moved(side * wide * 0.18, 3.4, 1.6), wide: wide * 0.56, tall: 3.1, deep: 5.2 }
            .build(stage, white);
    upper.flat_roof(stage, 0.06, 0.28, white);
    let wing =
        Body { frame: frame.moved(-side * (wide * 0.5 + 1.9), 0.0, 1.2), wide: 4.6, tall: 2.8, deep: 5.6 }
            .build(stage, white);
    wing.flat_roof(stage, 0.08, 0.3, white);
    let front = low.front();
    front.window(stage, [wide * 0.08, 0.1, wide * 0.36, 2.5], (2, 1), trim, 1.0);
    front.window(stage, [wide * 0.44, 0.1, wide * 0.72, 2.5], (2, 1), trim, 2.0);
    front.door(stage, wide * 0.80, trim.colour);
    upper.front().window(stage, [wide * 0.07, 0.3, wide * 0.24, 2.4], (2, 1), trim, 3.0);
    upper.front().window(stage, [wide * 0.33, 0.3, wide * 0.50, 2.4], (2, 1), trim, 4.0);
    wing.front().window(stage, [1.2, 0.9, 3.4, 2.2], (2, 1), trim, 5.0);
    for (i, body) in [low, upper, wing].into_iter().enumerate() {
        for facade in [body.left(), body.right()] {
            facade.window(stage, [1.6, 0.9, 2.7, 2.2], (2, 1), trim, 6.0 + i as f32);
        }
    }
    pergola(stage, frame.moved(side * wide * 0.12, 0.0, 0.0), wide * 0.62, dice);
    pool(stage, frame.moved(-side * 1.5, 0.0, -4.4));
}

/// Beams on white posts in front of the house.
fn pergola(stage: &mut Stage, frame: Frame, wide: f32, dice: &mut Dice) {
    let wood = Material::new(dice.pick([hex(0xa88660), hex(0x8a6e52), hex(0xd9cdb8)]), Pattern::Grain);
    let post = Material::plain(hex(0xf4efe4)).bevel(0.05);
    for x in [-0.5, 0.0, 0.5] {
        stage.block(frame, [x * wide - 0.17, 0.0, -2.9], [x * wide + 0.17, 2.6, -2.56], post);
    }
    stage.block(frame, [-wide / 2.0 - 0.4, 2.6, -2.86], [wide / 2.0 + 0.4, 2.8, -2.62], wood);
    let count = (wide / 0.55) as u32;
    for i in 0..=count {
        let x = -wide / 2.0 + wide * i as f32 / count as f32;
        stage.block(frame, [x - 0.06, 2.8, -3.2], [x + 0.06, 2.94, 0.0], wood);
    }
}

fn pool(stage: &mut Stage, frame: Frame) {
    let paving = Material::new(hex(0xe6dcc8), Pattern::Tiles { wide: 0.8 });
    stage.block(frame, [-7.0, -0.1, -3.4], [7.5, 0.06, 4.4], paving);
    let water = Material::new(hex(0x4fc3d0), Pattern::Marble).gloss(0.95).seed(3.0);
    stage.block(frame, [-3.8, 0.0, -2.4], [4.2, 0.075, 0.6], water.bevel(0.0));
    for x in [-3.0, -0.9] {
        lounger(stage, frame.moved(x, 0.06, 1.4), hex(0xb08a60), hex(0xf6f1e6));
    }
}

pub(crate) fn farmhouse(stage: &mut Stage, frame: Frame, dice: &mut Dice) {
    let stone = dice.pick([
        Material::new(hex(0xc4b294), Pattern::Stone),
        Material::new(hex(0xb5a68e), Pattern::Stone),
        Material::plain(hex(0xe0bf94)),
        Material::plain(hex(0xd9a07a)),
    ]);
    let roof = Roof {
        cover: Material::new(
            dice.pick([hex(0xb8694a), hex(0xa8603f), hex(0xc48058)]),
            Pattern::Courses { high: 0.26 },
        ),
        thick: 0.16,
        snow: 0.0,
    };
    let shutters = Material::new(
        dice.pick([hex(0x5f7f78), hex(0x6f7f94), hex(0x7a5a42), hex(0x76845c)]),
        Pattern::Boards { wide: 0.1, upright: false },
    );
    let trim = Material::plain(hex(0xe9dfcc));
    let side = dice.side();
    let (wide, tall) = (dice.range(9.0, 11.0), dice.range(5.2, 5.8));
    let main = Body { frame, wide, tall, deep: 7.5 }.build(stage, stone);
    main.long_roof(stage, 1.7, 0.45, stone, &roof);
    let front = main.front();
    for i in 0..4 {
        let x = wide * (0.09 + 0.235 * i as f32);
        shuttered(stage, &front, [x, 3.4, x + 0.95, 4.75], shutters, trim, i as f32);
        if i == 1 {
            front.door(stage, x, shutters.colour * 0.8);
            front.lantern(stage, x - 0.35, 1.9);
        } else {
            shuttered(stage, &front, [x, 0.9, x + 0.95, 2.3], shutters, trim, 5.0 + i as f32);
        }
    }
    let annex =
        Body { frame: frame.moved(side * (wide / 2.0 + 2.2), 0.0, 1.0), wide: 4.6, tall: 3.0, deep: 5.6 }
            .build(stage, stone);
    annex.long_roof(stage, 1.2, 0.4, stone, &roof);
    shuttered(stage, &annex.front(), [1.7, 0.9, 2.8, 2.2], shutters, trim, 12.0);
    for facade in [main.left(), main.right()] {
        shuttered(stage, &facade, [1.4, 3.4, 2.3, 4.7], shutters, trim, 14.0);
        shuttered(stage, &facade, [4.6, 3.4, 5.5, 4.7], shutters, trim, 15.0);
    }
    for facade in [annex.left(), annex.right()] {
        shuttered(stage, &facade, [2.2, 0.9, 3.1, 2.1], shutters, trim, 17.0);
    }
    chimney(stage, frame, -side * wide * 0.3, 4.0, tall + 0.8, tall + 2.5, stone);
    if dice.chance(0.6) {
        pergola(stage, frame.moved(-side * wide * 0.16, 0.0, 0.0), wide * 0.5, dice);
    }
    for x in [-wide * 0.36, wide * 0.1, wide * 0.42] {
        let pot = Material::plain(hex(0xb5694a));
        stage.turned(frame.moved(x, 0.0, -0.7), 0.5, 0.2, 0.3, pot);
        stage.ball(
            frame.moved(x, 0.72, -0.7),
            [0.38, 0.36, 0.38],
            Material::new(hex(0x6f8450), Pattern::Leaf),
        );
    }
}

fn shuttered(
    stage: &mut Stage,
    wall: &super::parts::Facade,
    place: [f32; 4],
    shutter: Material,
    trim: Material,
    seed: f32,
) {
    wall.window(stage, place, (2, 1), trim, seed);
    let [x0, y0, x1, y1] = place;
    let leaf = (x1 - x0) * 0.55;
    stage.block(wall.frame, [x0 - leaf - 0.06, y0 - 0.03, -0.07], [x0 - 0.06, y1 + 0.03, 0.0], shutter);
    stage.block(wall.frame, [x1 + 0.06, y0 - 0.03, -0.07], [x1 + leaf + 0.06, y1 + 0.03, 0.0], shutter);
}
