//! Pictures of a site: stored on upload, resized by a job like photos of homes, and deleted by another. A logo is ready at once.
//!
//! A site has at most one picture of each role; another one replaces it under a key of its own.

use domain::accounts::role::Permission;
use domain::key::{AccountId, Key};
use domain::text::code::{JobKind, PhotoState, SitePictureRole};
use gallery::{Bytes, CleanLogo, CleanPhoto, GalleryError, LogoFile, ShelfError};
use serde_json::json;
use store::row::sites::site_picture;
use store::{StoreError, Tx};

use super::site::own_site;
use crate::access::Caller;
use crate::app::{Act, After};
use crate::homes::PhotoError;
use crate::records::ResourceError;
use crate::{App, app};

/// The pictures of a site of the user's account, ready or not.
pub async fn site_pictures(
    app: &App,
    caller: &Caller,
    site: Key,
) -> Result<Vec<site_picture::Model>, ResourceError> {
    check_may_edit(app, caller, site).await?;
    Ok(store::sites::site_picture::of_site(app.store.read(), caller.account, site).await?)
}

/// Fails unless the user may change the site; asked before a file is read.
pub async fn check_may_edit(app: &App, caller: &Caller, site: Key) -> Result<(), ResourceError> {
    own_site(app, caller, site, Permission::Sites).await.map(drop)
}

/// Stores an uploaded picture in place of the former one.
pub async fn take_in_site_picture(
    app: &App,
    caller: &Caller,
    site: Key,
    role: SitePictureRole,
    file: Vec<u8>,
) -> Result<site_picture::Model, PhotoError> {
    check_may_edit(app, caller, site).await?;
    let clean = if role.is_logo() {
        Clean::Logo(app.gallery.read_logo(file).await?)
    } else {
        Clean::Photo(app.gallery.read(file).await?)
    };
    let key = app.new_key(caller.account);
    let row = clean.row(app, site, role, key);
    let stored: Result<(), PhotoError> = async {
        match clean {
            Clean::Logo(logo) => app.gallery.keep_logo(key, logo).await?,
            Clean::Photo(photo) => app.gallery.keep(key, photo).await?,
        }
        Ok(replace(app, caller, site, row.clone()).await?)
    }
    .await;
    // A full disk may have let some of the files through.
    if stored.is_err() {
        forget_files(app, key).await;
    }
    stored.map(|()| row)
}

/// Removes the picture of a role, if there is one.
pub async fn drop_site_picture(
    app: &App,
    caller: &Caller,
    site: Key,
    role: SitePictureRole,
) -> Result<(), ResourceError> {
    check_may_edit(app, caller, site).await?;
    let tx = app.store.write().await?;
    lock(&tx, caller.account, site).await?;
    match remove(app, &tx, caller.account, site, role).await? {
        None => Ok(()),
        gone => commit(app, tx, caller, site, role, [gone, None]).await,
    }
}

/// A file of a logo, if it exists.
pub async fn logo_file(app: &App, logo: Key, file: LogoFile) -> Result<Option<Bytes>, ShelfError> {
    app.gallery.show_logo(logo, file).await
}

/// Creates the sizes of a picture, and publishes it.
pub(crate) async fn prepare_site_picture(app: &App, key: Key) -> Result<After, PhotoError> {
    let account = key.account();
    let found = store::sites::site_picture::find(app.store.read(), account, key).await?;
    if found.is_none_or(|picture| *picture.state == PhotoState::Ready) {
        return Ok(After::Nothing);
    }
    match app.gallery.make_sizes(key).await {
        Ok(true) => {}
        Ok(false) => return Ok(After::Never("the file of the picture is gone".to_owned())),
        Err(GalleryError::Unfit(unfit)) => return Ok(After::Never(unfit.to_string())),
        Err(GalleryError::Shelf(error)) => return Err(error.into()),
    }
    let tx = app.store.write().await?;
    let is_there = store::sites::site_picture::set_ready(&tx, account, key).await?;
    store::catalog::change::of_account(&tx, account).await?;
    app.commit(tx, account).await?;
    if !is_there {
        // It was replaced meanwhile, and its files may have been deleted before the last one was created.
        app.gallery.remove_site_picture(key).await?;
    }
    Ok(After::Nothing)
}

