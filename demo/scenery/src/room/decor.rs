//! The color scheme of a home, which suits its setting.

use crate::colour::{Rgb, hex};
use crate::dice::Dice;
use crate::scene::Setting;
use crate::trace::{Material, Pattern};

#[derive(Debug, Clone, Copy)]
pub(crate) struct Decor {
    pub(crate) wall: Material,
    /// The wall behind the bed or sofa, which may differ.
    pub(crate) feature: Material,
    pub(crate) ceiling: Material,
    pub(crate) floor: Material,
    pub(crate) wood: Rgb,
    pub(crate) cloth: Rgb,
    pub(crate) accent: Rgb,
    pub(crate) frame: Rgb,
}

impl Decor {
    pub(crate) fn thrown(setting: Setting, dice: &mut Dice) -> Self {
        let wood = match setting {
            Setting::Coast => dice.pick([hex(0xc8ab84), hex(0xb8a488), hex(0xd4bd98)]),
            Setting::Mountain | Setting::Snow => dice.pick([hex(0xa87a50), hex(0x8a623f), hex(0xb98d60)]),
            Setting::City => dice.pick([hex(0x8d6a4a), hex(0x6f5240), hex(0xb08a62)]),
            Setting::Lake | Setting::Forest => dice.pick([hex(0xb58c60), hex(0x9c7450), hex(0x7d5c42)]),
            Setting::Mediterranean => dice.pick([hex(0xb89468), hex(0xc9a87c), hex(0x94704c)]),
        };
        let plaster = dice.pick([hex(0xf1ece3), hex(0xe9e4da), hex(0xf4f1ec), hex(0xe6ddd0), hex(0xdfe3e0)]);
        let tint = dice.pick([
            hex(0xb9c2b2),
            hex(0xa9b8bd),
            hex(0xd9bfa6),
            hex(0x76847a),
            hex(0x5f707c),
            hex(0xcdb9a2),
            hex(0xb98e78),
        ]);
        let boards =
            Material::new(wood, Pattern::Boards { wide: dice.range(0.14, 0.24), upright: dice.chance(0.6) });
        let feature = match setting {
            Setting::City => dice.pick([
                Material::new(hex(0xa8664e), Pattern::Brick),
                Material::new(hex(0xcfc4b6), Pattern::Brick),
                Material::plain(tint),
            ]),
            Setting::Mountain | Setting::Snow | Setting::Forest => dice.pick([
                boards,
                boards,
                Material::new(hex(0xa39a8e), Pattern::Stone),
                Material::plain(tint),
            ]),
            Setting::Mediterranean => dice.pick([
                Material::plain(hex(0xf6f0e4)),
                Material::new(hex(0xcdbb9c), Pattern::Stone),
                Material::plain(hex(0xe0bd94)),
            ]),
            _ => dice.pick([Material::plain(tint), boards, Material::plain(plaster)]),
        };
        let floor = match setting {
            Setting::Mediterranean => dice.pick([
                Material::new(hex(0xc08a68), Pattern::Tiles { wide: 0.34 }).gloss(0.2),
                Material::new(hex(0xe0d5c2), Pattern::Tiles { wide: 0.6 }).gloss(0.3),
            ]),
            _ => Material::new(
                dice.pick([wood, wood.mix(hex(0xd8c6aa), 0.5), wood * 0.78]),
                Pattern::Planks { wide: dice.range(0.14, 0.22), along_x: dice.chance(0.3) },
            )
            .gloss(0.22),
        };
        let timber_ceiling =
            matches!(setting, Setting::Mountain | Setting::Snow | Setting::Forest) && dice.chance(0.6);
        let ceiling = if timber_ceiling {
            Material::new(wood * 1.05, Pattern::Planks { wide: 0.18, along_x: false })
        } else {
            Material::plain(hex(0xf7f5f1))
        };
        Self {
            wall: Material::plain(plaster),
            feature,
            ceiling,
            floor,
            wood,
            cloth: dice.pick([
                hex(0xe6dfd3),
                hex(0xcfc8bc),
                hex(0x9aa3a3),
                hex(0xb0a493),
                hex(0x6d7a86),
                hex(0xa8ad97),
                hex(0xc98f6e),
                hex(0x4f6266),
            ]),
            accent: dice.pick([
                hex(0xc97f58),
                hex(0x3f6f78),
                hex(0xd9a84e),
                hex(0x6f8463),
                hex(0x8f4f48),
                hex(0x35506b),
                hex(0xd8a7a0),
            ]),
            frame: dice.pick([hex(0x2a2b2c), hex(0xf3f0ea), wood * 0.85]),
        }
    }
}
