//! The built web app: embedded in the binary with the feature `embed`, else read from `web/dist`.

use api::assets::Assets;

use crate::config::Settings;

#[cfg(not(feature = "embed"))]
pub fn assets(settings: &Settings) -> Assets {
    Assets::new(api::assets::Folder(settings.web.clone()))
}

#[cfg(feature = "embed")]
pub fn assets(_: &Settings) -> Assets {
    Assets::new(embedded::Embedded)
}

#[cfg(feature = "embed")]
mod embedded {
    use std::borrow::Cow;

    use api::assets::AssetSource;
    use rust_embed::RustEmbed;

    #[derive(Debug, RustEmbed)]
    #[folder = "../../web/dist"]
    struct Dist;

    #[derive(Debug)]
    pub struct Embedded;

    impl AssetSource for Embedded {
        fn read(&self, path: &str) -> Option<Cow<'static, [u8]>> {
            Dist::get(path).map(|file| file.data)
        }

        fn is_fixed(&self) -> bool {
            true
        }
    }
}
