import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Wanted } from './find-cards.ts';

export interface WantedInAddress extends Wanted {
  /** Takes the place of the last search in the browser's history. */
  setText(text: string): void;
  /** A step of its own in the browser's history. */
  setTag(tag: string): void;
  showAll(): void;
}

/** What the visitor looks for, kept in the address as `?q=` and `?tag=`. Everything, until the browser has taken the page over. */
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
