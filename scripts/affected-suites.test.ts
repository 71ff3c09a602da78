import { expect, test } from 'vitest';
import { affectedSuites } from './affected-suites.ts';

const projects = ['web', 'pglite', 'postgres', 'faults', 'torture'];
const byImportsBut = (...whole: string[]) => ({ whole, byImports: projects.filter((project) => !whole.includes(project)) });

test.each([
  'src/http/routes.ts',
  'src/seed/services/lakshmi.ru.md',
  'openapi/shop.yaml',
  'package-lock.json',
  'test/support/template-pglite.ts',
])('a change of %s can break every suite', (path) => {
  expect(affectedSuites(['README.md', path])).toEqual({ whole: [...projects, 'contract'], byImports: [], stories: 'all' });
});

test('a change of the pages is seen by the stories, and by what asks the server for pages', () => {
  expect(affectedSuites(['web/src/home/home.tsx'])).toEqual({ ...byImportsBut('postgres'), stories: 'all' });
});

test.each(['examples/partner-shop.mts', 'packages/client/README.md', 'test/fixtures/former-ledgers/a.json'])(
  'a change of %s is seen by the HTTP tests that read it, although nothing imports it',
  (path) => expect(affectedSuites([path])).toEqual({ ...byImportsBut('postgres'), stories: 'by imports' }),
);

test.each(['scripts/package.ts', 'Makefile', 'docker/Dockerfile'])('a change of %s is seen by the tests of the targets', (path) =>
  expect(affectedSuites([path])).toEqual({ ...byImportsBut('faults'), stories: 'by imports' }),
);

test('a change of tests and papers concerns only what imports them', () => {
  const changed = [
    'src/kernel/money.test.ts',
    'src/README.md',
    'web/src/cart/testing/cart.ts',
    'test/http/account.test.ts',
    'docs/deploy.md',
  ];
  for (const paths of [changed, []]) expect(affectedSuites(paths)).toEqual({ ...byImportsBut(), stories: 'by imports' });
});
