//! A camera that turns but never tilts, so that vertical lines stay vertical.

use crate::vector::{UP, Vec3, vec3};

#[derive(Debug, Clone, Copy)]
pub(crate) struct Camera {
    pub(crate) eye: Vec3,
    right: Vec3,
    forward: Vec3,
    /// In pixels: the focal length, and the point straight ahead.
    focal: f32,
    centre: (f32, f32),
}

impl Camera {
    /// `zoom` is the focal length in picture heights; `horizon` the height of the eye line in the picture.
    pub(crate) fn new(eye: Vec3, yaw: f32, zoom: f32, horizon: f32, width: usize, height: usize) -> Self {
        let (sin, cos) = yaw.sin_cos();
        Self {
            eye,
            right: vec3(cos, 0.0, -sin),
            forward: vec3(sin, 0.0, cos),
            focal: zoom * height as f32,
            centre: (width as f32 / 2.0, horizon * height as f32),
        }
    }

    /// The direction through a pixel, with a depth of one meter along the view.
    pub(crate) fn ray(&self, x: f32, y: f32) -> Vec3 {
        self.forward
            + self.right * ((x - self.centre.0) / self.focal)
            + UP * ((self.centre.1 - y) / self.focal)
    }

    /// For a direction `n`: the factors of x, of y and the constant of `n · ray(x, y)`.
    pub(crate) fn gradient(&self, n: Vec3) -> (f32, f32, f32) {
        let (a, b) = (n.dot(self.right) / self.focal, -n.y / self.focal);
        (a, b, n.dot(self.forward) - a * self.centre.0 - b * self.centre.1)
    }

    /// Pixel and depth of a point; None behind the camera.
    pub(crate) fn project(&self, p: Vec3) -> Option<(f32, f32, f32)> {
        let v = p - self.eye;
        let depth = v.dot(self.forward);
        (depth > 0.05).then(|| {
            let k = self.focal / depth;
            (self.centre.0 + v.dot(self.right) * k, self.centre.1 - v.y * k, depth)
        })
    }

    /// The pixel of a distant direction; None behind the camera.
    pub(crate) fn project_direction(&self, d: Vec3) -> Option<(f32, f32)> {
        self.project(self.eye + d * 1000.0).map(|(x, y, _)| (x, y))
    }

    /// Scale at a depth.
    pub(crate) fn pixels_per_metre(&self, depth: f32) -> f32 {
        self.focal / depth
    }

    pub(crate) fn right(&self) -> Vec3 {
        self.right
    }

    pub(crate) fn forward(&self) -> Vec3 {
        self.forward
    }
}
