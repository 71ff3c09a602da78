import { expect, test } from 'vitest';
import { type Cost, type Costs, grown } from './costs.ts';

function costs(blocks: Readonly<Record<string, number>>): Costs {
  const each = Object.entries(blocks).map(([text, count]): [string, Cost] => [text, { text, calls: 1, blocks: count, ms: 1 }]);
  return new Map(each);
}

test('a statement that touches more than twice as many blocks has grown, the worst first', () => {
  const before = costs({ flat: 100, double: 100, worse: 100, worst: 10 });
  const after = costs({ flat: 110, double: 200, worse: 201, worst: 900 });
  expect(grown(before, after, []).map(({ id }) => id)).toEqual(['worst', 'worse']);
});

test('one more level of an index is no growth: below 640 kB nothing is judged', () => {
  expect(grown(costs({ small: 3, more: 3 }), costs({ small: 80, more: 81 }), []).map(({ id }) => id)).toEqual(['more']);
});

test('a statement that may grow has a reason, up to its own bound', () => {
  const before = costs({ 'select sum': 1, 'select id': 20, other: 1 });
  const after = costs({ 'select sum': 99, 'select id': 98, other: 97 });
  const mayGrow = [
    { text: /sum/, why: 'a sum', times: 100 },
    { text: /id/, why: 'ids', times: 4 },
  ];
  expect(grown(before, after, mayGrow).map(({ id, reason }) => [id, reason])).toEqual([
    ['select sum', 'a sum'],
    ['select id', undefined],
    ['other', undefined],
  ]);
});
