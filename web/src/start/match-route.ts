import { matchPath } from 'react-router-dom';
import type { Route, RouteMatch } from '../page/route.ts';
import { ROUTES } from '../routes.tsx';

/** The pages that exist: those of the sandbox in sandbox mode only. */
export function routesOf(sandbox: boolean): readonly Route[] {
  return ROUTES.filter((route) => sandbox || !route.sandboxOnly);
}

/** The page at a path without language prefix and search; the not-found page when there is none. */
export function matchRoute(pathname: string, sandbox: boolean): RouteMatch {
  for (const route of routesOf(sandbox)) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  throw new Error('The map of pages has no page for unknown addresses');
}
