import { useLocation } from 'react-router-dom';
import { isMissing } from '../../../api/late/refusals.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { type FallibleQuery, PanelHeading, QueryError, SkeletonRows } from './page-parts.tsx';
import { PlaceLink, usePanel } from './panel.tsx';

interface NoPageProps {
  title?: string;
  text?: string;
  /** The way back leads to the start of the panel; otherwise to the section of the address. */
  toStart?: boolean;
}

/** The page of an address at which nothing is: it says so, and leads back. */
export function NoPage({ title, text, toStart = false }: NoPageProps) {
  const { t } = useI18n();
  const { to } = usePanel();
  const { pathname } = useLocation();
  const [, section = ''] = pathname.slice(to('').length).split('/');
  return (
    <>
      <PanelHeading title={title ?? t('frame.notFound')} text={text ?? t('frame.notFoundText')} />
      <PlaceLink place={toStart ? '' : `/${section}`} className={buttonClass('primary')}>
        {t(toStart ? 'staff.toStart' : 'staff.toSection')}
      </PlaceLink>
    </>
  );
}

/** Stands in the place of a record that is not read: it is loading, reading it failed, or there is no such record. */
export function RecordAwaited({ query }: { query: FallibleQuery }) {
  if (!query.error) return <SkeletonRows />;
  return isMissing(query.error) ? <NoPage text={query.error.message} /> : <QueryError query={query} />;
}
