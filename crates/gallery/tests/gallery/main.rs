//! Which files are taken, what is left of them, and where they lie.

mod bucket;
mod sample;
mod shelf;
mod taken;
