import { expect, test } from 'vitest';
import { etagOf, namesCopy } from './etag.ts';

test('the same body has the same validator, another body another', () => {
  expect(etagOf(Buffer.from('a'))).toMatch(/^"[\w-]{22}"$/);
  expect(etagOf(Buffer.from('a'))).toBe(etagOf(Buffer.from('a')));
  expect(etagOf(Buffer.from('a'))).not.toBe(etagOf(Buffer.from('b')));
});

test.each(['"x"', 'W/"x"', '*', ' * ', '"a", "x"', '"a","x"', 'W/"a" ,\tW/"x"', '"x", "a"', '"a,b", "x"', '"a,", "x"', ', "x",'])(
  '%s names the copy "x"',
  (header) => {
    expect(namesCopy(header, '"x"')).toBe(true);
  },
);

test.each([
  ...[undefined, '', ',', 'W/'],
  // Other copies, also with the name within theirs.
  ...['"y"', '"X"', '"a", "b"', '"a,x"', '"a, x, b"'],
  // What is no list of names.
  ...['x', '"x', 'x"', 'w/"x"', 'W/ "x"', '"a" "x"', 'garbage, "x"', '"x", garbage', '"x"*', '*, "x"'],
])('%s does not name the copy "x"', (header) => {
  expect(namesCopy(header, '"x"')).toBe(false);
});

test('a long header is judged in a time that grows with its length alone', () => {
  for (const unit of ['"', ',', ' ', '""', '"" ', ' ,', 'W/', 'W/"a", ']) {
    expect(namesCopy(unit.repeat(100_000), '"x"')).toBe(false);
  }
});
