//! The AVIF decoder process of the tests; in the app it is `casita decode-avif`.

fn main() -> std::io::Result<()> {
    gallery::decode_avif_alone()
}
