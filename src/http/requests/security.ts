import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KEY_SCOPES, type KeyCaller, type UserCaller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { type ErrorCode, ShopError } from '#kernel/errors.ts';
import { PERMISSIONS, type Permission, ROLE_PERMISSIONS, requireDeclared } from '#kernel/permissions.ts';
import type { Browser } from '../contract/contract.ts';
import { allOperations, type ContractDocument } from '../contract/contract-document.ts';
import { looksAtKeys, needsSession, type Operation, scopesOf, takesSession } from '../contract/operation.ts';
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

/** Finds out who sends a request, by the session cookie or a partner's key and nothing else, and whether they may call the operation. */
export function createSecurity(findCaller: FindCaller, takeKey: TakeKey, names: CookieNames, clock: Clock) {
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
   * What the contract declares of a person's rights is judged here, before the body is read or counted among the uploads.
   */
  function findCallerOf(operation: Operation) {
    const scopes = scopesOf(operation);
    const isForAll = !takesSession(operation) && operation.method === 'get';
    if (isForAll && !scopes) return undefined;
    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const key = looksAtKeys(operation) ? bearerOf(request) : undefined;
      if (key !== undefined) request.caller = await programOf(key, operation, request, reply);
      else if (!isForAll) request.caller = await personOf(operation, request, reply);
    };
  }

  /** A key is counted, and told what is left for it, before it is refused for what it lacks. */
  async function programOf(key: string, operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<KeyCaller> {
    const scopes = scopesOf(operation);
    const finding = takeKey(key, scopes && operation.operationId, request, reply);
    if (!scopes) {
      // No key opens this operation, so a right key and a wrong one are refused alike; only a spent budget is told before.
      await finding.catch(passOver('invalid_key', 'key_of_other_mode', 'not_allowed'));
      throw new ShopError('key_not_accepted');
    }
    const caller = await finding;
    if (browserOf(request).sessionToken !== undefined) throw new ShopError('key_and_session');
    const missingScopes = scopes.filter((scope) => !caller.scopes.some((own) => own === scope));
    if (missingScopes.length > 0) throw new ShopError('key_scope_missing', { missingScopes });
    return caller;
  }

  async function personOf(operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<UserCaller | null> {
    const { sessionToken } = browserOf(request);
    const caller =
      sessionToken === undefined ? undefined : await findCaller(sessionToken, request.headers[IDLE_HEADER] !== undefined);
    if (caller) return requireMayCall(operation, caller);
    if (sessionToken !== undefined && takesSession(operation)) {
      reply.header('set-cookie', cookieHeader(names, 'session', '', 0));
      throw new ShopError('session_ended');
    }
    if (needsSession(operation)) throw new ShopError('not_signed_in');
    return null;
  }

  function requireMayCall(
    { 'x-permission': permission, 'x-fresh-factor': isFresh = false }: Operation,
    caller: UserCaller,
  ): UserCaller {
    // The start has compared the names of permissions with the contract's.
    if (permission !== undefined) requireDeclared(caller, { permission: permission as Permission, isFresh }, clock());
    return caller;
  }

  return { browserOf, findCallerOf };
}

/** Passes over errors with these codes, and throws every other. */
function passOver(...codes: readonly ErrorCode[]) {
  return (error: unknown): void => {
    if (!(error instanceof ShopError) || !codes.includes(error.code)) throw error;
  };
}

/** The token of the cookie; undefined unless it has the shape of a token that the shop makes. */
function tokenOf(cookie: string | undefined): string | undefined {
  return cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : undefined;
}

/**
 * Stops the start when the contract gives roles other permissions than the shop does, leaves an operation of the staff open, asks a permission for
 * what guests can call, or names a permission or a scope that the shop does not know.
 */
export function refuseUndeclaredPermissions(contract: ContractDocument): void {
  if (!isDeepStrictEqual(sortedRoles(contract['x-roles']), sortedRoles(ROLE_PERMISSIONS)))
    throw new Error('x-roles of the contract differs from ROLE_PERMISSIONS');
  const operations = allOperations(contract);
  refuseAny(operations.filter(hasWrongPermission), 'Without a right permission');
  refuseAny(operations.filter(hasWrongScopes), 'Without a right scope');
}

function sortedRoles(roles: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(Object.entries(roles).map(([role, permissions]) => [role, permissions.toSorted()]));
}

function refuseAny(operations: readonly Operation[], fault: string): void {
  const names = operations.map(({ operationId }) => operationId);
  if (names.length > 0) throw new Error(`${fault}: ${names.join(', ')}`);
}

function hasWrongPermission(operation: Operation): boolean {
  const { tags = [], 'x-permission': permission, 'x-fresh-factor': isFresh } = operation;
  if (permission === undefined) return tags.includes('staff') || isFresh !== undefined;
  const isKnown = PERMISSIONS.some((known) => known === permission);
  return !isKnown || !needsSession(operation);
}

function hasWrongScopes(operation: Operation): boolean {
  const scopes = scopesOf(operation);
  if (!scopes) return false;
  // Only what everybody may do needs no scope.
  if (scopes.length === 0) return takesSession(operation);
  return !scopes.every((scope) => KEY_SCOPES.some((known) => known === scope));
}
