import { expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop, testClock } from '../support/shop.ts';
import { change } from './steps/changes.ts';
import { messagesTo, signIn } from './steps/customers.ts';
import { savePlan } from './steps/profiles.ts';
import { paidOrder } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];

const { clock, set } = testClock(Date.parse('2026-11-20T11:30:00Z'));
const shop = await openShop({ overrides: { clock } });
const priest = await signInStaff(shop, 'priest');
const editor = await signInStaff(shop, 'editor');

const DAY = '2027-03-10';
const RULES = '/api/admin/services/ganesha/muhurta-rules';

async function adviceAtDesk(orderId: string): Promise<Wire['DeskRitual']['advice'] | undefined> {
  const { items } = (await priest.request({ url: `/api/admin/desk?day=${DAY}` })).json<Wire['DeskDay']>();
  return items.find(({ id }) => id === orderId)?.rituals.find(({ itemId }) => itemId === 'ganesha')?.advice;
}

async function onReceipt(orderId: string): Promise<Wire['OrderItem'] | undefined> {
  const { items } = (await shop.request({ url: `/api/orders/${orderId}/receipt` })).json<Wire['Receipt']>();
  return items.find(({ id }) => id === 'ganesha');
}

test('letter, desk and receipt tell what the almanac said when the day was chosen, also after the rules have changed', async () => {
  // An almanac that has reckoned the day answers in time on a busy machine.
  await shop.request({ url: `/api/services/ganesha/muhurtas?from=${DAY}&days=1` });
  const anna = await signIn(shop);
  const { id } = await paidOrder(shop, { customerEmail: anna.contact });
  await savePlan(anna, { startDate: DAY });
  const letters = await messagesTo(shop, anna.contact);
  const letter = letters.find(({ subject }) => subject?.includes('The plan of'));
  expect(letter?.text).toMatch(/day: tithi (Shukla|Krishna) \w+, nakshatra \w+/);

  const before = await adviceAtDesk(id);
  expect(before).toMatchObject({ tithi: { name_en: expect.any(String) }, nakshatra: { name: expect.any(String) } });

  expect(await onReceipt(id)).toMatchObject({ startDate: DAY, endDate: '2027-04-07', advice: before });

  // The clock of the test stands: without a step the rules would change at the instant at which the day was chosen.
  set(Date.parse('2026-11-20T11:35:00Z'));
  const rule: Wire['MuhurtaRule'] = {
    on: 'vara',
    values: ['3'],
    weight: -3,
    text: 'Среда отдана другим',
    text_en: 'Wednesday is of others',
    source: 'Обычай',
    source_en: 'Custom',
  };
  expect((await change(editor, RULES, { method: 'PUT', payload: { items: [rule] } })).statusCode).toBe(200);
  expect(await adviceAtDesk(id)).toEqual(before);
  expect((await onReceipt(id))?.advice).toEqual(before);

  // Who chooses the day now chooses it by the new rules.
  set(Date.parse('2026-11-20T11:40:00Z'));
  const boris = await signIn(shop);
  const later = await paidOrder(shop, { customerEmail: boris.contact });
  await savePlan(boris, { startDate: DAY });
  expect(await adviceAtDesk(later.id)).toMatchObject({ quality: 'weak', against: [{ text_en: 'Wednesday is of others' }] });
});
