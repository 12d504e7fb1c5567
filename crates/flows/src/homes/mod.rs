//! Homes: properties and their groups, photos, amenities, places.

mod address;
mod amenity;
mod country;
mod country_record;
mod geocode;
mod name_search;
mod photo;
mod photo_record;
mod property;
mod property_group_record;
mod property_record;
mod slug;

pub(crate) use address::{address, joined, town};
pub use amenity::amenity_names;
pub use country::{countries, country};
pub use country_record::COUNTRY;
pub use gallery::{
    AvifDecoder, AvifProgram, Bytes, Gallery, LogoFile, MOST_BYTES, ReadError, Shelf, ShelfError, Size,
    Unfit, UnfitFile, avif_answer, decode_avif_alone,
};
pub use geocode::geocode;
pub(crate) use name_search::find;
pub use photo::{NewPhoto, PhotoError, photo_file, take_in_photo};
pub(crate) use photo::{forget_files, prepare_photo, remove_photo};
pub(crate) use photo_record::MOST_PHOTOS;
pub use photo_record::{PHOTO, PhotoKeeper};
pub(crate) use property::published_property;
pub use property::{PropertyPage, home_changes, property, was_given_up};
pub use property_group_record::{PROPERTY_GROUP, PropertyGroupKeeper};
pub use property_record::{PROPERTY, PropertyKeeper};
pub(crate) use slug::{fill, slug_of};
