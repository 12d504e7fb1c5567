//! Logos of sites: PNG, so that transparent areas stay transparent, and the square icons made from them.

use std::io::Cursor;

use bytes::Bytes;
use domain::key::Key;
use fast_image_resize::Resizer;
use image::codecs::png::PngEncoder;
use image::imageops::overlay;
use image::{DynamicImage, ExtendedColorType, ImageEncoder, Rgba, RgbaImage};

use crate::gallery::Gallery;
use crate::logo_file::LogoFile;
use crate::names;
use crate::picture::{Picture, is_not_too_large, on_white};
use crate::shelf_error::ShelfError;
use crate::unfit::{LEAST_LOGO_SIDE, Unfit};

/// The box that a logo is scaled down to: four times its size in a page's header.
const BOX: (u32, u32) = (768, 144);

fn made(file: LogoFile, logo: &DynamicImage) -> Result<DynamicImage, Unfit> {
    const CLEAR: Rgba<u8> = Rgba([0; 4]);
    const WHITE: Rgba<u8> = Rgba([255; 4]);
    match file {
        LogoFile::Logo => scaled_down(logo),
        LogoFile::SmallIcon => square(logo, 32, 0, CLEAR),
        LogoFile::LargeIcon => square(logo, 192, 0, CLEAR),
        LogoFile::TouchIcon => square(logo, 180, 18, WHITE),
    }
}

/// A logo to be stored, with its icons.
#[derive(Clone, Debug)]
pub struct CleanLogo {
    files: Vec<(LogoFile, Vec<u8>)>,
    pub width: u32,
    pub height: u32,
    /// Mean color on white.
    pub tone: String,
}

impl Gallery {
    /// Decodes an uploaded logo; fails with the reason if it is rejected.
    pub async fn read_logo(&self, sent: Vec<u8>) -> Result<CleanLogo, Unfit> {
        self.beside(move || cleaned(&sent)).await
    }

    pub async fn keep_logo(&self, key: Key, clean: CleanLogo) -> Result<(), ShelfError> {
        for (file, bytes) in clean.files {
            self.shelf.put(key, file.file(), bytes).await?;
        }
        Ok(())
    }

    pub async fn show_logo(&self, key: Key, file: LogoFile) -> Result<Option<Bytes>, ShelfError> {
        self.shelf.get(key, file.file()).await
    }

    /// Deletes all files of a site's picture, which is a logo or a photo.
    pub async fn remove_site_picture(&self, key: Key) -> Result<(), ShelfError> {
        for file in names::of_site_picture() {
            self.shelf.remove(key, file).await?;
        }
        Ok(())
    }

    /// All files of a site's picture with their names, for the export of an account.
    pub async fn files_of_site_picture(&self, key: Key) -> Result<Vec<(String, Vec<u8>)>, ShelfError> {
        self.all_of(key, names::of_site_picture()).await
    }
}

fn cleaned(sent: &[u8]) -> Result<CleanLogo, Unfit> {
    let (logo, profile) = Picture::clear(sent, check_logo)?;
    let files = LogoFile::ALL.into_iter().map(|file| {
        let made = made(file, &logo)?.into_rgba8();
        Ok((file, made.dimensions(), png(&made, profile.as_deref())?))
    });
    let files = files.collect::<Result<Vec<_>, Unfit>>()?;
    let (width, height) = files.first().map(|(_, extent, _)| *extent).ok_or(Unfit::Broken)?;
    let tone = Picture::new(on_white(scaled_down(&logo)?), None).tone();
    let files = files.into_iter().map(|(file, _, bytes)| (file, bytes)).collect();
    Ok(CleanLogo { files, width, height, tone })
}

/// Dimensions that are accepted for a logo.
fn check_logo(width: u32, height: u32) -> Result<(), Unfit> {
    is_not_too_large(width, height)?;
    if width.max(height) < LEAST_LOGO_SIDE { Err(Unfit::SmallLogo { width, height }) } else { Ok(()) }
}

fn scaled_down(logo: &DynamicImage) -> Result<DynamicImage, Unfit> {
    let (width, height) = BOX;
    if logo.width() <= width && logo.height() <= height { Ok(logo.clone()) } else { fitted(logo, BOX) }
}

/// Centered on a square of one color.
fn square(logo: &DynamicImage, side: u32, margin: u32, color: Rgba<u8>) -> Result<DynamicImage, Unfit> {
    let inner = side - 2 * margin;
    let small = fitted(logo, (inner, inner))?.into_rgba8();
    let mut paper = RgbaImage::from_pixel(side, side, color);
    let middle = |length: u32| i64::from((side - length) / 2);
    overlay(&mut paper, &small, middle(small.width()), middle(small.height()));
    Ok(paper.into())
}

/// Scaled to fit into a box, in its proportions.
fn fitted(logo: &DynamicImage, (width, height): (u32, u32)) -> Result<DynamicImage, Unfit> {
    let part = |length: u32, by: u32, of: u32| {
        let exact = u64::from(length) * u64::from(by) / u64::from(of.max(1));
        u32::try_from(exact).unwrap_or(u32::MAX).max(1)
    };
    let is_wide = u64::from(logo.width()) * u64::from(height) > u64::from(logo.height()) * u64::from(width);
    let (width, height) = if is_wide {
        (width, part(logo.height(), width, logo.width()))
    } else {
        (part(logo.width(), height, logo.height()), height)
    };
    let mut scaled = DynamicImage::new(width, height, logo.color());
    Resizer::new().resize(logo, &mut scaled, None).map_err(|_| Unfit::Broken)?;
    Ok(scaled)
}

fn png(image: &RgbaImage, profile: Option<&[u8]>) -> Result<Vec<u8>, Unfit> {
    let mut bytes = Vec::new();
    let mut encoder = PngEncoder::new(Cursor::new(&mut bytes));
    if let Some(profile) = profile {
        encoder.set_icc_profile(profile.to_vec()).map_err(|_| Unfit::Broken)?;
    }
    let (width, height) = image.dimensions();
    encoder
        .write_image(image.as_raw(), width, height, ExtendedColorType::Rgba8)
        .map_err(|_| Unfit::Broken)?;
    Ok(bytes)
}
