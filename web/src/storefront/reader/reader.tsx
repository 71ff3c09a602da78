import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { oftenOrderedQuery, type Reading } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Breadcrumb } from '../../page/breadcrumb.tsx';
import { SupportItems } from '../../page/support.tsx';
import { paths } from '../../paths.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleHeading } from './article-heading.tsx';
import { SideCard } from './side-card.tsx';
import { TableOfContents } from './table-of-contents.tsx';

interface ReaderProps {
  reading: Reading;
  /** The box that sells the ritual; absent for an article, which sells nothing. */
  order?: ReactNode;
  /** The next good days for the ritual, above its text. */
  days?: ReactNode;
}

/**
 * An article with the boxes beside it; on a phone those of the order and of advice stand between the title and the text, and there are no
 * others. Where the window is high enough the boxes stay in sight, but for the related rituals: the table of contents takes the room that is
 * left, and hides while a tier is chosen in a low window.
 */
export function Reader({ reading, order, days }: ReaderProps) {
  const { t } = useI18n();
  return (
    <div className="page-width print:max-w-none pt-3 max-md:max-w-[calc(66ch+2rem)] md:pt-5">
      <Breadcrumb
        pages={[
          [paths.home(), t('frame.home')],
          [paths.articles(), t('frame.articles')],
        ]}
        title={reading.title}
      />
      <div className="print:block mt-2 grid gap-x-12 gap-y-7 md:mt-5 md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-18">
        <ArticleHeading reading={reading} />
        <aside aria-label={t('reading.sidebar')} className="print:hidden flex flex-col gap-5 md:row-span-2">
          <div className="grow">
            <div className="group/aside flex flex-col gap-5 md:tall-aside:sticky md:tall-aside:top-22 md:tall-aside:max-h-[calc(100dvh-6.75rem)]">
              {order}
              {reading.toc.length > 1 && <TableOfContents toc={reading.toc} />}
              <Consultation />
            </div>
          </div>
          <RelatedRituals except={reading.slug} />
        </aside>
        <article aria-label={reading.title} className="min-w-0 max-w-prose print:max-w-none">
          {reading.intro && (
            <p className="mb-7 font-heading font-medium text-2xl text-muted italic leading-snug">{reading.intro}</p>
          )}
          {days}
          <ArticleBody html={reading.html} />
          <footer className="mt-12 border-line border-t pt-6">
            <p className="text-muted text-sm">{t('reading.contacts')}</p>
            <ul className="text-sm">
              <SupportItems />
            </ul>
          </footer>
        </article>
      </div>
    </div>
  );
}

/** Shows the contacts for advice after a press; works without JavaScript. */
function Consultation() {
  const { t } = useI18n();
  return (
    <SideCard title={t('reading.advice')} className="py-3">
      <details className="group">
        <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-accent text-sm [&::-webkit-details-marker]:hidden">
          {t('frame.contact')}
          <ChevronDown size={16} aria-hidden="true" className="transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <p className="text-muted text-sm">{t('reading.adviceText')}</p>
        <ul className="text-sm">
          <SupportItems />
        </ul>
      </details>
    </SideCard>
  );
}

/** Links to rituals that are often ordered and that readers see, the one on this page left out. */
function RelatedRituals({ except }: { except: string }) {
  const { t, language } = useI18n();
  const { data: shown = [] } = useQuery(oftenOrderedQuery(useApi()));
  const related = shown.filter(({ slug }) => slug !== except);
  if (related.length === 0) return null;
  return (
    <SideCard title={t('reading.related')} className="max-md:hidden">
      <ul>
        {related.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.ritual(slug)} className="flex min-h-12 items-center gap-3 text-sm hover:text-accent">
              {/* Of these rituals one has an emblem that is not named as its address. */}
              <Emblem name={slug === 'mahalakshmi' ? 'lakshmi' : slug} className="size-9" />
              {name[language]}
            </Link>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
