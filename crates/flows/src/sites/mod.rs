//! Sites of owners: their domains, pages, pictures and payment settings.

mod domain_check;
mod domain_claim;
mod site;
mod site_page;
mod site_page_record;
mod site_payment;
mod site_picture;
mod site_record;

pub use domain_check::{DomainCheck, DomainCheckError, check_domain};
pub use domain_claim::claim_domain;
pub use site::all_sites;
pub use site_page::{SearchTexts, SitePage, SitePageError, preview_page, site_page};
pub use site_page_record::{SITE_PAGE, SitePageKeeper};
pub use site_payment::{
    Chosen, SitePayment, SitePaymentError, TestCharge, choose_payment, site_payment, test_charge,
};
pub use site_picture::{check_may_edit, drop_site_picture, logo_file, site_pictures, take_in_site_picture};
pub(crate) use site_picture::{prepare_site_picture, remove_site_picture};
pub use site_record::{SITE, SiteKeeper};
