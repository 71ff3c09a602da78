import type { FastifyRequest } from 'fastify';
import { ShopError } from '#kernel/errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests that a browser sends for a page of another origin, a sibling domain of the shop included. Programs send neither
 * `Origin` nor `Sec-Fetch-Site` and pass; a browser cannot leave them out. `publicOrigin` is the shop's own; the host that was asked counts as own
 * as well, so that the shop also works under a name that is not its public one.
 */
export function refuseCrossSite(request: FastifyRequest, publicOrigin: string): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ShopError('cross_site');
  const { origin } = request.headers;
  if (origin !== undefined && origin !== publicOrigin && hostOf(origin) !== request.headers.host)
    throw new ShopError('cross_site');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
