//! Outdoor lighting of built objects: sun with shadows, sky light, reflected sky in glass, lamps behind windows.

use crate::colour::{BLACK, Rgb, hex, lerp, smooth};
use crate::light::Light;
use crate::noise::{Noise, part};
use crate::trace::{Cast, Falling, Lighting, Pattern, Spot, Stage};
use crate::vector::{UP, Vec3};

pub(crate) struct Daylight<'a> {
    pub(crate) light: &'a Light,
    sun: Cast,
    sky: Cast,
    noise: &'a Noise,
    /// Color of the light reflected by the ground.
    bounce: Rgb,
}

impl<'a> Daylight<'a> {
    pub(crate) fn new(stage: &Stage, light: &'a Light, noise: &'a Noise, ground: Rgb) -> Self {
        let (sun, sky) = (Cast::new(&stage.solids, light.toward_sun), Cast::new(&stage.solids, UP));
        let bounce = ground.light() * (light.ambient + light.sun * (0.5 * light.toward_sun.y + 0.12));
        Self { light, sun, sky, noise, bounce }
    }

    /// Shares of sun and sky light that reach a point on the ground.
    pub(crate) fn on_ground(&self, p: Vec3) -> (f32, f32) {
        (self.sun.reaches(p, UP, 0.12), self.sky.reaches(p, UP, 0.9))
    }

    /// The room behind a pane: warm light from above, darker towards the floor, occasional curtains.
    fn behind_glass(&self, spot: &Spot<'_>) -> Rgb {
        let seed = spot.material.seed;
        let (x, y) = (spot.local.x, spot.local.y);
        let lamps = self.light.lamps;
        let drawn = self.noise.speck(seed * 3.0 + 1.0, 5.0);
        let on = if self.noise.speck(seed * 5.0 + 2.0, 9.0) < 0.94 { 1.0 } else { 0.4 };
        let spread = 0.72 + 0.5 * (self.noise.at(x * 0.8 + seed, y * 0.6 + 4.0) - 0.3);
        let pool = 0.35
            * smooth(1.4, 0.0, ((part(x / 3.1) * 3.1) - 1.5).abs() + ((part(y / 2.9) * 2.9) - 1.9).abs());
        let things = smooth(0.45, 0.55, self.noise.at(x * 2.3 + seed * 3.0, y * 1.1))
            * smooth(1.3, 0.5, part(y / 3.0) * 3.0);
        let curtain = if drawn > 0.6 { 0.10 * (x * 40.0).sin() } else { 0.0 };
        let warm = hex(0xffa850).mix(hex(0xffd9a4), (pool * 2.0).min(1.0));
        let lit =
            warm * ((spread + pool + curtain) * (1.0 - 0.38 * things) * lamps * on * lerp(0.75, 1.05, lamps));
        let hung = if drawn > 0.4 { smooth(0.62, 0.8, (part(x / 1.7) * 2.0 - 1.0).abs()) } else { 0.0 };
        let dim = hex(0x161c22).mix(hex(0x8f8a80), hung * (0.5 + 0.08 * (x * 40.0).sin()));
        dim * (1.0 - lamps) + lit
    }

    fn glass(&self, spot: &Spot<'_>) -> Rgb {
        let along = spot.view.dot(spot.normal);
        let mirror = spot.view - spot.normal * (2.0 * along);
        let fresnel = lerp(0.16, 0.9, (1.0 + along).clamp(0.0, 1.0).powi(3));
        let sky = self.light.sky_toward(mirror);
        let trees = self.noise.fbm(mirror.x * 9.0 + spot.local.x * 0.15, 4.0, 3) * 0.26 - 0.09;
        let dark = self.light.haze.mix(hex(0x2c3830), 0.72) * sky.luma();
        let seen = sky.mix(dark, smooth(trees + 0.02, trees - 0.04, mirror.y));
        let share = (fresnel + 0.46 * (1.0 - self.light.lamps)).min(0.9);
        self.behind_glass(spot) * (1.0 - 0.5 * share) + seen * share
    }
}

impl Lighting for Daylight<'_> {
    fn falling(&self, spot: &Spot<'_>) -> Falling {
        if spot.material.pattern == Pattern::Glass {
            return Falling { on: BLACK, added: self.glass(spot).light() };
        }
        let facing = spot.normal.dot(self.light.toward_sun);
        let direct =
            if facing > 0.0 { facing * self.sun.reaches(spot.point, spot.normal, 0.03) } else { 0.0 };
        let open = self.sky.reaches(spot.point + spot.normal * 0.45, spot.normal, 0.8);
        let up = 0.5 + 0.5 * spot.normal.y;
        let sky = self.light.ambient * ((0.45 + 0.55 * open) * lerp(0.62, 1.0, up));
        let low = 1.0 - smooth(0.0, 0.5, spot.point.y) * 0.25;
        let bounce = self.bounce * (0.5 * (1.0 - up) * low);
        let ground_shade = lerp(0.72, 1.0, smooth(-0.05, 0.35, spot.point.y));
        let on = (self.light.sun * direct + sky + bounce) * ground_shade;
        let glow = spot.material.colour.light() * (spot.material.glow * self.light.lamps);
        if spot.material.gloss <= 0.0 {
            return Falling { on, added: glow };
        }
        let along = spot.view.dot(spot.normal);
        let mirror = spot.view - spot.normal * (2.0 * along);
        let share = spot.material.gloss * lerp(0.08, 0.75, (1.0 + along).clamp(0.0, 1.0).powi(3));
        Falling { on: on * (1.0 - share), added: self.light.sky_toward(mirror).light() * share + glow }
    }
}
