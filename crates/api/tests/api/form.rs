//! Multipart forms with files, as browsers send them.

use std::io::Cursor;

use image::{DynamicImage, ImageFormat};

pub const MEDIA_TYPE: &str = "multipart/form-data; boundary=x";

/// Builds a form body with files by their names. The media types of the files are wrong on purpose.
pub fn form(fields: &[(&str, &str)], files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut body = Vec::new();
    for (name, value) in fields {
        body.extend(
            format!("--x\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n").into_bytes(),
        );
    }
    for (name, file) in files {
        body.extend(
            format!("--x\r\ncontent-disposition: form-data; name=\"file\"; filename=\"{name}\"\r\ncontent-type: text/plain\r\n\r\n")
                .into_bytes(),
        );
        body.extend(*file);
        body.extend(b"\r\n");
    }
    body.extend(b"--x--\r\n");
    body
}

pub fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let picture = DynamicImage::new_rgb8(width, height);
    picture.write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png).unwrap();
    bytes
}
