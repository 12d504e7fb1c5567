//! A small renderer for built objects: solids on a stage, seen by a camera, lit and added to the painting.

pub(crate) mod camera;
pub(crate) mod cast;
pub(crate) mod material;
pub(crate) mod pattern;
pub(crate) mod render;
pub(crate) mod solid;
mod stage;

pub(crate) use camera::Camera;
pub(crate) use cast::Cast;
pub(crate) use material::{Material, Pattern};
pub(crate) use render::{Falling, Lighting, Spot, render};
pub(crate) use solid::Solid;
pub(crate) use stage::Stage;
