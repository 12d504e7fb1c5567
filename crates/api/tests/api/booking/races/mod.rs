//! All actions on a quote or a stay, each pair run concurrently: the result must be one that running them in sequence could
//! produce, and the audit finds nothing.

mod act;
mod picture;
mod routes;
mod scene;

use act::{BOOKED, HELD, QUOTED, REQUESTED, UNPROVEN};
use scene::{Bookings, Kind};

use crate::races::shares;

shares! {
    Bookings:
    Quoted QUOTED: a_quote_1 a_quote_2 a_quote_3 a_quote_4;
    Booked BOOKED: a_stay_1 a_stay_2 a_stay_3 a_stay_4;
    Requested REQUESTED: a_request_1 a_request_2 a_request_3 a_request_4;
    Held HELD: a_hold_1 a_hold_2 a_hold_3 a_hold_4;
    Unproven UNPROVEN: a_proof_1 a_proof_2 a_proof_3 a_proof_4;
}
