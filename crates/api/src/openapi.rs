//! The OpenAPI document, generated from the code.

use std::sync::LazyLock;

use utoipa::OpenApi;
use utoipa::openapi::OpenApi as OpenApiDocument;
use utoipa_axum::router::OpenApiRouter;

use crate::error::{ErrorOut, FieldErrors};
use crate::route::{Described, routes};
use crate::state::AppState;
use crate::{account, attachment, bounds, public, resource, usual_answers};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Casita",
        description = "Vacation rentals: the guests' API under /websites/api/v2/, the owners' under /api/v2/. Amounts are integers in minor units of the currency beside them (12950 is EUR 129.50, but JPY 12950); dates are ISO 8601.",
        license(name = "Apache-2.0", identifier = "Apache-2.0")
    ),
    components(schemas(ErrorOut, FieldErrors))
)]
struct Document;

/// All routes that are documented at their handlers. The routes of the account's resources are documented in `resource/`; the
/// remaining routes are pages, files and endpoints for the operator.
pub(crate) fn documented_routes(described: Described) -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(described; public::site::get))
        .routes(routes!(described; public::site_page::get))
        .routes(routes!(described; public::property_list::list))
        .routes(routes!(described; public::property::get))
        .routes(routes!(described; public::listing::list))
        .routes(routes!(described; public::listing::get))
        .routes(routes!(described; public::listing_fee::list))
        .routes(routes!(described; public::listing_fee::get))
        .routes(routes!(described; public::listing_rate::list))
        .routes(routes!(described; public::listing_rate::get))
        .routes(routes!(described; public::calendar_event::list))
        .routes(routes!(described; public::full_calendar_event::list))
        .routes(routes!(described; public::country::list))
        .routes(routes!(described; public::country::get))
        .routes(routes!(described; public::source::list))
        .routes(routes!(described; public::source::get))
        .routes(routes!(described; public::geocode::list))
        .routes(routes!(described; public::property_options::get))
        .routes(routes!(described; public::property_flexible::list))
        .routes(routes!(described; public::property_calendar::get))
        .routes(routes!(described; public::reservation::create))
        .routes(routes!(described; public::reservation::get))
        .routes(routes!(described; public::reservation::record_agreement))
        .routes(routes!(described; public::reservation::contact))
        .routes(routes!(described; public::reservation::preview))
        .routes(routes!(described; public::reservation::cancel))
        .routes(routes!(described; public::reservation::preview_change))
        .routes(routes!(described; public::reservation::change))
        .routes(routes!(described; public::reservation_credit_card::list, public::reservation_credit_card::create))
        .routes(routes!(described; public::reservation_credit_card::get, public::reservation_credit_card::remove))
        .routes(routes!(described; public::reservation_credit_card::mark_authenticated))
        .routes(routes!(described; public::reservation_credit_card::refresh_auth_token))
        .routes(routes!(described; public::reservation_payment::list))
        .routes(routes!(described; public::reservation_payment::get, public::reservation_payment::save))
        .routes(routes!(described; public::reservation_payment::mark_authenticated))
        .routes(routes!(described; public::reservation_payment::refresh_auth_token))
        .routes(routes!(described; public::reservation_payment_charge::create))
        .routes(routes!(described; public::reservation_checkout_session::create))
        .routes(routes!(described; public::webhook::hear))
        .routes(routes!(described; public::mail::hand_in))
        .routes(routes!(described;
            public::offer_refusal::get,
            public::offer_refusal::refuse,
            public::offer_refusal::allow
        ))
        .routes(routes!(described; public::offer_refusal::open, public::offer_refusal::refuse_at_once))
        .routes(routes!(described; public::quote::estimate))
        .routes(routes!(described; public::quote::create))
        .routes(routes!(described; public::quote::get, public::quote::save_contact))
        .routes(routes!(described; public::quote::agreement))
        .routes(routes!(described; public::quote::estimate_agreement))
        .routes(routes!(described; public::quote::modify))
        .routes(routes!(described; public::quote::modify_addons))
        .routes(routes!(described; public::quote::apply_promo))
        .routes(routes!(described; public::quote::remove_promo))
        .routes(routes!(described; public::quote::validate_promos))
        .routes(routes!(described; public::reservation_message::list, public::reservation_message::create))
        .routes(routes!(described; public::reservation_message::get))
        .routes(routes!(described; public::reservation_message::upload))
        .routes(routes!(described; public::reservation_message::events))
        .routes(routes!(described; attachment::get))
        .routes(routes!(described; attachment::get_own))
        .merge(account_routes(described))
}

