import { useEffect, useState } from 'react';

/** How long nobody types before what is typed counts. */
const PAUSE_MS = 250;

/** The typed text, as it is once nothing was typed for a moment; a field that was emptied counts at once. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  if (typed === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
