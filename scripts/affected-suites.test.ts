import { expect, test } from 'vitest';
import { affectedSuites } from './affected-suites.ts';

const projects = ['web', 'pglite', 'postgres', 'faults', 'torture'];
const onlyByImports = { whole: [], byImports: projects, stories: 'by imports' };

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
  const suites = { whole: ['postgres'], byImports: ['web', 'pglite', 'faults', 'torture'], stories: 'all' };
  expect(affectedSuites(['web/src/home/home.tsx'])).toEqual(suites);
});

test('a change of what HTTP tests read is seen by them, although nothing imports it', () => {
  for (const path of ['examples/partner-shop.mts', 'packages/client/README.md', 'test/fixtures/former-ledgers/a.json'])
    expect(affectedSuites([path])).toEqual({
      whole: ['postgres'],
      byImports: ['web', 'pglite', 'faults', 'torture'],
      stories: 'by imports',
    });
});

test('a change of a script or a target is seen by the tests of the targets', () => {
  for (const path of ['scripts/package.ts', 'Makefile', 'docker/Dockerfile'])
    expect(affectedSuites([path])).toEqual({
      whole: ['faults'],
      byImports: ['web', 'pglite', 'postgres', 'torture'],
      stories: 'by imports',
    });
});

test('a change of tests and papers concerns only what imports them', () => {
  const changed = [
    'src/kernel/money.test.ts',
    'src/README.md',
    'web/src/cart/testing/cart.ts',
    'test/http/account.test.ts',
    'docs/deploy.md',
  ];
  expect(affectedSuites(changed)).toEqual(onlyByImports);
  expect(affectedSuites([])).toEqual(onlyByImports);
});
