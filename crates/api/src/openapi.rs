//! The contract between the two halves, written by the code itself.

use std::sync::LazyLock;

use utoipa::OpenApi;
use utoipa::openapi::OpenApi as OpenApiDocument;
use utoipa_axum::router::OpenApiRouter;

use crate::error::{ErrorOut, FieldErrors};
use crate::route::routes;
use crate::state::AppState;
use crate::{account, attachment, public, resource, usual_answers};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Casita",
        description = "Vacation rentals: the guests' API under /websites/api/v2/, the owners' under /api/v2/.",
        license(name = "Apache-2.0", identifier = "Apache-2.0")
    ),
    components(schemas(ErrorOut, FieldErrors))
)]
struct Document;

/// Every route that is described where it is written. Those of the account's resources describe themselves; what is in neither is a
/// page, a file or for the operator.
pub(crate) fn documented_routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(public::site::get))
        .routes(routes!(public::site_page::get))
        .routes(routes!(public::property_list::list))
        .routes(routes!(public::property::get))
        .routes(routes!(public::listing::list))
        .routes(routes!(public::listing_fee::list))
        .routes(routes!(public::listing_rate::list))
        .routes(routes!(public::calendar_event::list))
        .routes(routes!(public::full_calendar_event::list))
        .routes(routes!(public::country::list))
        .routes(routes!(public::source::list))
        .routes(routes!(public::geocode::list))
        .routes(routes!(public::property_options::get))
        .routes(routes!(public::property_flexible::list))
        .routes(routes!(public::property_calendar::get))
        .routes(routes!(public::reservation::create))
        .routes(routes!(public::reservation::get))
        .routes(routes!(public::reservation::record_agreement))
        .routes(routes!(public::reservation::contact))
        .routes(routes!(public::reservation::preview))
        .routes(routes!(public::reservation::cancel))
        .routes(routes!(public::reservation::preview_change))
        .routes(routes!(public::reservation::change))
        .routes(routes!(public::reservation_credit_card::list, public::reservation_credit_card::create))
        .routes(routes!(public::reservation_credit_card::mark_authenticated))
        .routes(routes!(public::reservation_credit_card::refresh_auth_token))
        .routes(routes!(public::reservation_payment::list))
        .routes(routes!(public::reservation_payment::save))
        .routes(routes!(public::reservation_payment::mark_authenticated))
        .routes(routes!(public::reservation_payment::refresh_auth_token))
        .routes(routes!(public::reservation_payment_charge::create))
        .routes(routes!(public::reservation_checkout_session::create))
        .routes(routes!(public::webhook::hear))
        .routes(routes!(public::mail::hand_in))
        .routes(routes!(
            public::offer_refusal::get,
            public::offer_refusal::refuse,
            public::offer_refusal::allow
        ))
        .routes(routes!(public::offer_refusal::open, public::offer_refusal::refuse_at_once))
        .routes(routes!(public::quote::estimate))
        .routes(routes!(public::quote::create))
        .routes(routes!(public::quote::get, public::quote::save_contact))
        .routes(routes!(public::quote::agreement))
        .routes(routes!(public::quote::modify))
        .routes(routes!(public::quote::modify_addons))
        .routes(routes!(public::quote::apply_promo))
        .routes(routes!(public::quote::remove_promo))
        .routes(routes!(public::quote::validate_promos))
        .routes(routes!(public::reservation_message::list, public::reservation_message::create))
        .routes(routes!(public::reservation_message::upload))
        .routes(routes!(public::reservation_message::events))
        .routes(routes!(attachment::get))
        .merge(account_routes())
}

