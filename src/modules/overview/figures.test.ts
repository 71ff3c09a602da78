import { expect, test } from 'vitest';
import { type FiguresOfPart, mostFirst, NOTHING } from './figures.ts';

test('beyond a hundred parts the rest is one row, so that rows still add up', () => {
  // For the part 0 nothing came, for the part 129 most.
  const parts = Array.from({ length: 130 }, (_, came) => ({ ...NOTHING, came, orders: 1, key: `${came}`, name: null }));
  const rows = mostFirst(parts);
  expect(rows).toHaveLength(101);
  expect(rows[0]?.key).toBe('129');
  const sumUpTo29 = (29 * 30) / 2;
  expect(rows.at(-1)).toMatchObject({ key: null, isRest: true, came: sumUpTo29, orders: 30 });
});

test('parts for which as much came stand by their names, those without a name first', () => {
  const parts = ['b', null, 'a'].map((key): FiguresOfPart => ({ ...NOTHING, key, name: null }));
  for (const order of [parts, parts.toReversed()]) expect(mostFirst(order).map(({ key }) => key)).toEqual([null, 'a', 'b']);
});
