//! Runs a command as named steps in lanes. Steps of one lane run in sequence, lanes run in parallel, and a step waits for the
//! steps of other lanes that it needs. Each step's time is printed; its output is written to a file and shown if it fails.

use std::collections::HashMap;
use std::fmt::Write;
use std::io::IsTerminal;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::log::Log;
use crate::process::Outcome;

type Work<'a> = Box<dyn FnOnce(&Log) -> Outcome + Send + 'a>;

/// Number of output lines shown of a failed step.
const FAILED_LINES: usize = 400;
/// Interval at which a terminal's progress line is updated.
const TICK: Duration = Duration::from_millis(500);

pub(crate) struct Step<'a> {
    name: &'static str,
    lane: &'static str,
    after: &'static [&'static str],
    budget: Option<Duration>,
    /// Number of output lines shown when the step is done.
    shown: usize,
    work: Work<'a>,
}

impl Step<'_> {
    /// Waits for steps of other lanes.
    pub(crate) fn after(&mut self, names: &'static [&'static str]) -> &mut Self {
        self.after = names;
        self
    }

    /// Sets the time budget; a step that takes longer is marked in the closing table.
    pub(crate) fn within(&mut self, seconds: u64) -> &mut Self {
        self.budget = Some(Duration::from_secs(seconds));
        self
    }

    /// Shows the last lines of the output.
    pub(crate) fn telling(&mut self, lines: usize) -> &mut Self {
        self.shown = lines;
        self
    }
}

#[derive(Default)]
pub(crate) struct Steps<'a> {
    planned: Vec<Step<'a>>,
    skipped: Vec<(&'static str, &'static str)>,
}

