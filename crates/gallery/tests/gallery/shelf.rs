//! The same behavior in a folder and in a bucket.

use domain::key::Key;
use gallery::{Gallery, Shelf, ShelfError, Size};
use image::ImageFormat;

use crate::bucket::Bucket;
use crate::sample::{picture, written};

async fn goes_through_its_life(shelf: Shelf) {
    let (gallery, key) = (Gallery::new(shelf), Key::from_u128(7));
    assert!(!gallery.make_sizes(key).await.unwrap(), "nothing is there yet");
    let clean = gallery.read(written(&picture(800, 600), ImageFormat::Jpeg)).await.unwrap();
    gallery.keep(key, clean).await.unwrap();
    assert_eq!(gallery.show(key, Size::Small).await.unwrap(), None);
    assert!(gallery.make_sizes(key).await.unwrap());
    let first = gallery.show(key, Size::Small).await.unwrap().unwrap();
    assert!(gallery.make_sizes(key).await.unwrap(), "once more does no harm");
    assert_eq!(gallery.show(key, Size::Small).await.unwrap().unwrap(), first);
    gallery.remove(key).await.unwrap();
    assert_eq!(gallery.show(key, Size::Small).await.unwrap(), None);
    gallery.remove(key).await.unwrap();
}

#[tokio::test]
async fn in_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let photos = folder.path().join("photos");
    goes_through_its_life(Shelf::in_folder(&photos).unwrap()).await;
    assert_eq!(std::fs::read_dir(&photos).unwrap().count(), 0, "nothing is left behind");
}

#[tokio::test]
async fn in_a_bucket() {
    let bucket = Bucket::open().await;
    let shelf = Shelf::in_bucket("s3://homes/casita/", bucket.settings()).unwrap();
    shelf.check().await.unwrap();
    goes_through_its_life(shelf).await;
    let seen = bucket.seen();
    assert!(
        seen.iter().any(|path| path.starts_with("/homes/casita/") && path.ends_with("/small.jpg")),
        "{seen:?}"
    );
    assert!(bucket.is_empty());
}

#[tokio::test]
async fn a_bucket_that_lets_nobody_in_is_a_fault() {
    let bucket = Bucket::open().await;
    let mut settings = bucket.settings();
    settings.retain(|(name, _)| name != "AWS_ACCESS_KEY_ID");
    settings.push(("AWS_ACCESS_KEY_ID".to_owned(), "somebody-else".to_owned()));
    let shelf = Shelf::in_bucket("s3://homes", settings).unwrap();
    assert!(matches!(shelf.check().await, Err(ShelfError::Unreachable(_))));
}
