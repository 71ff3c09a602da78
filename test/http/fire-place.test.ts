import { expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop } from '../support/shop.ts';
import { change } from './steps/changes.ts';
import { signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];
const shop = await openShop();
const administrator = await signInStaff(shop, 'administrator');
const PLACE = '/api/admin/settings/fire-place';

const read = () => administrator.request({ url: PLACE });
const move = (city: string, etag?: string) => change(administrator, PLACE, { method: 'PUT', payload: { city }, etag });
const days = async () =>
  (await shop.request({ url: '/api/services/ganesha/muhurtas?from=2027-06-20&days=2' })).json<Wire['MuhurtaDays']>();

test('the fire burns at Varanasi until an administrator moves it, and good days follow at once', async () => {
  const first = await read();
  expect(first.json()).toEqual({ city: 'varanasi', name: 'Варанаси', name_en: 'Varanasi' });
  const before = await days();
  expect(before.place).toMatchObject({ city: 'varanasi', timeZone: 'Asia/Kolkata' });
  const moved = await move('london');
  expect([moved.statusCode, moved.json()]).toEqual([200, { city: 'london', name: 'Лондон', name_en: 'London' }]);
  const after = await days();
  expect(after.place).toMatchObject({ city: 'london', timeZone: 'Europe/London' });
  expect(after.items[0]?.hours).not.toEqual(before.items[0]?.hours);
  const log = (await administrator.request({ url: '/api/admin/audit?limit=1' })).payload;
  expect(log).toContain('settings.fire_place_changed');
  expect(log).toContain('Лондон / London');
});

test('of two moves of the fire at once one is refused', async () => {
  const tag = `${(await read()).headers.etag}`;
  const answers = await Promise.all([move('pune', tag), move('puri', tag)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
});
