//! Time of day and weather, and the resulting colors of sky, sun, haze and lamps.

use crate::colour::{Rgb, WHITE, hex, lerp, smooth};
use crate::dice::Dice;
use crate::finish::Print;
use crate::vector::{Vec3, vec3};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hour {
    Dawn,
    Day,
    Golden,
    Dusk,
    Overcast,
    Night,
}

#[derive(Debug, Clone)]
pub(crate) struct Light {
    pub(crate) hour: Hour,
    pub(crate) zenith: Rgb,
    pub(crate) middle: Rgb,
    pub(crate) horizon: Rgb,
    /// Color of the air between the viewer and distant objects.
    pub(crate) haze: Rgb,
    pub(crate) mist: f32,
    /// Direct light (in linear space), and the direction towards it.
    pub(crate) sun: Rgb,
    pub(crate) toward_sun: Vec3,
    /// Light from the whole sky.
    pub(crate) ambient: Rgb,
    pub(crate) cloud_cover: f32,
    pub(crate) cloud_lit: Rgb,
    pub(crate) cloud_shade: Rgb,
    /// Brightness of lamps and windows at this time of day.
    pub(crate) lamps: f32,
}

struct Tones {
    sky: [u32; 3],
    haze: u32,
    sun: u32,
    sun_power: f32,
    ambient: u32,
    ambient_power: f32,
    cloud: [u32; 2],
}

impl Hour {
    fn tones(self, dice: &mut Dice) -> Tones {
        let (sky, haze) = match self {
            Self::Dawn => dice.pick([
                ([0x5f86bf, 0xc5b3d0, 0xffd3b8], 0xe9cfcb),
                ([0x6d8fb8, 0xe0bcc0, 0xffdcae], 0xf0d3bd),
                ([0x7795c4, 0xb9b9dc, 0xfbd5d5], 0xddcbd9),
            ]),
            Self::Day => dice.pick([
                ([0x2b6fbd, 0x74aee2, 0xd3e7f2], 0xc4dcec),
                ([0x3a86c8, 0x8cc3e6, 0xe4eff0], 0xcfe3ea),
                ([0x1f62ad, 0x62a2dc, 0xc4dff0], 0xb4d2ea),
            ]),
            Self::Golden => dice.pick([
                ([0x3f6ba6, 0xbfb3b4, 0xffc274], 0xf2c796),
                ([0x4a6a9c, 0xd9a58c, 0xffb45e], 0xf0b486),
                ([0x5f8fb8, 0xd8cfae, 0xffd98a], 0xf2dcae),
            ]),
            Self::Dusk => dice.pick([
                ([0x14264f, 0x3d5490, 0xe79b78], 0x6d6f9e),
                ([0x1b2352, 0x5a4c8c, 0xf2a184], 0x7a6a9c),
                ([0x123057, 0x2f6690, 0xb9c3b6], 0x4f7c9c),
                ([0x241f4a, 0x7a4d80, 0xff9f6b], 0x8c6288),
            ]),
            Self::Overcast => dice.pick([
                ([0x8b9fb2, 0xb4c2cc, 0xdde4e6], 0xcdd8dc),
                ([0x9aa7ae, 0xc3c9c9, 0xe6e4dc], 0xd6d8d2),
            ]),
            Self::Night => dice.pick([
                ([0x060c20, 0x0f1d42, 0x2b3f6b], 0x1b2b50),
                ([0x070a1c, 0x151b40, 0x3a3765], 0x23264c),
                ([0x041019, 0x0b2538, 0x24505f], 0x12323f),
            ]),
        };
        let (sun, sun_power, ambient, ambient_power, cloud) = match self {
            Self::Dawn => (0xffc9a0, 1.25, 0xcfc6e0, 0.72, [0xfff0e4, 0xb5a3c0]),
            Self::Day => (0xfff4e2, 1.55, 0xc9dcf2, 0.60, [0xffffff, 0xaebfd2]),
            Self::Golden => (0xffb872, 1.75, 0xc0bcd0, 0.66, [0xffe2b8, 0xb0939c]),
            Self::Dusk => (0xe88a78, 0.16, 0x8c9ad8, 0.52, [0xd99a96, 0x45507f]),
            Self::Overcast => (0xfff8ee, 0.22, 0xdde4ea, 0.92, [0xe9edef, 0x98a6b2]),
            Self::Night => (0x8fb0ff, 0.30, 0x8aa4e4, 0.27, [0x33456e, 0x141f3c]),
        };
        Tones { sky, haze, sun, sun_power, ambient, ambient_power, cloud }
    }

