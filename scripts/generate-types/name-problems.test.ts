import { expect, test } from 'vitest';
import { allOperations, readContract } from '../../src/http/contract/contract-document.ts';
import { createRateLimits } from '../../src/http/requests/rate-limits.ts';
import { createFollow } from '../../src/http/requests/references.ts';
import { ERROR_CODES } from '../../src/kernel/errors.ts';
import { nameProblems } from './name-problems.ts';

interface Answered {
  readonly operationId: ReturnType<typeof allOperations>[number]['operationId'];
  readonly 'x-raw-body'?: number;
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly additionalProperties?: unknown } }> };
  readonly responses: Record<
    string,
    { readonly headers?: object; readonly content?: Record<string, { readonly schema: object; readonly examples?: object }> }
  >;
}

const contract = readContract({ withSandbox: true });
const operations = createFollow(contract)(allOperations(contract)) as Answered[];

const problemsIn = ({ content }: Answered['responses'][string]) =>
  Object.keys(content?.['application/problem+json']?.examples ?? {});
const codesOf = ({ responses }: Answered) => Object.values(responses).flatMap(problemsIn);

test('every operation with a limit names the refusal above the limit', () => {
  const limit = createRateLimits(async () => 0, 'a secret');
  const limited = operations.filter(({ operationId }) => limit(operationId));
  expect(limited.length).toBeGreaterThan(5);
  expect(limited.filter((operation) => !codesOf(operation).includes('rate_limited'))).toEqual([]);
});

test('every problem of the shop is named by an operation that can have it', () => {
  const named = new Set(operations.flatMap(codesOf));
  // No operation has a method that its address does not have; another host is refused before it is known what was asked.
  expect(ERROR_CODES.filter((code) => !named.has(code))).toEqual(['unknown_host', 'method_not_allowed']);
});

test('every refusal that says when to come again declares it, that of a request which still runs too', () => {
  const waiting = ['rate_limited', 'second_factor_locked', 'request_in_progress', 'unavailable', 'gateway_unavailable'];
  const answers = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).map(([status, answer]) => ({ place: `${operationId} ${status}`, ...answer })),
  );
  const told = answers.filter((answer) => problemsIn(answer).some((code) => waiting.includes(code)));
  expect(told.filter(({ headers = {} }) => !Object.hasOwn(headers, 'Retry-After')).map(({ place }) => place)).toEqual([]);
});

test.each([
  ['that the shop does not have', 'no_such_code'],
  ['that the shape of the operation implies', 'not_found'],
  ['that the limits of the operation imply', 'rate_limited'],
])('a code %s stops the generation', (_, code) => {
  const operation = { operationId: 'getReceiptPdf', responses: {}, 'x-problems': [code] };
  expect(() => nameProblems({ paths: { '/a/{id}': { get: operation } }, components: {} })).toThrow(code);
});

test('every operation refuses a field that its body does not name, unless the body is in the form of its sender', () => {
  const withBodies = operations.filter(({ requestBody, 'x-raw-body': rawBytes }) => requestBody && !rawBytes);
  expect(withBodies.length).toBeGreaterThan(20);
  const lenient = withBodies.filter(({ requestBody }) =>
    Object.values(requestBody?.content ?? {}).some(({ schema }) => schema.additionalProperties !== false),
  );
  expect(lenient.map(({ operationId }) => operationId)).toEqual([]);
});

test('every answer may have fields that are newer than the document', () => {
  const closed = operations.filter(({ responses }) => JSON.stringify(responses).includes('"additionalProperties":false'));
  expect(closed.map(({ operationId }) => operationId)).toEqual([]);
});
