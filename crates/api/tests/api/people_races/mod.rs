//! All actions of users on their identity and on the members of an account, each pair run concurrently: the result must be one
//! that running them in sequence could produce, and no one gets access without permission.

mod act;
mod picture;
mod scene;

use std::collections::BTreeSet;

use act::{ENROLLING, MEMBERS, SECURED};
use scene::{Kind, People};

use crate::races::{self, shares};

/// The routes of the actions.
pub fn routes() -> BTreeSet<&'static str> {
    races::routes(&[MEMBERS, SECURED, ENROLLING])
}

shares! {
    People:
    Members MEMBERS: members_1 members_2 members_3 members_4;
    Secured SECURED: a_second_factor_1 a_second_factor_2 a_second_factor_3 a_second_factor_4;
    Enrolling ENROLLING: an_enrolment_1 an_enrolment_2 an_enrolment_3 an_enrolment_4;
}
