//! Decodes one AV1 frame into RGB pixels. File parsing is in `avif`.

use image::{GrayImage, RgbImage};
use rusty_av1d::{Decoder, Picture, PixelLayout, PlanarImageComponent, Settings, pixel};
use yuv::{YuvError, YuvGrayImage, YuvPlanarImage, YuvRange, YuvStandardMatrix};

use crate::unfit::{MOST_PIXELS, STRANGE, Unfit};

/// A progressive picture has a few frames; a file with more is a video.
const MOST_FRAMES: usize = 4;

/// Color description of a frame, by ITU-T H.273.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Colours {
    pub transfer: u16,
    pub matrix: u16,
    pub is_full_range: bool,
}

pub(crate) struct Frame(Picture);

impl Frame {
    pub(crate) fn decoded(data: &[u8]) -> Result<Self, Unfit> {
        if frames_in(data).is_none_or(|count| count == 0 || count > MOST_FRAMES) {
            return Err(Unfit::Broken);
        }
        let mut settings = Settings::new();
        // The process may not start threads.
        settings.set_n_threads(1);
        settings.set_max_frame_delay(1);
        settings.set_all_layers(false);
        settings.set_frame_size_limit(u32::try_from(MOST_PIXELS).unwrap_or(u32::MAX));
        let mut decoder = Decoder::with_settings(&settings).map_err(|_| Unfit::Broken)?;
        // With more than one frame it returns "try again", which is ignored.
        let _ = decoder.send_data(data.into(), None, None, None);
        decoder.get_picture().map(Self).map_err(|_| Unfit::Broken)
    }

    pub(crate) fn extent(&self) -> (u32, u32) {
        (self.0.width(), self.0.height())
    }

    /// The color description in the frame itself.
    pub(crate) fn colours(&self) -> Colours {
        Colours {
            transfer: self.0.transfer_characteristic() as u16,
            matrix: self.0.matrix_coefficients() as u16,
            is_full_range: self.0.color_range() == pixel::YUVRange::Full,
        }
    }

    pub(crate) fn in_colour(&self, colours: Colours) -> Result<RgbImage, Unfit> {
        const IDENTITY: u16 = 0;
        let (width, height) = self.extent();
        let range = if colours.is_full_range { YuvRange::Full } else { YuvRange::Limited };
        let luma = self.plane(PlanarImageComponent::Y, colours.is_full_range)?;
        let mut pixels = RgbImage::new(width, height);
        let stride = width * 3;
        if self.0.pixel_layout() == PixelLayout::I400 {
            let grey = YuvGrayImage { y_plane: &luma.values, y_stride: luma.width, width, height };
            yuv::yuv400_to_rgb(&grey, &mut pixels, stride, range, YuvStandardMatrix::Bt601)
                .map_err(broken)?;
            return Ok(pixels);
        }
        let blue = self.plane(PlanarImageComponent::U, colours.is_full_range)?;
        let red = self.plane(PlanarImageComponent::V, colours.is_full_range)?;
        let planes = YuvPlanarImage {
            y_plane: &luma.values,
            y_stride: luma.width,
            u_plane: &blue.values,
            u_stride: blue.width,
            v_plane: &red.values,
            v_stride: red.width,
            width,
            height,
        };
        if colours.matrix == IDENTITY && self.0.pixel_layout() == PixelLayout::I444 {
            yuv::gbr_to_rgb(&planes, &mut pixels, stride, range).map_err(broken)?;
            return Ok(pixels);
        }
        let convert = match self.0.pixel_layout() {
            PixelLayout::I420 => yuv::yuv420_to_rgb,
            PixelLayout::I422 => yuv::yuv422_to_rgb,
            _ => yuv::yuv444_to_rgb,
        };
        convert(&planes, &mut pixels, stride, range, matrix(colours.matrix)?).map_err(broken)?;
        Ok(pixels)
    }

    /// Luma only, for the frame that holds the alpha channel.
    pub(crate) fn in_grey(&self) -> Result<GrayImage, Unfit> {
        let is_full_range = self.colours().is_full_range;
        let mut plane = self.plane(PlanarImageComponent::Y, is_full_range)?;
        if !is_full_range {
            for value in &mut plane.values {
                let above = u32::from(value.saturating_sub(16)) * 255 / 219;
                *value = u8::try_from(above).unwrap_or(u8::MAX);
            }
        }
        GrayImage::from_raw(plane.width, plane.height, plane.values).ok_or(Unfit::Broken)
    }

