// Runs `onEnd` after `duration` milliseconds; stops while paused, and restarts with `extended` after a pause. Returns the running
// duration, so that a bar can be drawn for it.
import { useEffect, useRef, useState } from "react";

interface Countdown {
  duration: number;
  extended: number;
  isPaused: boolean;
  onEnd: () => void;
}

export function useCountdown({ duration, extended, isPaused, onEnd }: Countdown): number {
  const [running, setRunning] = useState(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) {
      setRunning(extended);
      return;
    }
    const timer = setTimeout(() => end.current(), running);
    return () => clearTimeout(timer);
  }, [isPaused, running, extended]);
  return running;
}
