import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop, testClock } from '../support/shop.ts';
import { type Customer, signIn } from './steps/customers.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf } from './steps/records.ts';
import { inTurn } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

type File = components['schemas']['EvidenceFile'];

const { clock, pass } = testClock();
const shop = await openShop({
  env: { PARTNERS: 'indra=Indra Sharma <indra@example.com>,surya=Surya <surya@example.com>' },
  overrides: { clock },
});
const steps = stepsOf(shop);
const indra = await signInStaff(shop, 'partner', { partner: 'indra' });
const surya = await signInStaff(shop, 'partner', { partner: 'surya' });
const admin = await signInStaff(shop, 'administrator');

const photo = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'orange' } })
  .withExif({ IFD0: { Artist: 'Anna' } })
  .jpeg()
  .toBuffer();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Names << /JavaScript (app.alert(1)) >> >> endobj\n%%EOF\n');

const placeByHand = (changes: object = {}) => steps.placeOrder({ partner: 'indra', paymentMethod: 'manual', ...changes });
const partnerUrl = (id: string, path = '', slug = 'indra') => `/api/partner/${slug}/orders/${id}${path}`;
const panelUrl = (id: string, path = '') => `/api/admin/orders/${id}${path}`;
const send = (by: Customer, url: string, payload: Buffer, type = 'application/pdf') =>
  by.request({ method: 'POST', url, payload, headers: { 'content-type': type } });
const sendFile = async (by: Customer, url: string, payload = pdf) => (await send(by, url, payload)).json<File>();
const confirm = (by: Customer, url: string, amount: number, evidenceFile: string) =>
  by.request({ method: 'POST', url, payload: { amount, reference: 'transfer 17', evidenceFile } });

test('a partner proves a payment by a PDF, which the shop and the partner save, and the ledger holds its hash', async () => {
  const { id, total } = await placeByHand();
  const answer = await send(indra, partnerUrl(id, '/evidence'), pdf, 'image/png');
  expect([answer.statusCode, answer.json<File>()]).toEqual([201, { id: expect.any(String), mediaType: 'application/pdf' }]);
  const file = answer.json<File>();
  const confirmed = await confirm(indra, partnerUrl(id, '/confirmation'), total, file.id);
  expect(confirmed.json()).toMatchObject({ status: 'paid', confirmations: [{ file }] });
  const handMoney = (await admin.request({ url: panelUrl(id, '/confirmation') })).json<components['schemas']['HandMoney']>();
  expect(handMoney).toMatchObject({ due: 0, confirmations: [{ by: indra.contact, byYou: false, partner: 'indra', file }] });

  const { arrivals } = (await admin.request({ url: panelUrl(id, '/money') })).json<components['schemas']['OrderMoney']>();
  expect(arrivals).toMatchObject([{ way: 'hand', by: indra.contact, agreedBy: null, evidence: file }]);

  for (const [by, url] of [
    [admin, panelUrl(id, `/evidence/${file.id}`)],
    [indra, partnerUrl(id, `/evidence/${file.id}`)],
  ] as const) {
    const download = await by.request({ url });
    expect([download.statusCode, download.rawPayload]).toEqual([200, pdf]);
    expect(download.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="evidence-${file.id.slice(0, 8)}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  }
  const { ledger } = await recordsOf(shop, id);
  const evidenceSha256 = createHash('sha256').update(pdf).digest('hex');
  expect(ledger[0]).toMatchObject({ kind: 'hand_paid', data: { evidenceSha256 } });
});

test('the shop declines with a picture, which is encoded anew', async () => {
  const { id } = await placeByHand();
  await steps.post(`/api/orders/${id}/manual-payment`);
  const file = await sendFile(admin, panelUrl(id, '/evidence'), photo);
  expect(file.mediaType).toBe('image/webp');
  const payload = { reason: 'Nothing came', evidenceFile: file.id };
  expect((await admin.request({ method: 'POST', url: panelUrl(id, '/decline'), payload })).statusCode).toBe(204);
  const download = await admin.request({ url: panelUrl(id, `/evidence/${file.id}`) });
  const { width, format, exif } = await sharp(download.rawPayload).metadata();
  expect([width, format, exif]).toEqual([600, 'webp', undefined]);
  // What the shop has sent is not the partner's.
  expect((await indra.request({ url: partnerUrl(id, `/evidence/${file.id}`) })).statusCode).toBe(404);
});

test('another partner, a customer, a guest and an operator do not see a file, nor does another partner send one', async () => {
  const customer = await signIn(shop);
  const { id } = await placeByHand({ customerEmail: customer.contact });
  const foreign = await placeByHand({ partner: 'surya' });
  const file = await sendFile(indra, partnerUrl(id, '/evidence'));
  const operator = await signInStaff(shop, 'operator');
  const statuses = async (url: string) => {
    const answers = [surya, customer, operator].map(async (by) => (await by.request({ url })).statusCode);
    return [...(await Promise.all(answers)), (await shop.request({ url })).statusCode];
  };
  expect(await statuses(partnerUrl(id, `/evidence/${file.id}`))).toEqual([404, 403, 403, 401]);
  expect(await statuses(partnerUrl(id, `/evidence/${file.id}`, 'surya'))).toEqual([404, 403, 403, 401]);
  expect(await statuses(partnerUrl(foreign.id, `/evidence/${file.id}`, 'surya'))).toEqual([404, 403, 403, 401]);
  expect(await statuses(panelUrl(id, `/evidence/${file.id}`))).toEqual([403, 403, 403, 401]);
  expect((await send(surya, partnerUrl(id, '/evidence', 'surya'), pdf)).statusCode).toBe(404);
  expect((await send(surya, partnerUrl(id, '/evidence'), pdf)).statusCode).toBe(404);
});

test('a payment is proved by a file of its order and side alone, which the customer is not told', async () => {
  const customer = await signIn(shop);
  const { id, total } = await placeByHand({ customerEmail: customer.contact });
  const foreign = await placeByHand({ partner: 'surya' });
  const file = await sendFile(indra, partnerUrl(id, '/evidence'));
  const misuse = await Promise.all([
    confirm(surya, partnerUrl(foreign.id, '/confirmation', 'surya'), foreign.total, file.id),
    confirm(admin, panelUrl(id, '/confirmation'), total, file.id),
    confirm(admin, panelUrl(foreign.id, '/confirmation'), foreign.total, file.id),
  ]);
  for (const answer of misuse)
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/evidenceFile', code: 'invalid' }] });
  expect((await confirm(indra, partnerUrl(id, '/confirmation'), total, file.id)).statusCode).toBe(200);
  const order = (await customer.request({ url: `/api/orders/${id}` })).payload;
  expect(order).not.toContain(file.id);
});

const hostile: [string, Buffer, string, number][] = [
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'application/pdf', 422],
  ['a page that says later that it is a PDF', Buffer.from('<script>alert(1)</script>%PDF-1.7 %%EOF'), 'application/pdf', 422],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 422],
  ['a PDF of more than 5 MB', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]), 'application/pdf', 413],
  ['a file under another name', pdf, 'text/html', 415],
];