    fn plane(&self, component: PlanarImageComponent, is_full_range: bool) -> Result<Plane, Unfit> {
        let (width, height) = self.extent();
        let layout = self.0.pixel_layout();
        let is_chroma = component != PlanarImageComponent::Y;
        let halved =
            |length: u32, halves: bool| if is_chroma && halves { length.div_ceil(2) } else { length };
        let width = halved(width, matches!(layout, PixelLayout::I420 | PixelLayout::I422));
        let height = halved(height, layout == PixelLayout::I420);
        let bits = self.0.bits_per_component().ok_or(Unfit::Broken)?.0;
        let sample = if bits > 8 { 2 } else { 1 };
        let stride = usize::try_from(self.0.stride(component)).map_err(|_| Unfit::Broken)?;
        let (across, down) = (width as usize, height as usize);
        let bytes = self.0.plane(component);
        let mut values = Vec::with_capacity(across * down);
        for row in 0..down {
            let row = bytes.get(row * stride..).and_then(|rest| rest.get(..across * sample));
            let row = row.ok_or(Unfit::Broken)?;
            if bits == 8 {
                values.extend_from_slice(row);
            } else {
                let (pairs, _) = row.as_chunks::<2>();
                values.extend(
                    pairs.iter().map(|pair| narrowed(u16::from_ne_bytes(*pair), bits, is_full_range)),
                );
            }
        }
        Ok(Plane { values, width, height })
    }
}

struct Plane {
    values: Vec<u8>,
    width: u32,
    height: u32,
}

/// Reduces 10 or 12 bits to 8. In limited range by a power of two; full range is scaled so that its maximum stays the maximum.
fn narrowed(value: u16, bits: u8, is_full_range: bool) -> u8 {
    let value = u32::from(value);
    let (times, per) = if is_full_range { (255, (1 << bits) - 1) } else { (1, 1 << (bits - 8)) };
    u8::try_from((value * times + per / 2) / per).unwrap_or(u8::MAX)
}

fn matrix(number: u16) -> Result<YuvStandardMatrix, Unfit> {
    match number {
        1 => Ok(YuvStandardMatrix::Bt709),
        // Unspecified: treated like a JPEG (BT.601).
        2 | 5 | 6 => Ok(YuvStandardMatrix::Bt601),
        4 => Ok(YuvStandardMatrix::Fcc),
        7 => Ok(YuvStandardMatrix::Smpte240),
        9 => Ok(YuvStandardMatrix::Bt2020),
        _ => Err(Unfit::Unread(STRANGE)),
    }
}

fn broken(_: YuvError) -> Unfit {
    Unfit::Broken
}

/// Counts the frames in a stream by its OBU headers alone. None if the stream is malformed.
fn frames_in(mut data: &[u8]) -> Option<usize> {
    const FRAME_HEADER: u8 = 3;
    const FRAME: u8 = 6;
    let mut frames = 0;
    while let [head, rest @ ..] = data {
        let (kind, has_extension, has_length) = ((head >> 3) & 15, head & 4 != 0, head & 2 != 0);
        let rest = rest.get(usize::from(has_extension)..)?;
        let (length, rest) = if has_length { length_of(rest)? } else { (rest.len(), rest) };
        frames += usize::from(kind == FRAME_HEADER || kind == FRAME);
        data = rest.get(length..)?;
    }
    Some(frames)
}

/// A LEB128 number: groups of seven bits, the lowest first.
fn length_of(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let end = bytes.iter().take(4).position(|byte| byte & 0x80 == 0)?;
    let (number, rest) = bytes.split_at(end + 1);
    let length = number.iter().rev().fold(0, |sum, byte| sum << 7 | usize::from(byte & 0x7f));
    Some((length, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_bits_become_eight() {
        for (value, bits, is_full_range, found) in [
            (0, 10, true, 0),
            (512, 10, true, 128),
            (1023, 10, true, 255),
            (64, 10, false, 16),
            (940, 10, false, 235),
            (1023, 10, false, 255),
            (2048, 12, true, 128),
            (4095, 12, true, 255),
            (256, 12, false, 16),
            (3760, 12, false, 235),
            (u16::MAX, 12, true, 255),
        ] {
            assert_eq!(narrowed(value, bits, is_full_range), found, "{value} of {bits} bits");
        }
    }

    #[test]
    fn frames_are_counted_by_their_heads() {
        let (delimiter, frame) = ([0x12, 0], [0x32, 2, 7, 7]);
        assert_eq!(frames_in(&[]), Some(0));
        assert_eq!(frames_in(&[&delimiter[..], &frame, &frame].concat()), Some(2));
        assert_eq!(frames_in(&[0x30, 7, 7]), Some(1), "the last may leave its length out");
        assert_eq!(frames_in(&[0x32, 9, 7]), None, "shorter than it says");
        assert_eq!(frames_in(&[0x32, 0x80, 0x80, 0x80, 0x80, 0]), None, "a length without end");
        assert_eq!(frames_in(&[0x36]), None, "the extension is missing");
    }
}