/// Endpoints about users, sign-in and single use cases; the rest of the account API is in `resource/`.
fn account_routes(described: Described) -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(described; account::session::get, account::session::create, account::session::delete))
        .routes(routes!(described; account::session::leave_everywhere))
        .routes(routes!(described; account::session::switch_account))
        .routes(routes!(described; account::session::impersonate, account::session::end_impersonation))
        .routes(routes!(described; account::signup::create))
        .routes(routes!(described; account::demo::create))
        .routes(routes!(described; account::password_reset::create))
        .routes(routes!(described; account::password_reset::confirm))
        .routes(routes!(described; account::profile::update))
        .routes(routes!(described; account::profile::change_password))
        .routes(routes!(described; account::list_setting::get))
        .routes(routes!(described; account::list_setting::set))
        .routes(routes!(described; account::two_factor::begin))
        .routes(routes!(described; account::two_factor::confirm))
        .routes(routes!(described; account::two_factor::disable))
        .routes(routes!(described; account::two_factor::renew_recovery_codes))
        .routes(routes!(described; account::api_token::create))
        .routes(routes!(described; account::photo::upload))
        .routes(routes!(described; account::archive::get))
        .routes(routes!(described; account::closing::create))
        .routes(routes!(described; account::operator_account::list, account::operator_account::create))
        .routes(routes!(described; account::operator_account::reopen))
        .routes(routes!(described; account::letter::preview))
        .routes(routes!(described; account::calendar::list))
        .routes(routes!(described; account::night_override::get, account::night_override::set))
        .routes(routes!(described; account::listing::readiness))
        .routes(routes!(described; account::listing::activate))
        .routes(routes!(described; account::operator_listing::list))
        .routes(routes!(described; account::operator_listing::approve))
        .routes(routes!(described; account::operator_listing::suspend))
        .routes(routes!(described; account::operator_listing::unsuspend))
        .routes(routes!(described; account::shared_calendar::get, account::shared_calendar::renew))
        .routes(routes!(described;
            account::partner_connection::get,
            account::partner_connection::connect,
            account::partner_connection::disconnect
        ))
        .routes(routes!(described; account::partner_connection::sync))
        .routes(routes!(described; account::invite::list, account::invite::create))
        .routes(routes!(described; account::invite::look, account::invite::accept))
        .routes(routes!(described; account::invite::get, account::invite::delete))
        .routes(routes!(described; account::invite::resend))
        .routes(routes!(described; account::dashboard::get))
        .routes(routes!(described; account::report::get))
        .routes(routes!(described; account::report::export))
        .routes(routes!(described; account::reservation::create))
        .routes(routes!(described; account::reservation::preview))
        .routes(routes!(described; account::reservation::import))
        .routes(routes!(described; account::reservation::accept))
        .routes(routes!(described; account::reservation::decline))
        .routes(routes!(described; account::reservation::preview_move))
        .routes(routes!(described; account::reservation::move_stay))
        .routes(routes!(described; account::reservation::preview_cancel))
        .routes(routes!(described; account::reservation::cancel))
        .routes(routes!(described; account::reservation::charge))
        .routes(routes!(described; account::reservation::refund))
        .routes(routes!(described; account::reservation::record_payment))
        .routes(routes!(described; account::reservation::lock))
        .routes(routes!(described; account::reservation::unlock))
        .routes(routes!(described; account::reservation::lock_many))
        .routes(routes!(described; account::reservation::unlock_many))
        .routes(routes!(described; account::reservation::preview_cancel_many))
        .routes(routes!(described; account::reservation::cancel_many))
        .routes(routes!(described; account::reservation::message_many))
        .routes(routes!(described; account::reservation::history))
        .routes(routes!(described; account::reservation::details))
        .routes(routes!(described; account::reservation::bill))
        .routes(routes!(described; account::reservation::agreement))
        .routes(routes!(described; account::reservation::guest_link, account::reservation::renew_guest_link))
        .routes(routes!(described; account::thread::write_about_reservation))
        .routes(routes!(described; account::thread::events))
        .routes(routes!(described; account::thread::upload))
        .routes(routes!(described; account::message_template::preview))
        .routes(routes!(described; account::message_template::list_variables))
        .routes(routes!(described; account::onboarding::get))
        .routes(routes!(described; account::site_page::preview))
        .routes(routes!(described; account::domain_check::check))
        .routes(routes!(described; account::domain_claim::claim))
        .routes(routes!(described; account::site_payment::get, account::site_payment::choose))
        .routes(routes!(described; account::site_payment::charge))
        .routes(routes!(described; account::site_picture::list))
        .routes(routes!(described; account::site_picture::upload, account::site_picture::remove))
        .routes(routes!(described; account::promotion::preview))
        .routes(routes!(described; account::refund_policy::preview))
        .routes(routes!(described; account::payment_policy::preview))
        .routes(routes!(described; account::reservation_payment::summarize))
        .routes(routes!(described; account::reservation_credit_card::get))
        .routes(routes!(described; account::reservation_refund::retry))
        .routes(routes!(described; account::agreement::preview))
        .routes(routes!(described; account::agreement::list_variables))
        .routes(routes!(described; account::agreement::list_editions))
}

/// Built once, because it never changes.
static WHOLE: LazyLock<OpenApiDocument> = LazyLock::new(|| {
    let mut document = documented_routes(Described::Yes).into_openapi();
    document.merge(resource::document());
    usual_answers::add(&mut document);
    bounds::describe(&mut document);
    document
});

pub fn openapi() -> &'static OpenApiDocument {
    &WHOLE
}
