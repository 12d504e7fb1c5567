//! Renders solids: visibility, lighting and antialiasing.

use super::camera::Camera;
use super::material::Material;
use super::pattern;
use super::solid::{Shape, Solid};
use super::stage::Stage;
use crate::canvas::Canvas;
use crate::colour::{BLACK, Rgb};
use crate::noise::Noise;
use crate::vector::Vec3;

/// A visible point of a surface.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Spot<'a> {
    pub(crate) point: Vec3,
    pub(crate) normal: Vec3,
    /// From the camera to the point, unit length.
    pub(crate) view: Vec3,
    /// The point in the solid's own frame.
    pub(crate) local: Vec3,
    pub(crate) material: &'a Material,
}

/// Light at a spot: incident light, which the surface reflects in its own color, and added light (reflections or emission).
#[derive(Debug, Clone, Copy)]
pub(crate) struct Falling {
    pub(crate) on: Rgb,
    pub(crate) added: Rgb,
}

/// Lights the stage.
pub(crate) trait Lighting {
    fn falling(&self, spot: &Spot<'_>) -> Falling;
}

const NOTHING: u32 = u32::MAX;

/// For each pixel the visible solid and its face, and the inverse of the depth.
struct Seen {
    width: usize,
    who: Vec<u32>,
    nearness: Vec<f32>,
}

/// Renders the stage in front of the existing painting.
pub(crate) fn render(
    canvas: &mut Canvas,
    stage: &Stage,
    camera: &Camera,
    light: &impl Lighting,
    noise: &Noise,
) {
    let count = canvas.width * canvas.height;
    let mut seen = Seen { width: canvas.width, who: vec![NOTHING; count], nearness: vec![0.0; count] };
    for (i, solid) in stage.solids.iter().enumerate() {
        match solid.shape {
            Shape::Hull { .. } => seen.place_hull(i, solid, camera, canvas),
            _ => seen.place_round(i, solid, camera, canvas),
        }
    }
    let painter = Painter { stage, camera, light, noise };
    for y in (0..canvas.height).step_by(2) {
        for x in (0..canvas.width).step_by(2) {
            painter.block(canvas, &seen, x, y);
        }
    }
    seen.soften_edges(canvas, stage, camera);
}

struct Painter<'a, L> {
    stage: &'a Stage,
    camera: &'a Camera,
    light: &'a L,
    noise: &'a Noise,
}

impl<L: Lighting> Painter<'_, L> {
    /// Two by two pixels. Light changes slowly along a face, so a block on one face is lit once; the texture is computed for each
    /// pixel.
    fn block(&self, canvas: &mut Canvas, seen: &Seen, x: usize, y: usize) {
        let mut lit: Option<(u32, Falling)> = None;
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let (x, y) = (x + dx, y + dy);
            if x >= canvas.width || y >= canvas.height {
                continue;
            }
            let at = y * canvas.width + x;
            let who = seen.who[at];
            if who == NOTHING {
                continue;
            }
            let solid = &self.stage.solids[(who >> 8) as usize];
            let (ray, depth) = (self.camera.ray(x as f32 + 0.5, y as f32 + 0.5), 1.0 / seen.nearness[at]);
            let point = self.camera.eye + ray * depth;
            let local = solid.frame.local(point);
            let normal = solid.normal(point, (who & 255) as u8);
            let view = ray * (1.0 / (1.0 + ray.y * ray.y).sqrt());
            let falling = match lit {
                Some((last, falling)) if last == who => falling,
                _ => self.light.falling(&Spot {
                    point,
                    normal,
                    view: ray.unit(),
                    local,
                    material: &solid.material,
                }),
            };
            lit = Some((who, falling));
            let slant = (-normal.dot(view)).max(0.15);
            let blur = 1.0 / (self.camera.pixels_per_metre(depth) * slant);
            let facing = solid.frame.local_direction(normal);
            let colour = pattern::colour(&solid.material, local, facing, blur, self.noise);
            canvas.pixels[at] = (colour.light() * falling.on + falling.added).display();
        }
    }
}

/// The pixels that a solid may cover; all of them if a part of it is behind the camera.
fn extent(
    solid: &Solid,
    camera: &Camera,
    canvas: &Canvas,
) -> (std::ops::Range<usize>, std::ops::Range<usize>) {
    let mut low = (f32::MAX, f32::MAX);
    let mut high = (f32::MIN, f32::MIN);
    for corner in solid.corners {
        let Some((x, y, _)) = camera.project(corner) else {
            return (0..canvas.width, 0..canvas.height);
        };
        low = (low.0.min(x), low.1.min(y));
        high = (high.0.max(x), high.1.max(y));
    }
    (
        Canvas::span(low.0 - 1.0, high.0 + 1.0, canvas.width),
        Canvas::span(low.1 - 1.0, high.1 + 1.0, canvas.height),
    )
}

