import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { legalTextQuery, type Reading } from '../../api/reading.ts';
import { formatUtcDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { PageOutline } from '../../ui/page-outline.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { ArticleBody } from './article-body.tsx';

/** A legal text: privacy policy, terms of sale, refunds, or the seller. */
export default function LegalPage() {
  const { id = '' } = useParams();
  const { t, language } = useI18n();
  const text = useQuery(legalTextQuery(useApi(), id, language));
  if (text.isLoadingError)
    return <PageMessage title={t('frame.partFailed')} text={t('frame.partFailedText')} onRetry={() => void text.refetch()} />;
  if (text.data) return <LegalText text={text.data} />;
  return text.isPending ? <PageOutline /> : <NotFoundPage />;
}

function LegalText({ text }: { text: Reading }) {
  const { t, language } = useI18n();
  return (
    <article aria-label={text.title} className="page-width py-10 md:py-14">
      <div className="max-w-prose">
        <h1 className="wrap-anywhere text-title">{text.title}</h1>
        <p className="mt-3 text-muted text-sm">
          {/* Browsers and the server may have different versions of the locale data, and so format a date differently. */}
          <time dateTime={text.updatedAt} suppressHydrationWarning>
            {t('reading.updated', { date: formatUtcDate(text.updatedAt, language) })}
          </time>
        </p>
        <p className="mt-6 mb-7 font-heading font-medium text-2xl text-muted italic leading-snug">{text.intro}</p>
        <ArticleBody html={text.html} />
      </div>
    </article>
  );
}
