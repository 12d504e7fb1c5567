//! Building parts: walls, gables, roofs, windows, decks.

use crate::colour::{Rgb, hex};
use crate::dice::Dice;
use crate::trace::{Material, Pattern, Stage};
use crate::vector::{Frame, vec3};

pub(crate) const GLASS: Material = Material {
    colour: hex(0x1d2730),
    pattern: Pattern::Glass,
    gloss: 1.0,
    glow: 1.0,
    bevel: 0.0,
    throws: true,
    seed: 0.0,
};

/// One wall: x along it from its left end, y up, -z outwards.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Facade {
    pub(crate) frame: Frame,
}

/// A box-shaped body: centered on x, its front at z = 0.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Body {
    pub(crate) frame: Frame,
    pub(crate) wide: f32,
    pub(crate) tall: f32,
    pub(crate) deep: f32,
}

impl Body {
    pub(crate) fn build(self, stage: &mut Stage, wall: Material) -> Self {
        let half = self.wide / 2.0;
        // A beveled edge would draw a line where the gable continues the wall.
        let wall = if wall.pattern == Pattern::Plain { wall } else { wall.bevel(0.0) };
        stage.block(self.frame, [-half, -0.3, 0.0], [half, self.tall, self.deep], wall);
        self
    }

    pub(crate) fn front(&self) -> Facade {
        Facade { frame: self.frame.moved(-self.wide / 2.0, 0.0, 0.0) }
    }

    pub(crate) fn right(&self) -> Facade {
        Facade { frame: self.frame.moved(self.wide / 2.0, 0.0, 0.0).turned(-std::f32::consts::FRAC_PI_2) }
    }

    pub(crate) fn left(&self) -> Facade {
        let corner = self.frame.moved(-self.wide / 2.0, 0.0, self.deep);
        Facade { frame: corner.turned(std::f32::consts::FRAC_PI_2) }
    }

    /// A gable wall and roof whose ridge runs from front to back.
    pub(crate) fn gable_roof(&self, stage: &mut Stage, rise: f32, eaves: f32, wall: Material, roof: &Roof) {
        gable(stage, self.frame.moved(0.0, self.tall, 0.0), (self.wide, rise, self.deep), eaves, wall, roof);
    }

    /// A roof whose ridge runs along the front.
    pub(crate) fn long_roof(&self, stage: &mut Stage, rise: f32, eaves: f32, wall: Material, roof: &Roof) {
        // Turned by a quarter, the body's width becomes the roof's depth.
        let end = self
            .frame
            .moved(-self.wide / 2.0, self.tall, self.deep / 2.0)
            .turned(std::f32::consts::FRAC_PI_2);
        gable(stage, end, (self.deep, rise, self.wide), eaves, wall, roof);
    }

    pub(crate) fn flat_roof(&self, stage: &mut Stage, eaves: f32, thick: f32, fascia: Material) {
        let half = self.wide / 2.0 + eaves;
        stage.block(
            self.frame,
            [-half, self.tall, -eaves],
            [half, self.tall + thick, self.deep + eaves],
            fascia,
        );
    }
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Roof {
    pub(crate) cover: Material,
    pub(crate) thick: f32,
    pub(crate) snow: f32,
}

fn gable(stage: &mut Stage, frame: Frame, size: (f32, f32, f32), eaves: f32, wall: Material, roof: &Roof) {
    let (wide, rise, deep) = size;
    let half = wide / 2.0;
    let slope = vec3(rise, half, 0.0).unit();
    let k = slope.y * rise;
    let prism = vec![
        (slope, k - 0.02),
        (vec3(-slope.x, slope.y, 0.0), k - 0.02),
        (vec3(0.0, -1.0, 0.0), 0.0),
        (vec3(0.0, 0.0, -1.0), 0.0),
        (vec3(0.0, 0.0, 1.0), deep),
    ];
    stage.hull(frame, [-half, 0.0, 0.0], [half, rise, deep], prism, wall.bevel(0.0));
    let layers = [
        (0.0, roof.thick, Some(roof.cover)),
        (roof.thick, roof.thick + roof.snow, (roof.snow > 0.0).then_some(SNOW)),
    ];
    for (from, to, cover) in layers {
        let Some(cover) = cover else { continue };
        let inset = if from > 0.0 { 0.06 } else { 0.0 };
        for side in [-1.0, 1.0] {
            roof_slab(
                stage,
                frame,
                side,
                (slope.x, slope.y, k),
                (from, to),
                (half, eaves - inset, rise, deep),
                cover,
            );
        }
    }
}

/// One slope: between two parallel planes, from the ridge to the eaves.
fn roof_slab(
    stage: &mut Stage,
    frame: Frame,
    side: f32,
    slope: (f32, f32, f32),
    layer: (f32, f32),
    size: (f32, f32, f32, f32),
    cover: Material,
) {
    let ((sx, sy, k), (half, eaves, rise, deep)) = (slope, size);
    let normal = vec3(sx * side, sy, 0.0);
    let reach = half + eaves;
    let planes = vec![
        (normal, k + layer.1),
        (-normal, -(k + layer.0)),
        (vec3(-side, 0.0, 0.0), 0.0),
        (vec3(side, 0.0, 0.0), reach),
        (vec3(0.0, 0.0, -1.0), eaves),
        (vec3(0.0, 0.0, 1.0), deep + eaves),
        // Steep eaves end at the ground.
        (vec3(0.0, -1.0, 0.0), frame.origin.y),
    ];
    let (a, b) = (reach.min(0.0) * side, reach * side);
    let drop = eaves * rise / half;
    let low = [a.min(b), -drop - 0.1, -eaves];
    let high = [a.max(b), rise + layer.1 / sy + 0.05, deep + eaves];
    stage.hull(frame, low, high, planes, cover);
}

pub(crate) const SNOW: Material = Material {
    colour: hex(0xf6f9ff),
    pattern: Pattern::Snow,
    gloss: 0.0,
    glow: 0.0,
    bevel: 0.14,
    throws: true,
    seed: 0.0,
};

impl Facade {
    /// A window with a frame; `bars` are panes across and up.
    pub(crate) fn window(
        &self,
        stage: &mut Stage,
        place: [f32; 4],
        bars: (u32, u32),
        trim: Material,
        seed: f32,
    ) {
        let [x0, y0, x1, y1] = place;
        let f = self.frame;
        stage.block(f, [x0, y0, -0.03], [x1, y1, 0.05], GLASS.seed(seed));
        let edge = 0.07;
        let mut bar = |x0: f32, y0: f32, x1: f32, y1: f32, out: f32| {
            stage.block(f, [x0, y0, -out], [x1, y1, 0.02], trim);
        };
        bar(x0 - edge, y0 - edge, x1 + edge, y0, 0.12);
        bar(x0 - edge, y1, x1 + edge, y1 + edge, 0.10);
        bar(x0 - edge, y0, x0, y1, 0.10);
        bar(x1, y0, x1 + edge, y1, 0.10);
        let (columns, rows) = bars;
        for i in 1..columns {
            let x = x0 + (x1 - x0) * i as f32 / columns as f32;
            bar(x - 0.028, y0, x + 0.028, y1, 0.07);
        }
        for i in 1..rows {
            let y = y0 + (y1 - y0) * i as f32 / rows as f32;
            bar(x0, y - 0.028, x1, y + 0.028, 0.06);
        }
    }

