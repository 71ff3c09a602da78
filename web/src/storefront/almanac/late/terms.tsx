import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/provider.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { LineLink } from '../../../page/links.tsx';
import { paths } from '../../../paths.ts';
import { termArticlesQuery } from '../queries.ts';
import { TERMS, type Term } from '../terms.ts';

/** What the words of a day mean, a sentence or two for each; folded on a phone, where the browser itself opens them. */
export function Terms() {
  const { t } = useI18n();
  const { data: articles = [] } = useQuery(termArticlesQuery(useApi()));
  return (
    <section aria-labelledby="terms" className="mt-14 md:mt-18">
      <h2 id="terms" className="text-section md:text-center">
        {t('almanac.terms')}
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-8 max-md:hidden md:mt-8 md:grid-cols-2 lg:grid-cols-4 print:grid">
        {TERMS.map(({ term, article }) => (
          <div key={term}>
            <h3 className="flex flex-wrap items-baseline gap-x-2.5 text-2xl">
              <TermName term={term} />
            </h3>
            <TermText term={term} article={article} articles={articles} />
          </div>
        ))}
      </div>
      <div className="mt-3 border-line border-b md:hidden print:hidden">
        {TERMS.map(({ term, article }) => (
          <details key={term} className="group border-line border-t">
            <summary className="flex min-h-12 list-none flex-wrap items-center gap-x-2.5 py-2 font-heading font-semibold text-2xl after:ml-auto after:size-2.5 after:-rotate-135 after:border-muted after:border-t-2 after:border-l-2 group-open:after:rotate-45 [&::-webkit-details-marker]:hidden">
              <TermName term={term} />
            </summary>
            <div className="pb-4">
              <TermText term={term} article={article} articles={articles} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

function TermName({ term }: { term: Term }) {
  const { t } = useI18n();
  return (
    <>
      {t(`almanac.term.${term}`)}
      <em className="font-medium text-base text-gold-ink">{t(`almanac.termShort.${term}`)}</em>
    </>
  );
}

function TermText({ term, article, articles }: { term: Term; article: string; articles: readonly string[] }) {
  const { t } = useI18n();
  return (
    <>
      <p className="mt-1.5">{t(`almanac.termText.${term}`)}</p>
      {articles.includes(article) && (
        <LineLink to={paths.article(article)} className="print:hidden">
          {t('almanac.article', { name: t(`almanac.term.${term}`) })}
        </LineLink>
      )}
    </>
  );
}
