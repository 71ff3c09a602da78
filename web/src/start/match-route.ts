import { matchPath } from 'react-router-dom';
import type { Route, RouteMatch } from '../page/route.ts';
import { ROUTES } from '../routes.tsx';

/** The pages that exist: those of the sandbox in sandbox mode only. */
export function routesOf(sandbox: boolean): readonly Route[] {
  return ROUTES.filter((route) => sandbox || !route.sandboxOnly);
}

/** The page at a path without language prefix and search, in the case in which it is written: each page has one address. Without a page
 * there it is the not-found page. */
export function matchRoute(pathname: string, sandbox: boolean): RouteMatch {
  for (const route of routesOf(sandbox)) {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname);
    if (match) return { route, params: match.params };
  }
  throw new Error('The map of pages has no page for unknown addresses');
}
