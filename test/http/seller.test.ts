import { expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop } from '../support/shop.ts';
import { change } from './steps/changes.ts';
import { stepsOf } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

/** Later than the time of the database, at which the shop has stored the seller of its settings. */
let now = Date.now() + 60_000;
const shop = await openShop({
  env: { SELLER_DETAILS: 'Yagya Ltd; No. 4711', SUPPORT_EMAIL: 'priests@shop.example' },
  overrides: { clock: () => new Date(now++) },
});
const steps = stepsOf(shop);
const SELLER = '/api/admin/settings/seller';
const edit = {
  details: 'ООО «Огонь»\nНомер 7',
  details_en: 'Ogon *LLC*\nNo. 7',
  email: 'help@shop.example',
  messenger: '@ogon',
};

async function paidReceipt() {
  const { id } = await steps.placeOrder();
  await steps.payByCard(id);
  return {
    data: async () => (await shop.request({ url: `/api/orders/${id}/receipt` })).json<components['schemas']['Receipt']>().seller,
    file: async () => (await shop.request({ url: `/api/orders/${id}/receipt.pdf?lang=en` })).rawPayload,
  };
}

test('an administrator changes who sells: legal texts and later receipts tell it, earlier receipts stay to the byte', async () => {
  const admin = await signInStaff(shop, 'administrator', { secondFactorAt: new Date(now) });
  const earlier = await paidReceipt();
  const configured = { details: ['Yagya Ltd', 'No. 4711'], details_en: ['Yagya Ltd', 'No. 4711'], email: 'priests@shop.example' };
  expect(await earlier.data()).toEqual(configured);
  const bytes = await earlier.file();

  const opened = await admin.request({ url: SELLER });
  expect(opened.json()).toMatchObject({
    details: 'Yagya Ltd\nNo. 4711',
    history: [{ by: null, isConfigured: true }, {}],
  });
  const changeOnce = () => change(admin, SELLER, { method: 'PUT', etag: String(opened.headers.etag), payload: edit });
  const answers = await Promise.all([changeOnce(), changeOnce()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  const { history } = (await admin.request({ url: SELLER })).json<components['schemas']['EditedSeller']>();
  expect(history.slice(0, 2).map(({ isConfigured, email }) => [isConfigured, email])).toEqual([
    [false, 'help@shop.example'],
    [true, 'priests@shop.example'],
  ]);

  const later = await paidReceipt();
  expect(await later.data()).toEqual({
    details: ['ООО «Огонь»', 'Номер 7'],
    details_en: ['Ogon *LLC*', 'No. 7'],
    email: 'help@shop.example',
  });
  expect([await earlier.data(), (await earlier.file()).equals(bytes)]).toEqual([configured, true]);

  await shop.refreshContent();
  const { payload } = await shop.app.inject({ url: '/en/legal/seller' });
  for (const part of [/<p>Ogon \*LLC\*<\/p>/, /help@shop\.example/, /<a href="https:\/\/t\.me\/ogon"[^>]*>@ogon</])
    expect(payload).toMatch(part);
  expect(payload).not.toContain('Yagya Ltd');

  const log = shop.database.queries.selectFrom('staff_actions').select(['before', 'after']);
  const [action] = await log.where('action', '=', 'settings.seller_changed').execute();
  expect(action).toMatchObject({ before: { email: 'priests@shop.example' }, after: { email: 'help@shop.example' } });
});

test('the configuration decides until a person does, and what it says anew is a new version', async () => {
  const sellerNamed = (name: string) => ({ details: { ru: name, en: name }, email: 'a@shop.example', messenger: '@shop' });
  const versions = () => shop.database.queries.selectFrom('setting_versions').select('version').where('name', '=', 'seller');
  const configure = (name: string) => shop.database.transact(({ seller }) => seller.addConfigured(sellerNamed(name)));
  const admin = await signInStaff(shop, 'administrator', { secondFactorAt: new Date(now) });
  expect((await change(admin, SELLER, { method: 'PUT', payload: edit })).statusCode).toBe(200);
  const before = (await versions().execute()).length;
  await configure('A person has decided');
  expect(await versions().execute()).toHaveLength(before);
  await shop.database.queries.deleteFrom('setting_versions').where('name', '=', 'seller').execute();
  for (const name of ['First', 'First', 'Second']) await configure(name);
  expect(await versions().orderBy('version').execute()).toEqual([{ version: 1 }, { version: 2 }]);
});
