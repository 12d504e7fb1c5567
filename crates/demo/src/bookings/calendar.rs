//! The calendar of each home: its stays, and its quotes, requests, declined and canceled reservations.

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};

use super::nights::{Span, plan};
use super::party::{party, proxy_email};
use super::reservation::{Calendar, Reservation};
use super::scribe::{Scribe, daytime};
use crate::account::{Account, Source};
use crate::dice::Dice;
use crate::site::Site;
use crate::world::World;
use domain::reservations::reservation::Status;

pub fn calendars<'w>(
    world: &'w World,
    account: &'w Account,
    seed: u64,
    today: NaiveDate,
) -> Vec<Calendar<'w>> {
    (0..account.homes.len()).filter_map(|index| calendar(world, account, index, seed, today)).collect()
}

/// The calendar of the home at this index in the account; None if its pricing profile is unknown.
pub fn calendar<'w>(
    world: &'w World,
    account: &'w Account,
    index: usize,
    seed: u64,
    today: NaiveDate,
) -> Option<Calendar<'w>> {
    let home = account.homes.get(index)?;
    let profile = account.profile(home)?;
    let dice = Dice::about(seed, &home.slug);
    Some(Scribe { world, account, home, profile, index, today, threads: 0, dice }.calendar())
}

impl<'w> Scribe<'w> {
    fn calendar(mut self) -> Calendar<'w> {
        let plan = plan(self.home, self.profile, self.today, &mut self.dice);
        let mut reservations = self.stays(&plan.stays);
        for status in self.others() {
            let span = match status {
                Status::Open | Status::Quote => self.free_span(&plan.gaps),
                _ => self.lost_span(&plan.stays),
            };
            reservations.extend(span.and_then(|span| self.reservation(status, span, false)));
        }
        reservations.sort_by_key(|reservation| (reservation.span.check_in, reservation.created_at));
        Calendar { home: self.home, reservations, blocks: plan.blocks }
    }

    /// The stays that own their nights; on some homes the next one is still on hold, or its balance is overdue.
    fn stays(&mut self, spans: &[Span]) -> Vec<Reservation<'w>> {
        let mut held = self.index % 6 == 3;
        let mut late = self.index % 5 == 4;
        let soon = self.today + TimeDelta::days(14);
        let mut reservations = Vec::with_capacity(spans.len());
        for &span in spans {
            let tentative = held && span.check_in > soon;
            held &= !tentative;
            let status = if tentative { Status::Tentative } else { Status::Reserved };
            let overdue = late && !tentative && span.check_in > self.today;
            late &= !overdue;
            reservations.extend(self.reservation(status, span, overdue));
        }
        reservations
    }

    /// Further states of reservations on this home, besides the stays.
    fn others(&mut self) -> Vec<Status> {
        let turn = |every: usize, at: usize| self.index % every == at;
        let asks_first = !self.home.instant_book;
        let mut others = Vec::new();
        others.extend((asks_first || turn(4, 0)).then_some(Status::Open));
        others.extend(turn(3, 1).then_some(Status::Quote));
        others.extend(turn(5, 0).then_some(Status::Quote));
        others.extend((asks_first || turn(5, 2)).then_some(Status::Declined));
        let canceled = usize::from(turn(3, 0)) + self.dice.below(3) as usize;
        others.extend(std::iter::repeat_n(Status::Canceled, canceled));
        others
    }

    /// Bookable nights in a future gap.
    fn free_span(&mut self, gaps: &[Span]) -> Option<Span> {
        let earliest = self.today + TimeDelta::days(5);
        let fitting: Vec<Span> = gaps
            .iter()
            .filter(|gap| gap.check_in >= earliest)
            .filter(|gap| gap.nights() >= i64::from(self.profile.min_nights(self.home, gap.check_in)))
            .copied()
            .collect();
        let gap = *self.dice.pick(&fitting)?;
        let least = i64::from(self.profile.min_nights(self.home, gap.check_in));
        let nights = self.dice.days(least, gap.nights().min(least + 4));
        Some(Span::new(gap.check_in, nights))
    }

    /// Nights of a declined or canceled reservation; often booked by another guest since.
    fn lost_span(&mut self, stays: &[Span]) -> Option<Span> {
        let (first, last) = (self.today - TimeDelta::days(180), self.today + TimeDelta::days(120));
        let near: Vec<Span> =
            stays.iter().filter(|span| (first..last).contains(&span.check_in)).copied().collect();
        let span = *self.dice.pick(&near)?;
        Some(Span::new(span.check_in + TimeDelta::days(self.dice.days(0, 2)), span.nights()))
    }

    fn reservation(&mut self, status: Status, span: Span, overdue: bool) -> Option<Reservation<'w>> {
        let source = self.source(status, overdue)?;
        let mut guest = self.world.people.guest(&mut self.dice)?;
        if source.channel {
            guest.email = proxy_email(&guest, source, &mut self.dice);
        }
        let created_at = self.created_at(status, span);
        let mut reservation = Reservation {
            status,
            span,
            party: party(self.home, &mut self.dice),
            guest,
            source,
            site: self.site()?,
            created_at,
            closed_at: None,
            expires_at: matches!(status, Status::Open | Status::Quote | Status::Tentative)
                .then(|| created_at + TimeDelta::days(3)),
            payments: Vec::new(),
            refunds: Vec::new(),
            thread: None,
            signature: None,
        };
        if matches!(status, Status::Declined | Status::Canceled) {
            reservation.closed_at = Some(self.closed_at(&reservation));
        }
        self.settle(&mut reservation, overdue);
        self.sign(&mut reservation);
        reservation.thread = self.thread(&reservation);
        Some(reservation)
    }

    /// Only reservations from the account's own sites are requested, on hold or overdue.
    fn source(&mut self, status: Status, overdue: bool) -> Option<&'w Source> {
        let own = overdue || !matches!(status, Status::Reserved | Status::Canceled);
        let weight = |source: &Source| if own && source.channel { 0 } else { source.weight };
        self.dice.weigh(&self.account.facts.sources, weight)
    }

    /// The site of the booking: mostly a site that selects this home, if there is one.
    fn site(&mut self) -> Option<&'w Site> {
        let sites = &self.account.facts.sites;
        let chosen = sites
            .iter()
            .find(|site| site.homes.as_ref().is_some_and(|slugs| slugs.contains(&self.home.slug)));
        chosen.filter(|_| self.dice.percent(70)).or(sites.first())
    }

    /// Age of the reservation: requests and holds are at most two days old, quotes a week; other reservations were made well
    /// before check-in.
    fn created_at(&mut self, status: Status, span: Span) -> NaiveDateTime {
        let oldest = match status {
            Status::Open | Status::Tentative => Some(2),
            Status::Quote => Some(7),
            Status::Reserved | Status::Declined | Status::Canceled => None,
        };
        let booked = span.check_in - TimeDelta::days(self.dice.days(3, 140));
        let day = match oldest {
            None if booked < self.today => booked,
            _ => self.today - TimeDelta::days(self.dice.days(1, oldest.unwrap_or(60))),
        };
        daytime(day, &mut self.dice)
    }

    fn closed_at(&mut self, reservation: &Reservation) -> NaiveDateTime {
        let created = reservation.created_at.date();
        let last = (reservation.span.check_in.min(self.today) - TimeDelta::days(1)).max(created);
        let wait = self.dice.days(0, (last - created).num_days());
        daytime(created + TimeDelta::days(wait), &mut self.dice).max(reservation.created_at)
    }
}
