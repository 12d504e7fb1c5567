//! Surface materials.

use crate::colour::Rgb;

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Pattern {
    /// Even, with a slight mottle: plaster, paint, stone worktops.
    Plain,
    /// Boards of this width, vertical or horizontal.
    Boards {
        wide: f32,
        upright: bool,
    },
    /// Floor boards along x or z with staggered ends.
    Planks {
        wide: f32,
        along_x: bool,
    },
    Stone,
    Brick,
    /// Courses of roof tiles or shingles of this height.
    Courses {
        high: f32,
    },
    /// Standing seams of a metal roof at this distance.
    Seams {
        apart: f32,
    },
    /// Square tiles with joints.
    Tiles {
        wide: f32,
    },
    Grain,
    Marble,
    Weave,
    Stripes {
        wide: f32,
    },
    /// A border line and a field: rugs.
    Bordered,
    /// A window pane: reflects the sky and shows the lit room behind it.
    Glass,
    Leaf,
    Snow,
    /// A picture on the wall.
    Art,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Material {
    pub(crate) colour: Rgb,
    pub(crate) pattern: Pattern,
    /// 0 is matte, 1 polished.
    pub(crate) gloss: f32,
    /// Emitted light, in display space, added to the reflected light.
    pub(crate) glow: f32,
    /// Width of the beveled edge, in meters.
    pub(crate) bevel: f32,
    pub(crate) throws: bool,
    pub(crate) seed: f32,
}

impl Material {
    pub(crate) const fn new(colour: Rgb, pattern: Pattern) -> Self {
        Self { colour, pattern, gloss: 0.0, glow: 0.0, bevel: 0.015, throws: true, seed: 0.0 }
    }

    pub(crate) const fn plain(colour: Rgb) -> Self {
        Self::new(colour, Pattern::Plain)
    }

    pub(crate) const fn gloss(self, gloss: f32) -> Self {
        Self { gloss, ..self }
    }

    pub(crate) const fn glow(self, glow: f32) -> Self {
        Self { glow, ..self }
    }

    pub(crate) const fn bevel(self, bevel: f32) -> Self {
        Self { bevel, ..self }
    }

    pub(crate) const fn seed(self, seed: f32) -> Self {
        Self { seed, ..self }
    }

    /// Casts no shadow: for panes and thin curtains.
    pub(crate) const fn shadowless(self) -> Self {
        Self { throws: false, ..self }
    }
}
