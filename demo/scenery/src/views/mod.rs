//! The views: each combines a vista, a stage and a light into one picture.

mod caption;
mod daylight;
mod dice;
mod draw;
mod exterior;
mod grove;
mod indoors;
mod lakeside;
mod landscape;
mod light;
mod terrace;
