//! CPU time of this thread, which is not affected by other processes.

use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};

/// CPU time of this thread so far.
fn core_time() -> Duration {
    read(ClockId::ThreadCPUTime)
}

/// CPU time of all threads together.
pub fn cores_time() -> Duration {
    read(ClockId::ProcessCPUTime)
}

fn read(clock: ClockId) -> Duration {
    let spent = clock_gettime(clock);
    let seconds = u64::try_from(spent.tv_sec).unwrap_or_default();
    Duration::new(seconds, u32::try_from(spent.tv_nsec).unwrap_or_default())
}

/// Median CPU time of one piece of work over many rounds, each with another number, after some rounds of warm-up.
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

/// The same for work far shorter than reading the clock: measures `pieces` at a time.
pub fn median_of_many(rounds: usize, pieces: u32, mut work: impl FnMut(usize)) -> Duration {
    let many = |round: usize| (0..pieces as usize).for_each(|piece| work(round * pieces as usize + piece));
    median(rounds, many) / pieces
}

/// Wall-clock time of a future, and its result.
pub async fn timed<T>(work: impl Future<Output = T>) -> (Duration, T) {
    let started = Instant::now();
    let outcome = work.await;
    (started.elapsed(), outcome)
}
