// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame, mergeRecord } from './merge-record.ts';

const opened = { intro: 'Old', price: '300', tags: ['fire'] };

test('a field that only the other person changed has their value, one that only I changed has mine', () => {
  const merged = mergeRecord(opened, { ...opened, intro: 'Mine' }, { ...opened, price: '330.5', tags: ['fire', 'home'] });
  expect(merged).toEqual({
    values: { intro: 'Mine', price: '330.5', tags: ['fire', 'home'] },
    theirs: ['price', 'tags'],
    contested: [],
  });
});

test('where nobody knows what was read, each difference is contested', () => {
  expect(mergeRecord({}, { ...opened, intro: 'Mine' }, opened).contested).toEqual(['intro']);
});

test('values are the same whatever the order of their keys, and different values are not', () => {
  expect(isSame([{ id: '1', caption: '' }], [{ caption: '', id: '1' }])).toBe(true);
  expect(isSame([{ id: '1' }], [{ id: '1', caption: '' }])).toBe(false);
  expect(isSame(['1'], { 0: '1' })).toBe(false);
  expect(isSame(null, {})).toBe(false);
});

const word = fc.constantFrom('', 'a', 'b', 'c');
const record = fc.record({ intro: word, price: word, tags: fc.array(word, { maxLength: 2 }) });

test('whatever two people change: mine stays, theirs comes where I changed nothing, and is contested where I did', () => {
  fc.assert(
    fc.property(record, record, record, (base, mine, saved) => {
      const { values, theirs, contested } = mergeRecord(base, mine, saved);
      for (const name of ['intro', 'price', 'tags'] as const) {
        const isMine = !isSame(mine[name], base[name]);
        const isTheirs = !isSame(saved[name], base[name]);
        expect(values[name]).toEqual(isMine ? mine[name] : saved[name]);
        expect(contested.includes(name)).toBe(isMine && isTheirs && !isSame(mine[name], saved[name]));
        expect(theirs.includes(name)).toBe(isTheirs && !isMine);
      }
    }),
  );
});

test('merging again with what was merged changes nothing', () => {
  fc.assert(
    fc.property(record, record, record, (base, mine, saved) => {
      const { values, contested } = mergeRecord(base, mine, saved);
      const again = mergeRecord(base, values, saved);
      expect([again.values, again.theirs, again.contested]).toEqual([values, [], contested]);
    }),
  );
});
