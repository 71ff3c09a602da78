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
  throw new Error('No page is for unknown addresses');
}

const LONGEST_VALUE = 100;

/** The part of an address's search that its page depends on, in one spelling: `?q=fire&tag=yagya`, or nothing. */
export function searchOf({ parameters = [] }: Route, search: string): string {
  const params = new URLSearchParams(search);
  const known = parameters.flatMap((name) => {
    const value = params.get(name)?.slice(0, LONGEST_VALUE);
    return value ? [[name, value]] : [];
  });
  return known.length > 0 ? `?${new URLSearchParams(known)}` : '';
}
