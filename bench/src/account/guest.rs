//! Generated guests: six hundred names, and an e-mail address per booking.

const FIRST_NAMES: [&str; 20] = [
    "Anna", "Ben", "Carla", "David", "Elena", "Felix", "Grace", "Hugo", "Ines", "Jonas", "Kate", "Liam",
    "Marta", "Noah", "Olga", "Paul", "Rosa", "Sven", "Tara", "Victor",
];
const LAST_NAMES: [&str; 31] = [
    "Adams",
    "Becker",
    "Costa",
    "Dubois",
    "Evans",
    "Ferrari",
    "García",
    "Hansen",
    "Ito",
    "Jensen",
    "Kowalski",
    "López",
    "Müller",
    "Nguyen",
    "O'Brien",
    "Petrov",
    "Quinn",
    "Rossi",
    "Schmidt",
    "Tanaka",
    "Ueda",
    "Vargas",
    "Weber",
    "Xu",
    "Young",
    "Zimmermann",
    "Lakeman",
    "Novak",
    "Lindqvist",
    "Moreau",
    "Okafor",
];

pub fn first_name(number: u32) -> &'static str {
    FIRST_NAMES[number as usize % FIRST_NAMES.len()]
}

pub fn last_name(number: u32) -> &'static str {
    LAST_NAMES[number as usize / FIRST_NAMES.len() % LAST_NAMES.len()]
}

pub fn email(number: u32) -> String {
    format!("{}.{number}@example.org", first_name(number).to_lowercase())
}
