import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';

const shop = await openShop();

test('the server is live, and ready while its database answers', async () => {
  expect((await shop.request({ url: '/api/health/live' })).statusCode).toBe(200);
  expect((await shop.request({ url: '/api/health/ready' })).statusCode).toBe(200);
});

test('an address of the API that does not exist answers a problem', async () => {
  const response = await shop.request({ url: '/api/no-such-thing' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'not_found' });
});
