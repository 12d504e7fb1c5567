//! The files of a logo: the logo itself and the icons made from it.

/// A logo and the icons made from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogoFile {
    Logo,
    /// For the tab of a browser.
    SmallIcon,
    /// For bookmarks and task bars.
    LargeIcon,
    /// For the home screen of a phone, which fills transparent areas with black: on white, with a margin.
    TouchIcon,
}

impl LogoFile {
    pub const ALL: [Self; 4] = [Self::Logo, Self::SmallIcon, Self::LargeIcon, Self::TouchIcon];

    pub const fn file(self) -> &'static str {
        match self {
            Self::Logo => "logo.png",
            Self::SmallIcon => "icon-32.png",
            Self::LargeIcon => "icon-192.png",
            Self::TouchIcon => "icon-180.png",
        }
    }

    pub fn of_file(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|file| file.file() == name)
    }
}
