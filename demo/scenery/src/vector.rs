//! Vectors and frames: x to the right, y up, z away from the viewer, in meters.

use std::ops::{Add, Mul, Neg, Sub};

#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Vec3 {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) z: f32,
}

pub(crate) const fn vec3(x: f32, y: f32, z: f32) -> Vec3 {
    Vec3 { x, y, z }
}

pub(crate) const UP: Vec3 = vec3(0.0, 1.0, 0.0);

impl Vec3 {
    pub(crate) fn dot(self, o: Self) -> f32 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }

    pub(crate) fn cross(self, o: Self) -> Self {
        vec3(self.y * o.z - self.z * o.y, self.z * o.x - self.x * o.z, self.x * o.y - self.y * o.x)
    }

    pub(crate) fn length(self) -> f32 {
        self.dot(self).sqrt()
    }

    pub(crate) fn unit(self) -> Self {
        self * (1.0 / self.length().max(1e-9))
    }
}

impl Add for Vec3 {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        vec3(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}

impl Sub for Vec3 {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        vec3(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}

impl Mul<f32> for Vec3 {
    type Output = Self;
    fn mul(self, k: f32) -> Self {
        vec3(self.x * k, self.y * k, self.z * k)
    }
}

impl Neg for Vec3 {
    type Output = Self;
    fn neg(self) -> Self {
        self * -1.0
    }
}

/// A position with three perpendicular directions: where an object stands and how it is turned.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) origin: Vec3,
    pub(crate) x: Vec3,
    pub(crate) y: Vec3,
    pub(crate) z: Vec3,
}

impl Frame {
    pub(crate) fn at(x: f32, y: f32, z: f32) -> Self {
        Self { origin: vec3(x, y, z), x: vec3(1.0, 0.0, 0.0), y: UP, z: vec3(0.0, 0.0, 1.0) }
    }

    /// Turned around the vertical axis.
    pub(crate) fn turned(self, angle: f32) -> Self {
        let (sin, cos) = angle.sin_cos();
        Self { x: self.x * cos - self.z * sin, z: self.z * cos + self.x * sin, ..self }
    }

    /// Leaned back around its own x axis.
    pub(crate) fn leaned(self, angle: f32) -> Self {
        let (sin, cos) = angle.sin_cos();
        Self { y: self.y * cos + self.z * sin, z: self.z * cos - self.y * sin, ..self }
    }

    /// Rolled around its own z axis.
    pub(crate) fn rolled(self, angle: f32) -> Self {
        let (sin, cos) = angle.sin_cos();
        Self { x: self.x * cos + self.y * sin, y: self.y * cos - self.x * sin, ..self }
    }

    pub(crate) fn moved(self, x: f32, y: f32, z: f32) -> Self {
        Self { origin: self.point(vec3(x, y, z)), ..self }
    }

    pub(crate) fn point(&self, p: Vec3) -> Vec3 {
        self.origin + self.direction(p)
    }

    pub(crate) fn direction(&self, d: Vec3) -> Vec3 {
        self.x * d.x + self.y * d.y + self.z * d.z
    }

    /// A point of the world in the coordinates of this frame.
    pub(crate) fn local(&self, p: Vec3) -> Vec3 {
        self.local_direction(p - self.origin)
    }

    pub(crate) fn local_direction(&self, d: Vec3) -> Vec3 {
        vec3(d.dot(self.x), d.dot(self.y), d.dot(self.z))
    }
}
