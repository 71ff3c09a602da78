import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { uuid } from '#kernel/testing/clock.ts';
import type { AdviseDays, AdvisedDay } from '#modules/muhurtas/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import type { Seller } from '#modules/settings/index.ts';
import { changeFact, openedFact } from './facts.ts';
import type { OpenedPayment } from './payment.ts';
import type { LedgerFact } from './ports.ts';
import { receiptOf } from './receipt.ts';
import { aPayment } from './testing/payments.ts';
import { createPrintReceipt, createViewReceipt } from './view-receipt.ts';

const at = new Date('2026-11-20T10:05:00Z');
const order = anOrder('paid', { receiptNumber: 7 });
const orderPaid: LedgerFact = { orderId: order.id, paymentId: null, gateway: 'g', kind: 'order_paid', at, data: {} };

/** What the ledger says of a payment to which `changes` happened. */
function paidBy(changes: Partial<OpenedPayment>): LedgerFact[] {
  const before = aPayment({ id: changes.id ?? uuid(200) });
  return [openedFact(before, at), changeFact('reported', before, { ...before, ...changes }, at)];
}

const nothing = { moved: { came: 0, refunded: 0 }, underWay: 0, coins: [], reasons: [] };

const receipt = (facts: readonly LedgerFact[], later: [string, string[]][] = [], changes: Parameters<typeof anOrder>[1] = {}) =>
  receiptOf({ order: { ...order, ...changes } as typeof order, facts, transactionIds: new Map(later), ...nothing });

const NO_ADVICE: AdviseDays = async () => () => undefined;
const goodDay = { quality: 'good', tithi: 4, nakshatra: 22, for: [], against: [] } as Partial<AdvisedDay> as AdvisedDay;

const whole = paidBy({ state: 'completed', received: 100n, confirmed: 100n, transactionIds: ['a'] });

test('a receipt tells what was ordered, when and how it was paid, and of the customer only what everybody may see', () => {
  expect(receipt([...whole, orderPaid])).toEqual({
    number: 7,
    orderId: order.id,
    orderNumber: order.number,
    placedAt: order.createdAt.toISOString(),
    paidAt: '2026-11-20T10:05:00.000Z',
    items: order.items,
    total: order.total,
    paymentMethod: order.paymentMethod,
    payments: [{ method: 'crypto', currency: 'BTC', network: 'Bitcoin', amount: '0.00000100', transactionIds: ['a'] }],
    customer: { firstName: expect.stringMatching(/^\S+$/), maskedEmail: expect.stringContaining('***@') },
  });
  expect(receipt([...whole, orderPaid], [], { contact: null })?.customer).toEqual({});
});

test('every part that paid stands on the receipt, without payments to which nothing came, and money that came later', () => {
  const parts = [
    ...paidBy({ id: uuid(1), state: 'expired', received: 40n, confirmed: 40n }),
    ...paidBy({ id: uuid(2), state: 'expired' }),
    ...paidBy({ id: uuid(3), state: 'completed', received: 60n, confirmed: 60n }),
    orderPaid,
    ...paidBy({ id: uuid(4), state: 'completed', received: 100n, confirmed: 100n }),
  ];
  expect(receipt(parts)?.payments.map((payment) => 'amount' in payment && payment.amount)).toEqual(['0.00000040', '0.00000060']);
});

describe('the transfers of a payment', () => {
  const namesOf = (named: string[], later: [string, string[]][] = []) =>
    receipt([...paidBy({ received: 40n, transactionIds: named }), orderPaid], later)?.payments[0]?.transactionIds;

  test('that the gateway names later are named', () => expect(namesOf([], [[uuid(200), ['a']]])).toEqual(['a']));

  test('stay as the gateway named them before the order was paid', () => {
    expect(namesOf(['b'], [[uuid(200), ['b', 'a second one, after the payment']]])).toEqual(['b']);
  });

  test('may be without names', () => expect(namesOf([])).toEqual([]));
});

test('money by card stands on the receipt with the name under which its payer finds it', () => {
  const card = (data: object) => ({ ...orderPaid, kind: 'card_paid', data }) as LedgerFact;
  const paidWith = (data: object) =>
    receipt([card({ cardPaymentId: 'c', amountCents: 1, reviews: [], ...data }), orderPaid])?.payments;
  const named = { gatewayPaymentId: 'cs_1', transactionId: 'pi_1' };
  expect(paidWith(named)).toEqual([{ method: 'card', transactionIds: ['pi_1'] }]);
  // A line of before payers were told that name.
  expect(paidWith({ gatewayPaymentId: 'cs_1' })).toEqual([{ method: 'card', transactionIds: ['cs_1'] }]);
  expect(paidWith({})).toEqual([{ method: 'card', transactionIds: [] }]);
  expect(paidWith({ reviews: undefined })).toEqual([{ method: 'card', transactionIds: [] }]);
  // A person must look at it, so it did not pay.
  expect(paidWith({ reviews: ['mismatch'] })).toEqual([]);
});

