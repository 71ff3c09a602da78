import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Whole seconds from now until an instant (milliseconds since 1970), counted down; 0 once it has passed. */
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
