import { expect, test } from 'vitest';
import { byParts, mutatedBy } from './mutated-files.ts';

test('a change is judged by the rules that it touches, also where it touches their tests alone', () => {
  const changed = [
    'src/modules/orders/order.ts',
    'src/modules/orders/order.test.ts',
    'src/kernel/money.test.ts',
    'src/modules/orders/gone.ts',
    'src/modules/orders/testing/memory-orders.ts',
    'src/modules/orders/two-files.test.ts',
    'src/http/routes.ts',
    'web/src/main.tsx',
    'README.md',
  ];
  const isThere = (path: string) => !/gone|two-files/.test(path);
  expect(mutatedBy(changed, isThere)).toEqual(['modules/orders/order.ts', 'kernel/money.ts']);
});

test('what gets faults is divided among the parts: everything, folders with all that is in them but its tests, and files by themselves', () => {
  const parts = ['kernel', 'modules/auth', 'modules/orders'];
  const but = ['!src/**/*.test.ts', '!src/**/testing/**'];
  const whole = (part: string) => ({ part, patterns: [`src/${part}/**/*.ts`, ...but] });
  expect(byParts([''], parts)).toEqual(parts.map(whole));
  expect(byParts(['modules/'], parts)).toEqual([whole('modules/auth'), whole('modules/orders')]);
  expect(byParts(['modules/auth/'], parts)).toEqual([whole('modules/auth')]);
  expect(byParts(['modules/auth/deep/', 'kernel/money.ts', 'modules/auth/code.ts'], parts)).toEqual([
    { part: 'kernel', patterns: ['src/kernel/money.ts', ...but] },
    { part: 'modules/auth', patterns: ['src/modules/auth/deep/**/*.ts', 'src/modules/auth/code.ts', ...but] },
  ]);
  expect(byParts(['modules/author/'], parts)).toEqual([]);
});