    pub(crate) fn door(&self, stage: &mut Stage, x: f32, colour: Rgb) {
        let f = self.frame;
        let leaf = Material::new(colour, Pattern::Boards { wide: 0.16, upright: true }).gloss(0.2);
        let trim = Material::plain(colour * 0.7);
        stage.block(f, [x - 0.06, 0.0, -0.09], [x + 1.06, 2.2, 0.02], trim);
        stage.block(f, [x, 0.0, -0.12], [x + 1.0, 2.12, 0.02], leaf);
        stage.block(
            f,
            [x + 0.84, 0.98, -0.19],
            [x + 0.88, 1.16, -0.1],
            Material::plain(hex(0xc9b48a)).gloss(0.8),
        );
    }

    /// A lamp beside a door.
    pub(crate) fn lantern(&self, stage: &mut Stage, x: f32, y: f32) {
        let glow = Material::plain(hex(0xffd9a0)).glow(1.6).shadowless();
        stage.block(self.frame, [x - 0.06, y, -0.2], [x + 0.06, y + 0.22, -0.06], glow);
    }
}

/// A deck of boards in front of the house, with steps.
pub(crate) fn deck(stage: &mut Stage, frame: Frame, x: (f32, f32), z: (f32, f32), high: f32, wood: Rgb) {
    let boards = Material::new(wood, Pattern::Planks { wide: 0.16, along_x: true });
    let skirt = Material::new(wood * 0.72, Pattern::Boards { wide: 0.14, upright: false });
    stage.block(frame, [x.0, high - 0.07, z.0], [x.1, high, z.1], boards);
    stage.block(frame, [x.0 + 0.06, -0.2, z.0 + 0.06], [x.1 - 0.06, high - 0.07, z.1], skirt);
}

/// Posts and rails along the front edge of a deck or balcony, from `x.0` to `x.1` at depth `z`.
pub(crate) fn railing(stage: &mut Stage, frame: Frame, x: (f32, f32), z: f32, base: f32, material: Material) {
    let count = ((x.1 - x.0) / 0.9).ceil().max(1.0);
    for i in 0..=count as u32 {
        let px = x.0 + (x.1 - x.0) * i as f32 / count;
        stage.block(frame, [px - 0.03, base, z - 0.03], [px + 0.03, base + 0.95, z + 0.03], material);
    }
    for (y, thick) in [(0.95, 0.035), (0.62, 0.018), (0.34, 0.018)] {
        stage.block(frame, [x.0, base + y - thick, z - 0.025], [x.1, base + y + thick, z + 0.025], material);
    }
}

pub(crate) fn chimney(
    stage: &mut Stage,
    frame: Frame,
    x: f32,
    z: f32,
    from: f32,
    to: f32,
    material: Material,
) {
    stage.block(frame, [x - 0.38, from, z - 0.32], [x + 0.38, to, z + 0.32], material);
    stage.block(
        frame,
        [x - 0.45, to, z - 0.39],
        [x + 0.45, to + 0.12, z + 0.39],
        Material::plain(material.colour * 0.75),
    );
}

/// A bench with a cushion.
pub(crate) fn bench(stage: &mut Stage, frame: Frame, dice: &mut Dice) {
    let wood = Material::new(hex(0x9c7a55), Pattern::Grain);
    let cloth = Material::new(dice.pick([hex(0xe6dccb), hex(0x8a9aa0), hex(0xc98f6a)]), Pattern::Weave);
    stage.block(frame, [-0.8, 0.36, -0.35], [0.8, 0.42, 0.35], wood);
    stage.block(frame, [-0.8, 0.42, 0.28], [0.8, 0.85, 0.35], wood);
    for x in [-0.74, 0.68] {
        stage.block(frame, [x, 0.0, -0.33], [x + 0.06, 0.36, 0.33], wood);
    }
    stage.cushion(frame.moved(0.0, 0.48, -0.03), [1.5, 0.14, 0.62], 0.06, cloth);
}
