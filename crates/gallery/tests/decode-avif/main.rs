//! The process that tests ask to read AVIF, as `casita decode-avif` is asked by the house.

fn main() -> std::io::Result<()> {
    gallery::decode_avif_alone()
}
