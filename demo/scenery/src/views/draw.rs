//! Renders a scene.

use super::dice::throw;
use super::light::light;
use super::{exterior, indoors, landscape, terrace};
use crate::canvas::Canvas;
use crate::finish;
use crate::picture::Picture;
use crate::scene::{Scene, View};

impl Scene {
    /// Renders the scene. Width and height are at least 1 pixel.
    pub fn draw(&self, width: u32, height: u32) -> Picture {
        let mut canvas = Canvas::new(width, height);
        let dice = throw(self);
        let light = light(self, &dice);
        let print = match self.view {
            View::Exterior | View::Night => exterior::paint(&mut canvas, self, &light, &dice),
            View::Landscape => landscape::paint(&mut canvas, self, &light, &dice),
            View::Terrace => terrace::paint(&mut canvas, self, &light, &dice),
            View::Living | View::Bedroom | View::Kitchen | View::Bathroom => {
                indoors::paint(&mut canvas, self, &light, &dice)
            }
        };
        finish::develop(&canvas, print, &mut dice.fork(999))
    }
}
