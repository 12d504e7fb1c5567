//! The thread of messages about a reservation, and its signed agreement.

use chrono::{NaiveDate, TimeDelta};

use super::reservation::{Message, Reservation, Signature, Thread};
use super::scribe::{Scribe, daytime};
use crate::conversation::{Conversation, Line, Topic};
use domain::accounts::role::Role;
use domain::reservations::reservation::Status;
use domain::text::code::MessageAuthor;

/// Maximum age of an unread last message of a guest.
const UNREAD_DAYS: i64 = 3;
const ARCHIVED_AFTER_DAYS: i64 = 60;

const AGENTS: [&str; 4] = [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
];

impl<'w> Scribe<'w> {
    /// Guests who book on the account's own sites sign the agreement; external channels have terms of their own.
    pub(super) fn sign(&mut self, reservation: &mut Reservation) {
        let booked = matches!(reservation.status, Status::Reserved | Status::Tentative | Status::Canceled);
        if !booked || reservation.source.channel {
            return;
        }
        reservation.signature = self.dice.pick(&AGENTS).copied().map(|agent| Signature {
            agreement: reservation.site.agreement.clone(),
            name: reservation.guest.full_name(),
            signed_at: reservation.created_at,
            address: format!("203.0.113.{}", self.dice.between(1, 254)),
            agent,
        });
    }

    pub(super) fn thread(&mut self, reservation: &Reservation) -> Option<Thread> {
        let (topic, chance, day) = self.occasion(reservation);
        if !self.dice.percent(chance) {
            return None;
        }
        let conversation = self.conversation(topic, reservation)?;
        let mut sent_at = match topic {
            Topic::Quote | Topic::Request => reservation.created_at,
            _ => daytime(day, &mut self.dice).max(reservation.created_at),
        };
        let mut messages = Vec::with_capacity(conversation.lines.len());
        for line in &conversation.lines {
            let (author, text) = match line {
                Line::Guest(text) => (MessageAuthor::Guest, text),
                Line::Host(text) => (MessageAuthor::Host, text),
            };
            messages.push(Message { author, sent_at, text: self.fill(text, reservation) });
            sent_at += TimeDelta::minutes(self.dice.days(4, 90));
        }
        let age = (self.today - day).num_days();
        let guest_waits = messages.last().is_some_and(|message| message.author == MessageAuthor::Guest);
        Some(Thread {
            messages,
            unread: guest_waits && age <= UNREAD_DAYS,
            archived: age > ARCHIVED_AFTER_DAYS,
        })
    }

    /// Topic of the thread, its probability in percent, and its day.
    fn occasion(&mut self, reservation: &Reservation) -> (Topic, u32, NaiveDate) {
        let yesterday = self.today - TimeDelta::days(1);
        let lately = yesterday - TimeDelta::days(self.dice.days(0, 3));
        let created = reservation.created_at.date();
        let span = reservation.span;
        let closed = reservation.closed_at.map_or(created, |at| at.date());
        match reservation.status {
            Status::Quote => (Topic::Quote, 85, created),
            Status::Open => (Topic::Request, 100, created),
            Status::Declined => (Topic::Declined, 100, closed),
            Status::Canceled => (Topic::Canceled, 80, closed),
            Status::Reserved if reservation.overdue(self.today) => (Topic::Overdue, 100, lately.max(created)),
            Status::Reserved if span.check_out < self.today => {
                let age = (self.today - span.check_out).num_days();
                (
                    Topic::After,
                    if age < 30 { 50 } else { 20 },
                    (span.check_out + TimeDelta::days(1)).min(yesterday),
                )
            }
            Status::Reserved if span.check_in < self.today => (Topic::During, 35, lately.max(span.check_in)),
            Status::Reserved | Status::Tentative => {
                let wait = (yesterday - created).num_days();
                (Topic::Before, 30, created + TimeDelta::days(self.dice.days(0, wait)))
            }
        }
    }

    fn conversation(&mut self, topic: Topic, reservation: &Reservation) -> Option<&'w Conversation> {
        let key = &self.account.facts.key;
        let all = &self.world.conversations.all;
        let fitting: Vec<&Conversation> = all
            .iter()
            .filter(|conversation| conversation.about == topic)
            .filter(|conversation| conversation.fits(key, self.home, &reservation.guest))
            .collect();
        // By rotation, not at random: the newest threads of adjacent homes should not read alike.
        self.threads += 1;
        let turn = (self.index * 7 + self.threads) % fitting.len().max(1);
        fitting.get(turn).copied()
    }

    fn fill(&self, text: &str, reservation: &Reservation) -> String {
        let users = &self.account.facts.users;
        let agent = users.iter().find(|user| user.role == Role::Agent).or(users.first());
        let format = match self.account.facts.country.as_str() {
            "US" => "%B %-d",
            "ES" => "%-d/%-m",
            _ => "%-d %B",
        };
        text.replace("{guest}", &reservation.guest.first_name)
            .replace("{host}", agent.map_or("", |user| &user.first_name))
            .replace("{home}", &self.home.name)
            .replace("{city}", &self.home.city)
            .replace("{check_in}", &reservation.span.check_in.format(format).to_string())
            .replace("{check_out}", &reservation.span.check_out.format(format).to_string())
    }
}
