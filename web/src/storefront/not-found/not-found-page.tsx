import { Link } from 'react-router-dom';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { PageMessage } from '../../ui/page-message.tsx';

/** The page for unknown addresses. */
export default function NotFoundPage({ title = 'frame.notFound' }: { title?: MessageKey }) {
  const { t } = useI18n();
  return (
    <PageMessage
      emblem={<Emblem name="hero" className="size-40" />}
      title={t(title)}
      text={t('frame.notFoundText')}
      action={
        <Link to={paths.home()} className={buttonClass('primary', 'mt-2')}>
          {t('frame.toHome')}
        </Link>
      }
    />
  );
}
