//! Identifies a picture: a setting, a view and a seed.

use std::fmt;
use std::str::FromStr;

/// The landscape outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Setting {
    Coast,
    Mountain,
    City,
    Lake,
    Mediterranean,
    Snow,
    Forest,
}

/// The subject of the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum View {
    Exterior,
    Landscape,
    Living,
    Bedroom,
    Kitchen,
    Bathroom,
    Terrace,
    Night,
}

/// A picture to render; the seed determines architecture, time of day, weather and colors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scene {
    pub setting: Setting,
    pub view: View,
    pub seed: u64,
}

impl Setting {
    pub const ALL: [Self; 7] =
        [Self::Coast, Self::Mountain, Self::City, Self::Lake, Self::Mediterranean, Self::Snow, Self::Forest];

    fn name(self) -> &'static str {
        match self {
            Self::Coast => "coast",
            Self::Mountain => "mountain",
            Self::City => "city",
            Self::Lake => "lake",
            Self::Mediterranean => "mediterranean",
            Self::Snow => "snow",
            Self::Forest => "forest",
        }
    }
}

impl View {
    pub const ALL: [Self; 8] = [
        Self::Exterior,
        Self::Landscape,
        Self::Living,
        Self::Bedroom,
        Self::Kitchen,
        Self::Bathroom,
        Self::Terrace,
        Self::Night,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Exterior => "exterior",
            Self::Landscape => "landscape",
            Self::Living => "living",
            Self::Bedroom => "bedroom",
            Self::Kitchen => "kitchen",
            Self::Bathroom => "bathroom",
            Self::Terrace => "terrace",
            Self::Night => "night",
        }
    }
}

/// Not the name of a setting or view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownName(pub String);

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a name the artist knows", self.0)
    }
}

impl std::error::Error for UnknownName {}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Setting {
    type Err = UnknownName;
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        Self::ALL.into_iter().find(|s| s.name() == name).ok_or_else(|| UnknownName(name.to_owned()))
    }
}

impl FromStr for View {
    type Err = UnknownName;
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        Self::ALL.into_iter().find(|v| v.name() == name).ok_or_else(|| UnknownName(name.to_owned()))
    }
}

impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{:x}", self.setting, self.view, self.seed)
    }
}

impl FromStr for Scene {
    type Err = UnknownName;
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let unknown = || UnknownName(name.to_owned());
        let mut parts = name.split('-');
        let mut next = || parts.next().ok_or_else(unknown);
        let (setting, view) = (next()?.parse()?, next()?.parse()?);
        let seed = u64::from_str_radix(next()?, 16).map_err(|_| unknown())?;
        Ok(Self { setting, view, seed })
    }
}
