import { useEffect, useState } from 'react';

/** How long nobody types before what is typed counts. */
const PAUSE_MS = 250;

/** The typed text, as it is once nothing was typed for a moment. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
