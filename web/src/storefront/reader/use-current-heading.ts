import { useEffect, useState } from 'react';
import type { TocEntry } from '../../api/reading.ts';

/** Pixels from the top of the window: the reader has reached a heading above this line. A link to a heading scrolls it to 80. */
const READING_LINE = 96;
/** The area below the line, without a lower end: the observer also notices a heading that jumps over the whole window. */
const BELOW_THE_LINE = `-${READING_LINE}px 0px 1000000px 0px`;

/** Id of the heading that the reader has reached; undefined above the first heading. */
export function useCurrentHeading(toc: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect } of entries) {
          if (boundingClientRect.top < READING_LINE) reached.add(target.id);
          else reached.delete(target.id);
        }
        setCurrent(toc.findLast(({ id }) => reached.has(id))?.id);
      },
      { rootMargin: BELOW_THE_LINE, threshold: [0, 1] },
    );
    for (const { id } of toc) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [toc]);
  return current;
}
