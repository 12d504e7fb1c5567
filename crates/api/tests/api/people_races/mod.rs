//! Everything that people can do about who they are and who works where, each against each at the same moment: whatever comes of
//! it, one after the other could have brought about as well, and nobody is let in who should not be.

mod act;
mod picture;
mod scene;

use std::collections::BTreeSet;

use act::{ENROLLING, MEMBERS, SECURED};
use scene::{Kind, People};

use crate::races::{self, shares};

/// By which doors the acts come.
pub fn routes() -> BTreeSet<&'static str> {
    races::routes(&[MEMBERS, SECURED, ENROLLING])
}

shares! {
    People:
    Members MEMBERS: members_1 members_2 members_3 members_4;
    Secured SECURED: a_second_factor_1 a_second_factor_2 a_second_factor_3 a_second_factor_4;
    Enrolling ENROLLING: an_enrolment_1 an_enrolment_2 an_enrolment_3 an_enrolment_4;
}
