//! Time on a core: what this thread used of it, which a busy neighbour does not lengthen.

use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};

/// The time that this thread has spent on a core so far.
fn core_time() -> Duration {
    read(ClockId::ThreadCPUTime)
}

/// The same of all threads together.
pub fn cores_time() -> Duration {
    read(ClockId::ProcessCPUTime)
}

fn read(clock: ClockId) -> Duration {
    let spent = clock_gettime(clock);
    let seconds = u64::try_from(spent.tv_sec).unwrap_or_default();
    Duration::new(seconds, u32::try_from(spent.tv_nsec).unwrap_or_default())
}

/// What one piece of work uses of a core: the middle of many, each with another number, after a few to warm up.
pub fn median(rounds: usize, mut work: impl FnMut(usize)) -> Duration {
    const WARM_UP: usize = 3;
    (0..WARM_UP).for_each(&mut work);
    let mut times: Vec<Duration> = (0..rounds)
        .map(|round| {
            let before = core_time();
            work(round);
            core_time().saturating_sub(before)
        })
        .collect();
    times.sort_unstable();
    times[rounds / 2]
}

/// The same for work that is far shorter than reading the clock: so many pieces at a time.
pub fn median_of_many(rounds: usize, pieces: u32, mut work: impl FnMut(usize)) -> Duration {
    let many = |round: usize| (0..pieces as usize).for_each(|piece| work(round * pieces as usize + piece));
    median(rounds, many) / pieces
}

/// What something took by the clock on the wall, and what came of it.
pub async fn timed<T>(work: impl Future<Output = T>) -> (Duration, T) {
    let started = Instant::now();
    let outcome = work.await;
    (started.elapsed(), outcome)
}
