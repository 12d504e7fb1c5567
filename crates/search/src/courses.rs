//! The course of one stay through the seasons, found once for all homes that share them.

use domain::inquiry::Inquiry;
use domain::rent::Course;
use domain::sheet::Sheet;

/// More kinds of seasons than this are not remembered: looking for them would take longer than finding them again.
const REMEMBERED: usize = 16;

#[derive(Default)]
pub(crate) struct Courses {
    known: Vec<(Sheet, Course)>,
    last: usize,
    other: Course,
}

impl Courses {
    pub(crate) fn of(&mut self, sheet: &Sheet, inquiry: &Inquiry<'_>) -> &Course {
        let is_shared = |(known, _): &(Sheet, Course)| known.has_course_of(sheet);
        // Homes that were entered one after the other are often alike.
        if !self.known.get(self.last).is_some_and(is_shared) {
            let Some(at) = self.known.iter().position(is_shared) else { return self.find(sheet, inquiry) };
            self.last = at;
        }
        &self.known[self.last].1
    }

    fn find(&mut self, sheet: &Sheet, inquiry: &Inquiry<'_>) -> &Course {
        self.other = sheet.course(inquiry);
        if self.known.len() < REMEMBERED && sheet.has_course_of(sheet) {
            self.known.push((sheet.clone(), self.other.clone()));
        }
        &self.other
    }
}
