//! The data files of `demo/`, embedded in the binary.

/// An account's folder.
pub(crate) struct Folder {
    pub(crate) account: File,
    pub(crate) pricing: File,
    pub(crate) homes: &'static [File],
    /// Name without extension, and Markdown text.
    pub(crate) agreements: &'static [(&'static str, &'static str)],
}

pub(crate) struct File {
    pub(crate) path: &'static str,
    pub(crate) text: &'static str,
}

macro_rules! file {
    ($path:literal) => {
        File { path: $path, text: include_str!(concat!("../../../demo/", $path)) }
    };
}

macro_rules! agreement {
    ($folder:literal, $name:literal) => {
        ($name, include_str!(concat!("../../../demo/", $folder, "/", $name, ".md")))
    };
}

pub(crate) const PLATFORM: File = file!("platform.toml");
pub(crate) const AMENITIES: File = file!("amenities.toml");
pub(crate) const PEOPLE: File = file!("people.toml");
pub(crate) const CONVERSATIONS: File = file!("conversations.toml");
pub(crate) const REVIEWS: File = file!("reviews.toml");
pub(crate) const BIG: File = file!("big.toml");

pub(crate) const FOLDERS: [Folder; 4] = [
    Folder {
        account: file!("harbor-pine/account.toml"),
        pricing: file!("harbor-pine/pricing.toml"),
        homes: &[
            file!("harbor-pine/homes-coast.toml"),
            file!("harbor-pine/homes-mountains.toml"),
            file!("harbor-pine/homes-city.toml"),
            file!("harbor-pine/homes-lake.toml"),
        ],
        agreements: &[
            agreement!("harbor-pine", "agreement"),
            agreement!("harbor-pine", "old-mill-agreement"),
        ],
    },
    Folder {
        account: file!("casa-lucia/account.toml"),
        pricing: file!("casa-lucia/pricing.toml"),
        homes: &[file!("casa-lucia/homes.toml")],
        agreements: &[agreement!("casa-lucia", "agreement")],
    },
    Folder {
        account: file!("yuki-lodge/account.toml"),
        pricing: file!("yuki-lodge/pricing.toml"),
        homes: &[file!("yuki-lodge/homes.toml")],
        agreements: &[agreement!("yuki-lodge", "agreement")],
    },
    Folder {
        account: file!("skyline-partner/account.toml"),
        pricing: file!("skyline-partner/pricing.toml"),
        homes: &[file!("skyline-partner/homes.toml")],
        agreements: &[agreement!("skyline-partner", "agreement")],
    },
];
