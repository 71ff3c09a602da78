import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import type { RefundableMoney } from './refund-begin.ts';
import { RefundDialog } from './refund-dialog.tsx';

const GET = 'GET /api/admin/orders/*/refunds';
const POST = 'POST /api/admin/orders/*/refunds';
const money = example<RefundableMoney>('refundableMoney');
const [coin, card] = money.sources as [RefundableMoney['sources'][number], RefundableMoney['sources'][number]];
const paidByCard = { ...card, refund: { left: '120.50', worth: 120.5 } };
let server: FakeServer;

beforeEach(() => {
  server = fakeServer({ [POST]: () => Response.json(example('begunRefunds'), { status: 201 }) });
});
afterEach(leaveShop);

async function open(changes: Partial<RefundableMoney> = {}, sourceId?: string) {
  server.answers[GET] = () => Response.json({ ...money, ...changes }, { headers: { etag: '"7"' } });
  const { id, number } = money.order;
  visitPanel(<RefundDialog orderId={id} number={number} {...(sourceId && { sourceId })} onClose={() => {}} />, server, {
    language: 'en',
  });
  // The dialog that waits for the money gives way to the one that shows it.
  await screen.findByText(/^Nothing can go back|^Reason for the decision/);
  return within(screen.getByRole('dialog'));
}
type Dialog = Awaited<ReturnType<typeof open>>;

