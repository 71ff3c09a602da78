import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { requireKnownFilters } from './viewed-lists.ts';

interface Named<Value> {
  readonly $ref?: string;
  readonly name?: string;
  readonly schema?: Value;
}
interface Contract {
  readonly paths: Readonly<
    Record<string, { readonly get: { readonly parameters: readonly Named<{ readonly $ref: string }>[] } }>
  >;
  readonly components: {
    readonly parameters: Readonly<Record<string, Named<object>>>;
    readonly schemas: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  };
}

const file = new URL('../../../openapi/generated/openapi.json', import.meta.url);
const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Contract;

const lastOf = (ref = '') => ref.slice(ref.lastIndexOf('/') + 1);

/** The names of the parameters that the contract has for a list, and the ways it can be sorted. */
function parametersOf(path: string) {
  const parameters = paths[path]?.get.parameters ?? [];
  const names = parameters.map(({ $ref, name }) => name ?? components.parameters[lastOf($ref)]?.name ?? '');
  const sort = parameters.find(({ name }) => name === 'sort');
  return { names, sorts: components.schemas[lastOf(sort?.schema?.$ref)]?.enum ?? [] };
}

const NOT_KEPT = ['q', 'search', 'limit', 'cursor'];

test.each([
  ['orders', '/api/admin/orders'],
  ['clients', '/api/admin/clients'],
  ['money', '/api/admin/money'],
  ['refunds', '/api/admin/refunds'],
  ['consultations', '/api/admin/consultations'],
  ['audit', '/api/admin/audit'],
] as const)(
  'a view of %s may keep each filter and sorting that the contract has for the list, but no search and no page',
  (list, path) => {
    const { names, sorts } = parametersOf(path);
    expect(sorts).toContain('-date');
    for (const sort of sorts) requireKnownFilters({ list, filters: { sort } });
    for (const name of names.filter((each) => each !== 'sort' && !NOT_KEPT.includes(each)))
      requireKnownFilters({ list, filters: { [name]: 'x' } });
    for (const name of NOT_KEPT)
      expect(() => requireKnownFilters({ list, filters: { sort: 'date', [name]: 'x' } })).toThrow(
        refusal('invalid_request', field('invalid', 'filters', name)),
      );
  },
);

test.each(['da-te', 'date-', '--date'])('a view may not keep the order %s', (sort) => {
  expect(() => requireKnownFilters({ list: 'orders', filters: { sort } })).toThrow(
    refusal('invalid_request', field('invalid', 'filters', 'sort')),
  );
});
