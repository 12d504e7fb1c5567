//! Houses for each setting, built from solids.

mod cabin;
mod modern;
mod parts;
mod south;
mod town;

use crate::dice::Dice;
use crate::scene::Setting;
use crate::trace::Stage;
use crate::vector::Frame;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    AFrame,
    Chalet,
    BeachCottage,
    CedarModern,
    GlassPavilion,
    WhiteVilla,
    Farmhouse,
    BrickLoft,
    Townhouses,
    SnowLodge,
}

impl Style {
    pub(crate) fn for_setting(setting: Setting, dice: &mut Dice) -> Self {
        match setting {
            Setting::Coast => dice.pick([
                Self::CedarModern,
                Self::BeachCottage,
                Self::GlassPavilion,
                Self::CedarModern,
                Self::BeachCottage,
            ]),
            Setting::Mountain => dice.pick([Self::Chalet, Self::AFrame, Self::CedarModern, Self::Chalet]),
            Setting::City => dice.pick([Self::BrickLoft, Self::Townhouses]),
            Setting::Lake => dice.pick([Self::GlassPavilion, Self::AFrame, Self::CedarModern, Self::Chalet]),
            Setting::Mediterranean => dice.pick([Self::WhiteVilla, Self::Farmhouse]),
            Setting::Snow => dice.pick([Self::SnowLodge, Self::AFrame, Self::SnowLodge, Self::Chalet]),
            Setting::Forest => {
                dice.pick([Self::AFrame, Self::GlassPavilion, Self::Chalet, Self::CedarModern])
            }
        }
    }

    /// Builds the house with the center of its front at the frame's origin; the front faces -z.
    pub(crate) fn build(self, stage: &mut Stage, frame: Frame, snowy: bool, dice: &mut Dice) {
        match self {
            Self::AFrame => cabin::a_frame(stage, frame, snowy, dice),
            Self::Chalet => cabin::chalet(stage, frame, snowy, dice),
            Self::SnowLodge => cabin::lodge(stage, frame, dice),
            Self::BeachCottage => cabin::cottage(stage, frame, dice),
            Self::CedarModern => modern::cedar(stage, frame, snowy, dice),
            Self::GlassPavilion => modern::pavilion(stage, frame, dice),
            Self::WhiteVilla => south::villa(stage, frame, dice),
            Self::Farmhouse => south::farmhouse(stage, frame, dice),
            Self::BrickLoft => town::loft(stage, frame, dice),
            Self::Townhouses => town::row(stage, frame, dice),
        }
    }
}
