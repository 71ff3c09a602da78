import { expect, test } from 'vitest';
import { affectedSuites } from './affected-suites.ts';

const byImports = ['web', 'pglite', 'postgres', 'faults', 'torture'];
const onlyByImports = { whole: [], byImports, stories: 'by imports' };

test.each([
  'src/http/routes.ts',
  'src/seed/services/lakshmi.ru.md',
  'openapi/shop.yaml',
  'package-lock.json',
  'test/support/template-pglite.ts',
])('a change of %s can break every suite', (path) => {
  expect(affectedSuites(['README.md', path])).toEqual({ whole: [...byImports, 'contract'], byImports: [], stories: 'all' });
});

test('a change of the pages is seen by the stories, and by what asks the server for pages', () => {
  const suites = { whole: ['postgres'], byImports: ['web', 'pglite', 'faults', 'torture'], stories: 'all' };
  expect(affectedSuites(['web/src/home/home.tsx'])).toEqual(suites);
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
