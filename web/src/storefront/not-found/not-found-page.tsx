import { matchPath, useLocation } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { PageMessage } from '../../ui/page-message.tsx';

/** Addresses that lack the id of an article or a ritual. */
const WITHOUT_ID = [
  ['/article', 'frame.invalidArticle'],
  ['/ritual', 'frame.invalidRitual'],
] as const;

/** The page for unknown addresses. */
export default function NotFoundPage() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const [, title] = WITHOUT_ID.find(([path]) => matchPath(path, pathname)) ?? [];
  return (
    <PageMessage
      emblem={<Emblem name="hero" className="size-40" />}
      title={t(title ?? 'frame.notFound')}
      text={t('frame.notFoundText')}
      action={
        <ButtonLink to={paths.home()} variant="primary" className="mt-2">
          {t('frame.toHome')}
        </ButtonLink>
      }
    />
  );
}
