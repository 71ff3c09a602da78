import { expect, test } from 'vitest';
import { byRooms, mutatedBy } from './mutated-files.ts';

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

test('what gets faults is divided by rooms: everything, folders with all that is in them but its tests, and files by themselves', () => {
  const rooms = ['kernel', 'modules/auth', 'modules/orders'];
  const but = ['!src/**/*.test.ts', '!src/**/testing/**'];
  const whole = (room: string) => ({ room, patterns: [`src/${room}/**/*.ts`, ...but] });
  expect(byRooms([''], rooms)).toEqual(rooms.map(whole));
  expect(byRooms(['modules/'], rooms)).toEqual([whole('modules/auth'), whole('modules/orders')]);
  expect(byRooms(['modules/auth/'], rooms)).toEqual([whole('modules/auth')]);
  expect(byRooms(['modules/auth/deep/', 'kernel/money.ts', 'modules/auth/code.ts'], rooms)).toEqual([
    { room: 'kernel', patterns: ['src/kernel/money.ts', ...but] },
    { room: 'modules/auth', patterns: ['src/modules/auth/deep/**/*.ts', 'src/modules/auth/code.ts', ...but] },
  ]);
  expect(byRooms(['modules/author/'], rooms)).toEqual([]);
});
