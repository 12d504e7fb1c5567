//! Modern houses: cedar volumes with flat roofs, and glass pavilions.

use super::parts::{Body, Facade, SNOW, bench, chimney, deck};
use crate::colour::hex;
use crate::dice::Dice;
use crate::trace::{Material, Pattern, Stage};
use crate::vector::Frame;

/// A wall of tall panes from end to end.
fn glazing(
    stage: &mut Stage,
    wall: &Facade,
    x: (f32, f32),
    y: (f32, f32),
    pane: f32,
    trim: Material,
    seed: f32,
) {
    let count = ((x.1 - x.0) / pane).round().max(1.0);
    wall.window(stage, [x.0, y.0, x.1, y.1], (count as u32, 1), trim, seed);
}

pub(crate) fn cedar(stage: &mut Stage, frame: Frame, snowy: bool, dice: &mut Dice) {
    let cedar = dice.pick([hex(0xa8744c), hex(0x94694a), hex(0xb98f66), hex(0x8d8678), hex(0x5b5048)]);
    let wall = Material::new(cedar, Pattern::Boards { wide: 0.15, upright: dice.chance(0.6) });
    let pale = dice.pick([
        Material::plain(hex(0xdcd6cb)),
        Material::plain(hex(0x4c4c4c)),
        Material::new(hex(0xa39c92), Pattern::Stone),
        Material::new(hex(0xb5b0a8), Pattern::Tiles { wide: 1.2 }),
    ]);
    let trim = Material::plain(hex(0x26282a));
    let fascia = Material::plain(dice.pick([hex(0x2f3133), hex(0x3d3a36), hex(0xe4dfd5)]));
    let side = dice.side();
    let (wide, tall) = (dice.range(8.0, 10.5), dice.range(3.0, 3.3));
    let low = Body { frame: frame.moved(side * 2.2, 0.0, 0.0), wide, tall, deep: 7.5 }.build(stage, pale);
    low.flat_roof(stage, 0.7, 0.3, fascia);
    glazing(stage, &low.front(), (0.6, wide - 0.6), (0.15, tall - 0.35), 1.5, trim, 1.0);
    for (facade, tag) in [(low.left(), 5.0), (low.right(), 6.0)] {
        glazing(stage, &facade, (1.0, 4.2), (0.15, tall - 0.35), 1.6, trim, tag);
    }
    let upper_wide = dice.range(5.0, 6.8);
    let (shift, forward) = (-side * dice.range(1.6, 2.6), dice.range(-1.2, 0.6));
    let standing = dice.chance(0.45);
    let lift = if standing { 0.0 } else { tall + 0.3 };
    let high = if standing { tall * 2.0 + 0.2 } else { tall };
    let upper = Body { frame: frame.moved(shift, lift, forward), wide: upper_wide, tall: high, deep: 6.4 }
        .build(stage, wall);
    upper.flat_roof(stage, 0.45, 0.28, fascia);
    if snowy {
        for body in [low, upper] {
            Body { tall: body.tall + 0.3, ..body }.flat_roof(stage, 0.6, 0.3, SNOW);
        }
    }
    let front = upper.front();
    let top = high - tall;
    glazing(stage, &front, (0.8, upper_wide - 0.8), (top + 0.5, high - 0.5), 1.4, trim, 9.0);
    if standing {
        front.door(stage, upper_wide * 0.5 - 0.5, cedar * 0.6);
        front.lantern(stage, upper_wide * 0.5 - 0.9, 1.7);
    } else {
        stage.block(
            frame,
            [shift - upper_wide / 2.0 + 0.2, 0.0, forward + 0.3],
            [shift - upper_wide / 2.0 + 0.5, tall + 0.3, forward + 0.6],
            trim,
        );
        let ground = Body {
            frame: frame.moved(shift, 0.0, forward.max(0.0) + 1.2),
            wide: upper_wide - 0.4,
            tall: tall + 0.3,
            deep: 5.0,
        }
        .build(stage, wall);
        ground.front().door(stage, upper_wide * 0.4, cedar * 0.6);
        glazing(stage, &ground.front(), (0.4, upper_wide * 0.32), (0.3, tall - 0.4), 1.2, trim, 12.0);
    }
    for (facade, tag) in [(upper.left(), 15.0), (upper.right(), 16.0)] {
        facade.window(stage, [2.2, top + 0.9, 4.4, high - 0.6], (1, 1), trim, tag);
    }
    let (from, to) = (side * 2.2 - wide / 2.0, side * 2.2 + wide / 2.0);
    deck(stage, frame, (from, to), (-3.2, 0.0), 0.14, cedar.mix(hex(0xb8a890), 0.55));
    bench(stage, frame.moved(side * 3.4, 0.14, -1.5), dice);
    if dice.chance(0.4) {
        chimney(stage, low.frame, 0.0, 5.0, tall, tall + 1.5, pale);
    }
}

