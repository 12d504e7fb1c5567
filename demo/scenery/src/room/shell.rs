//! Walls, floor, ceiling and windows.

use super::decor::Decor;
use crate::trace::{Material, Stage};
use crate::vector::{Frame, Vec3, vec3};
use std::f32::consts::FRAC_PI_2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wall {
    Back,
    Left,
    Right,
}

/// A hole in a wall: start and end along the wall, sill and head above the floor, number of panes across and up.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Opening {
    pub(crate) wall: Wall,
    pub(crate) along: (f32, f32),
    pub(crate) sill: f32,
    pub(crate) head: f32,
    pub(crate) panes: (u32, u32),
}

/// x runs from -wide/2 to wide/2, z from the viewer's end (0) to the back wall (deep).
#[derive(Debug, Clone)]
pub(crate) struct Room {
    pub(crate) wide: f32,
    pub(crate) tall: f32,
    pub(crate) deep: f32,
    pub(crate) openings: Vec<Opening>,
}

/// A window as a light source.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Skylit {
    pub(crate) centre: Vec3,
    pub(crate) inward: Vec3,
    pub(crate) area: f32,
}

const THICK: f32 = 0.28;

impl Room {
    /// The frame of a wall: x along it, y up, z outwards; and its length.
    pub(crate) fn wall(&self, wall: Wall) -> (Frame, f32) {
        let half = self.wide / 2.0;
        match wall {
            Wall::Back => (Frame::at(-half, 0.0, self.deep), self.wide),
            Wall::Right => (Frame::at(half, 0.0, self.deep).turned(FRAC_PI_2), self.deep + 2.0),
            Wall::Left => (Frame::at(-half, 0.0, -2.0).turned(-FRAC_PI_2), self.deep + 2.0),
        }
    }

    pub(crate) fn build(&self, stage: &mut Stage, decor: &Decor, feature: Wall) {
        let half = self.wide / 2.0 + THICK;
        let all = Frame::at(0.0, 0.0, 0.0);
        stage.block(all, [-half, -0.2, -2.0], [half, 0.0, self.deep + THICK], decor.floor.bevel(0.0));
        stage.block(
            all,
            [-half, self.tall, -2.0],
            [half, self.tall + 0.2, self.deep + THICK],
            decor.ceiling.bevel(0.0),
        );
        for wall in [Wall::Back, Wall::Left, Wall::Right] {
            let cover = if wall == feature { decor.feature } else { decor.wall };
            self.raise(stage, wall, cover.bevel(0.0), decor);
        }
        // Closes the room behind the viewer, so that the sun shines in through the windows only.
        stage.block(all, [-half, 0.0, -2.2], [half, self.tall, -2.0], decor.wall);
    }

    fn raise(&self, stage: &mut Stage, wall: Wall, cover: Material, decor: &Decor) {
        let (frame, long) = self.wall(wall);
        let mut at = 0.0;
        let mut holes: Vec<&Opening> = self.openings.iter().filter(|o| o.wall == wall).collect();
        holes.sort_by(|a, b| a.along.0.total_cmp(&b.along.0));
        for hole in &holes {
            let (from, to) = hole.along;
            stage.block(frame, [at, 0.0, 0.0], [from, self.tall, THICK], cover);
            if hole.sill > 0.0 {
                stage.block(frame, [from, 0.0, 0.0], [to, hole.sill, THICK], cover);
            }
            stage.block(frame, [from, hole.head, 0.0], [to, self.tall, THICK], cover);
            glaze(stage, frame, hole, decor);
            at = to;
        }
        stage.block(frame, [at, 0.0, 0.0], [long, self.tall, THICK], cover);
        skirting(stage, frame, long, &holes, decor);
    }

    pub(crate) fn windows(&self) -> Vec<Skylit> {
        self.openings
            .iter()
            .map(|o| {
                let (frame, _) = self.wall(o.wall);
                let middle = vec3(o.along.0.midpoint(o.along.1), o.sill.midpoint(o.head), 0.0);
                Skylit {
                    centre: frame.point(middle),
                    inward: -frame.z,
                    area: (o.along.1 - o.along.0) * (o.head - o.sill),
                }
            })
            .collect()
    }
}

fn glaze(stage: &mut Stage, frame: Frame, hole: &Opening, decor: &Decor) {
    let material = Material::plain(decor.frame);
    let (from, to) = hole.along;
    let (low, high) = (hole.sill, hole.head);
    let edge = 0.06;
    let mut bar = |x0: f32, y0: f32, x1: f32, y1: f32| {
        stage.block(frame, [x0, y0, 0.10], [x1, y1, 0.18], material);
    };
    bar(from, low, to, low + edge);
    bar(from, high - edge, to, high);
    bar(from, low, from + edge, high);
    bar(to - edge, low, to, high);
    let (columns, rows) = hole.panes;
    for i in 1..columns {
        let x = from + (to - from) * i as f32 / columns as f32;
        bar(x - 0.025, low, x + 0.025, high);
    }
    for i in 1..rows {
        let y = low + (high - low) * i as f32 / rows as f32;
        bar(from, y - 0.02, to, y + 0.02);
    }
    if low > 0.2 {
        stage.block(
            frame,
            [from - 0.06, low - 0.04, -0.07],
            [to + 0.06, low, 0.2],
            Material::plain(decor.wall.colour),
        );
    }
}

/// The skirting board of a wall, except where a window reaches the floor.
fn skirting(stage: &mut Stage, frame: Frame, long: f32, holes: &[&Opening], decor: &Decor) {
    let material = Material::plain(decor.wall.colour.mix(crate::colour::WHITE, 0.5));
    let mut at = 0.0;
    for hole in holes.iter().filter(|h| h.sill < 0.1) {
        stage.block(frame, [at, 0.0, -0.02], [hole.along.0, 0.11, 0.0], material);
        at = hole.along.1;
    }
    stage.block(frame, [at, 0.0, -0.02], [long, 0.11, 0.0], material);
}
