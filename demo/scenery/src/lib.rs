//! The artist of the demo world: draws its "photos" by code, since we ship no one else's pictures.
//!
//! A [`Scene`] names a setting, a view and a seed; [`Scene::draw`] paints it. Landscapes are painted in layers
//! from the sky forward (`sky`, `ridges`, `water`, `ground`, `trees`); built things are solids that a small
//! renderer (`trace`) lights and puts into the painting; `finish` develops the result like a print.
//! Everything is pure: the same scene and size always give the same bytes.

// Pixels are counted in whole numbers and painted in floats; every such step is bounded by the canvas.
#![allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]
#![allow(clippy::cast_possible_wrap)]
// Colours are written as in a style sheet.
#![allow(clippy::unreadable_literal)]
// x, y, z, u, v, r, g, b are the words of this trade.
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
