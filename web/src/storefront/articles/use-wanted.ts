import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Wanted } from './find-cards.ts';

export interface WantedInAddress extends Wanted {
  /** Replaces the last search in the browser's history. */
  setText(text: string): void;
  /** Adds a step to the browser's history. */
  setTag(tag: string): void;
  showAll(): void;
}

/** The visitor's search, kept in the address as `?q=` and `?tag=`. Empty before hydration: the cached page knows no search part. */
export function useWanted(): WantedInAddress {
  const [params, setParams] = useSearchParams();
  const inBrowser = useHydrated();
  const put = (name: string, value: string) => (before: URLSearchParams) => {
    const next = new URLSearchParams(before);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  return {
    text: inBrowser ? (params.get('q') ?? '') : '',
    tag: inBrowser ? (params.get('tag') ?? '') : '',
    setText: (text) => setParams(put('q', text), { replace: true }),
    setTag: (tag) => setParams(put('tag', tag)),
    showAll: () => setParams({}),
  };
}
