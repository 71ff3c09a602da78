import { expect, test } from 'vitest';
import { readableUrl } from './readable-url.ts';

test.each([
  ['/ru/%zz', '/ru/%25zz'],
  ['/%ff?q=%zz', '/%25ff?q=%zz'],
  ['/ru/%D1%8F%', '/ru/%25D1%258F%25'],
])('%s is read as %s', (url, read) => {
  expect(readableUrl(url)).toBe(read);
});

test.each(['/ru/articles', '/ru/%D1%8F', '/ru?q=%zz', '/api/orders/%zz', '/%2f%2fevil.example/'])('%s stays as it is', (url) => {
  expect(readableUrl(url)).toBe(url);
});