/// What people do about themselves and each other; everything else of the account API is in `resource/`.
fn account_routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(account::session::get, account::session::create, account::session::delete))
        .routes(routes!(account::session::leave_everywhere))
        .routes(routes!(account::session::switch_account))
        .routes(routes!(account::session::impersonate, account::session::end_impersonation))
        .routes(routes!(account::signup::create))
        .routes(routes!(account::demo::create))
        .routes(routes!(account::password_reset::create))
        .routes(routes!(account::password_reset::confirm))
        .routes(routes!(account::profile::update))
        .routes(routes!(account::profile::change_password))
        .routes(routes!(account::list_setting::get))
        .routes(routes!(account::list_setting::set))
        .routes(routes!(account::two_factor::begin))
        .routes(routes!(account::two_factor::confirm))
        .routes(routes!(account::two_factor::disable))
        .routes(routes!(account::two_factor::renew_recovery_codes))
        .routes(routes!(account::api_token::create))
        .routes(routes!(account::photo::upload))
        .routes(routes!(account::archive::get))
        .routes(routes!(account::closing::create))
        .routes(routes!(account::operator_account::list, account::operator_account::create))
        .routes(routes!(account::operator_account::reopen))
        .routes(routes!(account::letter::preview))
        .routes(routes!(account::calendar::list))
        .routes(routes!(account::night_override::get, account::night_override::set))
        .routes(routes!(account::listing::readiness))
        .routes(routes!(account::listing::activate))
        .routes(routes!(account::operator_listing::list))
        .routes(routes!(account::operator_listing::approve))
        .routes(routes!(account::operator_listing::suspend))
        .routes(routes!(account::operator_listing::unsuspend))
        .routes(routes!(account::shared_calendar::get, account::shared_calendar::renew))
        .routes(routes!(
            account::partner_connection::get,
            account::partner_connection::connect,
            account::partner_connection::disconnect
        ))
        .routes(routes!(account::partner_connection::sync))
        .routes(routes!(account::invite::list, account::invite::create))
        .routes(routes!(account::invite::look, account::invite::accept))
        .routes(routes!(account::invite::delete))
        .routes(routes!(account::invite::resend))
        .routes(routes!(account::dashboard::get))
        .routes(routes!(account::report::get))
        .routes(routes!(account::report::export))
        .routes(routes!(account::reservation::create))
        .routes(routes!(account::reservation::preview))
        .routes(routes!(account::reservation::import))
        .routes(routes!(account::reservation::accept))
        .routes(routes!(account::reservation::decline))
        .routes(routes!(account::reservation::preview_move))
        .routes(routes!(account::reservation::move_dates))
        .routes(routes!(account::reservation::preview_cancel))
        .routes(routes!(account::reservation::cancel))
        .routes(routes!(account::reservation::charge))
        .routes(routes!(account::reservation::refund))
        .routes(routes!(account::reservation::record_payment))
        .routes(routes!(account::reservation::lock))
        .routes(routes!(account::reservation::unlock))
        .routes(routes!(account::reservation::history))
        .routes(routes!(account::thread::write_about_reservation))
        .routes(routes!(account::thread::events))
        .routes(routes!(account::thread::upload))
        .routes(routes!(account::message_template::preview))
        .routes(routes!(account::message_template::list_variables))
        .routes(routes!(account::onboarding::get))
        .routes(routes!(account::site_page::preview))
        .routes(routes!(account::domain_check::check))
        .routes(routes!(account::site_payment::get, account::site_payment::choose))
        .routes(routes!(account::site_payment::charge))
        .routes(routes!(account::promotion::preview))
        .routes(routes!(account::refund_policy::preview))
        .routes(routes!(account::payment_policy::preview))
        .routes(routes!(account::reservation_payment::summarize))
        .routes(routes!(account::reservation_refund::retry))
        .routes(routes!(account::agreement::preview))
        .routes(routes!(account::agreement::list_variables))
        .routes(routes!(account::agreement::list_editions))
}

/// Made once: whatever is asked of it is the same.
static WHOLE: LazyLock<OpenApiDocument> = LazyLock::new(|| {
    let mut document = documented_routes().into_openapi();
    document.merge(resource::document());
    usual_answers::add(&mut document);
    document
});

pub fn openapi() -> &'static OpenApiDocument {
    &WHOLE
}
