//! Shapes of solids, and their intersection with a ray.

use super::material::Material;
use crate::vector::{Frame, Vec3, vec3};

#[derive(Debug, Clone)]
pub(crate) enum Shape {
    Hull { planes: Vec<(Vec3, f32)>, low: Vec3, high: Vec3 },
    Cushion { half: Vec3, round: f32 },
    Ball { radii: Vec3 },
    Turned { height: f32, bottom: f32, top: f32 },
}

#[derive(Debug, Clone)]
pub(crate) struct Solid {
    pub(crate) shape: Shape,
    pub(crate) frame: Frame,
    pub(crate) material: Material,
    /// The eight corners of the bounding box, in world space.
    pub(crate) corners: [Vec3; 8],
    /// For a hull: its planes in world space.
    pub(crate) planes: Vec<(Vec3, f32)>,
}

impl Solid {
    pub(crate) fn new(shape: Shape, frame: Frame, material: Material) -> Self {
        let (low, high) = match &shape {
            Shape::Hull { low, high, .. } => (*low, *high),
            Shape::Cushion { half, .. } => (-*half, *half),
            Shape::Ball { radii } => (-*radii, *radii),
            Shape::Turned { height, bottom, top } => {
                let r = bottom.max(*top);
                (vec3(-r, 0.0, -r), vec3(r, *height, r))
            }
        };
        let corners = std::array::from_fn(|i| {
            let pick = |bit: usize, low: f32, high: f32| if i & bit == 0 { low } else { high };
            frame.point(vec3(pick(1, low.x, high.x), pick(2, low.y, high.y), pick(4, low.z, high.z)))
        });
        let planes = match &shape {
            Shape::Hull { planes, .. } => planes
                .iter()
                .map(|(n, k)| {
                    let normal = frame.direction(*n);
                    (normal, k + normal.dot(frame.origin))
                })
                .collect(),
            _ => Vec::new(),
        };
        Self { shape, frame, material, corners, planes }
    }

    /// The nearest distance along the ray (in lengths of `direction`), and the face hit.
    pub(crate) fn hit(&self, origin: Vec3, direction: Vec3) -> Option<(f32, u8)> {
        if let Shape::Hull { .. } = self.shape {
            return self.hit_hull(origin, direction);
        }
        let (o, d) = (self.frame.local(origin), self.frame.local_direction(direction));
        match self.shape {
            Shape::Cushion { half, round } => hit_cushion(half, round, o, d),
            Shape::Ball { radii } => {
                let shrink = |v: Vec3| vec3(v.x / radii.x, v.y / radii.y, v.z / radii.z);
                let (o, d) = (shrink(o), shrink(d));
                let t = nearest_root(d.dot(d), o.dot(d), o.dot(o) - 1.0)?;
                Some((t, 0))
            }
            Shape::Turned { height, bottom, top } => hit_turned(height, bottom, top, o, d),
            Shape::Hull { .. } => None,
        }
    }

    fn hit_hull(&self, origin: Vec3, direction: Vec3) -> Option<(f32, u8)> {
        let (mut enter, mut leave, mut face) = (1e-3f32, f32::MAX, u8::MAX);
        for (i, (normal, k)) in self.planes.iter().enumerate() {
            let (room, speed) = (k - normal.dot(origin), normal.dot(direction));
            if speed < -1e-9 {
                if room / speed > enter {
                    (enter, face) = (room / speed, i as u8);
                }
            } else if speed > 1e-9 {
                leave = leave.min(room / speed);
            } else if room < 0.0 {
                return None;
            }
        }
        (enter < leave && face != u8::MAX).then_some((enter, face))
    }

