import { useEffect, useState } from 'react';
import type { TocEntry } from '../../api/reading.ts';

/** Headings count as reached in the upper part of the window, below the header. */
const READING_LINE = '-80px 0px -65% 0px';

/** Id of the heading that the reader has come to; undefined above the first one. */
export function useCurrentHeading(toc: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = toc.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          if (isIntersecting) setCurrent(target.id);
          // Left downwards: the reader went back to the part before.
          else if (rootBounds && boundingClientRect.top >= rootBounds.bottom) {
            const before = headings[headings.indexOf(target as HTMLElement) - 1]?.id;
            setCurrent((known) => (known === target.id ? before : known));
          }
        }
      },
      { rootMargin: READING_LINE },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [toc]);
  return current;
}
