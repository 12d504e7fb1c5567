//! The data of `demo/` is consistent: all references resolve, all places have valid coordinates, all prices are plausible.

use std::collections::HashSet;
use std::sync::LazyLock;

use chrono::NaiveDate;
use demo::World;
use demo::account::Account;
use demo::home::{Home, SystemType};
use demo::policy::RefundMethod;
use domain::accounts::role::Role;

static WORLD: LazyLock<World> = LazyLock::new(|| World::load().expect("the demo's data can be read"));

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 15).expect("a date")
}

fn account(key: &str) -> &'static Account {
    WORLD.account(key).expect("an account of the demo")
}

fn assert_unique<'a>(what: &str, names: impl Iterator<Item = &'a str>) {
    let mut seen = HashSet::new();
    for name in names {
        assert!(seen.insert(name), "{what} `{name}` is there twice");
    }
}

#[test]
fn accounts_have_their_homes() {
    let counts: Vec<_> =
        WORLD.accounts.iter().map(|account| (account.facts.key.as_str(), account.homes.len())).collect();
    assert_eq!(counts, [("harbor-pine", 60), ("casa-lucia", 3), ("yuki-lodge", 4), ("skyline-partner", 12)]);
    let mut regions: Vec<_> = account("harbor-pine").homes.iter().map(|home| home.region.as_str()).collect();
    regions.dedup();
    assert_eq!(regions, ["coast", "mountains", "city", "lake"]);
}

#[test]
fn sites_are_those_that_scripts_rely_on() {
    let sites: Vec<_> = WORLD
        .sites()
        .map(|(account, site)| {
            let provider = site.provider.map(|provider| provider.code().code());
            (
                site.namespace.as_str(),
                account.facts.currency.as_str(),
                provider,
                site.pay_online,
                site.guesty_powered,
            )
        })
        .collect();
    assert_eq!(
        sites,
        [
            ("harbor-pine", "USD", Some("s"), true, false),
            ("old-mill", "USD", Some("s"), false, false),
            ("kestrel-ridge", "USD", Some("s"), true, false),
            ("casa-lucia", "EUR", Some("sp"), true, false),
            ("yuki-lodge", "JPY", Some("bt"), true, false),
            ("skyline-partner", "USD", Some("s"), true, true),
        ]
    );
}

#[test]
fn logins_are_those_that_scripts_rely_on() {
    let users = |key| {
        account(key).facts.users.iter().map(|user| (user.email.as_str(), user.role)).collect::<Vec<_>>()
    };
    assert_eq!(
        users("harbor-pine"),
        [
            ("owner@harbor-pine.test", Role::Owner),
            ("manager@harbor-pine.test", Role::Manager),
            ("agent@harbor-pine.test", Role::Agent),
            ("viewer@harbor-pine.test", Role::Viewer),
        ]
    );
    for key in ["casa-lucia", "yuki-lodge", "skyline-partner"] {
        assert_eq!(users(key), [(format!("owner@{key}.test").as_str(), Role::Owner)]);
    }
    assert_eq!(WORLD.platform.operator.email, "operator@casita.test");
    assert_eq!(WORLD.platform.password, "casita-demo");
}

