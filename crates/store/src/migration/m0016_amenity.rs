//! Migration 16: the amenities. Until now only the demo had them; other installations had none.

use async_trait::async_trait;
use sea_orm::sea_query::{OnConflict, Query};
use sea_orm::{ConnectionTrait, DbErr};

use super::manager::SchemaManager;
use super::step::Step;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0016_amenity"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let mut insert = Query::insert();
        insert.into_table("amenity").columns(["code", "name", "category", "position"]);
        for (position, (code, name, category)) in (0..).zip(AMENITIES) {
            let position: i32 = position;
            insert.values_panic([(*code).into(), (*name).into(), (*category).into(), position.into()]);
        }
        insert.on_conflict(OnConflict::column("code").do_nothing().to_owned());
        manager.get_connection().execute(&insert).await?;
        Ok(())
    }
}

/// Code, name and group, in display order.
const AMENITIES: &[(&str, &str, &str)] = &[
    ("wifi", "Fast wifi", "Essentials"),
    ("heating", "Heating", "Essentials"),
    ("air_conditioning", "Air conditioning", "Essentials"),
    ("washer", "Washing machine", "Essentials"),
    ("dryer", "Tumble dryer", "Essentials"),
    ("iron", "Iron and board", "Essentials"),
    ("linens", "Bed linen and towels", "Essentials"),
    ("hair_dryer", "Hair dryer", "Essentials"),
    ("essentials", "Soap, shampoo and paper", "Essentials"),
    ("fans", "Fans in the bedrooms", "Essentials"),
    ("kitchen", "Full kitchen", "Kitchen"),
    ("kitchenette", "Kitchenette", "Kitchen"),
    ("dishwasher", "Dishwasher", "Kitchen"),
    ("oven", "Oven", "Kitchen"),
    ("espresso_machine", "Espresso machine", "Kitchen"),
    ("coffee_maker", "Coffee maker", "Kitchen"),
    ("wine_fridge", "Wine fridge", "Kitchen"),
    ("rice_cooker", "Rice cooker", "Kitchen"),
    ("spices", "Oil, salt and spices", "Kitchen"),
    ("breakfast", "Breakfast basket", "Kitchen"),
    ("deck", "Deck", "Outdoors"),
    ("balcony", "Balcony", "Outdoors"),
    ("terrace", "Terrace", "Outdoors"),
    ("garden", "Garden", "Outdoors"),
    ("courtyard", "Courtyard", "Outdoors"),
    ("rooftop", "Rooftop", "Outdoors"),
    ("barbecue", "Barbecue", "Outdoors"),
    ("fire_pit", "Fire pit", "Outdoors"),
    ("outdoor_shower", "Outdoor shower", "Outdoors"),
    ("outdoor_dining", "Outdoor dining table", "Outdoors"),
    ("hammock", "Hammock", "Outdoors"),
    ("hot_tub", "Hot tub", "Water"),
    ("pool", "Pool", "Water"),
    ("shared_pool", "Shared pool", "Water"),
    ("sauna", "Sauna", "Water"),
    ("onsen", "Natural hot-spring bath", "Water"),
    ("soaking_tub", "Soaking tub", "Water"),
    ("beach_access", "Path to the beach", "Water"),
    ("private_dock", "Private dock", "Water"),
    ("kayaks", "Kayaks", "Water"),
    ("paddle_boards", "Paddle boards", "Water"),
    ("boat_mooring", "Mooring", "Water"),
    ("ocean_view", "Ocean view", "View"),
    ("lake_view", "Lake view", "View"),
    ("mountain_view", "Mountain view", "View"),
    ("city_view", "City view", "View"),
    ("river_view", "River view", "View"),
    ("fireplace", "Wood fireplace", "Living"),
    ("gas_fireplace", "Gas fireplace", "Living"),
    ("wood_stove", "Wood stove", "Living"),
    ("television", "Television", "Living"),
    ("record_player", "Record player", "Living"),
    ("piano", "Piano", "Living"),
    ("board_games", "Board games", "Living"),
    ("books", "Shelves of books", "Living"),
    ("telescope", "Telescope", "Living"),
    ("game_room", "Game room", "Living"),
    ("desk", "Proper desk", "Work"),
    ("monitor", "External monitor", "Work"),
    ("printer", "Printer", "Work"),
    ("crib", "Crib", "Family"),
    ("high_chair", "High chair", "Family"),
    ("bunk_beds", "Bunk room", "Family"),
    ("stair_gate", "Stair gate", "Family"),
    ("toys", "Toys and children’s books", "Family"),
    ("step_free", "Step-free entrance", "Access"),
    ("ground_floor_bedroom", "Ground-floor bedroom", "Access"),
    ("elevator", "Elevator", "Access"),
    ("walk_in_shower", "Walk-in shower", "Access"),
    ("parking", "Free parking", "Arrival"),
    ("garage", "Garage", "Arrival"),
    ("ev_charger", "EV charger", "Arrival"),
    ("self_check_in", "Self check-in", "Arrival"),
    ("luggage_storage", "Luggage storage", "Arrival"),
    ("ski_storage", "Heated ski room", "Arrival"),
    ("bike_storage", "Locked bike store", "Arrival"),
    ("bicycles", "Bicycles", "Arrival"),
    ("shuttle", "Lift shuttle stop", "Arrival"),
    ("smoke_alarm", "Smoke alarm", "Safety"),
    ("carbon_monoxide_alarm", "Carbon monoxide alarm", "Safety"),
    ("fire_extinguisher", "Fire extinguisher", "Safety"),
    ("first_aid", "First aid kit", "Safety"),
];