/// Progress messages of a lane.
enum News {
    Began(&'static str, Log),
    Ended { name: &'static str, time: Duration, outcome: Outcome },
}

/// Results of the steps, in the order in which they ended.
#[derive(Default)]
struct Report {
    times: Vec<(&'static str, Duration)>,
    failures: Vec<String>,
}

impl<'a> Steps<'a> {
    /// Adds a step to the end of a lane.
    pub(crate) fn add(
        &mut self,
        lane: &'static str,
        name: &'static str,
        work: impl FnOnce(&Log) -> Outcome + Send + 'a,
    ) -> &mut Step<'a> {
        self.planned.push(Step { name, lane, after: &[], budget: None, shown: 0, work: Box::new(work) });
        self.planned.last_mut().expect("it was just added")
    }

    /// Lists a skipped step in the closing table, so that the table does not look more complete than it is.
    pub(crate) fn skip(&mut self, name: &'static str, reason: &'static str) {
        self.skipped.push((name, reason));
    }

    /// Runs the steps, then prints a table of their times.
    pub(crate) fn run_with_table(self) -> Outcome {
        let skipped = self.skipped.clone();
        let budgets: HashMap<_, _> = self.planned.iter().map(|step| (step.name, step.budget)).collect();
        let started = Instant::now();
        let Report { times, failures } = self.work_off();
        println!();
        for (name, time) in &times {
            let budget = budgets.get(name).copied().flatten().filter(|budget| time > budget);
            let over = budget.map_or_else(String::new, |budget| format!("  OVER its {}", seconds(budget)));
            println!("  {name:<24} {:>9}{over}", seconds(*time));
        }
        for (name, reason) in skipped {
            println!("  {name:<24}   skipped: {reason}");
        }
        println!("  {:<24} {:>9}", "all, side by side", seconds(started.elapsed()));
        ended(&failures)
    }

    pub(crate) fn run(self) -> Outcome {
        ended(&self.work_off().failures)
    }

    /// Steps that depend on a failed one are not started; all others are, so that one run shows every failure.
    fn work_off(self) -> Report {
        let shown: HashMap<_, _> = self.planned.iter().map(|step| (step.name, step.shown)).collect();
        let mut lanes: Vec<(&'static str, Vec<Step<'a>>)> = Vec::new();
        for step in self.planned {
            match lanes.iter_mut().find(|(lane, _)| *lane == step.lane) {
                Some((_, steps)) => steps.push(step),
                None => lanes.push((step.lane, vec![step])),
            }
        }
        let board = Board::default();
        let (tell, told) = channel();
        thread::scope(|scope| {
            for (_, steps) in lanes {
                let (tell, board) = (tell.clone(), &board);
                scope.spawn(move || steps.into_iter().for_each(|step| board.take(step, &tell)));
            }
            drop(tell);
            listen(&told, &shown)
        })
    }
}

fn ended(failures: &[String]) -> Outcome {
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}

/// Finished steps and their success, for the steps that wait for them.
#[derive(Default)]
struct Board {
    ended: std::sync::Mutex<HashMap<&'static str, bool>>,
    changed: std::sync::Condvar,
}

impl Board {
    fn take(&self, step: Step<'_>, tell: &Sender<News>) {
        let failed = step.after.iter().copied().find(|name| !self.wait_for(name));
        let log = Log::of(step.name);
        let started = Instant::now();
        let outcome = if let Some(name) = failed {
            Err(format!("not begun, since {name} failed"))
        } else {
            log.begin();
            let _ = tell.send(News::Began(step.name, log.clone()));
            (step.work)(&log)
        };
        let is_well = outcome.is_ok();
        let _ = tell.send(News::Ended { name: step.name, time: started.elapsed(), outcome });
        self.ended.lock().expect("no lane panics with the board").insert(step.name, is_well);
        self.changed.notify_all();
    }

    /// Returns whether the step succeeded.
    fn wait_for(&self, name: &str) -> bool {
        let ended = self.ended.lock().expect("no lane panics with the board");
        let ended = self.changed.wait_while(ended, |ended| !ended.contains_key(name));
        ended.expect("no lane panics with the board")[name]
    }
}

fn listen(told: &Receiver<News>, shown: &HashMap<&str, usize>) -> Report {
    let is_terminal = std::io::stdout().is_terminal();
    let mut report = Report::default();
    let mut under_way: Vec<(&'static str, Log, Instant)> = Vec::new();
    loop {
        let news = told.recv_timeout(TICK);
        if is_terminal {
            clear_line();
        }
        match news {
            Ok(News::Began(name, log)) => under_way.push((name, log, Instant::now())),
            Ok(News::Ended { name, time, outcome }) => {
                under_way.retain(|(other, ..)| *other != name);
                let log = Log::of(name);
                match outcome {
                    Ok(()) => {
                        print!("{}", log.tail(shown.get(name).copied().unwrap_or_default()));
                        println!("{name:<28} {:>9}", seconds(time));
                    }
                    Err(reason) => {
                        print!("{}", log.tail(FAILED_LINES));
                        println!("{name:<28} {:>9}  FAILED: {reason}", seconds(time));
                        report.failures.push(format!("{name}: {reason}"));
                    }
                }
                report.times.push((name, time));
            }
            Err(std::sync::mpsc::RecvTimeoutError::Timeout) => {}
            Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => return report,
        }
        if is_terminal {
            show(&under_way);
        }
    }
}

/// Overwrites one line: running steps, their times, and the last line of their output.
fn show(under_way: &[(&'static str, Log, Instant)]) {
    use std::io::Write as _;
    const WIDTH: usize = 110;
    let mut line = String::new();
    for (name, log, since) in under_way {
        let _ = write!(line, "{name} {} s {}   ", since.elapsed().as_secs(), log.last_line());
    }
    let line: String = line.chars().take(WIDTH).collect();
    print!("\x1b[2m{line}\x1b[0m\r");
    let _ = std::io::stdout().flush();
}

fn clear_line() {
    print!("\x1b[2K\r");
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

impl Steps<'_> {
    /// Total time if every step takes its whole budget.
    #[cfg(test)]
    pub(crate) fn longest(&self) -> Duration {
        let mut ends: HashMap<&str, Duration> = HashMap::new();
        let mut lanes: HashMap<&str, Duration> = HashMap::new();
        let mut waiting: Vec<&Step<'_>> = self.planned.iter().collect();
        while !waiting.is_empty() {
            let mut seen = std::collections::HashSet::new();
            let next = waiting.iter().position(|step| {
                seen.insert(step.lane) && step.after.iter().all(|name| ends.contains_key(name))
            });
            let step = waiting.remove(next.expect("no step waits for itself"));
            let begin = step.after.iter().map(|name| ends[name]).chain(lanes.get(step.lane).copied()).max();
            let budget = step.budget.expect("every step has its budget");
            let end = begin.unwrap_or_default() + budget;
            ends.insert(step.name, end);
            lanes.insert(step.lane, end);
        }
        ends.into_values().max().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    #[test]
    fn a_step_waits_for_those_it_needs_and_is_not_begun_when_one_failed() {
        let done = Mutex::new(Vec::new());
        let note = |name: &'static str| {
            done.lock().unwrap().push(name);
            Ok(())
        };
        let mut steps = Steps::default();
        steps.add("one", "last", |_| note("last")).after(&["second"]);
        steps.add("two", "first", |_| note("first"));
        steps.add("two", "second", |_| note("second"));
        steps.add("three", "broken", |_| Err("broken".to_owned()));
        steps.add("three", "in its lane", |_| note("in its lane"));
        steps.add("four", "needs it", |_| note("needs it")).after(&["broken"]);
        let failure = steps.run().unwrap_err();
        assert!(failure.contains("broken: broken") && failure.contains("needs it: not begun"), "{failure}");
        let done = done.into_inner().unwrap();
        let place = |name| done.iter().position(|other| *other == name);
        assert!(place("first") < place("second") && place("second") < place("last"));
        assert!(place("in its lane").is_some() && place("needs it").is_none());
    }
}
