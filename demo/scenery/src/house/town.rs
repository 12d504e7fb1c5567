//! City houses: brick lofts with steel windows, rows of painted town houses.

use super::parts::Body;
use crate::colour::hex;
use crate::dice::Dice;
use crate::trace::{Material, Pattern, Stage};
use crate::vector::Frame;

pub(crate) fn loft(stage: &mut Stage, frame: Frame, dice: &mut Dice) {
    let floors = 3 + dice.below(2);
    let storey = 3.6;
    let (wide, deep) = (dice.range(13.0, 16.0), 12.0);
    let tall = storey * floors as f32 + 0.8;
    let brick = dice.pick([
        Material::new(hex(0xa5614a), Pattern::Brick),
        Material::new(hex(0x8a5244), Pattern::Brick),
        Material::new(hex(0xb8846a), Pattern::Brick),
        Material::new(hex(0xd9d0c2), Pattern::Brick),
        Material::new(hex(0x6b6660), Pattern::Brick),
    ]);
    let trim = Material::plain(hex(0x24282a));
    let sill = Material::plain(hex(0xcfc4b2));
    let body = Body { frame, wide, tall, deep }.build(stage, brick);
    body.flat_roof(stage, 0.25, 0.35, sill);
    let bays = 4;
    let cell = wide / bays as f32;
    let front = body.front();
    for floor in 0..floors {
        let y = storey * floor as f32 + 0.75;
        stage.block(frame, [-wide / 2.0 - 0.06, y + 2.72, -0.07], [wide / 2.0 + 0.06, y + 2.9, 0.0], sill);
        for bay in 0..bays {
            let x = cell * bay as f32 + 0.55;
            let seed = (floor * 7 + bay) as f32;
            if floor == 0 && bay == 1 {
                front.door(stage, x + 0.7, dice.pick([hex(0x2f4a45), hex(0x1f2a33), hex(0x7a3a2c)]));
                front.lantern(stage, x + 0.3, 1.9);
            } else {
                front.window(stage, [x, y, x + cell - 1.1, y + 2.35], (3, 3), trim, seed);
            }
        }
        for (side, tag) in [(body.left(), 40.0), (body.right(), 60.0)] {
            for bay in 0..3 {
                let x = 1.0 + 3.7 * bay as f32;
                side.window(stage, [x, y, x + 2.4, y + 2.3], (3, 3), trim, tag + (floor * 5 + bay) as f32);
            }
        }
    }
    // Water tank and a roof terrace's glass box.
    let tank = Material::new(hex(0x7a6452), Pattern::Boards { wide: 0.2, upright: true });
    stage.turned(frame.moved(wide * 0.25, tall + 1.4, 6.0), 2.2, 1.2, 1.2, tank);
    stage.turned(frame.moved(wide * 0.25, tall + 3.6, 6.0), 0.7, 1.3, 0.1, Material::plain(hex(0x5a4a40)));
    for (x, z) in [(-0.8, -0.8), (0.8, -0.8), (-0.8, 0.8), (0.8, 0.8)] {
        stage.block(
            frame.moved(wide * 0.25 + x, tall, 6.0 + z),
            [-0.08, 0.0, -0.08],
            [0.08, 1.5, 0.08],
            trim,
        );
    }
    let top =
        Body { frame: frame.moved(-wide * 0.2, tall + 0.3, 3.0), wide: wide * 0.4, tall: 2.8, deep: 6.0 }
            .build(stage, Material::plain(hex(0x3a3d40)));
    top.flat_roof(stage, 0.5, 0.25, trim);
    top.front().window(stage, [0.3, 0.2, wide * 0.4 - 0.3, 2.5], (4, 1), trim, 90.0);
}

pub(crate) fn row(stage: &mut Stage, frame: Frame, dice: &mut Dice) {
    let colours = [
        hex(0xd9a890),
        hex(0xe8d5a8),
        hex(0xa8bcc4),
        hex(0xc4d0b4),
        hex(0xe6e0d4),
        hex(0xc98a74),
        hex(0x8a9cac),
    ];
    let start = dice.below(colours.len());
    let wide = 5.6;
    for i in 0..4 {
        let house = frame.moved((i as f32 - 1.5) * wide, 0.0, 0.0);
        let floors = 3 + dice.below(2);
        let tall = 3.3 * floors as f32 + 0.9;
        let wall = Material::plain(colours[(start + i * 2) % colours.len()]);
        let white = Material::plain(hex(0xf5f1e8));
        let body = Body { frame: house, wide: wide - 0.02, tall, deep: 10.0 }.build(stage, wall);
        stage.block(house, [-wide / 2.0, tall - 0.1, -0.35], [wide / 2.0, tall + 0.25, 10.0], white);
        stage.block(house, [-wide / 2.0, 0.0, -0.05], [wide / 2.0, 0.7, 0.0], Material::plain(hex(0x8d8880)));
        let front = body.front();
        for floor in 0..floors {
            let y = 3.3 * floor as f32 + 1.0;
            for (bay, x) in [0.7, 2.35, 4.0].into_iter().enumerate() {
                if floor == 0 && bay == 0 {
                    front.door(
                        stage,
                        x,
                        dice.pick([hex(0x22343a), hex(0x6b2f2a), hex(0x2f5040), hex(0x3a3a5a)]),
                    );
                    front.lantern(stage, x + 1.25, 2.2);
                } else {
                    front.window(
                        stage,
                        [x, y, x + 0.95, y + 1.75],
                        (2, 2),
                        white,
                        (i * 20 + floor * 4 + bay) as f32,
                    );
                }
            }
        }
        for side in [body.left(), body.right()] {
            for floor in 0..floors {
                let y = 3.3 * floor as f32 + 1.0;
                side.window(stage, [2.0, y, 3.0, y + 1.7], (2, 2), white, 70.0 + floor as f32);
                side.window(stage, [6.0, y, 7.0, y + 1.7], (2, 2), white, 75.0 + floor as f32);
            }
        }
    }
}
