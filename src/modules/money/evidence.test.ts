import { expect, test } from 'vitest';
import { ShopError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import { userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createConfirmPayment } from './confirm-payment.ts';
import { createDeclinePayment } from './decline-payment.ts';
import { createAddEvidence, LARGEST_PDF, MOST_WAITING_FILES } from './evidence.ts';
import type { Decider } from './hand-decision.ts';
import { createMoneyShop } from './testing/memory-money.ts';

const at = new Date('2026-11-20T09:55:00Z');
const indra: Decider = {
  staff: { ...userCaller({ userId: 'anna' }), role: 'partner', secondFactorAt: at },
  partner: { slug: 'indra', name: 'Индра' },
};
const surya: Decider = { ...indra, partner: { slug: 'surya', name: 'Сурья' } };
const shopsOwn: Decider = { staff: { ...indra.staff, userId: 'admin', role: 'administrator' } };
const pdf = Buffer.from('%PDF-1.7 a page %%EOF');
const invalid = refusal('invalid_request', { fields: [{ path: ['evidenceFile'], code: 'invalid' }] });

function shop(
  order: Parameters<typeof createMoneyShop>[0][number] = anOrder('waiting', { paymentMethod: 'manual', partner: 'indra' }),
) {
  const money = createMoneyShop([order]);
  const images = {
    async process(bytes: Uint8Array) {
      if (bytes.length === 0) throw new ShopError('unreadable_picture');
      if (`${bytes}` === 'too many at once') throw new ShopError('unavailable');
      const file = { mediaType: 'image/webp', width: 1, height: 1, bytes: Buffer.from('encoded anew') } as const;
      return { large: file, small: file };
    },
  };
  const limits = { undoSeconds: 600, singleApprovalLimit: cents(100_000), soleAgreementSeconds: 86_400 };
  const deps = { ...money, ...limits, images, tellCustomer: async () => undefined, tellAgreedAlone: async () => undefined };
  const [add, confirm, decline] = [createAddEvidence(deps), createConfirmPayment(deps), createDeclinePayment(deps)];
  return {
    ...money,
    add: (by: Decider, bytes: Uint8Array = pdf) => add(by, order.id, bytes),
    confirm: (by: Decider, evidenceFile: string) =>
      confirm(by, order.id, { amount: cents(30_000), reference: '17', note: '', evidence: '', evidenceFile }),
    decline: (by: Decider, evidenceFile: string) => decline(by, order.id, { reason: 'nothing', evidenceFile }),
  };
}

test('a PDF is stored as it came, a picture encoded anew, and the log of the staff says that a file was added', async () => {
  const money = shop();
  const { id } = await money.add(indra);
  await money.add(indra, Buffer.from('a photo'));
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
  await expect(money.add(indra, bytes)).rejects.toEqual(refusal(code));
  expect(money.state.files).toEqual([]);
});

test('a PDF of the largest size is taken', async () => {
  const money = shop();
  await money.add(indra, Buffer.concat([pdf, Buffer.alloc(LARGEST_PDF - 2 * pdf.length), pdf]));
  expect(money.state.files).toHaveLength(1);
});

test('a picture that the shop cannot read just now is not called unreadable', async () => {
  await expect(shop().add(indra, Buffer.from('too many at once'))).rejects.toEqual(refusal('unavailable'));
});

test('a decision keeps the file that proves it, and the ledger holds the hash of the file', async () => {
  const money = shop();
  const { id, sha256 } = await money.add(indra);
  await money.confirm(indra, id);
  expect(money.state.hands).toMatchObject([{ state: 'confirmed', evidenceFile: { id, mediaType: 'application/pdf' } }]);
  expect(money.state.ledger[0]).toMatchObject({ kind: 'hand_paid', data: { evidenceSha256: sha256 } });
  const declined = shop();
  const file = await declined.add(shopsOwn);
  await declined.decline(shopsOwn, file.id);
  expect(declined.state.hands).toMatchObject([{ state: 'declined', evidenceFile: { id: file.id } }]);
});

test('nobody names a file of another side, and a refused decision leaves it free', async () => {
  const money = shop();
  const { id } = await money.add(indra);
  await expect(money.confirm(shopsOwn, id)).rejects.toEqual(invalid);
  await expect(money.decline(shopsOwn, id)).rejects.toEqual(invalid);
  expect([money.state.hands, money.state.ledger]).toEqual([[], []]);
  await money.confirm(indra, id);
});

test('another partner sends nothing, a paid order needs nothing, and six files wait at most', async () => {
  await expect(shop().add(surya)).rejects.toEqual(refusal('not_found'));
  await expect(shop(anOrder('paid', { partner: 'indra' })).add(indra)).rejects.toEqual(refusal('order_not_payable'));
  const money = shop();
  for (let number = 0; number < MOST_WAITING_FILES; number += 1) await money.add(indra);
  await expect(money.add(indra)).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 24 * 3600 }));
});