async function goOn(dialog: Dialog) {
  fireEvent.change(await dialog.findByLabelText('Reason for the decision'), { target: { value: 'One week less' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Continue…' }));
}

const typeAgain = (dialog: Dialog, amount: string) =>
  fireEvent.change(dialog.getByLabelText(`Type the amount once more: ${amount}`), { target: { value: amount } });

test('of several payments everything goes back unless a person chooses one, and the sum is typed in dollars', async () => {
  const dialog = await open({ sources: [coin, paidByCard] });
  const choice = await dialog.findByLabelText<HTMLSelectElement>('What goes back');
  expect([...choice.options].map(({ text }) => text)).toEqual([
    expect.stringMatching(/^All that is left: \$420\.50$/),
    expect.stringMatching(/^Cryptocurrency payment, Bitcoin, .*2026: 0\.00500000 BTC left$/),
    expect.stringMatching(/^Card payment, .*2026: \$120\.50 left$/),
  ]);
  expect(dialog.queryByLabelText(/^How much/)).toBeNull();
  await goOn(dialog);
  expect(dialog.getByText('All of it goes back')).toBeDefined();
  expect(dialog.getByText(/of 2 payments/)).toBeDefined();
  expect(dialog.getByText('Card.')).toBeDefined();
  expect(dialog.getByText('The order is cancelled')).toBeDefined();
  typeAgain(dialog, '420.50');
  fireEvent.click(dialog.getByRole('button', { name: 'Begin the refund of $420.50' }));
  await waitFor(() => expect(server.callsOf(POST)).toMatchObject([{ body: { reason: 'One week less' } }]));
  expect(server.callsOf(POST)[0]?.body).not.toHaveProperty('paymentId');
});

const orderOf = (total: number, status: 'paid' | 'cancelled' = 'paid') => ({ ...money.order, status, total });
/** What came in coins is worth 450 dollars. */
const over = { ...coin, reasons: ['surplus' as const], refund: { left: '0.00750000', worth: 450 } };
/** A payment in coins worth 70 dollars, of an order that money by card, worth so much, has paid too. */
const twoPayments = (byCard: number) => [
  { ...paidByCard, refund: { left: byCard.toFixed(2), worth: byCard } },
  { ...coin, reasons: ['order_already_paid' as const], refund: { left: '0.00700000', worth: 70 } },
];

test.each<[string, Partial<RefundableMoney>, string]>([
  ['150 dollars too much: that part', { order: orderOf(300), sources: [over] }, '0.00250000'],
  ['nothing too much: all', { order: orderOf(450), sources: [over] }, '0.00750000'],
  ['money of a cancelled order: all', { order: orderOf(300, 'cancelled'), sources: [over] }, '0.00750000'],
  [
    'money of which a refund failed: all',
    { order: orderOf(300), sources: [{ ...over, reasons: ['refund_failed'] }] },
    '0.00750000',
  ],
  ['10 dollars too much with another payment: that part', { order: orderOf(100), sources: twoPayments(40) }, '0.00100000'],
  ['a payment of what another has paid whole: all', { order: orderOf(100), sources: twoPayments(100) }, '0.00700000'],
])('of money that waits for a decision so much is proposed as the order can spare: %s', async (_, changes, proposed) => {
  const dialog = await open(changes, coin.id);
  expect((await dialog.findByLabelText<HTMLInputElement>('How much, BTC')).value).toBe(proposed);
});

test('of money that is chosen on the page of its order all is proposed', async () => {
  const dialog = await open({ order: orderOf(300), sources: [over] });
  expect((await dialog.findByLabelText<HTMLInputElement>('How much, BTC')).value).toBe('0.00750000');
});

test('a part of a card payment leaves the order paid, and says so in dollars', async () => {
  const dialog = await open({ sources: [coin, paidByCard] });
  fireEvent.change(await dialog.findByLabelText('What goes back'), { target: { value: paidByCard.id } });
  expect(dialog.getByText('At most $120.50.')).toBeDefined();
  fireEvent.change(dialog.getByLabelText('How much, $'), { target: { value: '20.5' } });
  await goOn(dialog);
  expect(dialog.getByText('A part goes back')).toBeDefined();
  expect(dialog.getByText('The order stays paid,')).toBeDefined();
  expect(dialog.getByText('−$20.50')).toBeDefined();
  expect(dialog.getByText('$100')).toBeDefined();
  typeAgain(dialog, '20.5');
  fireEvent.click(dialog.getByRole('button', { name: 'Begin the refund of $20.50' }));
  await waitFor(() =>
    expect(server.callsOf(POST)).toMatchObject([{ body: { paymentId: paidByCard.id, amount: '20.5', reason: 'One week less' } }]),
  );
});

test.each<[Partial<RefundableMoney>, RegExp]>([
  [{ outcome: 'cancels' }, /^The order is cancelled at once:/],
  [{ outcome: 'cancels_when_all' }, /^The order is cancelled$/],
  [{ outcome: 'stays' }, /^The state of the order stays\.$/],
])('the dialog says beforehand what becomes of the order: %j', async (changes, words) => {
  const dialog = await open(changes);
  await goOn(dialog);
  expect(dialog.getByText(words)).toBeDefined();
});

test.each<[RefundableMoney['addressAsk'], RegExp]>([
  ['link', /^with a one-time link/],
  ['sign_in', /asks to sign in/],
  [null, /knows no contact/],
])('the dialog says beforehand how the client is asked for an address: %s', async (addressAsk, words) => {
  const dialog = await open({ addressAsk });
  await goOn(dialog);
  expect(dialog.getByText(words)).toBeDefined();
});

test('an order of whose money nothing is left says so', async () => {
  const dialog = await open({ sources: [{ ...coin, refund: { left: '0', worth: 0, refusal: 'nothing_left' } }, card] });
  expect(await dialog.findByText(/^Nothing can go back now/)).toBeDefined();
});

test('the dialog says that something has changed meanwhile, and the repeated request has the same key', async () => {
  server.answers[POST] = () => problem(412, 'changed_meanwhile');
  const dialog = await open();
  await goOn(dialog);
  typeAgain(dialog, '0.00500000');
  const confirm = dialog.getByRole('button', { name: 'Begin the refund of 0.00500000 BTC' });
  fireEvent.click(confirm);
  expect(await dialog.findByText('Detail of changed_meanwhile.')).toBeDefined();
  fireEvent.click(confirm);
  await waitFor(() => expect(server.callsOf(POST)).toHaveLength(2));
  const keys = server.callsOf(POST).map(({ key }) => key);
  expect([new Set(keys).size, keys[0]?.length]).toEqual([1, 36]);
});

test.each([
  [['pavel@example.com', 'olga@example.com'], /The second can be: pavel@example\.com, olga@example\.com/],
  [[], /there is no second person yet/],
])('the dialog says beforehand who can be the second person: %j', async (secondPersons, words) => {
  const dialog = await open({ secondPersons });
  await goOn(dialog);
  expect(dialog.getByText(words)).toBeDefined();
});