test('a card whose money was taken back does not stand on the receipt of the next payment', () => {
  const card = { ...orderPaid, kind: 'card_paid', data: { cardPaymentId: 'c', amountCents: 1, reviews: [] } } as LedgerFact;
  const unpaid: LedgerFact = { ...orderPaid, kind: 'order_unpaid' };
  expect(receipt([card, orderPaid, unpaid])?.payments).toMatchObject([{ method: 'card' }]);
  expect(receipt([card, orderPaid, unpaid, ...whole, orderPaid])?.payments).toMatchObject([{ method: 'crypto' }]);
});

const paidFacts = { order, facts: [...whole, orderPaid], transactionIds: new Map(), ...nothing };

const sellerAt = async (instant: Date): Promise<Seller> => {
  const name = instant < new Date('2026-11-20T10:05:01Z') ? 'Ogon LLC' : 'Veter LLC';
  return { details: { ru: name, en: name }, email: 'help@shop.example', messenger: '@shop' };
};

test('a receipt names who sold when the order was paid, whatever is told later', async () => {
  const view = createViewReceipt({ receipts: { find: async () => paidFacts }, sellerAt, adviseDays: NO_ADVICE });
  expect((await view(order.id)).seller.details.en).toBe('Ogon LLC');
});

test('a receipt tells what the almanac said of each first day when it was chosen, or else when the order was placed', async () => {
  const startDate = '2027-03-10' as CalendarDate;
  const plannedAt = new Date('2026-11-25T10:00:00Z');
  const items = [anItem({ startDate, plannedAt }), anItem({ startDate }), anItem()];
  const facts = { ...paidFacts, order: { ...order, items } };
  const asked: unknown[] = [];
  const adviseDays: AdviseDays = async (days) => {
    asked.push(...days.map(({ at, date }) => [date, at]));
    return ({ at }) => (at === plannedAt ? goodDay : undefined);
  };
  const shown = await createViewReceipt({ receipts: { find: async () => facts }, sellerAt, adviseDays })(order.id);
  expect(asked).toEqual([
    [startDate, plannedAt],
    [startDate, order.createdAt],
  ]);
  // The almanac says nothing of the second, and the third has no day.
  expect(shown.items.map(({ advice }) => advice?.quality)).toEqual(['good', undefined, undefined]);
});

test('a receipt is printed in the language that was asked for, and its file has its number', async () => {
  const drawn: unknown[] = [];
  const print = createPrintReceipt({
    receipts: { find: async () => paidFacts },
    sellerAt,
    adviseDays: NO_ADVICE,
    draw: async ({ seller, orderId }, language) => {
      drawn.push([seller.details.en, orderId, language]);
      return new Uint8Array([1]);
    },
  });
  expect(await print(order.id, 'en')).toEqual({ number: 7, pdf: new Uint8Array([1]) });
  expect(drawn).toEqual([['Ogon LLC', order.id, 'en']]);
});

test('a receipt says when its payment was taken back, unless it was paid again', () => {
  const takenBack: LedgerFact = { ...orderPaid, kind: 'order_unpaid', at: new Date('2026-11-20T11:00:00Z') };
  expect(receipt([...whole, orderPaid, takenBack])?.takenBackAt).toBe('2026-11-20T11:00:00.000Z');
  expect(receipt([...whole, takenBack, orderPaid])).not.toHaveProperty('takenBackAt');
});

test('a receipt says that it may lack something when a line cannot be read', () => {
  const strange = { ...orderPaid, kind: 'card_paid', data: { amountCents: 'much' } } as unknown as LedgerFact;
  expect(receipt([...whole, strange, orderPaid])?.isIncomplete).toBe(true);
});

test('a receipt tells the surplus that came, with what awaits confirmations, and where it is', () => {
  // A tenth of the total came beyond it and is final; another tenth awaits confirmations.
  const coins = [aPayment({ amountCents: order.total, received: 120n, confirmed: 110n })];
  const money = { moved: { came: order.total * 1.1, refunded: 1000 }, underWay: 500, coins, reasons: ['surplus' as const] };
  const { surplus } = receiptOf({ ...paidFacts, ...money }) ?? {};
  const over = order.total * 0.2;
  expect(surplus).toEqual({ came: order.total + over, over, returned: 1000, onItsWay: 500, waiting: over - 1500, kept: 0 });
  expect(receipt([...whole, orderPaid])).not.toHaveProperty('surplus');
});

test('an order that was never paid has no receipt', () => expect(receipt(whole)).toBeUndefined());

const { receiptNumber: _, ...unpaid } = order;
test.each([
  ['does not exist', undefined],
  ['was never paid', { ...paidFacts, order: unpaid as typeof order, facts: [] }],
])('the receipt of an order that %s is not found', async (_name, facts) => {
  const view = createViewReceipt({ receipts: { find: async () => facts }, sellerAt, adviseDays: NO_ADVICE });
  await expect(view(order.id)).rejects.toMatchObject({ code: 'not_found' });
});
