import { expect, test } from 'vitest';
import { isSameItem, joinEqualLines, mostUnits } from './equal-lines.ts';

const line = (id: string, duration: number, quantity: number) => ({ id, duration, quantity });

test('lines of one ritual and duration become one, where the first of them stood', () => {
  expect(joinEqualLines([line('a', 1, 2), line('b', 1, 1), line('a', 1, 3), line('a', 2, 4), line('a', 1, 1)])).toEqual([
    line('a', 1, 6),
    line('b', 1, 1),
    line('a', 2, 4),
  ]);
  expect(joinEqualLines([])).toEqual([]);
});

test('two lines are the same item when ritual and duration are the same, whatever their quantity', () => {
  expect(isSameItem(line('a', 1, 1), line('a', 1, 9))).toBe(true);
  expect(isSameItem(line('a', 1, 1), line('a', 2, 1))).toBe(false);
  expect(isSameItem(line('a', 1, 1), line('b', 1, 1))).toBe(false);
});

test('an order has at most 99 units of an item, and a special intention once', () => {
  expect(mostUnits('ganesha')).toBe(99);
  expect(mostUnits('special-intention-health-sleep')).toBe(1);
});