pub(crate) fn pavilion(stage: &mut Stage, frame: Frame, dice: &mut Dice) {
    let (wide, tall, deep) = (dice.range(11.0, 14.0), dice.range(3.1, 3.6), 7.0);
    let cedar = dice.pick([hex(0x9c6f4a), hex(0x7a5a44), hex(0x4a443e)]);
    let wall = Material::new(cedar, Pattern::Boards { wide: 0.14, upright: true });
    let core =
        dice.pick([Material::new(hex(0x8f8a83), Pattern::Stone), Material::plain(hex(0x5c5a58)), wall]);
    let trim = Material::plain(hex(0x1f2224));
    let fascia = dice.pick([
        Material::plain(hex(0x2a2c2e)),
        Material::new(cedar, Pattern::Boards { wide: 0.2, upright: false }),
    ]);
    let raised = frame.moved(0.0, 0.45, 0.0);
    let body = Body { frame: raised, wide, tall, deep }.build(stage, wall);
    body.flat_roof(stage, 1.3, 0.34, fascia);
    let split = dice.range(0.62, 0.74) * wide;
    let mirrored = dice.chance(0.5);
    let place = |a: f32, b: f32| if mirrored { (wide - b, wide - a) } else { (a, b) };
    let front = body.front();
    glazing(stage, &front, place(0.25, split), (0.05, tall - 0.15), 1.7, trim, 1.0);
    let (from, to) = place(split + 0.5, wide - 0.5);
    front.window(stage, [from, 1.0, to, tall - 0.6], (2, 1), trim, 4.0);
    let (near, far) = (body.left(), body.right());
    let (open, shut) = if mirrored { (far, near) } else { (near, far) };
    let span = if mirrored { (0.2, deep - 1.2) } else { (1.2, deep - 0.2) };
    glazing(stage, &open, span, (0.05, tall - 0.15), 1.7, trim, 7.0);
    shut.window(stage, [2.0, 1.0, 3.4, tall - 0.6], (1, 1), trim, 8.0);
    let hearth = if mirrored { -1.0 } else { 1.0 } * wide * 0.2;
    chimney(stage, raised, hearth, 3.6, tall, tall + 1.7, core);
    let boards = cedar.mix(hex(0xb8a890), 0.55);
    deck(stage, frame, (-wide / 2.0 - 1.2, wide / 2.0 + 1.2), (-3.6, 0.0), 0.45, boards);
    deck(stage, frame, (-1.5, 1.5), (-4.2, -3.6), 0.22, boards);
    for x in [-wide / 2.0 - 0.9, wide / 2.0 + 0.9] {
        stage.block(raised, [x - 0.08, 0.0, -1.1], [x + 0.08, tall, -0.94], trim);
    }
    bench(stage, frame.moved(wide * 0.26, 0.45, -1.6), dice);
    bench(stage, frame.moved(-wide * 0.26, 0.45, -1.9), dice);
    if dice.chance(0.4) {
        let upper =
            Body { frame: raised.moved(-hearth, tall + 0.34, 1.4), wide: wide * 0.42, tall: 2.7, deep: 5.0 }
                .build(stage, wall);
        upper.flat_roof(stage, 0.7, 0.26, fascia);
        glazing(stage, &upper.front(), (0.5, wide * 0.42 - 0.5), (0.3, 2.4), 1.4, trim, 12.0);
        for facade in [upper.left(), upper.right()] {
            facade.window(stage, [1.2, 0.4, 3.6, 2.3], (1, 1), trim, 14.0);
        }
    }
}