#[test]
fn namespaces_colors_and_languages_are_valid() {
    for (_, site) in WORLD.sites() {
        let name = &site.namespace;
        assert!(name.len() > 3 && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'), "{name}");
        let hex = site.accent.strip_prefix('#').expect("an accent begins with #");
        assert!(hex.len() == 6 && hex.chars().all(|c| c.is_ascii_hexdigit()), "{}", site.accent);
        assert!(
            site.languages.iter().all(|code| ["en", "es", "de", "fr"].contains(&code.as_str())),
            "{name}"
        );
    }
}

#[test]
fn what_guests_read_is_written_once() {
    let homes = || WORLD.homes().map(|(_, home)| home);
    assert_unique("slug", homes().map(|home| home.slug.as_str()));
    assert_unique("name", homes().map(|home| home.name.as_str()));
    assert_unique("headline", homes().map(|home| home.headline.as_str()));
    assert_unique("description", homes().map(|home| home.description.as_str()));
    assert_unique("amenity", WORLD.amenities.iter().map(String::as_str));
    for home in homes() {
        let words = home.description.split_whitespace().count();
        assert!((35..=90).contains(&words), "{}: {words} words", home.slug);
        assert!(home.headline.chars().count() <= 60, "{}: {}", home.slug, home.headline);
        assert!(home.slug.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'));
        assert!(
            home.reviews.len() <= 6 && home.reviews.iter().all(|review| (1..=5).contains(&review.rating))
        );
    }
}

#[test]
fn homes_name_only_what_exists() {
    let known: HashSet<_> = WORLD.amenities.iter().map(String::as_str).collect();
    for (account, home) in WORLD.homes() {
        let slug = &home.slug;
        assert_unique(&format!("{slug}: amenity"), home.amenities.iter().map(String::as_str));
        for amenity in &home.amenities {
            assert!(known.contains(amenity.as_str()), "{slug}: amenity `{amenity}`");
        }
        for group in &home.groups {
            assert!(account.facts.groups.iter().any(|known| known.name == *group), "{slug}: group `{group}`");
        }
        assert!(is_country(&home.country), "{slug}: country");
        assert!(account.profile(home).is_some(), "{slug}: profile `{}`", home.pricing);
        assert!(account.refund_policy(home).is_some(), "{slug}: refund policy");
        assert!(account.payment_policy(home).is_some(), "{slug}: payment policy");
        assert!(account.taxes(home).next().is_some(), "{slug}: taxes");
    }
}

#[test]
fn groups_keep_their_word() {
    type Promise = fn(&Home) -> bool;
    let promises: [(&str, Promise); 4] = [
        ("Dog friendly", |home| home.pets > 0),
        ("Hot tub", |home| home.offers("hot_tub")),
        ("Work-friendly", |home| home.offers("desk")),
        ("Large groups", |home| home.accommodates >= 10),
    ];
    for home in &account("harbor-pine").homes {
        for (group, holds) in promises {
            let listed = home.groups.iter().any(|name| name == group);
            assert_eq!(listed, holds(home), "{}: {group}", home.slug);
        }
    }
}

#[test]
fn every_home_stands_in_its_region() {
    for (account, home) in WORLD.homes() {
        let region = account.facts.regions.iter().find(|region| region.key == home.region).unwrap();
        assert!(region.contains(home.lat, home.lon), "{}: {}, {}", home.slug, home.lat, home.lon);
    }
}

#[test]
fn rooms_and_prices_make_sense() {
    for (account, home) in WORLD.homes() {
        let slug = &home.slug;
        assert!(home.accommodates >= home.bedrooms && home.bedrooms > 0 && home.min_nights > 0, "{slug}");
        assert!(home.bathrooms >= 1.0 && (home.bathrooms * 2.0).fract() == 0.0, "{slug}");
        assert!(home.included_guests.is_none_or(|included| included < home.accommodates), "{slug}");
        let profile = account.profile(home).unwrap();
        for rate in profile.rates(home.nightly, home.min_nights, today()) {
            let prices = [Some(rate.week_night), Some(rate.weekend_night), rate.weekly, rate.monthly];
            for price in prices.into_iter().flatten() {
                assert!(price > 0 && price % 100 == 0, "{slug}: {} {price}", rate.name);
            }
            assert!(rate.nights.is_none_or(|(first, last)| first <= last), "{slug}: {}", rate.name);
        }
        assert!(
            profile.fees(home.bedrooms, |need| home.offers(need)).iter().all(|fee| fee.amount > 0),
            "{slug}"
        );
    }
}

#[test]
fn yen_are_whole_and_of_the_right_size() {
    // Yen have no cents: a price entered in cents would be a hundred times too high.
    for home in &account("yuki-lodge").homes {
        assert!((10_000..200_000).contains(&home.nightly), "{}: ¥{}", home.slug, home.nightly);
    }
}

#[test]
fn partner_homes_have_the_partners_id() {
    for (account, home) in WORLD.homes() {
        let partner = account.facts.sites.iter().any(|site| site.guesty_powered);
        assert_eq!(home.system_type == SystemType::Partner, partner, "{}", home.slug);
        assert_eq!(home.listing_key.is_some(), partner, "{}", home.slug);
    }
}

#[test]
fn sites_and_promotions_name_only_what_exists() {
    for (account, site) in WORLD.sites() {
        let slugs = site.featured.iter().chain(site.homes.iter().flatten());
        for slug in slugs {
            assert!(account.home(slug).is_some(), "{}: home `{slug}`", site.namespace);
        }
        assert!(
            account.agreements.iter().any(|agreement| agreement.name == site.agreement),
            "{}",
            site.namespace
        );
    }
    for account in &WORLD.accounts {
        for slug in account.facts.promotions.iter().flat_map(|promotion| &promotion.homes) {
            assert!(account.home(slug).is_some(), "promotion home `{slug}`");
        }
    }
}

#[test]
fn payment_plans_add_up() {
    for account in &WORLD.accounts {
        for policy in &account.pricing.payment_policies {
            let total: u32 = policy.instalments.iter().map(|instalment| instalment.percent).sum();
            assert_eq!(total, 100, "{}", policy.key);
        }
    }
}

#[test]
fn all_refund_methods_are_shown() {
    let mut shown: Vec<_> = account("harbor-pine")
        .homes
        .iter()
        .map(|home| match account("harbor-pine").refund_policy(home).unwrap().method {
            RefundMethod::NoRefunds => 0,
            RefundMethod::RentalContract => 1,
            RefundMethod::DaysPrior { .. } => 2,
            RefundMethod::BookingDate { .. } => 3,
            RefundMethod::LongTerm => 4,
        })
        .collect();
    shown.sort_unstable();
    shown.dedup();
    assert_eq!(shown, [0, 1, 2, 3, 4]);
}

#[test]
fn people_come_from_countries() {
    assert!(WORLD.people.cultures.iter().all(|culture| is_country(&culture.country)));
}

fn is_country(code: &str) -> bool {
    domain::locale::country::Country::all().any(|country| country.code == code)
}

/// Variables allowed in `{{…}}` of agreements; the code that fills them in must know them all.
const VARIABLES: &[&str] = &[
    "accommodates",
    "address",
    "adults",
    "check_in",
    "check_in_time",
    "check_out",
    "check_out_time",
    "children",
    "company_name",
    "deposit",
    "guest_name",
    "guests",
    "payment_schedule",
    "property_name",
    "refund_policy",
    "registration",
    "signed_at",
    "total",
];

#[test]
fn texts_use_known_variables() {
    for account in &WORLD.accounts {
        for text in account.facts.templates.iter().flat_map(|template| [&template.subject, &template.body]) {
            assert!(
                domain::templates::message_template::Template::read(text).is_ok(),
                "{}: {text}",
                account.facts.key
            );
        }
        for text in account.agreements.iter().map(|agreement| agreement.text) {
            for part in text.split("{{").skip(1) {
                let (name, _) = part.split_once("}}").expect("a variable ends");
                assert!(VARIABLES.contains(&name), "{}: {{{{{name}}}}}", account.facts.key);
            }
        }
    }
}
