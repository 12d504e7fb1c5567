//! Detects a file's format by its first bytes. The file name and the media type are not trusted.

use image::ImageFormat;

use crate::unfit::Unfit;

/// The format, if it can be read.
pub(crate) fn of(bytes: &[u8]) -> Result<ImageFormat, Unfit> {
    if bytes.starts_with(&[0xff, 0xd8, 0xff]) {
        Ok(ImageFormat::Jpeg)
    } else if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        Ok(ImageFormat::Png)
    } else if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
        Ok(ImageFormat::WebP)
    } else if is_avif(bytes) {
        Ok(ImageFormat::Avif)
    } else {
        Err(known_but_unread(bytes).map_or(Unfit::Unknown, Unfit::Unread))
    }
}

/// Whether a text that is no picture to us is an SVG document.
pub(crate) fn is_svg(bytes: &[u8]) -> bool {
    const START: usize = 1_024;
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(START)]).to_ascii_lowercase();
    start.trim_start_matches('\u{feff}').trim_start().starts_with('<') && start.contains("<svg")
}

/// Whether a JPEG is truncated. Decoders silently fill the rest with gray.
pub(crate) fn is_cut_short(jpeg: &[u8]) -> bool {
    const SCAN: u8 = 0xda;
    const END: [u8; 2] = [0xff, 0xd9];
    let mut rest = jpeg.get(2..).unwrap_or_default();
    // Thumbnails in the metadata have end markers of their own, so whole segments are skipped.
    while let [0xff, marker, high, low, ..] = *rest {
        if marker == SCAN {
            return !rest.windows(END.len()).any(|pair| pair == END);
        }
        // A marker may be preceded by several fill bytes 0xff.
        let length = if marker == 0xff { 1 } else { 2 + usize::from(u16::from_be_bytes([high, low])) };
        rest = rest.get(length..).unwrap_or_default();
    }
    true
}

/// The major brand may be a family that HEIC shares; the compatible brands tell them apart.
pub(crate) fn is_avif(bytes: &[u8]) -> bool {
    let [a, b, c, d, b'f', b't', b'y', b'p', rest @ ..] = bytes else { return false };
    let length = usize::try_from(u32::from_be_bytes([*a, *b, *c, *d])).unwrap_or(usize::MAX);
    let (brands, _) = rest[..length.saturating_sub(8).min(rest.len())].as_chunks::<4>();
    brands.iter().any(|brand| brand == b"avif" || brand == b"avis")
}

/// Common formats without a decoder here, so that the error can name them.
fn known_but_unread(bytes: &[u8]) -> Option<&'static str> {
    if bytes.starts_with(b"GIF8") {
        return Some("GIF");
    }
    if bytes.get(4..8) != Some(b"ftyp") {
        return None;
    }
    match bytes.get(8..12)? {
        b"heic" | b"heix" | b"heim" | b"heis" | b"hevc" | b"mif1" | b"msf1" => Some("HEIC"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_svg_is_recognized_however_it_starts() {
        for (bytes, expected) in [
            (&b"<svg xmlns='http://www.w3.org/2000/svg'/>"[..], true),
            (b"\xef\xbb\xbf\n<?xml version=\"1.0\"?><!-- drawn --><SVG/>", true),
            (b"<!DOCTYPE svg><svg/>", true),
            (b"<html>", false),
            (b"about <svg", false),
            (b"", false),
        ] {
            assert_eq!(is_svg(bytes), expected, "{bytes:?}");
        }
    }

    #[test]
    fn a_file_is_what_its_first_bytes_say() {
        for (bytes, found) in [
            (&b"\xff\xd8\xff\xe0\0\x10JFIF"[..], Ok(ImageFormat::Jpeg)),
            (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", Ok(ImageFormat::Png)),
            (b"RIFF\x10\0\0\0WEBPVP8 ", Ok(ImageFormat::WebP)),
            (b"RIFF\x10\0\0\0WAVEfmt ", Err(Unfit::Unknown)),
            (b"GIF89a", Err(Unfit::Unread("GIF"))),
            (b"\0\0\0\x14ftypavif\0\0\0\0mif1", Ok(ImageFormat::Avif)),
            (b"\0\0\0\x14ftypavis\0\0\0\0msf1", Ok(ImageFormat::Avif)),
            (b"\0\0\0\x18ftypmif1\0\0\0\0mif1avif", Ok(ImageFormat::Avif)),
            (b"\0\0\0\x14ftypmif1\0\0\0\0mif1avif", Err(Unfit::Unread("HEIC"))),
            (b"\0\0\0\0ftypavif", Err(Unfit::Unknown)),
            (b"\xff\xff\xff\xffftypavif", Ok(ImageFormat::Avif)),
            (b"\0\0\0\x20ftypheic\0\0\0\0", Err(Unfit::Unread("HEIC"))),
            (b"\0\0\0\x20ftypmp42\0\0\0\0", Err(Unfit::Unknown)),
            (b"<svg xmlns=", Err(Unfit::Unknown)),
            (b"%PDF-1.7", Err(Unfit::Unknown)),
            (b"", Err(Unfit::Unknown)),
        ] {
            assert_eq!(of(bytes), found, "{bytes:?}");
        }
    }
}
