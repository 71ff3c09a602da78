import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import type { DeliveryFailure, Message } from '#kernel/messages.ts';
import { createSmtpTransport, PATIENCE } from '../../src/adapters/mail/smtp.ts';
import { BATCH_LEASE_SECONDS } from '../../src/adapters/postgres/operations/messages.ts';
import { type Oddity, SMTP_STEPS, type SmtpStep, smtpAnswer, startMailServer, startOddServer } from '../support/smtp-server.ts';

const message: Message = {
  id: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
  channel: 'email',
  to: 'anna@example.com',
  subject: 'Код для входа',
  text: 'Введите этот код: 123456',
  html: '<p>Введите этот код: <b>123456</b></p>',
  language: 'ru',
};
const from = 'Vedic Rituals <shop@shop.example>';

const closes: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

async function start(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options);
  closes.push(server.close);
  return { ...server, send: createSmtpTransport({ url: server.url, from, requireTls: false }) };
}

test('a mail arrives at its one recipient, as text and HTML, under its own id', async () => {
  const { send, received } = await start();
  await send(message);
  expect(received).toMatchObject([{ from: 'shop@shop.example', to: ['anna@example.com'] }]);
  const raw = received[0]?.raw ?? '';
  expect(raw).toContain(`Message-ID: <${message.id}@shop.example>`);
  expect(raw).toContain('From: Vedic Rituals <shop@shop.example>');
  expect(raw).toContain('Auto-Submitted: auto-generated');
  expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
  expect(raw).toContain('Content-Type: text/html; charset=utf-8');
  const subject = /^Subject: =\?UTF-8\?B\?(.+)\?=/m.exec(raw)?.[1] ?? '';
  expect(Buffer.from(subject, 'base64').toString()).toBe('Код для входа');
});

const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);

test.skipIf(addresses.every(({ address }) => address !== '::1'))('a mail server is reached at an IPv6 address', async () => {
  const { url, send, received } = await start({}, 0, '::1');
  expect(url).toContain('//[::1]:');
  await send(message);
  expect(received).toHaveLength(1);
});

test('a mail about a plan carries its calendar as a file, not as an invitation', async () => {
  const { send, received } = await start();
  const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
  await send({ ...message, calendar });
  const [, head = '', body = ''] =
    /(Content-Type: text\/calendar[\s\S]*?)\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(received[0]?.raw ?? '') ?? [];
  expect(head).toMatch(/charset=utf-8/);
  expect(head).toMatch(/Content-Disposition: attachment; filename=rituals\.ics/);
  expect(head).not.toMatch(/method=/i);
  expect(/base64/.test(head) ? Buffer.from(body, 'base64').toString() : `${body}\r\n`).toContain('BEGIN:VCALENDAR');
});

test('an address cannot become several recipients, and a subject cannot add a header', async () => {
  const { send, received } = await start();
  await send({ ...message, to: 'anna@example.com, boris@example.com' }).catch(() => undefined);
  await send({ ...message, subject: 'Hello\r\nBcc: boris@example.com' });
  expect(received.flatMap(({ to }) => to)).not.toContain('boris@example.com');
  expect(received.at(-1)?.raw).not.toMatch(/^Bcc:/m);
});

describe('a failure tells whether to retry', () => {
  test('an address that SMTP cannot express means never', async () => {
    const { send, received } = await start();
    await expect(send({ ...message, to: 'anna>@example.com' })).rejects.toMatchObject({ kind: 'never' });
    expect(received).toEqual([]);
  });

  test('no server, a wrong password, none, and missing encryption mean unreachable', async () => {
    const { url, close } = await start({ authOptional: false, onAuth: (_, __, done) => done(new Error('no')) });
    const kindOf = (address: string, requireTls = false) =>
      expect(createSmtpTransport({ url: address, from, requireTls })(message)).rejects.toMatchObject({ kind: 'unreachable' });
    await kindOf(url.replace('//', '//shop:secret@'));
    await kindOf(url.replace('//', '//shop@'));
    await kindOf(url, true);
    await close();
    await kindOf(url);
  });

  test('a failure repeats neither the address nor the words of the server', async () => {
    const { send } = await start({ onRcptTo: (_, __, done) => done(smtpAnswer(550, 'words of the server')) });
    await expect(send(message)).rejects.toMatchObject({ message: '550' });
  });
});

describe('a mail server that misbehaves', () => {
  const impatient = { ...PATIENCE, greeting: 150, reply: 150 };

  async function trySending(oddities: Partial<Record<SmtpStep, Oddity>>, patience = PATIENCE) {
    const server = await startOddServer(oddities);
    closes.push(server.close);
    const sent = createSmtpTransport({ url: server.url, from, requireTls: false, patience })(message);
    return { failure: await sent.then(() => undefined).catch((error: DeliveryFailure) => error), taken: server.taken.length };
  }

  test('a mail server that misbehaves in no step gets the mail', async () => {
    expect(await trySending({})).toEqual({ failure: undefined, taken: 1 });
  });

  test.each(SMTP_STEPS)('a mail server that does not answer at %s is unreachable', async (step) => {
    const { failure } = await trySending({ [step]: 'silence' }, impatient);
    expect(failure).toMatchObject({ name: 'DeliveryFailure', kind: 'unreachable' });
  });

  test.each(SMTP_STEPS)('a mail server that closes the connection at %s is unreachable', async (step) => {
    expect((await trySending({ [step]: 'hang up' })).failure).toMatchObject({ kind: 'unreachable' });
  });

  const answering = ['EHLO', 'MAIL', 'RCPT', 'DATA', 'end'] as const;
  test.each(answering)('a mail server that never ends its answer at %s is unreachable', async (step) => {
    const patience = { ...PATIENCE, whole: 300 };
    expect((await trySending({ [step]: 'endless' }, patience)).failure).toMatchObject({ kind: 'unreachable' });
  });

  test.each([
    ['greeting', '421 too busy', 'unreachable'],
    ['greeting', '554 not for you', 'unreachable'],
    ['MAIL', '452 disk full', 'later'],
    // A refused sender says nothing of this message, which is retried while other mail is sent.
    ['MAIL', '550 not you', 'later'],
    ['RCPT', '421 closing', 'unreachable'],
    ['RCPT', '450 mailbox busy', 'later'],
    ['RCPT', '553 no such mailbox', 'never'],
    ['DATA', '451 try again', 'later'],
    ['end', '451 try again', 'later'],
    ['end', '552 too much', 'never'],
    ['end', 'what?', 'unreachable'],
  ] as const)('a mail server that answers at %s with "%s" means %s', async (step, line, kind) => {
    expect((await trySending({ [step]: line })).failure).toMatchObject({ kind });
  });

  test('a mail server that misbehaves is given up within a minute, and before another instance may claim the message', () => {
    expect(Math.max(PATIENCE.greeting, PATIENCE.reply)).toBeLessThan(60_000);
    expect(PATIENCE.whole).toBeLessThan(BATCH_LEASE_SECONDS * 1000);
  });
});
