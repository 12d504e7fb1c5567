//! Indoor lighting: windows as area lights, patches of sun, lamps, and indirect light from the walls.

use super::shell::{Room, Skylit};
use crate::colour::{Rgb, hex, lerp, smooth};
use crate::light::{Hour, Light};
use crate::trace::{Cast, Falling, Lighting, Spot, Stage};
use crate::vector::{UP, Vec3};

pub(crate) struct Lamplight<'a> {
    light: &'a Light,
    room: &'a Room,
    windows: Vec<Skylit>,
    lamps: Vec<Vec3>,
    sky: Rgb,
    lamp: Rgb,
    fill: Rgb,
    sun: Option<Cast>,
    above: Cast,
}

impl<'a> Lamplight<'a> {
    /// `first` is the index of the first solid that is furniture and not part of the room.
    pub(crate) fn new(
        stage: &Stage,
        first: usize,
        room: &'a Room,
        light: &'a Light,
        lamps: Vec<Vec3>,
    ) -> Self {
        let dark = light.is_dark();
        let day = match light.hour {
            Hour::Dusk => 0.34,
            Hour::Night => 0.05,
            Hour::Overcast => 0.85,
            _ => 1.0,
        };
        let sunny = !dark && light.hour != Hour::Overcast;
        let sky = light.horizon.mix(hex(0xfff8ee), 0.5).light() * (1.75 * day);
        let warm = hex(0xffc890).light();
        let fill = hex(0xfff6ea).light() * (0.46 * day) + warm * if dark { 0.20 } else { 0.05 };
        Self {
            light,
            room,
            windows: room.windows(),
            lamps,
            sky,
            lamp: warm * if dark { 1.15 } else { 0.28 },
            fill,
            sun: sunny.then(|| Cast::new(&stage.solids, light.toward_sun)),
            above: Cast::new(&stage.solids[first..], UP),
        }
    }

    fn window_light(&self, p: Vec3, n: Vec3) -> f32 {
        let mut sum = 0.0;
        for window in &self.windows {
            let v = window.centre - p;
            let square = v.dot(v);
            let near = 1.0 / square.sqrt();
            let here = (n.dot(v) * near * 0.75 + 0.25).max(0.0);
            let there = (-window.inward.dot(v) * near * 0.8 + 0.2).max(0.0);
            sum += window.area * here * there / (square + window.area * 0.6 + 0.4);
        }
        sum
    }

    fn lamp_light(&self, p: Vec3, n: Vec3) -> f32 {
        let mut sum = 0.0;
        for lamp in &self.lamps {
            let v = *lamp - p;
            let square = v.dot(v);
            let here = (n.dot(v) / square.sqrt() * 0.7 + 0.3).max(0.0);
            sum += here / (square * 0.8 + 0.35);
        }
        sum
    }

    /// Ambient occlusion: less light in corners and under furniture.
    fn open(&self, p: Vec3, n: Vec3) -> f32 {
        let corner =
            |distance: f32, along: f32| 1.0 - 0.30 * (1.0 - along.abs()) / (1.0 + 14.0 * distance * distance);
        let half = self.room.wide / 2.0;
        let mut open = corner(half - p.x.abs(), n.x) * corner((self.room.deep - p.z).max(0.0), n.z);
        open *= corner(p.y.max(0.0), n.y) * corner((self.room.tall - p.y).max(0.0), n.y);
        if n.y > 0.5 {
            let low = self.above.reaches(p, n, 0.10);
            let high = self.above.reaches(p, n, 0.34);
            open *= lerp(0.34, 1.0, 0.45 * low + 0.55 * high);
        }
        open
    }
}

impl Lighting for Lamplight<'_> {
    fn falling(&self, spot: &Spot<'_>) -> Falling {
        let (p, n) = (spot.point, spot.normal);
        let open = self.open(p, n);
        let up = 0.5 + 0.5 * n.y;
        let mut on = self.sky * self.window_light(p, n) + self.fill * lerp(0.78, 1.0, up);
        on = on * open + self.lamp * (self.lamp_light(p, n) * lerp(0.6, 1.0, open));
        if let Some(sun) = &self.sun {
            let facing = n.dot(self.light.toward_sun);
            if facing > 0.02 {
                on += self.light.sun * (sun.reaches(p, n, 0.025) * facing.sqrt() * 1.15);
            }
        }
        let mut added =
            spot.material.colour.light() * (spot.material.glow * lerp(0.35, 1.0, self.light.lamps));
        if spot.material.gloss > 0.0 {
            added += self.mirrored(spot) * spot.material.gloss;
        }
        Falling { on, added }
    }
}

impl Lamplight<'_> {
    /// Reflection of the bright windows in polished surfaces.
    fn mirrored(&self, spot: &Spot<'_>) -> Rgb {
        let along = spot.view.dot(spot.normal);
        let ray = spot.view - spot.normal * (2.0 * along);
        let fresnel = lerp(0.10, 1.0, (1.0 + along).clamp(0.0, 1.0).powi(3));
        let mut sum = 0.0;
        for window in &self.windows {
            let reach = (window.centre - spot.point).dot(window.inward) / ray.dot(window.inward);
            if reach > 0.0 {
                let miss = (spot.point + ray * reach - window.centre).length();
                sum += smooth(1.3, 0.5, miss / window.area.sqrt());
            }
        }
        let dim = self.fill * 0.35;
        (self.sky * (0.62 * sum) + dim) * fresnel
    }
}
