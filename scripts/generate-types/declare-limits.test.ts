import { expect, test } from 'vitest';
import type { OperationId } from '../../src/http/contract/contract.ts';
import { allOperations, readContract } from '../../src/http/contract/contract-document.ts';
import { looksAtKeys, scopesOf } from '../../src/http/contract/operation.ts';
import { allowancesOf } from '../../src/http/requests/rate-limits.ts';
import { createFollow } from '../../src/http/requests/references.ts';

const PROBLEM = 'application/problem+json';
const contract = readContract({ withSandbox: true });
const operations = createFollow(contract)(allOperations(contract)) as unknown as {
  readonly operationId: OperationId;
  readonly security: [];
  readonly 'x-limits'?: object;
  readonly responses: Record<
    string,
    { readonly headers?: object; readonly content?: Record<typeof PROBLEM, { readonly examples: object }> }
  >;
}[];

test('every answer of the operations for keys names what is left of the budget', () => {
  const forKeys = operations.filter(scopesOf);
  expect(forKeys.length).toBeGreaterThan(8);
  for (const { operationId, responses } of forKeys)
    for (const [status, { headers = {} }] of Object.entries(responses))
      expect([operationId, status, Object.keys(headers)]).toEqual([
        operationId,
        status,
        expect.arrayContaining(['RateLimit', 'RateLimit-Policy']),
      ]);
});

test('a refusal of a key names its budget, also where no key is taken; a refusal for a missing scope names the scope', () => {
  for (const operation of operations) {
    const { operationId, responses } = operation;
    for (const [status, { headers = {}, content }] of Object.entries(responses)) {
      const codes = Object.keys(content?.[PROBLEM]?.examples ?? {});
      const tellsBudget = codes.includes('key_not_accepted') || (looksAtKeys(operation) && codes.includes('rate_limited'));
      const neededHeaders = [
        ...(tellsBudget ? ['RateLimit', 'RateLimit-Policy'] : []),
        ...(codes.includes('key_scope_missing') ? ['WWW-Authenticate'] : []),
      ];
      expect([operationId, status, Object.keys(headers)]).toEqual([operationId, status, expect.arrayContaining(neededHeaders)]);
    }
  }
});

test('every operation that looks at keys names the refusal of a key whose budget is spent', () => {
  const silent = operations.filter(looksAtKeys).filter(({ responses }) => !responses['429']);
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});

test('an operation with a limit tells it, by the minute and the hour, and no other operation does', () => {
  const told = operations.filter((operation) => 'x-limits' in operation).map(({ operationId }) => operationId);
  const limited = operations.filter(({ operationId }) => allowancesOf(operationId).length > 0);
  expect(told).toEqual(limited.map(({ operationId }) => operationId));
  const limitsOf = (name: string) => operations.find(({ operationId }) => operationId === name)?.['x-limits'];
  expect([limitsOf('createOrder'), limitsOf('getReceiptPdf')]).toEqual([{ minute: 60, hour: 300 }, { minute: 30 }]);
});

test('what a key cannot call names no budget in its successes', () => {
  const answers = operations.filter((operation) => !scopesOf(operation)).flatMap(({ responses }) => Object.entries(responses));
  const successes = answers.filter(([status]) => status.startsWith('2'));
  expect(successes.length).toBeGreaterThan(8);
  expect(JSON.stringify(successes)).not.toContain('RateLimit');
});
