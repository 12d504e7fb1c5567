//! The content of an e-mail: title, paragraphs, facts and one button. HTML and plain text are rendered from it, so both always
//! have the same content.

use chrono::{NaiveDate, NaiveTime};
use domain::inbox::message::CUT_HERE;
use domain::locale::language::Language;
use domain::money::Money;
use domain::text::code::LetterKind;

use crate::letter::{Deposit, Letter, Site, Trip};
use crate::look::Look;
use crate::texts::{Labels, Notice, texts};

#[derive(Clone, Debug)]
pub struct Document {
    pub language: Language,
    pub subject: String,
    pub title: String,
    pub blocks: Vec<Block>,
    pub site: Site,
    /// Marker above which replies are written; quoted text begins here.
    pub answer_above: Option<String>,
    pub footer: String,
    /// Text and address of the unsubscribe link for e-mails of this kind.
    pub refusal: Option<(String, String)>,
    pub(crate) look: Look,
}

#[derive(Clone, Debug)]
pub enum Block {
    Text(String),
    /// A person's text, line by line.
    Quote(Vec<String>),
    Button {
        label: String,
        url: String,
    },
    /// The main amount of the e-mail.
    Sum {
        label: String,
        amount: String,
    },
    Stay(Box<Card>),
    /// Labels, each with its lines.
    Facts(Vec<(String, Vec<String>)>),
    Plan {
        lines: Vec<(String, String)>,
        total: (String, String),
    },
}

/// Summary of the stay.
#[derive(Clone, Debug)]
pub struct Card {
    pub home: String,
    pub place: String,
    pub photo: Option<(String, String)>,
    /// Arrival and departure.
    pub days: [Day; 2],
    /// Number of guests and nights.
    pub party: String,
}

#[derive(Clone, Debug)]
pub struct Day {
    pub label: String,
    pub date: String,
    pub weekday: &'static str,
    /// Empty if unknown.
    pub time: String,
}

impl Document {
    pub fn new(letter: &Letter) -> Self {
        let all = texts(letter.language);
        let (notice, labels) = ((all.notice)(letter.kind), &all.labels);
        let footer = match letter.kind {
            kind if kind.is_for_user() => labels.user_footer,
            kind if kind.is_for_owner() => labels.owner_footer,
            _ if letter.refusal.is_some() => labels.offer_footer,
            _ => labels.guest_footer,
        };
        Self {
            language: letter.language,
            subject: subject(letter, notice),
            title: fill(notice.title, letter),
            blocks: blocks(letter, notice, labels),
            site: letter.site.clone(),
            answer_above: is_talk(letter).then(|| format!("{CUT_HERE} {}", labels.answer_above)),
            footer: fill(footer, letter),
            refusal: letter.refusal.as_ref().map(|refusal| (labels.refuse.to_owned(), refusal.page.clone())),
            look: Look::of(&letter.site.accent),
        }
    }

    /// Shown in place of the site's logo, since images would have to be loaded.
    pub fn initial(&self) -> String {
        self.site
            .name
            .chars()
            .find(|letter| letter.is_alphanumeric())
            .into_iter()
            .flat_map(char::to_uppercase)
            .collect()
    }

    /// The preview text that mail clients show after the subject.
    pub fn preview(&self) -> &str {
        let first = self.blocks.iter().find_map(|block| match block {
            Block::Text(text) => Some(text.as_str()),
            _ => None,
        });
        first.unwrap_or(&self.title)
    }
}

/// The sender's own subject, else the default.
fn subject(letter: &Letter, notice: &Notice) -> String {
    let own = one_line(&letter.subject);
    if own.is_empty() { one_line(&fill(notice.subject, letter)) } else { own }
}

/// Whether the e-mail belongs to a thread that is continued by e-mail replies.
fn is_talk(letter: &Letter) -> bool {
    letter.answers_to.is_some() && matches!(letter.kind, LetterKind::Asked | LetterKind::Answered)
}

/// Paragraphs first, then the button, then the details.
fn blocks(letter: &Letter, notice: &Notice, labels: &Labels) -> Vec<Block> {
    let mut blocks: Vec<Block> = notice.body.iter().map(|text| Block::Text(fill(text, letter))).collect();
    let words: Vec<String> = letter.words.trim().lines().map(str::to_owned).collect();
    if !words.is_empty() {
        blocks.push(Block::Quote(words));
    }
    blocks.extend(sum(letter, labels));
    blocks.push(Block::Button { label: fill(notice.action, letter), url: letter.link.clone() });
    if let Some(trip) = &letter.trip {
        blocks.push(Block::Stay(Box::new(card(letter, trip, labels))));
    }
    let facts = facts(letter, labels);
    if !facts.is_empty() {
        blocks.push(Block::Facts(facts));
    }
    blocks.extend(plan(letter, labels));
    blocks
}

fn sum(letter: &Letter, labels: &Labels) -> Option<Block> {
    let amount = letter.amount.filter(|amount| !amount.is_zero())?;
    let gives_back =
        matches!(letter.kind, LetterKind::Canceled | LetterKind::CanceledOwner | LetterKind::Refunded);
    let label = if gives_back { labels.refund } else { labels.amount };
    Some(Block::Sum { label: label.to_owned(), amount: written(letter.language, amount) })
}

