import { useEffect, useState } from 'react';

/** Becomes true when an instant has come; true without one. */
export function useIsOver(until: string | null | undefined): boolean {
  const [passed, setPassed] = useState<string>();
  const left = until ? Date.parse(until) - Date.now() : 0;
  useEffect(() => {
    if (!until || left <= 0) return;
    const wait = setTimeout(() => setPassed(until), left);
    return () => clearTimeout(wait);
  }, [until, left]);
  return left <= 0 || passed === until;
}
