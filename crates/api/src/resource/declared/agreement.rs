//! `agreement`: what guests agree to. A text is never edited: another one of the same name is the next edition.

use flows::resource::Resource;
use flows::resource::kept::AgreementKeeper;
use store::resource::{Field, Search};

use super::stamp::{CREATED, HOMES, KEY, STATE, STATE_ACTIONS, UPDATED, VERSION};

pub static AGREEMENT: Resource = Resource::new(
    "agreement",
    "agreement",
    HOMES,
    &[
        KEY,
        Field::text("name", 120).required().fixed(),
        Field::whole("edition", 1, 1_000_000, 1).read_only(),
        Field::prose("body", 200_000).required().fixed(),
        Field::text("body_hash", 64).hidden(),
        STATE,
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.searched(Search::In(&["name"]))
.ordered("name,-edition")
.actions(STATE_ACTIONS)
.kept_by(&AgreementKeeper);
