import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TocEntry } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SideCard } from './side-card.tsx';

const INDENT: Record<number, string> = { 1: 'pl-4', 2: 'pl-4', 3: 'pl-8' };

/** Pixels from the top of the window: the reader has reached a heading above this line. A link to a heading scrolls it to 80. */
const READING_LINE = 96;
/** The area below the line, without a lower end: the observer also notices a heading that jumps over the whole window. */
const BELOW_THE_LINE = `-${READING_LINE}px 0px 1000000px 0px`;

/** Links to the article's headings; the one being read is marked. */
export function TableOfContents({ toc }: { toc: readonly TocEntry[] }) {
  const { t } = useI18n();
  const current = useCurrentHeading(toc);
  const list = useEntryInSight(current);
  // In a low window the form beside it takes the room.
  return (
    <SideCard
      title={t('reading.contents')}
      className="flex min-h-32 flex-col short-aside:group-has-[form]/aside:hidden max-md:hidden"
    >
      <nav ref={list} aria-label={t('reading.contents')} className="scroll-shadows relative -ml-1 min-h-0 overflow-y-auto pl-1">
        <ol className="border-line border-l-2">
          {toc.map(({ id, title, level }) => (
            <li key={id}>
              <a
                href={`#${encodeURIComponent(id)}`}
                aria-current={id === current ? 'location' : undefined}
                className={classNames(
                  '-ml-0.5 block border-transparent border-l-2 py-1.5 text-muted text-sm hover:text-accent aria-[current]:border-accent aria-[current]:text-accent',
                  INDENT[level],
                )}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </SideCard>
  );
}

/** Keeps the marked entry in the middle of a list that is longer than its room. */
function useEntryInSight(current: string | undefined): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = current && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (entry) list.current?.scrollTo?.({ top: entry.offsetTop - list.current.clientHeight / 2 });
  }, [current]);
  return list;
}

/** Id of the heading that the reader has reached: the last one at the page's end; undefined above the first heading. */
function useCurrentHeading(toc: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const isAtEnd = useIsAtEnd();
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
      // Reports a heading both when its top and when its bottom passes the line.
      { rootMargin: BELOW_THE_LINE, threshold: [0, 1] },
    );
    for (const { id } of toc) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [toc]);
  return isAtEnd ? toc.at(-1)?.id : current;
}

/** Pixels above the end of the page that count as the end, because browsers round. */
const NEAR_THE_END = 4;

/** True when the page has been scrolled to its end; the last headings can then come no higher. */
function useIsAtEnd(): boolean {
  const [isAtEnd, setAtEnd] = useState(false);
  useEffect(() => {
    const update = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      setAtEnd(window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - NEAR_THE_END);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);
  return isAtEnd;
}
