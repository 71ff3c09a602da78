import { matchPath } from 'react-router-dom';
import type { Route, RouteMatch } from '../page/route.ts';
import { LONGEST_SEARCH } from '../paths.ts';
import { ROUTES } from '../routes.tsx';

/** The pages that exist: those of the sandbox in sandbox mode only. */
export function routesOf(sandbox: boolean): readonly Route[] {
  return ROUTES.filter((route) => sandbox || !route.isSandboxOnly);
}

/**
 * The page at a path without language prefix and search; the not-found page where there is none. Upper and lower case differ, because
 * each page has one address.
 */
export function matchRoute(pathname: string, sandbox: boolean): RouteMatch {
  for (const route of routesOf(sandbox)) {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname);
    if (match) return { route, params: match.params };
  }
  throw new Error('The map of pages has no page for unknown addresses');
}

/** The part of an address's search that its page depends on, in one spelling: `?q=fire&tag=yagya`, or nothing. */
export function searchOf({ parameters = [] }: Route, search: string): string {
  const params = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of parameters) {
    const value = params.get(name)?.slice(0, LONGEST_SEARCH);
    if (value) known.set(name, value);
  }
  const text = known.toString();
  return text && `?${text}`;
}
