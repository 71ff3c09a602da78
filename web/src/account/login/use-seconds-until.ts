import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Counts down the whole seconds until an instant (milliseconds since 1970); 0 once the instant has passed. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= instant) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [instant]);
  return Math.max(0, Math.ceil((instant - now) / SECOND_MS));
}
