import type { FastifyRequest } from 'fastify';
import type { Caller, UserCaller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { allOperations, type Browser, type ContractDocument, type OperationId, PERSONAL_OPERATIONS } from './contract.ts';
import type { CookieNames } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** The user whose living session a token opens. */
export type FindCaller = (sessionToken: string) => Promise<UserCaller | undefined>;

export type Security = ReturnType<typeof createSecurity>;

const personal: ReadonlySet<string> = new Set(PERSONAL_OPERATIONS);
const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** Who asks, by the session cookie and nothing else. */
export function createSecurity(findCaller: FindCaller, names: CookieNames) {
  function browserOf({ headers, server }: FastifyRequest): Browser {
    const cookies = server.parseCookie(headers.cookie ?? '');
    return {
      sessionToken: tokenOf(cookies[names.session]),
      loginToken: tokenOf(cookies[names.login]),
      userAgent: headers['user-agent'] ?? '',
    };
  }

  /** Throws `not_signed_in` when the operation asks for a session and there is none. */
  async function callerOf(id: OperationId, request: FastifyRequest): Promise<Caller> {
    // What everybody may read is the same for everybody: a session is not even looked up, so that it is served without a database.
    if (!personal.has(id) && SAFE_METHODS.has(request.method)) return { kind: 'guest' };
    const { sessionToken } = browserOf(request);
    const caller = sessionToken === undefined ? undefined : await findCaller(sessionToken);
    if (personal.has(id) && !caller) throw new ShopError('not_signed_in');
    return caller ?? { kind: 'guest' };
  }

  return { browserOf, callerOf };
}

/** Undefined unless it has the shape of a token of ours. */
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
