import type { FastifyRequest } from 'fastify';
import type { UserCaller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { allOperations, type Browser, type ContractDocument, type OperationId, PERSONAL_OPERATIONS } from './contract.ts';
import type { CookieNames } from './cookies.ts';
import { wideNetworkOf } from './networks.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a guest. */
    caller: UserCaller | null;
  }
}

/** Finds the user of a session that has not ended, by the session's token. */
export type FindCaller = (sessionToken: string) => Promise<UserCaller | undefined>;

export type Security = ReturnType<typeof createSecurity>;

const personal: ReadonlySet<string> = new Set(PERSONAL_OPERATIONS);
const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** Finds out who sends a request, by the session cookie and nothing else. */
export function createSecurity(findCaller: FindCaller, names: CookieNames) {
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
   * The hook that finds an operation's caller, and throws `not_signed_in` when it asks for a session and there is none. Undefined for
   * what everybody may read: it is the same for everybody, so a session is not even looked up, and it is served without a database.
   */
  function findCallerOf(id: OperationId, method: string) {
    if (!personal.has(id) && SAFE_METHODS.has(method)) return undefined;
    return async (request: FastifyRequest): Promise<void> => {
      const { sessionToken } = browserOf(request);
      const caller = sessionToken === undefined ? undefined : await findCaller(sessionToken);
      if (personal.has(id) && !caller) throw new ShopError('not_signed_in');
      if (caller) request.caller = caller;
    };
  }

  return { browserOf, findCallerOf };
}

/** The token of the cookie; undefined unless it has the shape of a token that the shop makes. */
function tokenOf(cookie: string | undefined): string | undefined {
  return cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : undefined;
}

/** Stops the start when the types and the contract differ in which operations need a session. */
export function refuseUndeclaredSecurity(contract: ContractDocument): void {
  const wrong = allOperations(contract).filter(({ operationId, security = [] }) => {
    return personal.has(operationId) !== security.some((scheme) => 'session' in scheme);
  });
  if (wrong.length > 0)
    throw new Error(`PERSONAL_OPERATIONS differs from the contract: ${wrong.map((one) => one.operationId).join(', ')}`);
}
