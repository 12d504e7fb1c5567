//! Booked stays: reserved, released, moved, ended, and their payments.

mod deposit;
mod end;
mod finish_change;
mod give_back;
mod partner_money;
mod provider;
mod recorded;
mod refund;
mod release;
mod reserve;
mod schedule;

pub(crate) use deposit::{ask_about_deposit, keep_deposit, move_deposit};
pub(crate) use end::end_stay;
pub(crate) use finish_change::{change_of, finish_change, undo_change};
pub(crate) use give_back::{give_back, refund_row};
pub(crate) use partner_money::{is_asking_partner, partner_took_money};
pub(crate) use provider::{line, site_of};
pub(crate) use recorded::check_payment_recorded;
pub(crate) use refund::{apply_refund, send_refund};
pub(crate) use release::{close_request, fall_back};
pub(crate) use reserve::{ask_for_payments, reserve, reserve_quietly};
pub(crate) use schedule::{add_payment, payment_method};
