import { expect, onTestFinished, test } from 'vitest';
import { openShop, type TestShop, testClock } from '../support/shop.ts';
import { smtpAnswer, startMailServer, startOddServer } from '../support/smtp-server.ts';
import { askForCode, newContact, signIn, tryCode } from './steps/customers.ts';
import { paidOrder } from './steps/purchase.ts';
import { atOnce, inTurn } from './steps/repeat.ts';

const { clock, now, pass } = testClock();

function openWithMail(url: string): Promise<TestShop> {
  const env = { MAIL_TRANSPORT: 'smtp', SMTP_URL: url, MAIL_FROM: 'Vedic Rituals <shop@shop.example>', LOG_LEVEL: 'silent' };
  return openShop({ env, overrides: { clock } });
}

async function startMail(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options);
  onTestFinished(server.close);
  return server;
}

/** The address of a mail server that has been closed. */
async function deadAddress() {
  const server = await startMailServer();
  await server.close();
  return { url: server.url, port: Number(new URL(server.url).port) };
}

/** Leaves a receipt to Anna in the outbox, and nothing else about her order. */
async function sendReceipt(shop: TestShop) {
  const { id } = await paidOrder(shop, { customerEmail: 'anna@example.com' });
  await shop.database.queries
    .deleteFrom('messages')
    .where('about', '=', id)
    .where('subject', '<>', 'Your order is paid')
    .execute();
}

const statesOf = async (shop: TestShop) => {
  const rows = await shop.database.queries.selectFrom('messages').select(['state', 'attempts', 'failure']).execute();
  return rows.map(({ state, attempts, failure }) => [state, attempts, failure]);
};

test('while the mail server is away orders are paid and codes are refused, and the receipt is sent once the server is back', async () => {
  const { url, port } = await deadAddress();
  const shop = await openWithMail(url);
  const early = await askForCode(shop);
  await sendReceipt(shop);
  expect(await shop.deliver()).toBe(2);
  expect(await statesOf(shop)).toEqual([
    ['waiting', 1, 'unreachable'],
    ['waiting', 1, 'unreachable'],
  ]);
  const refused = await shop.request({ method: 'POST', url: '/api/auth/request-login', payload: { contact: newContact() } });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  // The refusal counted no try, and the code from before is still valid.
  expect((await tryCode(shop, early)).statusCode).toBe(200);

  expect(await shop.deliver()).toBe(0);
  const mail = await startMail({}, port);
  // The wait of five seconds is by chance up to a quarter longer.
  pass(6.3);
  expect(await shop.deliver()).toBe(2);
  pass(3600);
  expect(await shop.deliver()).toBe(0);
  expect(mail.received.map(({ to }) => to[0]).sort()).toEqual(['anna@example.com', early.contact].sort());
  await signIn(shop);
});

test('a mail whose acceptance got lost is sent again under the same id, once for each lost answer', async () => {
  const dying = await startOddServer({ end: 'hang up' }, 3);
  onTestFinished(dying.close);
  const shop = await openWithMail(dying.url);
  await sendReceipt(shop);
  await inTurn(8, async () => {
    await shop.deliver();
    pass(3600);
  });
  const [message] = await shop.database.queries.selectFrom('messages').select(['id', 'state', 'attempts']).execute();
  expect([message?.state, message?.attempts]).toEqual(['sent', 4]);
  expect(dying.taken.map((raw) => /^Message-ID: (.+)$/m.exec(raw)?.[1]?.trim())).toEqual(
    Array(4).fill(`<${message?.id}@shop.example>`),
  );
});

test('a message that the server refuses for now is sent again after growing waits', async () => {
  let refusals = 3;
  const mail = await startMail({
    onRcptTo(_, __, done) {
      refusals -= 1;
      done(refusals >= 0 ? smtpAnswer(451, 'greylisted') : null);
    },
  });
  const shop = await openWithMail(mail.url);
  await sendReceipt(shop);
  const delivered = await inTurn(4, async (round) => {
    const taken = await shop.deliver();
    // The message is not sent a millisecond too early.
    pass(5 * 3 ** round - 0.001);
    const early = await shop.deliver();
    // By chance a wait is up to a quarter longer.
    pass(0.25 * 5 * 3 ** round + 0.001);
    return [taken, early, mail.received.length];
  });
  expect(delivered).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 1],
  ]);
  // A mailbox that refuses for now does not stop other customers from getting codes.
  expect((await askForCode(shop)).code).toMatch(/^\d{6}$/);
});

test('a message to a mailbox that does not exist is given up and kept as a dead letter', async () => {
  const mail = await startMail({ onRcptTo: (_, __, done) => done(smtpAnswer(550, 'no such user')) });
  const shop = await openWithMail(mail.url);
  await sendReceipt(shop);
  await shop.deliver();
  expect(await statesOf(shop)).toEqual([['dead', 1, 'never']]);
  pass(86_400);
  expect(await shop.deliver()).toBe(0);
});

test('a code is among the next to be sent, however many letters wait', async () => {
  const mail = await startMail();
  const shop = await openWithMail(mail.url);
  await inTurn(5, () => sendReceipt(shop));
  const { contact } = await askForCode(shop);
  await shop.deliver();
  expect(mail.received.map(({ to }) => to[0])).toContain(contact);
});

test('an expired code is not sent', async () => {
  const mail = await startMail();
  const shop = await openWithMail(mail.url);
  await askForCode(shop);
  pass(601);
  await shop.deliver();
  expect(mail.received).toEqual([]);
  expect(await statesOf(shop)).toEqual([['dead', 1, 'expired']]);
});

test('a message that a crashed process had claimed is sent after two minutes', async () => {
  const mail = await startMail();
  const shop = await openWithMail(mail.url);
  await sendReceipt(shop);
  // The state that a process leaves when it dies after claiming the message.
  const leased = new Date(now() + 120_000);
  await shop.database.queries.updateTable('messages').set({ attempts: 1, next_attempt_at: leased }).execute();
  expect(await shop.deliver()).toBe(0);
  pass(120);
  expect(await shop.deliver()).toBe(1);
  expect(mail.received).toHaveLength(1);
});

test('many deliveries at once send each message once', async () => {
  const mail = await startMail();
  const shop = await openWithMail(mail.url);
  await inTurn(20, () => askForCode(shop));
  await atOnce(8, shop.deliver);
  const sent = mail.received.map(({ to }) => to[0]);
  expect([sent.length, new Set(sent).size]).toEqual([20, 20]);
});
