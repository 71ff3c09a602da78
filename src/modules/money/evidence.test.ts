import { expect, test } from 'vitest';
import { ShopError } from '#kernel/errors.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createAddEvidence, LARGEST_PDF, MOST_WAITING_FILES } from './evidence.ts';
import type { Decider } from './hand-decision.ts';
import { admin, anna, createHandMoneyShop, foreign, waiting, whole } from './testing/hand-money.ts';

const pdf = Buffer.from('%PDF-1.7 a page %%EOF');

function shop(order?: Parameters<typeof createHandMoneyShop>[0]) {
  const money = createHandMoneyShop(order);
  const images = {
    async process(bytes: Uint8Array) {
      if (bytes.length === 0) throw new ShopError('unreadable_picture');
      if (`${bytes}` === 'too many at once') throw new ShopError('unavailable');
      const file = { mediaType: 'image/webp', width: 1, height: 1, bytes: Buffer.from('encoded anew') } as const;
      return { large: file, small: file };
    },
  };
  const add = createAddEvidence({ ...money, images });
  const { confirm, decline } = money.decisions;
  return {
    ...money,
    add: (by = anna, bytes: Uint8Array = pdf) => add(by, waiting.id, bytes),
    confirm: (by: Decider, evidenceFile: string) => confirm(by, waiting.id, { ...whole, evidenceFile }),
    decline: (by: Decider, evidenceFile: string) => decline(by, waiting.id, { reason: 'nothing', evidenceFile }),
  };
}

test('a PDF is stored as it came, a picture encoded anew, and the log of the staff says that a file was added', async () => {
  const money = shop();
  const { id } = await money.add();
  await money.add(anna, Buffer.from('a photo'));
  expect(money.state.files.map(({ mediaType, bytes }) => [mediaType, `${bytes}`])).toEqual([
    ['application/pdf', `${pdf}`],
    ['image/webp', 'encoded anew'],
  ]);
  const subject = { kind: 'order', id: anOrder().id };
  expect(money.state.actions).toMatchObject([
    { action: 'order.evidence_added', subject, after: { evidenceId: id, mediaType: 'application/pdf' } },
    { action: 'order.evidence_added', subject, after: { mediaType: 'image/webp' } },
  ]);
});

test.each([
  ['nothing', Buffer.alloc(0), 'unreadable_evidence'],
  ['a PDF without its end', Buffer.from('%PDF-1.7 a page'), 'unreadable_evidence'],
  ['a PDF that is too large', Buffer.concat([pdf, Buffer.alloc(LARGEST_PDF), pdf]), 'payload_too_large'],
] as const)('%s is no proof', async (_, bytes, code) => {
  const money = shop();
  await expect(money.add(anna, bytes)).rejects.toEqual(refusal(code));
  expect(money.state.files).toEqual([]);
});

test('a PDF of the largest size is taken', async () => {
  const money = shop();
  await money.add(anna, Buffer.concat([pdf, Buffer.alloc(LARGEST_PDF - 2 * pdf.length), pdf]));
  expect(money.state.files).toHaveLength(1);
});

test('a picture that the shop cannot read just now is not called unreadable', async () => {
  await expect(shop().add(anna, Buffer.from('too many at once'))).rejects.toEqual(refusal('unavailable'));
});

test('a confirmation keeps the file that proves it, and the ledger holds the hash of the file', async () => {
  const money = shop();
  const { id, sha256 } = await money.add();
  await money.confirm(anna, id);
  expect(money.state.hands).toMatchObject([{ state: 'confirmed', evidenceFile: { id, mediaType: 'application/pdf' } }]);
  expect(money.state.ledger[0]).toMatchObject({ kind: 'hand_paid', data: { evidenceSha256: sha256 } });
});

test('a refusal keeps the file that proves it', async () => {
  const money = shop();
  const { id } = await money.add(admin);
  await money.decline(admin, id);
  expect(money.state.hands).toMatchObject([{ state: 'declined', evidenceFile: { id } }]);
});

test('nobody names a file of another side, and a refused decision leaves it free', async () => {
  const money = shop();
  const { id } = await money.add();
  const invalid = refusal('invalid_request', field('invalid', 'evidenceFile'));
  await expect(money.confirm(admin, id)).rejects.toEqual(invalid);
  await expect(money.decline(admin, id)).rejects.toEqual(invalid);
  expect([money.state.hands, money.state.ledger]).toEqual([[], []]);
  await money.confirm(anna, id);
});

test('another partner sends no file', async () => {
  await expect(shop().add(foreign)).rejects.toEqual(refusal('not_found'));
});

test('a paid order takes no file', async () => {
  await expect(shop(anOrder('paid', { partner: 'indra' })).add()).rejects.toEqual(refusal('order_not_payable'));
});

test('of an order six files wait for a decision at most', async () => {
  const money = shop();
  for (let number = 0; number < MOST_WAITING_FILES; number += 1) await money.add();
  await expect(money.add()).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 24 * 3600 }));
});
