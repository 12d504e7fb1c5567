//! A picture in memory: decoded within limits, turned upright, scaled and encoded as JPEG without metadata.

use std::io::Cursor;

use fast_image_resize::Resizer;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, RgbImage};
use jpeg_encoder::{ColorType, Encoder};

#[cfg(feature = "avif")]
use crate::avif::Avif;
use crate::format;
use crate::unfit::{AVIF, LEAST_LONG_SIDE, LEAST_SHORT_SIDE, MOST_BYTES, MOST_PIXELS, SVG, Unfit};

/// Width limit of the master copy.
pub(crate) const KEPT_WIDTH: u32 = 2560;
const KEPT_QUALITY: u8 = 90;
/// Profiles of cameras and phones are far smaller; large ones belong to printers.
pub(crate) const MOST_PROFILE: usize = 4 * 1024;

/// Displayed sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    Small,
    Medium,
    Large,
}

impl Size {
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// The size's file name.
    pub const fn file(self) -> &'static str {
        match self {
            Self::Small => "small.jpg",
            Self::Medium => "medium.jpg",
            Self::Large => "large.jpg",
        }
    }

    pub fn of_file(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.file() == name)
    }

    /// Maximum width; a narrower picture is not scaled up.
    const fn width(self) -> u32 {
        match self {
            Self::Small => 360,
            Self::Medium => 720,
            Self::Large => 1920,
        }
    }

    const fn quality(self) -> u8 {
        match self {
            Self::Small => 78,
            Self::Medium => 80,
            Self::Large => 82,
        }
    }
}

#[derive(Debug)]
pub(crate) struct Picture {
    pub pixels: RgbImage,
    /// ICC color profile, unless the pixels are sRGB.
    pub profile: Option<Vec<u8>>,
}

impl Picture {
    /// Decodes an uploaded picture. Its dimensions are checked before decoding.
    pub(crate) fn sent(bytes: &[u8], check: PixelCheck) -> Result<Self, Unfit> {
        Self::decoded(bytes, format_of(bytes)?, check)
    }

    /// Decodes an uploaded picture whose transparent areas stay so, with the color profile that is worth keeping.
    pub(crate) fn clear(bytes: &[u8], check: PixelCheck) -> Result<(DynamicImage, Option<Vec<u8>>), Unfit> {
        let (mut image, orientation, profile) = opened(bytes, format_of(bytes)?, check)?;
        image.apply_orientation(orientation);
        let profile = profile.filter(|profile| is_worth_keeping(profile));
        Ok((DynamicImage::ImageRgba8(image.into_rgba8()), profile))
    }

    /// Decodes an uploaded AVIF. Only for the decoder process: a damaged file may crash it.
    #[cfg(feature = "avif")]
    pub(crate) fn of_avif(bytes: &[u8]) -> Result<Self, Unfit> {
        let file = Avif::opened(bytes)?;
        let (width, height) = file.dimensions()?;
        check_pixels(width, height)?;
        Self::upright(file.decoded()?, file.orientation(), file.profile())
    }

    #[cfg(not(feature = "avif"))]
    pub(crate) fn of_avif(_: &[u8]) -> Result<Self, Unfit> {
        Err(Unfit::Unread(AVIF))
    }

    /// Decodes a master copy, which was encoded here.
    pub(crate) fn kept(bytes: &[u8]) -> Result<Self, Unfit> {
        Self::decoded(bytes, ImageFormat::Jpeg, |_, _| Ok(()))
    }

    pub(crate) fn new(pixels: RgbImage, profile: Option<Vec<u8>>) -> Self {
        Self { pixels, profile: profile.filter(|profile| is_worth_keeping(profile)) }
    }

    fn decoded(
        bytes: &[u8],
        format: ImageFormat,
        check: impl FnOnce(u32, u32) -> Result<(), Unfit>,
    ) -> Result<Self, Unfit> {
        let (image, orientation, profile) = opened(bytes, format, check)?;
        Self::upright(image, orientation, profile)
    }

    fn upright(
        mut image: DynamicImage,
        orientation: Orientation,
        profile: Option<Vec<u8>>,
    ) -> Result<Self, Unfit> {
        image.apply_orientation(orientation);
        let image = if image.color().has_alpha() {
            DynamicImage::ImageRgba8(image.into_rgba8())
        } else {
            DynamicImage::ImageRgb8(image.into_rgb8())
        };
        Ok(Self::new(on_white(narrowed(image, KEPT_WIDTH)?), profile))
    }

    pub(crate) fn to_keep(&self) -> Result<Vec<u8>, Unfit> {
        self.jpeg(&self.pixels, KEPT_QUALITY)
    }

    /// Width and height in the given size.
    pub(crate) fn extent(&self, size: Size) -> (u32, u32) {
        scaled(self.pixels.dimensions(), size.width())
    }

    pub(crate) fn sized(&self, size: Size) -> Result<Vec<u8>, Unfit> {
        let image = narrowed(DynamicImage::ImageRgb8(self.pixels.clone()), size.width())?;
        self.jpeg(&image.into_rgb8(), size.quality())
    }

