//! Captions that describe the pictures.

use super::dice::throw;
use super::exterior;
use super::light::hour;
use crate::house::Style;
use crate::light::Hour;
use crate::scene::{Scene, Setting, View};

impl Scene {
    /// Alternative text of the picture.
    pub fn caption(&self) -> &'static str {
        let dice = throw(self);
        let hour = hour(self, &dice);
        match self.view {
            View::Exterior | View::Night => house(exterior::style(self, &dice), hour),
            View::Landscape => landscape(self.setting),
            View::Living => {
                pick(hour, "Living room with a sofa and wide windows", "Living room with lamps lit at dusk")
            }
            View::Bedroom => pick(
                hour,
                "Bedroom with a made bed and soft daylight",
                "Bedroom with bedside lamps lit at dusk",
            ),
            View::Kitchen => {
                pick(hour, "Kitchen with an island and stools", "Kitchen with pendant lamps lit at dusk")
            }
            View::Bathroom => {
                pick(hour, "Bathroom with a free-standing tub", "Bathroom with lamps lit at dusk")
            }
            View::Terrace => terrace(self.setting),
        }
    }
}

fn pick(hour: Hour, day: &'static str, dusk: &'static str) -> &'static str {
    if hour == Hour::Dusk { dusk } else { day }
}

/// A house, by its light: day, low sun, dusk or night.
fn house(style: Style, hour: Hour) -> &'static str {
    let [day, low, dusk, night] = match style {
        Style::AFrame => [
            "A-frame cabin by day",
            "A-frame cabin in low sun",
            "A-frame cabin with lit windows at dusk",
            "A-frame cabin under the stars",
        ],
        Style::Chalet => [
            "Timber chalet by day",
            "Timber chalet in low sun",
            "Timber chalet with lit windows at dusk",
            "Timber chalet under the stars",
        ],
        Style::BeachCottage => [
            "Cottage with a porch by day",
            "Cottage with a porch in low sun",
            "Cottage with lit windows at dusk",
            "Cottage with a porch under the stars",
        ],
        Style::CedarModern => [
            "Modern timber house by day",
            "Modern timber house in low sun",
            "Modern timber house with lit windows at dusk",
            "Modern timber house under the stars",
        ],
        Style::GlassPavilion => [
            "Glass house with a deck by day",
            "Glass house with a deck in low sun",
            "Glass house glowing at dusk",
            "Glass house glowing under the stars",
        ],
        Style::WhiteVilla => [
            "White villa with a pool by day",
            "White villa with a pool in low sun",
            "White villa with lit windows at dusk",
            "White villa with a pool under the stars",
        ],
        Style::Farmhouse => [
            "Farmhouse with a tiled roof by day",
            "Farmhouse with a tiled roof in low sun",
            "Farmhouse with lit windows at dusk",
            "Farmhouse under the stars",
        ],
        Style::BrickLoft => [
            "Brick loft building by day",
            "Brick loft building in low sun",
            "Brick loft building with lit windows at dusk",
            "Brick loft building at night",
        ],
        Style::Townhouses => [
            "Row of painted town houses by day",
            "Row of painted town houses in low sun",
            "Row of town houses with lit windows at dusk",
            "Row of town houses at night",
        ],
        Style::SnowLodge => [
            "Lodge under a snowy roof by day",
            "Lodge under a snowy roof in low sun",
            "Snowed-in lodge with lit windows at dusk",
            "Snowed-in lodge under the stars",
        ],
    };
    match hour {
        Hour::Day | Hour::Overcast => day,
        Hour::Dawn | Hour::Golden => low,
        Hour::Dusk => dusk,
        Hour::Night => night,
    }
}

fn landscape(setting: Setting) -> &'static str {
    match setting {
        Setting::Coast => "Shore and open sea",
        Setting::Mountain => "Mountain range above wooded slopes",
        Setting::City => "City skyline mirrored in a river",
        Setting::Lake => "Lake with wooded shores",
        Setting::Mediterranean => "Dry hillside above a blue bay",
        Setting::Snow => "White peaks above a snowy forest",
        Setting::Forest => "Forest, ridge behind ridge",
    }
}

fn terrace(setting: Setting) -> &'static str {
    match setting {
        Setting::Coast => "Terrace facing the sea",
        Setting::Mountain => "Terrace facing the mountains",
        Setting::City => "Roof terrace above the city",
        Setting::Lake => "Deck above the lake",
        Setting::Mediterranean => "Terrace above the bay",
        Setting::Snow => "Terrace facing snowy peaks",
        Setting::Forest => "Deck among the trees",
    }
}
