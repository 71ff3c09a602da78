import { useEffect, useState } from 'react';

/** Has the instant come? Draws the component again when it comes; true without an instant. */
export function useIsOver(until: string | null | undefined): boolean {
  const [passed, setPassed] = useState<string>();
  const leftMs = until ? Date.parse(until) - Date.now() : 0;
  useEffect(() => {
    if (!until || leftMs <= 0) return;
    const wait = setTimeout(() => setPassed(until), leftMs);
    return () => clearTimeout(wait);
  }, [until, leftMs]);
  return leftMs <= 0 || passed === until;
}
