//! Refund and payment policies, and taxes by region.

use domain::money::basis_points::BasisPoints;
use domain::policies::payment_plan::{PlanDue, PlanPart, PlanShare};
use domain::policies::refund::RefundMethod as RefundCode;
use domain::price::tax::TaxKind;
use domain::text::code::StateStatus;
use serde_json::json;
use store::row::Id;
use store::row::listings::tax;
use store::row::policies::{payment_policy, refund_policy};

use super::rows::Rows;
use super::scope::{Scope, opened};
use crate::policy::{Due, Instalment, PaymentPolicy, RefundMethod, RefundPolicy, RefundTier};
use crate::pricing::Pricing;
use crate::tax::{Levy, Tax};

pub(super) fn write(rows: &mut Rows, scope: &Scope, pricing: &Pricing) {
    rows.refund_policy.extend(pricing.refund_policies.iter().map(|policy| refund_row(scope, policy)));
    rows.payment_policy.extend(pricing.payment_policies.iter().map(|policy| payment_row(scope, policy)));
    rows.tax.extend(pricing.taxes.iter().map(|tax| tax_row(scope, tax)));
}

pub(super) fn refund_row(scope: &Scope, policy: &RefundPolicy) -> refund_policy::Model {
    let (method, tiers, grace) = match &policy.method {
        RefundMethod::NoRefunds => (RefundCode::NoRefunds, &[][..], None),
        RefundMethod::RentalContract => (RefundCode::RentalContract, &[][..], None),
        RefundMethod::DaysPrior { tiers } => (RefundCode::DaysPrior, &tiers[..], None),
        RefundMethod::BookingDate { hours, days_away, tiers } => {
            (RefundCode::BookingDate, &tiers[..], Some((hours.cast_signed(), days_away.cast_signed())))
        }
        RefundMethod::LongTerm => (RefundCode::LongTerm, &[][..], None),
    };
    let tier = |tier: &RefundTier| json!({ "days": tier.days, "percent": tier.percent });
    refund_policy::Model {
        account_id: scope.account.into(),
        id: scope.named("refund policy", &policy.key),
        name: policy.name.clone(),
        method: method.into(),
        text: policy.text.clone(),
        tiers: tiers.iter().map(tier).collect(),
        grace_hours: grace.map(|(hours, _)| hours),
        grace_days_before: grace.map(|(_, days)| days),
        created_at: opened(),
        updated_at: opened(),
        version: 1,
    }
}

pub(super) fn payment_row(scope: &Scope, policy: &PaymentPolicy) -> payment_policy::Model {
    payment_policy::Model {
        account_id: scope.account.into(),
        id: scope.named("payment policy", &policy.key),
        name: policy.name.clone(),
        parts: json!(policy.instalments.iter().map(part).collect::<Vec<_>>()),
        created_at: opened(),
        updated_at: opened(),
        version: 1,
        currency: scope.currency.to_string(),
    }
}

fn part(instalment: &Instalment) -> PlanPart {
    let due = match instalment.due {
        Due::AtBooking => PlanDue::AtBooking,
        Due::DaysAfterBooking(days) => PlanDue::DaysAfterBooking(days),
        Due::DaysBeforeCheckIn(days) => PlanDue::DaysBeforeCheckIn(days),
    };
    let points = BasisPoints::new(i64::from(instalment.percent) * 100).unwrap_or(BasisPoints::WHOLE);
    PlanPart { share: PlanShare::Percent(points), due }
}

pub(super) fn tax_id(scope: &Scope, tax: &Tax) -> Id {
    scope.named("tax", &format!("{} of {}", tax.name, tax.authority))
}

pub(super) fn tax_row(scope: &Scope, tax: &Tax) -> tax::Model {
    let row = tax::Model {
        account_id: scope.account.into(),
        id: tax_id(scope, tax),
        name: tax.name.clone(),
        authority: tax.authority.clone(),
        kind: TaxKind::Percent.into(),
        basis_points: 0,
        amount: 0,
        on_rent: true,
        on_fees: false,
        included: tax.included,
        min_age: None,
        max_nights: None,
        state_status: StateStatus::Active.into(),
        created_at: opened(),
        updated_at: opened(),
        version: 1,
        currency: scope.currency.to_string(),
    };
    match tax.levy {
        Levy::Percent { basis_points, fees } => {
            tax::Model { basis_points: basis_points.cast_signed(), on_fees: fees, ..row }
        }
        Levy::PerGuestNight { amount, min_age, max_nights } => tax::Model {
            kind: TaxKind::PerGuestNight.into(),
            amount,
            on_rent: false,
            min_age: Some(min_age.cast_signed()),
            max_nights: max_nights.map(u32::cast_signed),
            ..row
        },
    }
}
