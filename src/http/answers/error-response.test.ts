import type { FastifyError } from 'fastify';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES, isErrorCode, ShopError } from '#kernel/errors.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { cents } from '#kernel/money.ts';
import { PriceChanged } from '#modules/orders/index.ts';
import { FIELD_WORDS } from '#words/field-rules.ts';
import { PROBLEM_WORDS } from '#words/problems.ts';
import { allOperations, readContract } from '../contract/contract-document.ts';
import { routesOf } from '../contract/contract-routes.ts';
import { type Operation, scopesOf } from '../contract/operation.ts';
import { createFollow } from '../requests/references.ts';
import { problemAnswer, toShopError } from './error-response.ts';
import { statusOf } from './statuses.ts';

type Document = { readonly components: { readonly schemas: Record<string, { readonly enum: readonly string[] }> } };

const contract = readContract({ withSandbox: true });
const { schemas } = (contract as unknown as Document).components;
const reader = { language: 'en', isProgram: false, takesKeys: false, requestId: 'request-1' } as const;
const answer = (error: ShopError) => problemAnswer(error, reader).body;

describe('codes', () => {
  test.each([
    ['KnownErrorCode', Object.keys(PROBLEM_WORDS.en)],
    ['KnownFieldCode', Object.keys(FIELD_WORDS.en)],
  ])('the contract publishes every %s that the shop knows, and no other', (name, codes) => {
    expect(schemas[name]?.enum.toSorted()).toEqual(codes.toSorted());
  });

  test('the guide names the status of each code', () => {
    const rows = contract.info.description.match(/^\| [\d, ]+ \|/gm) ?? [];
    const named = new Set(rows.flatMap((row) => row.match(/\d+/g) ?? []).map(Number));
    expect([...new Set(ERROR_CODES.map(statusOf))].filter((status) => !named.has(status))).toEqual([]);
  });

  /** What a schema says without refusing anything, and what holds further schemas. */
  const harmless = ['properties', 'items', 'allOf', 'description', 'examples', 'example', 'default', 'title'];
  const rules = new Set(routesOf(contract).flatMap(({ schema }) => Object.values(schema).flatMap(rulesOf)));

  test.each([...rules].filter((rule) => !harmless.includes(rule)))('a field that breaks `%s` has a code of its own', (rule) => {
    expect(brokenField(rule)).not.toBe('invalid');
  });

  test('a field that breaks a rule without a code of its own is `invalid`', () => {
    expect(brokenField('contains')).toBe('invalid');
  });
});

test('a person who came too often is told when to come again, a program by the header alone', () => {
  const tooOften = new ShopError('rate_limited', { retryAfterSeconds: 86_400 });
  expect(answer(tooOften).detail).toBe('Try again later. Nothing is lost. The next try is possible in 24 hours at the latest.');
  const { headers, body } = problemAnswer(tooOften, { ...reader, isProgram: true });
  expect(headers['retry-after']).toBe('86400');
  expect(body.detail).not.toContain('next try');
});

test.each([
  ['key_of_other_mode', 'Bearer realm="partners", error="invalid_token"'],
  ['invalid_signature', 'Signature realm="gateways"'],
] as const)('whoever is refused by `%s` is told by which way to come', (code, way) => {
  expect(problemAnswer(new ShopError(code), reader).headers['www-authenticate']).toBe(way);
});

