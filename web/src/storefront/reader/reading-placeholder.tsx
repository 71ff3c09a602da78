import { useI18n } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { PageOutline } from '../../ui/page-outline.tsx';

/**
 * Stands in the place of a text: an outline while it loads; where there is none, or an article or a ritual did not load, a message with a
 * link to the list.
 */
export function ReadingPlaceholder({ kind, isLoading }: { kind: 'article' | 'ritual'; isLoading: boolean }) {
  const { t } = useI18n();
  if (isLoading) return <PageOutline />;
  const [back, label] =
    kind === 'article' ? [paths.articles(), t('reading.backToArticles')] : [paths.catalogue(), t('reading.backToRituals')];
  return (
    <PageMessage
      emblem={<Emblem name="flame" className="size-24" />}
      title={t('reading.notFound')}
      text={t('reading.notFoundText')}
      action={
        <ButtonLink to={back} variant="primary" className="mt-2">
          {label}
        </ButtonLink>
      }
    />
  );
}
