import type { OperationId } from '../../src/http/contract/contract.ts';
import { mapOperations } from '../../src/http/contract/contract-document.ts';
import { scopesOf } from '../../src/http/contract/operation.ts';
import { allowancesOf } from '../../src/http/requests/rate-limits.ts';
import type { BundledContract } from './name-problems.ts';

interface OperationWithAnswers {
  readonly operationId: OperationId;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly headers?: object }>>;
}

const COMPONENTS = {
  RateLimit: {
    description:
      'Only in answers to keys: how many requests (`r`) are left for how many seconds (`t`) of the limit that will refuse first.',
    schema: { type: 'string', pattern: '^"[A-Za-z-]+";r=\\d+;t=\\d+$', examples: ['"key";r=599;t=41'] },
  },
  RateLimitPolicy: {
    description: 'Only in answers to keys: each limit of the call, with so many requests (`q`) in so many seconds (`w`).',
    schema: {
      type: 'string',
      pattern: '^"[A-Za-z-]+";q=\\d+;w=\\d+(, "[A-Za-z-]+";q=\\d+;w=\\d+)*$',
      examples: ['"key";q=600;w=60, "createPartnerOrder-minute";q=60;w=60, "createPartnerOrder-hour";q=600;w=3600'],
    },
  },
};
const HEADERS = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
};
const SHARED = '#/components/responses/';
/** Refusals that a key also gets where no key is taken. */
const OF_REFUSED_KEYS = ['key_not_accepted', 'rate_limited'];

const withBudget = <Response extends { headers?: object }>(response: Response) => ({
  ...response,
  headers: { ...response.headers, ...HEADERS },
});

/** How often each caller may call an operation, as `x-limits` of the contract says it; empty for an operation without limits. */
function ownLimits({ operationId }: OperationWithAnswers): object {
  const limits = allowancesOf(operationId).map(({ most, seconds }) => [seconds === 60 ? 'minute' : 'hour', most]);
  return limits.length > 0 ? { 'x-limits': Object.fromEntries(limits) } : {};
}

/**
 * The bundled contract with the limits of each operation, and with the headers on the budget of a key, at every answer of the operations
 * that take keys and at refusals of keys.
 */
export function declareLimits(contract: BundledContract): BundledContract {
  const shared = { ...contract.components.responses } as Record<string, { headers?: object }>;
  const withBudgetAtAnswers = (operation: OperationWithAnswers): OperationWithAnswers => {
    const responses = Object.entries(operation.responses).map(([status, response]) => {
      const name = response.$ref?.startsWith(SHARED) ? response.$ref.slice(SHARED.length) : undefined;
      if (name === undefined) return [status, withBudget(response)];
      shared[name] = withBudget(shared[name] ?? {});
      return [status, response];
    });
    return { ...operation, responses: Object.fromEntries(responses) };
  };
  const declared = (operation: OperationWithAnswers) => {
    return { ...(scopesOf(operation) ? withBudgetAtAnswers(operation) : operation), ...ownLimits(operation) };
  };
  const paths = mapOperations(contract.paths, declared);
  // A shared refusal is named by its codes.
  for (const [name, response] of Object.entries(shared))
    if (OF_REFUSED_KEYS.some((code) => name.split('-').includes(code))) shared[name] = withBudget(response);
  const components = {
    ...contract.components,
    headers: { ...contract.components.headers, ...COMPONENTS },
    responses: shared,
  };
  return { ...contract, paths, components };
}