    /// The mean color as a CSS color.
    pub(crate) fn tone(&self) -> String {
        let mut sums = [0_u64; 3];
        for pixel in self.pixels.pixels() {
            for (sum, value) in sums.iter_mut().zip(pixel.0) {
                *sum += u64::from(value);
            }
        }
        let count = u64::from(self.pixels.width()) * u64::from(self.pixels.height());
        let [red, green, blue] = sums.map(|sum| sum / count.max(1));
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    fn jpeg(&self, pixels: &RgbImage, quality: u8) -> Result<Vec<u8>, Unfit> {
        let side = |length: u32| u16::try_from(length).map_err(|_| Unfit::Broken);
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, quality);
        encoder.set_progressive(true);
        if let Some(profile) = &self.profile {
            encoder.add_icc_profile(profile).map_err(|_| Unfit::Broken)?;
        }
        let (width, height) = (side(pixels.width())?, side(pixels.height())?);
        encoder.encode(pixels.as_raw(), width, height, ColorType::Rgb).map_err(|_| Unfit::Broken)?;
        Ok(bytes)
    }
}

/// The format of an uploaded picture, if it can be decoded here.
fn format_of(bytes: &[u8]) -> Result<ImageFormat, Unfit> {
    if bytes.len() > MOST_BYTES {
        return Err(Unfit::TooLarge);
    }
    let format =
        format::of(bytes).map_err(|unfit| if format::is_svg(bytes) { Unfit::Unread(SVG) } else { unfit })?;
    if format == ImageFormat::Avif {
        return Err(Unfit::Unread(AVIF));
    }
    if format == ImageFormat::Jpeg && format::is_cut_short(bytes) {
        return Err(Unfit::Broken);
    }
    Ok(format)
}

type Opened = (DynamicImage, Orientation, Option<Vec<u8>>);

/// Decodes a picture, after a check of its dimensions.
fn opened(
    bytes: &[u8],
    format: ImageFormat,
    check: impl FnOnce(u32, u32) -> Result<(), Unfit>,
) -> Result<Opened, Unfit> {
    let reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut decoder = reader.into_decoder().map_err(|_| Unfit::Broken)?;
    let (width, height) = decoder.dimensions();
    check(width, height)?;
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let profile = decoder.icc_profile().ok().flatten();
    let image = DynamicImage::from_decoder(decoder).map_err(|_| Unfit::Broken)?;
    Ok((image, orientation, profile))
}

/// Checks the dimensions of a picture.
pub(crate) type PixelCheck = fn(width: u32, height: u32) -> Result<(), Unfit>;

pub(crate) fn is_not_too_large(width: u32, height: u32) -> Result<(), Unfit> {
    if u64::from(width) * u64::from(height) > MOST_PIXELS {
        Err(Unfit::TooManyPixels { width, height })
    } else {
        Ok(())
    }
}

/// Dimensions that are accepted for a picture of a home.
pub(crate) fn check_pixels(width: u32, height: u32) -> Result<(), Unfit> {
    is_not_too_large(width, height)?;
    if width.max(height) < LEAST_LONG_SIDE || width.min(height) < LEAST_SHORT_SIDE {
        Err(Unfit::TooFewPixels { width, height })
    } else {
        Ok(())
    }
}

/// Only small RGB profiles: the encoder writes no other color space.
fn is_worth_keeping(profile: &[u8]) -> bool {
    profile.len() <= MOST_PROFILE && profile.get(16..20) == Some(b"RGB ")
}

fn scaled((width, height): (u32, u32), most: u32) -> (u32, u32) {
    if width <= most {
        return (width, height);
    }
    let exact = u64::from(height) * u64::from(most) / u64::from(width);
    (most, u32::try_from(exact).unwrap_or(u32::MAX).max(1))
}

fn narrowed(image: DynamicImage, most: u32) -> Result<DynamicImage, Unfit> {
    let (width, height) = scaled((image.width(), image.height()), most);
    if width == image.width() {
        return Ok(image);
    }
    let mut small = DynamicImage::new(width, height, image.color());
    Resizer::new().resize(&image, &mut small, None).map_err(|_| Unfit::Broken)?;
    Ok(small)
}

/// Blends transparent pixels with white.
pub(crate) fn on_white(image: DynamicImage) -> RgbImage {
    let DynamicImage::ImageRgba8(clear) = image else { return image.into_rgb8() };
    let mut paper = RgbImage::new(clear.width(), clear.height());
    for (below, above) in paper.pixels_mut().zip(clear.pixels()) {
        let [red, green, blue, alpha] = above.0;
        let mix = |value: u8| {
            let mixed = (u16::from(value) * u16::from(alpha) + 255 * (255 - u16::from(alpha))) / 255;
            u8::try_from(mixed).unwrap_or(u8::MAX)
        };
        below.0 = [mix(red), mix(green), mix(blue)];
    }
    paper
}
