import type { TocEntry } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SideCard } from './side-card.tsx';
import { useCurrentHeading } from './use-current-heading.ts';

const INDENT: Record<number, string> = { 1: 'pl-4', 2: 'pl-4', 3: 'pl-8' };

/** Links to the article's headings; the one being read is marked. */
export function TableOfContents({ toc }: { toc: readonly TocEntry[] }) {
  const { t } = useI18n();
  const current = useCurrentHeading(toc);
  return (
    <SideCard title={t('reading.contents')} className="max-md:hidden">
      <nav aria-label={t('reading.contents')}>
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
