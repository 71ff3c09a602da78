import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';

const shop = await openShop();

test('the server is live, and ready while its database answers', async () => {
  expect((await shop.request({ url: '/api/health/live' })).statusCode).toBe(200);
  expect((await shop.request({ url: '/api/health/ready' })).statusCode).toBe(200);
});
