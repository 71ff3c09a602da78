import { useEffect, useState } from 'react';

/** Milliseconds without a typed letter. */
const PAUSE = 250;

/** What is typed once nothing was typed for a moment. */
export function useSettled(typed: string): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