    /// Range of the sun's elevation above the horizon, in radians.
    fn sun_height(self) -> (f32, f32) {
        match self {
            Self::Dawn => (0.16, 0.30),
            Self::Day => (0.65, 0.95),
            Self::Golden => (0.14, 0.30),
            Self::Dusk => (0.08, 0.12),
            Self::Overcast => (0.8, 1.1),
            Self::Night => (0.5, 0.8),
        }
    }
}

impl Light {
    /// Light at a time of day; `azimuth` is the sun's direction relative to straight ahead, in radians to the right.
    pub(crate) fn new(hour: Hour, azimuth: f32, dice: &mut Dice) -> Self {
        let tones = hour.tones(dice);
        let (low, high) = hour.sun_height();
        let height = dice.range(low, high);
        let (sin, cos) = azimuth.sin_cos();
        let cloud_cover = match hour {
            Hour::Overcast => dice.range(0.75, 0.95),
            Hour::Night => dice.range(0.0, 0.35),
            _ => dice.pick([dice.clone().range(0.12, 0.3), dice.clone().range(0.35, 0.62)]),
        };
        Self {
            hour,
            zenith: hex(tones.sky[0]),
            middle: hex(tones.sky[1]),
            horizon: hex(tones.sky[2]),
            haze: hex(tones.haze),
            mist: dice.range(0.0, if matches!(hour, Hour::Dawn | Hour::Overcast) { 1.0 } else { 0.45 }),
            sun: hex(tones.sun).light() * tones.sun_power,
            toward_sun: vec3(sin * height.cos(), height.sin(), cos * height.cos()),
            ambient: hex(tones.ambient).light() * tones.ambient_power,
            cloud_cover,
            cloud_lit: hex(tones.cloud[0]),
            cloud_shade: hex(tones.cloud[1]),
            lamps: match hour {
                Hour::Night | Hour::Dusk => 1.0,
                Hour::Golden | Hour::Dawn => 0.45,
                Hour::Overcast => 0.3,
                Hour::Day => 0.0,
            },
        }
    }

    /// The clear sky at a height from 0 (horizon) to 1 (top of the picture).
    pub(crate) fn sky(&self, height: f32) -> Rgb {
        let h = height.clamp(0.0, 1.0);
        let low = self.horizon.mix(self.middle, smooth(0.0, 0.5, h));
        low.mix(self.zenith, smooth(0.18, 1.1, h))
    }

    /// The sky in a direction: what glass and water reflect.
    pub(crate) fn sky_toward(&self, direction: Vec3) -> Rgb {
        let near_sun = direction.dot(self.toward_sun).max(0.0);
        let warm = self.horizon * (0.25 * near_sun * near_sun * near_sun);
        self.sky(direction.y * 1.25) + warm
    }

    /// The color of a matte surface in the light of the open sky, for flat layers.
    pub(crate) fn on(&self, colour: Rgb, facing: f32) -> Rgb {
        (colour.light() * (self.ambient + self.sun * (0.62 * facing))).display()
    }

    /// The color seen through air: `depth` 0 is near, 1 disappears in haze.
    pub(crate) fn through_air(&self, colour: Rgb, depth: f32) -> Rgb {
        colour.mix(self.haze, depth.clamp(0.0, 1.0))
    }

    pub(crate) fn is_dark(&self) -> bool {
        matches!(self.hour, Hour::Dusk | Hour::Night)
    }

    /// The warm light of lamps, in display space.
    pub(crate) fn lamp_colour(&self) -> Rgb {
        hex(0xffc27a) * lerp(0.9, 1.25, self.lamps)
    }

    pub(crate) fn print(&self) -> Print {
        let (exposure, bloom, shadows, highlights) = match self.hour {
            Hour::Dawn => (1.03, 0.75, hex(0xf6f4ff), hex(0xfffaf4)),
            Hour::Day => (1.04, 0.45, hex(0xf4f9ff), hex(0xfffdf8)),
            Hour::Golden => (1.03, 0.85, hex(0xfaf4ff), hex(0xfff7ea)),
            Hour::Dusk => (1.12, 1.1, hex(0xf2f4ff), hex(0xfffaf4)),
            Hour::Overcast => (1.02, 0.4, hex(0xf6f9ff), WHITE),
            Hour::Night => (1.18, 1.1, hex(0xf0f5ff), hex(0xfffaf2)),
        };
        Print { exposure, bloom, vignette: 0.42, shadows, highlights }
    }
}
