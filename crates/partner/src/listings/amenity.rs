//! Maps the partner's amenity names to codes.

/// The name in lower case with plain spaces, and the code.
const NAMES: &[(&str, &str)] = &[
    ("air conditioning", "air_conditioning"),
    ("balcony", "balcony"),
    ("barbecue", "barbecue"),
    ("bbq grill", "barbecue"),
    ("beach access", "beach_access"),
    ("bed linens", "linens"),
    ("bicycles", "bicycles"),
    ("bike storage", "bike_storage"),
    ("bikes", "bicycles"),
    ("books", "books"),
    ("breakfast", "breakfast"),
    ("carbon monoxide alarm", "carbon_monoxide_alarm"),
    ("carbon monoxide detector", "carbon_monoxide_alarm"),
    ("city view", "city_view"),
    ("coffee maker", "coffee_maker"),
    ("courtyard", "courtyard"),
    ("crib", "crib"),
    ("deck", "deck"),
    ("desk", "desk"),
    ("dishwasher", "dishwasher"),
    ("dryer", "dryer"),
    ("elevator", "elevator"),
    ("espresso machine", "espresso_machine"),
    ("essentials", "essentials"),
    ("ev charger", "ev_charger"),
    ("fans", "fans"),
    ("fire extinguisher", "fire_extinguisher"),
    ("fire pit", "fire_pit"),
    ("fireplace", "fireplace"),
    ("first aid", "first_aid"),
    ("first aid kit", "first_aid"),
    ("free parking on premises", "parking"),
    ("garage", "garage"),
    ("garden", "garden"),
    ("garden or backyard", "garden"),
    ("gas fireplace", "gas_fireplace"),
    ("hair dryer", "hair_dryer"),
    ("heating", "heating"),
    ("high chair", "high_chair"),
    ("hot tub", "hot_tub"),
    ("indoor fireplace", "fireplace"),
    ("internet", "wifi"),
    ("iron", "iron"),
    ("kitchen", "kitchen"),
    ("kitchenette", "kitchenette"),
    ("lake view", "lake_view"),
    ("laptop friendly workspace", "desk"),
    ("linens", "linens"),
    ("luggage dropoff allowed", "luggage_storage"),
    ("luggage storage", "luggage_storage"),
    ("monitor", "monitor"),
    ("mountain view", "mountain_view"),
    ("ocean view", "ocean_view"),
    ("outdoor seating (furniture)", "outdoor_dining"),
    ("oven", "oven"),
    ("parking", "parking"),
    ("patio or balcony", "balcony"),
    ("piano", "piano"),
    ("private pool", "pool"),
    ("record player", "record_player"),
    ("river view", "river_view"),
    ("rooftop", "rooftop"),
    ("sauna", "sauna"),
    ("self check in", "self_check_in"),
    ("shared pool", "shared_pool"),
    ("smoke alarm", "smoke_alarm"),
    ("smoke detector", "smoke_alarm"),
    ("stair gates", "stair_gate"),
    ("swimming pool", "pool"),
    ("television", "television"),
    ("terrace", "terrace"),
    ("towels provided", "linens"),
    ("tv", "television"),
    ("washer", "washer"),
    ("wheelchair accessible", "step_free"),
    ("wifi", "wifi"),
    ("wireless internet", "wifi"),
];

pub(crate) fn code(name: &str) -> Option<&'static str> {
    let plain = name.trim().to_lowercase().replace(['_', '-'], " ");
    NAMES.iter().find(|(theirs, _)| *theirs == plain).map(|(_, ours)| *ours)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_known_in_any_spelling() {
        for name in ["Wireless Internet", "WIRELESS_INTERNET", " wireless-internet "] {
            assert_eq!(code(name), Some("wifi"));
        }
        assert_eq!((code("Gym"), code("Teleporter"), code("")), (None, None, None));
    }
}