fn card(letter: &Letter, trip: &Trip, labels: &Labels) -> Card {
    let language = letter.language;
    let day = |label: &str, date: NaiveDate, text: &str, time: Option<NaiveTime>| Day {
        label: label.to_owned(),
        date: language.day_and_month(date),
        weekday: language.weekday(date),
        time: time.map(|time| text.replace("{time}", &language.time(time))).unwrap_or_default(),
    };
    let counted = |text, count: u32| (count > 0).then(|| language.counted(text, count.into()));
    let nights = u32::try_from(trip.nights()).ok().and_then(|nights| counted(labels.nights, nights));
    let party = [
        nights,
        counted(labels.adults, trip.adults),
        counted(labels.children, trip.children),
        counted(labels.pets, trip.pets),
    ];
    Card {
        home: letter.home.clone(),
        place: trip.place.clone(),
        photo: trip.photo.clone().filter(|_| looks_forward(letter.kind)),
        days: [
            day(labels.check_in, trip.check_in, labels.from_time, trip.check_in_time),
            day(labels.check_out, trip.check_out, labels.until_time, trip.check_out_time),
        ],
        party: party.into_iter().flatten().collect::<Vec<_>>().join(" · "),
    }
}

/// Whether to show the home's picture: not in e-mails about money or to owners.
const fn looks_forward(kind: LetterKind) -> bool {
    matches!(
        kind,
        LetterKind::Requested
            | LetterKind::RequestedInDoubt
            | LetterKind::Confirmed
            | LetterKind::Changed
            | LetterKind::ArrivalSoon
    )
}

/// For guests all that they need to know about the stay; for owners the guest's details.
fn facts(letter: &Letter, labels: &Labels) -> Vec<(String, Vec<String>)> {
    if letter.kind == LetterKind::CalendarConflict {
        return Vec::new();
    }
    let number = letter.trip.as_ref().map(|trip| trip.number.clone()).unwrap_or_default();
    let mut facts = vec![(labels.booking_number, vec![number])];
    if letter.kind.is_for_owner() {
        let guest = &letter.guest;
        facts.insert(0, (labels.guest, vec![guest.name.clone(), guest.email.clone(), guest.phone.clone()]));
    } else if let Some(trip) = &letter.trip {
        facts.extend(facts_of_trip(letter, trip, labels));
    }
    let known = facts.into_iter().map(|(label, lines)| {
        let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
        (label.to_owned(), lines)
    });
    known.filter(|(_, lines)| !lines.is_empty()).collect()
}

fn facts_of_trip(letter: &Letter, trip: &Trip, labels: &Labels) -> Vec<(&'static str, Vec<String>)> {
    let comes = matches!(letter.kind, LetterKind::Confirmed | LetterKind::Changed | LetterKind::ArrivalSoon);
    let mut facts = Vec::new();
    if comes {
        facts.push((labels.address, vec![trip.address.clone()]));
    }
    // E-mails with the price have its terms too.
    if letter.total.is_some() {
        let deposit = trip.deposit.map(|deposit| written_deposit(letter.language, deposit, labels));
        facts.push((labels.deposit, deposit.into_iter().collect()));
        facts.push((labels.policy, vec![trip.policy.clone()]));
    }
    if comes {
        facts.push((labels.host, vec![letter.site.name.clone(), letter.site.phone.clone()]));
    }
    facts
}

/// The amount, and when it is taken from the card and given back.
fn written_deposit(language: Language, deposit: Deposit, labels: &Labels) -> String {
    let amount = written(language, deposit.amount);
    let Some(schedule) = deposit.schedule else { return amount };
    let text = if schedule.is_charged { labels.deposit_charged } else { labels.deposit_held };
    text.replace("{amount}", &amount)
        .replace("{from}", &language.date(schedule.taken_on))
        .replace("{until}", &language.date(schedule.returned_on))
}

fn plan(letter: &Letter, labels: &Labels) -> Option<Block> {
    let total = letter.total?;
    let line = |part: &crate::letter::Instalment| {
        let text = if part.paid { labels.paid_on } else { labels.due_on };
        let date = letter.language.date(part.date);
        (text.replace("{date}", &date), written(letter.language, part.amount))
    };
    Some(Block::Plan {
        lines: letter.plan.iter().map(line).collect(),
        total: (labels.total.to_owned(), written(letter.language, total)),
    })
}

/// Replaces the placeholders of a text.
fn fill(text: &str, letter: &Letter) -> String {
    let language = letter.language;
    let trip = letter.trip.as_ref();
    let date = |date: Option<NaiveDate>| date.map(|date| language.date(date)).unwrap_or_default();
    let until = letter.until.map(|until| {
        let both = texts(language).labels.date_and_time;
        both.replace("{date}", &language.date(until.date())).replace("{time}", &language.time(until.time()))
    });
    let values = [
        ("{site}", letter.site.name.clone()),
        ("{home}", letter.home.clone()),
        ("{name}", letter.guest.first_name.clone()),
        ("{guest}", letter.guest.name.clone()),
        ("{check_in}", date(trip.map(|trip| trip.check_in))),
        ("{check_out}", date(trip.map(|trip| trip.check_out))),
        ("{amount}", letter.amount.map(|amount| written(language, amount)).unwrap_or_default()),
        ("{until}", until.unwrap_or_default()),
    ];
    let mut rest = text;
    let mut filled = String::with_capacity(text.len() * 2);
    // In one pass, so that users' text is never read as a placeholder.
    while let Some(start) = rest.find('{') {
        filled.push_str(&rest[..start]);
        rest = &rest[start..];
        if let Some((name, value)) = values.iter().find(|(name, _)| rest.starts_with(name)) {
            filled.push_str(value);
            rest = &rest[name.len()..];
        } else {
            filled.push('{');
            rest = &rest[1..];
        }
    }
    filled.push_str(rest);
    filled
}

fn written(language: Language, amount: Money) -> String {
    language.exact_amount(amount.minor(), amount.currency())
}

/// Prevents header injection: control characters become spaces.
pub(crate) fn one_line(text: &str) -> String {
    let plain = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    plain.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}