describe('a program', () => {
  /** Problems that a person alone has, who may use the same operation. */
  const ofPeople = ['not_signed_in', 'session_ended', 'second_factor_required'];
  const operations = createFollow(contract)(allOperations(contract)) as (Operation & {
    readonly responses: Record<string, { readonly content?: Record<string, { readonly examples?: object }> }>;
  })[];
  const codes = operations
    .filter(scopesOf)
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ content }) => Object.keys(content?.['application/problem+json']?.examples ?? {}));
  const ownCodes = [...new Set(codes)].filter((code) => isErrorCode(code)).filter((code) => !ofPeople.includes(code));

  test.each(ownCodes)('is told of `%s` without pages, carts and links, and without fields that a page marks', (code) => {
    for (const language of LANGUAGES) {
      const error = new ShopError(code, { missingScopes: ['orders:write'] });
      const { detail } = problemAnswer(error, { ...reader, language, isProgram: true }).body;
      expect(detail).not.toMatch(
        /page|cart\b|sign in|link|marked|a little|страниц|корзин|войдите|ссылк|отмечен|немного|your text|ваш текст/iu,
      );
    }
  });

  test('is told of money that waits for a person nothing of its amount: the whole sum may be on its way', () => {
    expect(ownCodes).toContain('part_paid');
    for (const language of LANGUAGES) {
      const { detail } = problemAnswer(new ShopError('part_paid'), { ...reader, language, isProgram: true }).body;
      expect(detail).toMatch(/by hand|вручную/);
      expect(detail).not.toMatch(/a part|the rest|часть|остаток/i);
    }
  });
});

describe('a problem', () => {
  test('names a field by its place in the body', () => {
    const error = new ShopError('invalid_duration', { fields: [{ path: ['items', 2, 'duration'], code: 'invalid_duration' }] });
    expect(answer(error).errors).toEqual([
      { pointer: '/items/2/duration', code: 'invalid_duration', detail: 'This duration is not on offer.' },
    ]);
  });

  test('names a field whose own name has a slash or a tilde by a JSON pointer, whoever found the fault', () => {
    const ofRule = { path: ['metadata', 'a/b~c'], code: 'type' } as const;
    expect(answer(new ShopError('invalid_request', { fields: [ofRule] })).errors).toMatchObject([
      { pointer: '/metadata/a~1b~0c' },
    ]);
    expect(brokenFields({ keyword: 'type', instancePath: '/metadata/a~1b~0c' })).toMatchObject([ofRule]);
    const unknown = { keyword: 'additionalProperties', instancePath: '/metadata', params: { additionalProperty: 'a/b~c' } };
    expect(brokenFields(unknown)).toMatchObject([{ path: ofRule.path }]);
  });

  test('says at most how many of a line can be ordered, and speaks of no special intentions: the line may be a ritual', () => {
    const path = ['items', 1, 'quantity'];
    const error = new ShopError('invalid_quantity', { fields: [{ path, code: 'invalid_quantity', names: '99' }] });
    const { detail, errors } = answer(error);
    expect(errors).toMatchObject([{ detail: 'Wrong quantity. At most 99.' }]);
    expect(detail).not.toMatch(/special intention/);
  });

  test('says of a wrong amount nothing of the total: after a part came, less is right', () => {
    for (const language of LANGUAGES) {
      const fields = [{ path: ['amountUsd'], code: 'amount_mismatch' as const }];
      const { body } = problemAnswer(new ShopError('amount_mismatch', { fields }), { ...reader, language });
      expect(JSON.stringify(body)).not.toMatch(/total|суммой заказа/);
    }
  });

  test('shows the prices of today, in dollars, when a price has changed', () => {
    expect(answer(new PriceChanged({ lines: [], total: cents(30_050) }))).toMatchObject({
      code: 'price_changed',
      quote: { currency: 'USD', items: [], total: 300.5 },
    });
  });
});

/** Keywords of a schema and of the schemas in it. */
function rulesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items, allOf = [] } = schema as { properties?: object; items?: unknown; allOf?: unknown[] };
  return [...Object.keys(schema), ...[...Object.values(properties), items, ...allOf].flatMap(rulesOf)];
}

function brokenField(keyword: string): string | undefined {
  return brokenFields({ keyword, instancePath: '/name' })?.[0]?.code;
}

/** The fields that a refusal names for a rule that a body breaks, as Ajv reports it. */
function brokenFields(broken: object) {
  const validation = [{ schemaPath: '', params: {}, message: '', ...broken }];
  const error = Object.assign(new Error(), { validation, validationContext: 'body' }) as unknown as FastifyError;
  return toShopError(error, () => false).details.fields;
}
