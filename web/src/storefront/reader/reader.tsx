import type { ReactNode } from 'react';
import type { Reading } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleHeading } from './article-heading.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Consultation } from './consultation.tsx';
import { Contacts } from './contacts.tsx';
import { RelatedRituals } from './related-rituals.tsx';
import { TableOfContents } from './table-of-contents.tsx';

/** An article with the boxes beside it; on a phone the boxes stand between the title and the text. */
export function Reader({ reading, order }: { reading: Reading; order?: ReactNode }) {
  const { t } = useI18n();
  return (
    <div className="page-width pt-3 md:pt-5">
      <Breadcrumb title={reading.title} />
      <div className="mt-2 grid gap-x-12 gap-y-7 md:mt-5 md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-18">
        <ArticleHeading reading={reading} />
        <aside
          aria-label={t('reading.sidebar')}
          className="md:-mx-3 md:-mt-3 md:-mb-3 flex flex-col gap-5 md:sticky md:top-17 md:row-span-2 md:max-h-[calc(100dvh-4.25rem)] md:self-start md:overflow-y-auto md:overscroll-contain md:p-3"
        >
          {order}
          {reading.toc.length > 1 && <TableOfContents toc={reading.toc} />}
          <Consultation />
          <RelatedRituals />
        </aside>
        <article aria-label={reading.title} className="min-w-0 max-w-prose">
          {reading.intro && (
            <p className="mb-7 font-heading font-medium text-2xl text-muted italic leading-snug">{reading.intro}</p>
          )}
          <ArticleBody html={reading.html} />
          <footer className="mt-12 border-line border-t pt-6">
            <p className="text-muted text-sm">{t('reading.contacts')}</p>
            <Contacts />
          </footer>
        </article>
      </div>
    </div>
  );
}
