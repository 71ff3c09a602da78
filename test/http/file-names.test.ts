import { expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { signInStaff } from './steps/staff.ts';

test('files that are downloaded are named by the day in the shop, which begins before the day in UTC', async () => {
  const { clock } = testClock(Date.parse('2026-11-20T21:30:00Z'));
  const shop = await openShop({ env: { SHOP_TIME_ZONE: 'Europe/Moscow' }, overrides: { clock } });
  const admin = await signInStaff(shop, 'administrator', { secondFactorAt: clock() });
  for (const file of ['exports/orders', 'exports/clients', 'content/files']) {
    const { headers } = await admin.request({ url: `/api/admin/${file}` });
    expect(headers['content-disposition'], file).toContain('2026-11-21');
  }
});
