import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { PageMessage } from '../../ui/page-message.tsx';

/** Says that there is no such article or ritual, and links back to the list. */
export function Missing({ kind }: { kind: 'article' | 'ritual' }) {
  const { t } = useI18n();
  const [back, label] =
    kind === 'article' ? [paths.articles(), t('reading.backToArticles')] : [paths.catalogue(), t('reading.backToRituals')];
  return (
    <PageMessage
      emblem={<Emblem name="flame" className="size-24" />}
      title={t('reading.notFound')}
      text={t('reading.notFoundText')}
      action={
        <Link to={back} className={buttonClass('primary', 'mt-2')}>
          {label}
        </Link>
      }
    />
  );
}