    /// Outward normal at a point of the surface.
    pub(crate) fn normal(&self, p: Vec3, face: u8) -> Vec3 {
        let l = self.frame.local(p);
        match &self.shape {
            Shape::Hull { .. } => self.bevelled(p, face),
            Shape::Cushion { half, round } => {
                let core = *half - vec3(*round, *round, *round);
                let near =
                    vec3(l.x.clamp(-core.x, core.x), l.y.clamp(-core.y, core.y), l.z.clamp(-core.z, core.z));
                self.frame.direction(l - near).unit()
            }
            Shape::Ball { radii } => {
                let n = vec3(l.x / (radii.x * radii.x), l.y / (radii.y * radii.y), l.z / (radii.z * radii.z));
                self.frame.direction(n).unit()
            }
            Shape::Turned { height, bottom, top } => match face {
                1 => self.frame.y,
                2 => -self.frame.y,
                _ => {
                    let side = vec3(l.x, (bottom - top) / height * l.x.hypot(l.z), l.z);
                    self.frame.direction(side).unit()
                }
            },
        }
    }

    /// The face's normal, bent slightly near the next face for a beveled edge.
    fn bevelled(&self, p: Vec3, face: u8) -> Vec3 {
        let bevel = self.material.bevel;
        let mut normal = self.planes[face as usize].0;
        if bevel > 0.0 {
            for (i, (other, k)) in self.planes.iter().enumerate() {
                let away = k - other.dot(p);
                if i != face as usize && away < bevel {
                    let bend = 1.0 - away / bevel;
                    normal = normal + *other * (0.9 * bend * bend);
                }
            }
        }
        normal.unit()
    }
}

/// The smaller root of `a t² + 2 b t + c`, if it is positive.
fn nearest_root(a: f32, b: f32, c: f32) -> Option<f32> {
    let under = b * b - a * c;
    if under < 0.0 {
        return None;
    }
    let t = (-b - under.sqrt()) / a;
    (t > 1e-3).then_some(t)
}

/// Ray marching from the bounding box towards the rounded surface; flat parts are hit at once.
fn hit_cushion(half: Vec3, round: f32, o: Vec3, d: Vec3) -> Option<(f32, u8)> {
    let (mut enter, mut leave) = (0f32, f32::MAX);
    for (o, d, half) in [(o.x, d.x, half.x), (o.y, d.y, half.y), (o.z, d.z, half.z)] {
        let inverse = 1.0 / if d.abs() < 1e-9 { 1e-9 } else { d };
        let (a, b) = ((-half - o) * inverse, (half - o) * inverse);
        enter = enter.max(a.min(b));
        leave = leave.min(a.max(b));
    }
    if enter >= leave {
        return None;
    }
    let core = half - vec3(round, round, round);
    let speed = 1.0 / d.length();
    let mut t = enter;
    for _ in 0..12 {
        let p = o + d * t;
        let q =
            vec3((p.x.abs() - core.x).max(0.0), (p.y.abs() - core.y).max(0.0), (p.z.abs() - core.z).max(0.0));
        let away = q.length() - round;
        if away < 0.0015 {
            return Some((t, 0));
        }
        t += away * speed;
        if t > leave {
            return None;
        }
    }
    Some((t, 0))
}

fn hit_turned(height: f32, bottom: f32, top: f32, o: Vec3, d: Vec3) -> Option<(f32, u8)> {
    let grow = (top - bottom) / height;
    let (radius, speed) = (bottom + grow * o.y, grow * d.y);
    let a = d.x * d.x + d.z * d.z - speed * speed;
    let b = o.x * d.x + o.z * d.z - radius * speed;
    let c = o.x * o.x + o.z * o.z - radius * radius;
    let mut best: Option<(f32, u8)> = None;
    if let Some(t) = nearest_root(a, b, c)
        && (0.0..=height).contains(&(o.y + d.y * t))
    {
        best = Some((t, 0));
    }
    for (y, r, face) in [(height, top, 1u8), (0.0, bottom, 2)] {
        let t = (y - o.y) / if d.y.abs() < 1e-9 { 1e-9 } else { d.y };
        let (x, z) = (o.x + d.x * t, o.z + d.z * t);
        if t > 1e-3 && x * x + z * z <= r * r && best.is_none_or(|(t0, _)| t < t0) {
            best = Some((t, face));
        }
    }
    best
}
