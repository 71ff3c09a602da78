// @vitest-environment node
import { expect, test } from 'vitest';
import { pngAddress } from './png-address.ts';

test('a base64 PNG becomes the address of a picture', () => {
  expect(pngAddress('iVBORw0KGgoAAAANSUhEUg==')).toBe('data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==');
  expect(pngAddress('data:image/png;base64,iVBORw0KGgoAAAA')).toBe('data:image/png;base64,iVBORw0KGgoAAAA');
});

test.each([
  undefined,
  '',
  'PHN2Zz48L3N2Zz4=',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'https://evil.example/qr.png',
  'iVBORw0KGgo"onload=1',
])('what is no PNG is not shown: %s', (data) => {
  expect(pngAddress(data)).toBeUndefined();
});