impl Seen {
    /// For planes the inverse depth is linear across the picture, so each row is one exact span of pixels.
    fn place_hull(&mut self, index: usize, solid: &Solid, camera: &Camera, canvas: &Canvas) {
        let mut fronts = Vec::new();
        let mut backs = Vec::new();
        for (face, (normal, k)) in solid.planes.iter().enumerate() {
            let room = k - normal.dot(camera.eye);
            let room = if room.abs() < 1e-6 { 1e-6 } else { room };
            let (a, b, c) = camera.gradient(*normal);
            let line = (a / room, b / room, c / room, face as u32);
            if room < 0.0 { fronts.push(line) } else { backs.push(line) }
        }
        if fronts.is_empty() {
            return;
        }
        let (columns, rows) = extent(solid, camera, canvas);
        for y in rows {
            let fy = y as f32 + 0.5;
            let (mut from, mut to) = (columns.start as f32 + 0.5, columns.end as f32 - 0.5);
            let mut keep = |slope: f32, level: f32| {
                if slope.abs() < 1e-12 {
                    if level <= 0.0 {
                        to = f32::MIN;
                    }
                } else if slope > 0.0 {
                    from = from.max(-level / slope);
                } else {
                    to = to.min(-level / slope);
                }
            };
            for front in &fronts {
                keep(front.0, front.1 * fy + front.2);
                for back in &backs {
                    keep(front.0 - back.0, (front.1 - back.1) * fy + front.2 - back.2);
                }
            }
            if from > to {
                continue;
            }
            for x in Canvas::span(from - 0.5, to + 0.5, canvas.width) {
                let fx = x as f32 + 0.5;
                if fx < from || fx > to {
                    continue;
                }
                let (mut near, mut face) = (f32::MAX, 0);
                for front in &fronts {
                    let w = front.0 * fx + front.1 * fy + front.2;
                    if w < near {
                        (near, face) = (w, front.3);
                    }
                }
                self.put(y * self.width + x, near, (index as u32) << 8 | face);
            }
        }
    }

    fn place_round(&mut self, index: usize, solid: &Solid, camera: &Camera, canvas: &Canvas) {
        let (columns, rows) = extent(solid, camera, canvas);
        for y in rows {
            for x in columns.clone() {
                if let Some((t, face)) = solid.hit(camera.eye, camera.ray(x as f32 + 0.5, y as f32 + 0.5)) {
                    self.put(y * self.width + x, 1.0 / t, (index as u32) << 8 | u32::from(face));
                }
            }
        }
    }

    fn put(&mut self, at: usize, near: f32, who: u32) {
        if near > self.nearness[at] {
            self.nearness[at] = near;
            self.who[at] = who;
        }
    }

    /// Antialiasing: where neighbors differ, four samples inside the pixel determine the mix.
    fn soften_edges(&self, canvas: &mut Canvas, stage: &Stage, camera: &Camera) {
        const POINTS: [(f32, f32); 4] = [(0.375, 0.125), (0.875, 0.375), (0.625, 0.875), (0.125, 0.625)];
        let (width, height) = (canvas.width, canvas.height);
        let mut softened = Vec::new();
        for y in 1..height.saturating_sub(1) {
            for x in 1..width.saturating_sub(1) {
                let at = y * width + x;
                let around = [at, at - 1, at + 1, at - width, at + width];
                let me = self.who[at];
                if around[1..].iter().all(|&i| self.who[i] == me) {
                    continue;
                }
                let mut sum = BLACK;
                for (dx, dy) in POINTS {
                    let ray = camera.ray(x as f32 + dx, y as f32 + dy);
                    sum += canvas.pixels[self.winner(stage, camera, &around, ray)];
                }
                softened.push((at, sum * (1.0 / POINTS.len() as f32)));
            }
        }
        for (at, colour) in softened {
            canvas.pixels[at] = colour;
        }
    }

    /// The neighboring pixel that shows what this ray hits first.
    fn winner(&self, stage: &Stage, camera: &Camera, around: &[usize; 5], ray: Vec3) -> usize {
        let mut best: Option<(f32, u32)> = None;
        for (i, &at) in around.iter().enumerate() {
            let solid = self.who[at] >> 8;
            if self.who[at] == NOTHING || around[..i].iter().any(|&other| self.who[other] >> 8 == solid) {
                continue;
            }
            if let Some((t, face)) = stage.solids[solid as usize].hit(camera.eye, ray)
                && best.is_none_or(|(t0, _)| t < t0)
            {
                best = Some((t, solid << 8 | u32::from(face)));
            }
        }
        let who = best.map_or(NOTHING, |(_, who)| who);
        around.iter().copied().find(|&at| self.who[at] == who).unwrap_or(around[0])
    }
}
