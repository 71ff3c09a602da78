import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { bareHost } from '#kernel/bare-host.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import type { OperationId } from '../contract/contract.ts';

/** Captures the name of a `Host` header, which may have a port behind it. */
const HOST = /^(\[[\da-f:.]+\]|[^\s:/@?#[\]]+)(?::\d*)?$/i;

/** Operations that answer under every name: monitors ask instances by names of their own, and learn nothing of the shop. */
const UNDER_EVERY_NAME: readonly (OperationId | undefined)[] = ['getLiveness', 'getReadiness'];

/** The names to which a sandbox answers, besides literal addresses. */
export function sandboxNames(publicUrl: string): ReadonlySet<string> {
  return new Set(['localhost', new URL(publicUrl).hostname]);
}

/**
 * Throws `invalid_request` for a request with two `Host` headers, of which a proxy may have believed the other one, and `unknown_host` for
 * a name outside of `names`: a page of another site could let its name lead to a sandbox, and then read all of its mails as its own (DNS
 * rebinding).
 */
export function refuseForeignHost({ raw, headers, routeOptions }: FastifyRequest, names: ReadonlySet<string> | undefined): void {
  // In `rawHeaders` each name is followed by its value.
  const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  if (hosts.length > 1) throw refusedField(['headers', 'host'], 'invalid');
  if (!names || UNDER_EVERY_NAME.includes(routeOptions.config.operation)) return;
  const name = HOST.exec(headers.host ?? '')?.[1]?.toLowerCase() ?? '';
  if (!names.has(name) && isIP(bareHost(name)) === 0) throw new ShopError('unknown_host');
}
