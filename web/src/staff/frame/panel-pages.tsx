import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useI18n, Words } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { loadAnew } from '../../ui/load-anew.ts';
import { NoPage } from '../kit/page/no-page.tsx';
import { Empty, PanelHeading, SkeletonRows } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { SECTIONS, type Section } from '../sections.ts';

/** The page at the address. `sections` are those that the person may open; the panel's own address leads to the first of them. */
export function PanelPages({ sections }: { sections: readonly Section[] }) {
  const { to } = usePanel();
  const [first] = sections;
  return (
    <Routes>
      {sections.map((section) => (
        <Route key={section.path} path={`${section.path}/*`} element={<SectionPage key={section.path} section={section} />} />
      ))}
      <Route index element={first ? <ToFirst place={to(`/${first.path}`)} /> : <NothingYet />} />
      <Route path="*" element={<NoSuchPage sections={sections} />} />
    </Routes>
  );
}

/** Leads on to the first section. */
function ToFirst({ place }: { place: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(place, { replace: true }), [navigate, place]);
  return null;
}

const PAGES = new Map<Section, LazyExoticComponent<ComponentType>>();

/** The component of a section's page, whose code is loaded once; after a failure, again when the page is opened again. */
function pageOf(section: Section): LazyExoticComponent<ComponentType> {
  const load = () =>
    loadAnew(section.load).catch((error: unknown) => {
      PAGES.delete(section);
      throw error;
    });
  const page = PAGES.get(section) ?? lazy(load);
  PAGES.set(section, page);
  return page;
}

function SectionPage({ section }: { section: Section }) {
  const Page = pageOf(section);
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary key={attempt} fallback={<PageFailed onLeave={() => setAttempt(attempt + 1)} />}>
      <Suspense fallback={<SkeletonRows />}>
        <Words areas={section.words}>
          <Page />
        </Words>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Another page of the section is drawn all the same. */
function PageFailed({ onLeave }: { onLeave: () => void }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const failedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== failedAt.current) onLeave();
  }, [pathname, onLeave]);
  return (
    <>
      <PanelHeading title={t('frame.partFailed')} />
      <Button onClick={() => location.reload()}>{t('frame.reload')}</Button>
    </>
  );
}

/** The page of somebody who may open no section. */
function NothingYet() {
  const { t } = useI18n();
  return (
    <>
      <PanelHeading title={t('staff.panel')} />
      <Empty title={t('staff.nothingYet')} text={t('staff.nothingYetText')} />
    </>
  );
}

/** An address without a page, or of a section that the person may not open. */
function NoSuchPage({ sections }: { sections: readonly Section[] }) {
  const { t } = useI18n();
  const [name] = useParams()['*']?.split('/') ?? [];
  const isClosed = SECTIONS.some((section) => section.path === name && !sections.includes(section));
  if (!isClosed) return <NoPage toStart />;
  return <NoPage toStart title={t('staff.closedSection')} text={t('staff.chooseSection')} />;
}
