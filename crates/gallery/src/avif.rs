//! AVIF files: checks the container before anything is decoded. `av1` decodes the frames.

use image::metadata::Orientation;
use image::{DynamicImage, RgbaImage};
use moxcms::ColorProfile;
use zenavif_parse::{AV1Metadata, AvifParser, ColorInformation, DecodeConfig};

use crate::av1::{Colours, Frame};
use crate::unfit::{HDR, MOST_BYTES, TILED, Unfit};

const DISPLAY_P3: u16 = 12;

pub(crate) struct Avif<'a> {
    file: AvifParser<'a>,
}

impl<'a> Avif<'a> {
    pub(crate) fn opened(bytes: &'a [u8]) -> Result<Self, Unfit> {
        let limits = DecodeConfig::default().with_peak_memory_limit(2 * MOST_BYTES as u64);
        let file = AvifParser::from_bytes_with_config(bytes, &limits, &enough::Unstoppable)
            .map_err(|_| Unfit::Broken)?;
        if file.grid_config().is_some() {
            return Err(Unfit::Unread(TILED));
        }
        Ok(Self { file })
    }

    /// Dimensions in the frame's header, read before decoding.
    pub(crate) fn dimensions(&self) -> Result<(u32, u32), Unfit> {
        let head = self.file.primary_metadata().map_err(|_| Unfit::Broken)?;
        Ok(extent(&head))
    }

    pub(crate) fn orientation(&self) -> Orientation {
        let degrees = self.file.rotation().map_or(0, |rotation| rotation.angle);
        // AVIF rotates counterclockwise first, then mirrors: axis 0 swaps top and bottom, 1 left and right.
        match (degrees, self.file.mirror().map(|mirror| mirror.axis)) {
            (90, None) => Orientation::Rotate270,
            (180, None) => Orientation::Rotate180,
            (270, None) => Orientation::Rotate90,
            (0, Some(0)) | (180, Some(1)) => Orientation::FlipVertical,
            (0 | 180, Some(_)) => Orientation::FlipHorizontal,
            (90, Some(0)) | (270, Some(1)) => Orientation::Rotate90FlipH,
            (90 | 270, Some(_)) => Orientation::Rotate270FlipH,
            _ => Orientation::NoTransforms,
        }
    }

    pub(crate) fn profile(&self) -> Option<Vec<u8>> {
        match self.file.color_info() {
            Some(ColorInformation::IccProfile(profile)) => Some(profile.clone()),
            Some(ColorInformation::Nclx { color_primaries: DISPLAY_P3, .. }) => display_p3(),
            _ => None,
        }
    }

    pub(crate) fn decoded(&self) -> Result<DynamicImage, Unfit> {
        let told = self.colours();
        told.map_or(Ok(()), check_screen)?;
        let frame = Frame::decoded(&self.file.primary_data().map_err(|_| Unfit::Broken)?)?;
        let colours = told.unwrap_or_else(|| frame.colours());
        check_screen(colours)?;
        let Some(clear) = self.file.alpha_data() else {
            return Ok(DynamicImage::ImageRgb8(frame.in_colour(colours)?));
        };
        let clear = clear.map_err(|_| Unfit::Broken)?;
        let head = AV1Metadata::parse_av1_bitstream(&clear).map_err(|_| Unfit::Broken)?;
        if extent(&head) != frame.extent() {
            return Err(Unfit::Broken);
        }
        let (pixels, clear) = (frame.in_colour(colours)?, Frame::decoded(&clear)?.in_grey()?);
        if clear.dimensions() != pixels.dimensions() {
            return Err(Unfit::Broken);
        }
        let is_mixed = self.file.premultiplied_alpha();
        let mut both = RgbaImage::new(pixels.width(), pixels.height());
        for ((pixel, colour), alpha) in both.pixels_mut().zip(pixels.pixels()).zip(clear.pixels()) {
            let [alpha] = alpha.0;
            let [red, green, blue] =
                if is_mixed { colour.0.map(|value| unmixed(value, alpha)) } else { colour.0 };
            pixel.0 = [red, green, blue, alpha];
        }
        Ok(DynamicImage::ImageRgba8(both))
    }

    /// The color description of the file; without one, that of the frame is used.
    fn colours(&self) -> Option<Colours> {
        match self.file.color_info() {
            Some(&ColorInformation::Nclx {
                transfer_characteristics,
                matrix_coefficients,
                full_range,
                ..
            }) => Some(Colours {
                transfer: transfer_characteristics,
                matrix: matrix_coefficients,
                is_full_range: full_range,
            }),
            _ => None,
        }
    }
}

/// The Display P3 profile of phone cameras, which AVIF names by a number and JPEG needs as a profile.
fn display_p3() -> Option<Vec<u8>> {
    let mut profile = ColorProfile::new_display_p3();
    // Its CICP field would name the colors of cinemas (DCI-P3).
    profile.cicp = None;
    profile.encode().ok()
}

fn extent(head: &AV1Metadata) -> (u32, u32) {
    (head.max_frame_width.get(), head.max_frame_height.get())
}

/// Rejects PQ and HLG: shown unconverted on an ordinary screen, HDR pictures look washed out.
fn check_screen(colours: Colours) -> Result<(), Unfit> {
    if matches!(colours.transfer, 16 | 18) { Err(Unfit::Unread(HDR)) } else { Ok(()) }
}

/// Undoes premultiplied alpha.
fn unmixed(value: u8, alpha: u8) -> u8 {
    let whole = u32::from(value) * 255 / u32::from(alpha).max(1);
    u8::try_from(whole).unwrap_or(u8::MAX)
}
