//! Collects the solids of a scene.

use super::material::Material;
use super::solid::{Shape, Solid};
use crate::vector::{Frame, Vec3, vec3};

/// The solids of a scene.
#[derive(Debug, Default)]
pub(crate) struct Stage {
    pub(crate) solids: Vec<Solid>,
}

impl Stage {
    pub(crate) fn add(&mut self, shape: Shape, frame: Frame, material: Material) {
        self.solids.push(Solid::new(shape, frame, material));
    }

    /// A box from corner to corner, aligned with the frame.
    pub(crate) fn block(&mut self, frame: Frame, low: [f32; 3], high: [f32; 3], material: Material) {
        let planes = vec![
            (vec3(-1.0, 0.0, 0.0), -low[0]),
            (vec3(1.0, 0.0, 0.0), high[0]),
            (vec3(0.0, -1.0, 0.0), -low[1]),
            (vec3(0.0, 1.0, 0.0), high[1]),
            (vec3(0.0, 0.0, -1.0), -low[2]),
            (vec3(0.0, 0.0, 1.0), high[2]),
        ];
        self.hull(frame, low, high, planes, material);
    }

    /// A solid bounded by planes (outward normal, distance), inside a box.
    pub(crate) fn hull(
        &mut self,
        frame: Frame,
        low: [f32; 3],
        high: [f32; 3],
        planes: Vec<(Vec3, f32)>,
        material: Material,
    ) {
        let [low, high] = [low, high].map(|c| vec3(c[0], c[1], c[2]));
        self.add(Shape::Hull { planes, low, high }, frame, material);
    }

    /// A box with rounded edges, centered on the frame: upholstery, pillows, tubs.
    pub(crate) fn cushion(&mut self, frame: Frame, size: [f32; 3], round: f32, material: Material) {
        let half = vec3(size[0], size[1], size[2]) * 0.5;
        let round = round.min(half.x).min(half.y).min(half.z);
        self.add(Shape::Cushion { half, round }, frame, material);
    }

    /// An ellipsoid around the frame's origin.
    pub(crate) fn ball(&mut self, frame: Frame, radii: [f32; 3], material: Material) {
        self.add(Shape::Ball { radii: vec3(radii[0], radii[1], radii[2]) }, frame, material);
    }

    /// A round object that stands on the frame's origin: vases, lamp shades, stool legs.
    pub(crate) fn turned(&mut self, frame: Frame, height: f32, bottom: f32, top: f32, material: Material) {
        self.add(Shape::Turned { height, bottom, top }, frame, material);
    }
}
