import { expect, onTestFinished, test } from 'vitest';
import { startShop, type TestShop, testClock } from '../support/shop.ts';
import { smtpAnswer, startMailServer, startOddServer } from '../support/smtp-server.ts';
import { askForCode, newContact, signIn, tryCode } from './steps/customers.ts';
import { paidOrder } from './steps/purchase.ts';
import { atOnce, inTurn } from './steps/repeat.ts';

const { clock, now, pass } = testClock();

async function startWithMail(url: string): Promise<TestShop> {
  const env = { MAIL: 'smtp', SMTP_URL: url, MAIL_FROM: 'Vedic Rituals <shop@shop.example>', LOG_LEVEL: 'silent' };
  const shop = await startShop({ env, overrides: { clock } });
  onTestFinished(shop.close);
  return shop;
}

async function startMail(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options);
  onTestFinished(server.close);
  return server;
}

/** An address where a mail server was and is no more. */
async function deadAddress() {
  const server = await startMailServer();
  await server.close();
  return { url: server.url, port: Number(new URL(server.url).port) };
}

const statesOf = async (shop: TestShop) => {
  const rows = await shop.database.queries().selectFrom('messages').select(['state', 'attempts', 'failure']).execute();
  return rows.map(({ state, attempts, failure }) => [state, attempts, failure]);
};

test('while mail does not leave, orders are paid, nobody is asked to wait for a code, and the receipt arrives once it does', async () => {
  const { url, port } = await deadAddress();
  const shop = await startWithMail(url);
  const early = await askForCode(shop);
  await paidOrder(shop, { customerEmail: 'anna@example.com' });
  expect(await shop.deliver()).toBe(2);
  expect(await statesOf(shop)).toEqual([
    ['waiting', 1, 'unreachable'],
    ['waiting', 1, 'unreachable'],
  ]);
  const refused = await shop.request({ method: 'POST', url: '/api/auth/request-login', payload: { contact: newContact() } });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  // No try was counted, and the code that is on its way is as good as before.
  expect((await tryCode(shop, early)).statusCode).toBe(200);

  expect(await shop.deliver()).toBe(0);
  const mail = await startMail({}, port);
  pass(6);
  expect(await shop.deliver()).toBe(2);
  pass(3600);
  expect(await shop.deliver()).toBe(0);
  expect(mail.received.map(({ to }) => to[0]).sort()).toEqual(['anna@example.com', early.contact].sort());
  await signIn(shop);
});

test('a server that takes a mail and dies before it says so gets it again under the same id: one more for each lost answer', async () => {
  const dying = await startOddServer({ end: 'hang up' }, 3);
  onTestFinished(dying.close);
  const shop = await startWithMail(dying.url);
  await paidOrder(shop, { customerEmail: 'anna@example.com' });
  await inTurn(8, async () => {
    await shop.deliver();
    pass(3600);
  });
  const [message] = await shop.database.queries().selectFrom('messages').select(['id', 'state', 'attempts']).execute();
  expect([message?.state, message?.attempts]).toEqual(['sent', 4]);
  expect(dying.taken.map((raw) => /^Message-ID: (.+)$/m.exec(raw)?.[1]?.trim())).toEqual(
    Array(4).fill(`<${message?.id}@shop.example>`),
  );
});

test('a server that asks to come later gets the message after growing waits', async () => {
  let refusals = 3;
  const mail = await startMail({
    onRcptTo(_, __, done) {
      refusals -= 1;
      done(refusals >= 0 ? smtpAnswer(451, 'greylisted') : null);
    },
  });
  const shop = await startWithMail(mail.url);
  await paidOrder(shop, { customerEmail: 'anna@example.com' });
  const delivered = await inTurn(4, async (round) => {
    const taken = await shop.deliver();
    // Not before its time.
    pass(5 * 3 ** round - 0.001);
    const early = await shop.deliver();
    pass(0.001);
    return [taken, early, mail.received.length];
  });
  expect(delivered).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 1],
  ]);
  // One mailbox that waits does not keep others from signing in.
  expect((await askForCode(shop)).code).toMatch(/^\d{6}$/);
});

test('a mailbox that does not exist ends as a dead letter that stays to be seen', async () => {
  const mail = await startMail({ onRcptTo: (_, __, done) => done(smtpAnswer(550, 'no such user')) });
  const shop = await startWithMail(mail.url);
  await paidOrder(shop, { customerEmail: 'anna@example.com' });
  await shop.deliver();
  expect(await statesOf(shop)).toEqual([['dead', 1, 'never']]);
  pass(86_400);
  expect(await shop.deliver()).toBe(0);
});

test('a code that is past its time is not sent any more', async () => {
  const mail = await startMail();
  const shop = await startWithMail(mail.url);
  await askForCode(shop);
  pass(601);
  await shop.deliver();
  expect(mail.received).toEqual([]);
  expect(await statesOf(shop)).toEqual([['dead', 1, 'expired']]);
});

test('a crash between taking a message and marking it sends it again, two minutes later', async () => {
  const mail = await startMail();
  const shop = await startWithMail(mail.url);
  await paidOrder(shop, { customerEmail: 'anna@example.com' });
  // What a process leaves behind that dies with the message in its hands.
  const leased = new Date(now() + 120_000).toISOString();
  await shop.database.queries().updateTable('messages').set({ attempts: 1, next_attempt_at: leased }).execute();
  expect(await shop.deliver()).toBe(0);
  pass(120);
  expect(await shop.deliver()).toBe(1);
  expect(mail.received).toHaveLength(1);
});

test('many deliveries at once send each message once', async () => {
  const mail = await startMail();
  const shop = await startWithMail(mail.url);
  await inTurn(20, () => askForCode(shop));
  await atOnce(8, shop.deliver);
  const sent = mail.received.map(({ to }) => to[0]);
  expect([sent.length, new Set(sent).size]).toEqual([20, 20]);
});
