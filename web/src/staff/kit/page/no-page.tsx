import type { ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ApiError } from '../../../api/error.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { ErrorCard, PanelHeading, SkeletonRows } from './page-parts.tsx';
import { PlaceLink, usePanel } from './panel.tsx';

interface NoPageProps {
  title?: string;
  text?: string;
  /** Where the way back leads, within the panel; missing: to the section of the address. */
  place?: string;
}

/** Nothing is at this address: it says so, and leads back. */
export function NoPage({ title, text, place }: NoPageProps) {
  const { t } = useI18n();
  const { to } = usePanel();
  const { pathname } = useLocation();
  const [, section = ''] = pathname.slice(to('').length).split('/');
  return (
    <>
      <PanelHeading title={title ?? t('frame.notFound')} text={text ?? t('frame.notFoundText')} />
      <PlaceLink place={place ?? `/${section}`} className={buttonClass('primary')}>
        {t(place === undefined ? 'staff.toSection' : 'staff.toStart')}
      </PlaceLink>
    </>
  );
}

/** A page at an address below its section's, and the permission without which it is not there. */
type SectionPage = readonly [path: string, Page: ComponentType, permission?: string];

/** The section of these pages; any other address below it has none. */
export function sectionOf(pages: readonly SectionPage[]): ComponentType {
  return function SectionPages() {
    const { can } = usePanel();
    const open = pages.filter(([, , permission]) => permission === undefined || can(permission));
    return (
      <Routes>
        {open.map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NoPage />} />
      </Routes>
    );
  };
}

/** What stands in the place of a record that is not here: its rows on their way, what failed, or that there is none. */
export function RecordAwaited({ query: { error, refetch } }: { query: { error: Error | null; refetch: () => unknown } }) {
  if (!error) return <SkeletonRows />;
  if (error instanceof ApiError && error.status === 404) return <NoPage text={error.message} />;
  return <ErrorCard error={error} onRetry={() => void refetch()} />;
}