test.each(hostile)('%s is refused', async (_, bytes, type, status) => {
  const { id } = await placeByHand();
  expect((await send(indra, partnerUrl(id, '/evidence'), bytes, type)).statusCode).toBe(status);
});

/** The ids of an order's files that the shop keeps. */
async function keptOf(orderId: string): Promise<string[]> {
  const files = shop.database.queries.selectFrom('evidence_files').select('id').where('order_id', '=', orderId);
  return (await files.execute()).map(({ id }) => id);
}

test('six files of an order wait for a decision at most', async () => {
  const { id } = await placeByHand();
  await inTurn(6, () => sendFile(indra, partnerUrl(id, '/evidence')));
  expect((await send(indra, partnerUrl(id, '/evidence'), pdf)).json()).toMatchObject({ code: 'rate_limited' });
  expect(await keptOf(id)).toHaveLength(6);
});

test('a file that no decision names is forgotten after a day', async () => {
  const { id, total } = await placeByHand();
  const named = await sendFile(indra, partnerUrl(id, '/evidence'));
  await sendFile(indra, partnerUrl(id, '/evidence'));
  await confirm(indra, partnerUrl(id, '/confirmation'), total, named.id);
  expect(await keptOf(id)).toHaveLength(2);
  pass(24 * 3600 + 1);
  await shop.forget();
  expect(await keptOf(id)).toEqual([named.id]);
});

test('the files of an order go with the customer’s data, and its confirmation names none', async () => {
  const customer = await signIn(shop);
  const { id, total } = await placeByHand({ customerEmail: customer.contact });
  const partner = await signInStaff(shop, 'partner', { partner: 'indra', secondFactorAt: clock() });
  const file = await sendFile(partner, partnerUrl(id, '/evidence'));
  await confirm(partner, partnerUrl(id, '/confirmation'), total, file.id);
  expect(await keptOf(id)).toEqual([file.id]);
  await shop.database.transact(({ personalData }) => personalData.money.erase([id]));
  expect(await keptOf(id)).toEqual([]);
  const reader = await signInStaff(shop, 'administrator', { secondFactorAt: clock() });
  expect((await reader.request({ url: panelUrl(id, `/evidence/${file.id}`) })).statusCode).toBe(404);
  expect((await reader.request({ url: panelUrl(id, '/confirmation') })).json()).toMatchObject({
    confirmations: [{ file: null }],
  });
});
