import { expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf, unchanged } from './steps/records.ts';
import { atOnce, inTurn } from './steps/repeat.ts';
import { sendNotice, sign, testReader } from './steps/test-notices.ts';

/** The ids of the payments about which the gateway was asked. */
const readPayments: string[] = [];

const { clock, pass } = testClock();
const shop = await openShop({
  overrides: {
    clock,
    noticeReaders: [testReader],
    cryptoGateway: (sandbox) => ({
      ...sandbox,
      read(payment) {
        readPayments.push(payment.id);
        return sandbox.read(payment);
      },
    }),
  },
});
const steps = stepsOf(shop);

/** Sends a notice to this shop. */
const send = sendNotice.bind(undefined, shop);

test('with every browser closed a notice has its payment checked at once, and only the check pays', async () => {
  const { order, payment } = await steps.begin();
  await steps.transfer(payment.id, { notify: false });
  pass(1);
  expect(await shop.sweep()).toBe(0);
  expect((await send({ event: 'money', payment: payment.id })).json()).toEqual({ outcome: 'accepted' });
  expect((await steps.readOrder(order.id)).status).toBe('pending');
  expect(await shop.sweep()).toBe(1);
  expect((await steps.readOrder(order.id)).status).toBe('paid');
});

test('a notice sent a hundred times, twenty at once, is one notice and one fact', async () => {
  const { order, payment } = await steps.begin();
  const body = { event: 'again and again', payment: payment.id };
  const answers = await inTurn(5, () => atOnce(20, () => send(body)));
  const outcomes = answers.flat().map((answer) => answer.json().outcome);
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(99);
  const { ledger } = await recordsOf(shop, order.id);
  expect(ledger.filter(({ kind }) => kind === 'noticed')).toHaveLength(1);
});

test('sixty notices of three payments at once are sixty notices and sixty facts, in whole chains', async () => {
  const begun = await Promise.all([steps.begin(), steps.begin(), steps.begin()]);
  const answers = await atOnce(60, (number) => send({ event: `crowd ${number}`, payment: begun[number % 3]?.payment.id }));
  expect(answers.map((answer) => answer.json().outcome)).toEqual(Array(60).fill('accepted'));
  for (const { order } of begun) {
    const { ledger } = await recordsOf(shop, order.id);
    expect(ledger.filter(({ kind }) => kind === 'noticed')).toHaveLength(20);
  }
});

test('however many different notices come, a payment is checked once in five seconds', async () => {
  const { payment } = await steps.begin();
  for (let number = 0; number < 10; number++) {
    await send({ event: `storm ${number}`, payment: payment.id });
    await shop.sweep();
    pass(1);
  }
  expect(readPayments.filter((id) => id === payment.id)).toHaveLength(2);
});

test('a notice of an unknown payment is answered as such, and a notice of no use is understood', async () => {
  expect((await send({ event: 'early', payment: 'nobody knows me' })).json()).toEqual({ outcome: 'unknown_payment' });
  expect((await send({ event: 'useless' })).json()).toEqual({ outcome: 'ignored' });
});

test('forged, malformed and misplaced notices change no table', async () => {
  const { payment } = await steps.begin();
  const right = { event: 'forged', payment: payment.id };
  await unchanged(shop, async () => {
    for (const signature of ['', 'x', sign('another body'), sign(JSON.stringify(right, null, 1))])
      expect((await send(right, { 'x-sign': signature })).json()).toMatchObject({ status: 401, code: 'invalid_signature' });
    expect((await send({})).json()).toMatchObject({ status: 400, code: 'malformed_notice' });
    expect((await send(right, {}, 'unknown')).statusCode).toBe(404);
    expect((await send(right, { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await send(`{"event":"${'x'.repeat(65_536)}"}`)).statusCode).toBe(413);
  });
});

test('the text of a notice is erased in time, and its mark stays, so that it counts once', async () => {
  const { payment } = await steps.begin();
  const body = { event: 'old', payment: payment.id };
  await send(body);
  const find = () =>
    shop.database.queries.selectFrom('gateway_notices').selectAll().where('event_key', '=', 'old').executeTakeFirst();
  expect((await find())?.body).toBe(JSON.stringify(body));
  pass(shop.config.noticeRetentionSeconds + 1);
  await shop.forget();
  expect(await find()).toMatchObject({ body: null, body_sha256: expect.stringMatching(/^[\da-f]{64}$/) });
  expect((await send(body)).json()).toEqual({ outcome: 'repeated' });
});