/// Deletes the files unless the row still exists, because deleting the site failed.
pub(crate) async fn remove_site_picture(app: &App, key: Key) -> Result<After, PhotoError> {
    if store::sites::site_picture::find(app.store.read(), key.account(), key).await?.is_none() {
        app.gallery.remove_site_picture(key).await?;
    }
    Ok(After::Nothing)
}

/// Enqueues the deletion of all files of a site that is deleted with its rows.
pub(super) async fn remove_all(app: &App, tx: &Tx, account: AccountId, site: Key) -> Result<(), StoreError> {
    for picture in store::sites::site_picture::of_site(tx, account, site).await? {
        app::enqueue(app, tx, JobKind::RemoveSitePicture, picture.picture_id.key(), app.now()).await?;
    }
    Ok(())
}

enum Clean {
    Logo(CleanLogo),
    Photo(CleanPhoto),
}

impl Clean {
    fn row(&self, app: &App, site: Key, role: SitePictureRole, key: Key) -> site_picture::Model {
        let (width, height, tone, state) = match self {
            Self::Logo(logo) => (logo.width, logo.height, &logo.tone, PhotoState::Ready),
            Self::Photo(photo) => (photo.width, photo.height, &photo.tone, PhotoState::Preparing),
        };
        let pixels = |length: u32| i32::try_from(length).unwrap_or(i32::MAX);
        site_picture::Model {
            account_id: site.account().into(),
            site_id: site.into(),
            role: role.into(),
            picture_id: key.into(),
            width: pixels(width),
            height: pixels(height),
            tone: tone.clone(),
            state: state.into(),
            created_at: app.now(),
        }
    }
}

async fn replace(
    app: &App,
    caller: &Caller,
    site: Key,
    row: site_picture::Model,
) -> Result<(), ResourceError> {
    let (role, key) = (*row.role, row.picture_id.key());
    let tx = app.store.write().await?;
    lock(&tx, caller.account, site).await?;
    let before = remove(app, &tx, caller.account, site, role).await?;
    if *row.state == PhotoState::Preparing {
        app::enqueue(app, &tx, JobKind::PrepareSitePicture, key, app.now()).await?;
    }
    store::keep::insert(&tx, row).await?;
    commit(app, tx, caller, site, role, [before, Some(key)]).await
}

/// Locks the site, so that one upload of a role replaces the other; fails if it was deleted meanwhile.
async fn lock(tx: &Tx, account: AccountId, site: Key) -> Result<(), ResourceError> {
    store::sites::site::lock(tx, account, site).await?;
    store::sites::site::find(tx, account, site).await?.map(drop).ok_or(ResourceError::NoSuchRow)
}

async fn remove(
    app: &App,
    tx: &Tx,
    account: AccountId,
    site: Key,
    role: SitePictureRole,
) -> Result<Option<Key>, StoreError> {
    let gone = store::sites::site_picture::remove(tx, account, site, role).await?;
    if let Some(gone) = gone {
        app::enqueue(app, tx, JobKind::RemoveSitePicture, gone, app.now()).await?;
    }
    Ok(gone)
}

/// `change` has the keys of the picture before and after.
async fn commit(
    app: &App,
    tx: Tx,
    caller: &Caller,
    site: Key,
    role: SitePictureRole,
    change: [Option<Key>; 2],
) -> Result<(), ResourceError> {
    let changes = json!({role.code(): change.map(|key| key.map(|key| key.to_string()))});
    let act = Act { action: "picture", noun: "site", row: Some(site), changes };
    app::record(app, &tx, caller, act).await?;
    store::catalog::change::of_account(&tx, caller.account).await?;
    Ok(app.commit(tx, caller.account).await?)
}

async fn forget_files(app: &App, key: Key) {
    if let Err(error) = app.gallery.remove_site_picture(key).await {
        tracing::warn!(picture = %key, %error, "the files of a picture that was not stored could not be deleted");
    }
}
