//! Renders the demo's "photos" in code, so that no third-party pictures are shipped.
//!
//! A [`Scene`] names a setting, a view and a seed; [`Scene::draw`] renders it. Landscapes are painted in layers from the sky
//! forward (`sky`, `ridges`, `water`, `ground`, `trees`); built objects are solids that a small renderer (`trace`) lights and
//! adds to the painting; `finish` applies post-processing. Everything is deterministic: the same scene and size always give the
//! same bytes.

// Pixel positions are integers and painted in floats; every conversion is bounded by the canvas.
#![allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]
#![allow(clippy::cast_possible_wrap)]
// Colors are written in CSS notation.
#![allow(clippy::unreadable_literal)]
// x, y, z, u, v, r, g, b are the usual names in graphics.
#![allow(clippy::many_single_char_names, clippy::similar_names)]

mod canvas;
mod colour;
mod dice;
mod finish;
mod ground;
mod house;
mod light;
mod noise;
mod picture;
mod ridges;
mod room;
mod scene;
mod sky;
mod skyline;
mod trace;
mod trees;
mod vector;
mod views;
mod vista;
mod water;

pub use picture::Picture;
pub use scene::{Scene, Setting, UnknownName, View};
