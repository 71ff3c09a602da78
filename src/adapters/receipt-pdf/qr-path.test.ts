import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('the path of a QR code stays within its sides, of at least as many units as an address needs', async () => {
  const { path, size } = await qrPath('https://shop.example/verify/7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP');
  const furthest = Math.max(...[...path.matchAll(/M(\d+)/g)].map(([, x]) => Number(x)));
  expect([path.startsWith('M'), size >= 33, furthest < size]).toEqual([true, true, true]);
});
