import type { ComponentType } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { NoPage } from './no-page.tsx';
import { usePanel } from './panel.tsx';

/** A page at an address below its section's, and the permission without which there is no such page. */
type SectionPage = readonly [path: string, Page: ComponentType, permission?: string];

/** The component of a section that has these pages. */
export function sectionOf(pages: readonly SectionPage[]): ComponentType {
  return function SectionPages() {
    const { can } = usePanel();
    const allowed = pages.filter(([, , permission]) => permission === undefined || can(permission));
    return (
      <Routes>
        {allowed.map(([path, Page]) => (
          <Route key={path} path={path} element={<PageAbout Page={Page} />} />
        ))}
        <Route path="*" element={<NoPage />} />
      </Routes>
    );
  };
}

/** The page of another thing begins anew: what is open or typed on that of the last one must not be taken for this one's. */
function PageAbout({ Page }: { Page: ComponentType }) {
  const { id, slug } = useParams();
  return <Page key={id ?? slug} />;
}
