import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('a value has the same text whatever the order of its keys, and a list keeps its order', () => {
  const text = '{"a":[{"x":1,"y":null},2,1],"b":"2","c":{}}';
  expect(canonicalJson({ c: {}, b: '2', a: [{ y: null, x: 1 }, 2, 1] })).toBe(text);
  expect(canonicalJson(JSON.parse(text))).toBe(text);
});
