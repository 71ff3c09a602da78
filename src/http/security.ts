import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KEY_SCOPES, type KeyCaller, type UserCaller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { PERMISSIONS, ROLE_PERMISSIONS } from '#kernel/permissions.ts';
import {
  allOperations,
  type Browser,
  type ContractDocument,
  needsSession,
  type Operation,
  PERSONAL_OPERATIONS,
  scopesOf,
  takesSession,
} from './contract.ts';
import { type CookieNames, cookieHeader } from './cookies.ts';
import { bearerOf, type TakeKey } from './keys.ts';
import { wideNetworkOf } from './networks.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a guest. */
    caller: UserCaller | KeyCaller | null;
  }
}

/** Finds the user of a session that has not ended, by the session's token; a request of an idle page does not prolong the session. */
export type FindCaller = (sessionToken: string, isIdle: boolean) => Promise<UserCaller | undefined>;

/** The header with which a page says that it asks by itself, and that nobody has touched it for a while. */
const IDLE_HEADER = 'x-idle';

export type Security = ReturnType<typeof createSecurity>;

const personal: ReadonlySet<string> = new Set(PERSONAL_OPERATIONS);
const SAFE_METHODS: ReadonlySet<string> = new Set(['get', 'head']);

/** Finds out who sends a request, by the session cookie or a partner's key and nothing else. */
export function createSecurity(findCaller: FindCaller, takeKey: TakeKey, names: CookieNames) {
  function browserOf({ headers, server, ip }: FastifyRequest): Browser {
    const cookies = server.parseCookie(headers.cookie ?? '');
    return {
      sessionToken: tokenOf(cookies[names.session]),
      loginToken: tokenOf(cookies[names.login]),
      shopToken: tokenOf(cookies[names.browser]),
      knownToken: tokenOf(cookies[names.known]),
      userAgent: headers['user-agent'] ?? '',
      network: wideNetworkOf(ip),
    };
  }

  /**
   * The hook that finds an operation's caller. It throws `not_signed_in` when the operation asks for a session and there is none, and
   * `session_ended` when a session has ended where it matters who calls: a customer must not become a guest unawares. That answer takes
   * the cookie away, so the next call is a guest's on purpose. Undefined for what everybody may read: it is the same for everybody, so
   * a session is not even looked up, and it is served without a database. A key counts where the contract says so. It is refused where a
   * session counts alone, and beside a session, so that nobody acts as somebody else than they think; elsewhere nobody looks at it.
   */
  function findCallerOf(operation: Operation) {
    const scopes = scopesOf(operation);
    const isForAll = !takesSession(operation) && SAFE_METHODS.has(operation.method);
    if (isForAll && !scopes) return undefined;
    const looksAtKeys = scopes !== undefined || takesSession(operation);
    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const key = looksAtKeys ? bearerOf(request) : undefined;
      if (key !== undefined) request.caller = await programOf(key, scopes, request, reply);
      else if (!isForAll) request.caller = await personOf(operation, request, reply);
    };
  }

  async function programOf(key: string, scopes: readonly string[] | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (!scopes) throw new ShopError('key_not_accepted');
    if (browserOf(request).sessionToken !== undefined) throw new ShopError('key_and_session');
    return takeKey(key, scopes, request, reply);
  }

  async function personOf(operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<UserCaller | null> {
    const { sessionToken } = browserOf(request);
    const caller =
      sessionToken === undefined ? undefined : await findCaller(sessionToken, request.headers[IDLE_HEADER] !== undefined);
    if (caller) return caller;
    if (sessionToken !== undefined && takesSession(operation)) {
      reply.header('set-cookie', cookieHeader(names, 'session', '', 0));
      throw new ShopError('session_ended');
    }
    if (needsSession(operation)) throw new ShopError('not_signed_in');
    return null;
  }

  return { browserOf, findCallerOf };
}

/** The token of the cookie; undefined unless it has the shape of a token that the shop makes. */
function tokenOf(cookie: string | undefined): string | undefined {
  return cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : undefined;
}

/** Stops the start when the types and the contract differ in which operations need a session. */
export function refuseUndeclaredSecurity(contract: ContractDocument): void {
  const forAnybody = allOperations(contract).filter((operation) => !operation['x-permission']);
  const wrong = forAnybody.filter((operation) => personal.has(operation.operationId) !== needsSession(operation));
  if (wrong.length > 0)
    throw new Error(`PERSONAL_OPERATIONS differs from the contract: ${wrong.map((one) => one.operationId).join(', ')}`);
}

/** Stops the start when the contract gives the staff other permissions than the shop does, or lets somebody in without a session. */
export function refuseUndeclaredPermissions(contract: ContractDocument): void {
  const sorted = (roles: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(roles).map(([role, permissions]) => [role, permissions.toSorted()]));
  if (!isDeepStrictEqual(sorted(contract['x-roles']), sorted(ROLE_PERMISSIONS)))
    throw new Error('x-roles of the contract differs from ROLE_PERMISSIONS');
  const known: ReadonlySet<string> = new Set(PERMISSIONS);
  const wrong = allOperations(contract).filter((operation) => {
    const { tags = [], 'x-permission': permission } = operation;
    if (permission === undefined) return tags.includes('staff');
    return !known.has(permission) || !needsSession(operation);
  });
  if (wrong.length > 0) throw new Error(`Without a right permission: ${wrong.map((one) => one.operationId).join(', ')}`);
  const scopes: ReadonlySet<string> = new Set(KEY_SCOPES);
  const scopeless = allOperations(contract).filter((operation) => {
    const asked = scopesOf(operation);
    return asked && (asked.length === 0 || !asked.every((scope) => scopes.has(scope)));
  });
  if (scopeless.length > 0) throw new Error(`Without a right scope: ${scopeless.map((one) => one.operationId).join(', ')}`);
}
