//! The trees and shrubs around a house, with their shadows.

use crate::canvas::{Canvas, Dab};
use crate::colour::{BLACK, smooth};
use crate::dice::Dice;
use crate::light::Light;
use crate::scene::Setting;
use crate::trace::Camera;
use crate::trees::{Kind, Tree};
use crate::vector::{Vec3, vec3};

pub(super) struct Grove<'a> {
    pub(super) setting: Setting,
    pub(super) light: &'a Light,
    pub(super) camera: &'a Camera,
}

impl Grove<'_> {
    fn kind(&self, dice: &mut Dice) -> Kind {
        match self.setting {
            Setting::Coast => dice.pick([Kind::Pine, Kind::Leafy]),
            Setting::Mountain => dice.pick([Kind::Pine, Kind::Pine, Kind::Birch]),
            Setting::City => dice.pick([Kind::Leafy, Kind::Autumn]),
            Setting::Lake => dice.pick([Kind::Pine, Kind::Birch, Kind::Leafy, Kind::Autumn]),
            Setting::Mediterranean => dice.pick([Kind::Cypress, Kind::Olive, Kind::Palm, Kind::Cypress]),
            Setting::Snow => Kind::SnowyPine,
            Setting::Forest => dice.pick([Kind::Pine, Kind::Pine, Kind::Leafy]),
        }
    }

    pub(super) fn behind(&self, canvas: &mut Canvas, across: f32, distance: f32, dice: &mut Dice) {
        let count = match self.setting {
            Setting::Forest => 12,
            Setting::Snow | Setting::Mountain => 6,
            Setting::City => 0,
            _ => 3,
        };
        let mut places: Vec<(f32, f32)> = (0..count)
            .map(|_| (distance + dice.range(11.0, 22.0), across + dice.side() * dice.range(4.0, 17.0)))
            .collect();
        places.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (z, x) in places {
            self.plant(canvas, vec3(x, 0.0, z), 1.0, dice);
        }
    }

    /// One or two trees beside the house that do not cover its front.
    pub(super) fn beside(&self, canvas: &mut Canvas, across: f32, distance: f32, dice: &mut Dice) {
        let count = match self.setting {
            Setting::Coast => dice.below(2),
            Setting::Forest => 3,
            _ => 1 + dice.below(2),
        };
        if !matches!(self.setting, Setting::Snow | Setting::City) {
            for _ in 0..7 {
                let spot =
                    vec3(across + dice.side() * dice.range(4.4, 9.5), 0.0, distance + dice.range(-2.6, 0.6));
                let tall = dice.range(0.5, 1.2);
                self.stand(canvas, Kind::Shrub, spot, tall, dice);
            }
        }
        let first = dice.side();
        for i in 0..count {
            let side = if i % 2 == 0 { first } else { -first };
            let z = distance - dice.range(1.0, 5.5);
            let x = across * 0.5 + side * (z * 0.42 + dice.range(0.0, 2.2));
            self.plant(canvas, vec3(x, 0.0, z), 0.82, dice);
        }
    }

    fn plant(&self, canvas: &mut Canvas, spot: Vec3, scale: f32, dice: &mut Dice) {
        let kind = self.kind(dice);
        let metres = scale
            * match kind {
                Kind::Pine | Kind::SnowyPine => dice.range(9.0, 16.0),
                Kind::Olive => dice.range(4.0, 5.5),
                Kind::Palm => dice.range(6.0, 9.0),
                _ => dice.range(7.0, 11.0),
            };
        self.stand(canvas, kind, spot, metres, dice);
    }

    fn stand(&self, canvas: &mut Canvas, kind: Kind, spot: Vec3, metres: f32, dice: &mut Dice) {
        let unit = canvas.unit();
        let Some((x, y, z)) = self.camera.project(spot) else { return };
        let size = self.camera.pixels_per_metre(z) / unit;
        self.shade(canvas, spot, metres);
        let depth = 0.38 * smooth(14.0, 60.0, z) * (0.5 + self.light.mist);
        Tree { kind, x: x / unit, foot: y / unit, tall: metres * size, depth }
            .paint(canvas, self.light, dice);
    }

    /// The tree's soft shadow, stretched away from the sun.
    fn shade(&self, canvas: &mut Canvas, spot: Vec3, metres: f32) {
        let s = self.light.toward_sun;
        let long = (metres * 0.6 / s.y.max(0.15)).min(metres * 1.5);
        let away = vec3(-s.x, 0.0, -s.z).unit() * long;
        let unit = canvas.unit();
        let (Some(foot), Some(tip)) = (self.camera.project(spot), self.camera.project(spot + away)) else {
            return;
        };
        let (dx, dy) = ((tip.0 - foot.0) / unit, (tip.1 - foot.1) / unit);
        let size = self.camera.pixels_per_metre(foot.2) / unit;
        let dab = Dab {
            x: foot.0 / unit + dx * 0.5,
            y: foot.1 / unit + dy * 0.5,
            long: dx.hypot(dy) * 0.5 + metres * 0.12 * size,
            thin: metres * 0.05 * size,
            turn: dy.atan2(dx),
            soft: 1.0,
            alpha: if self.light.is_dark() { 0.12 } else { 0.42 },
        };
        canvas.dab(dab, self.light.ambient.display().mix(BLACK, 0.82));
    }
}
