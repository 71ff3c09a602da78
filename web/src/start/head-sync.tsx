import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useApi } from '../api/provider.tsx';
import { useI18n } from '../i18n/i18n.tsx';
import { useSettings } from '../page/settings.tsx';
import { loadAnew } from '../ui/load-anew.ts';
import { matchRoute } from './match-route.ts';

/** Loads the code that writes a head. The first page does not need it. */
export const loadHeadWriter = () => import('./late/write-head.ts');

/** Writes the document's head after each move inside the shop. The head of the first page comes from the server. */
export function HeadSync({ load = loadHeadWriter }: { load?: typeof loadHeadWriter }) {
  const { sandbox } = useSettings();
  const i18n = useI18n();
  const api = useApi();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const { hasOwnFrame, path } = matchRoute(pathname, sandbox).route;
  // A page with its own frame writes the titles of all addresses below it.
  const page = hasOwnFrame ? path : pathname;
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    const isShown = () => shownPage.current === page;
    loadAnew(load)
      .then(({ writeHead }) => writeHead(matchRoute(pathname, sandbox), pathname, { i18n, api, queryClient }, isShown))
      // Without a connection the head stays as it was; the next move asks again.
      .catch(() => undefined);
  }, [load, page, pathname, sandbox, i18n, api, queryClient]);
  return null;
}
