import { expect, test } from 'vitest';
import { startBehindGate, untilReady } from '../support/gated-server.ts';
import { guestOrder } from '../support/orders.ts';
import { runSql } from '../support/sql.ts';

const secret = 'a-secret-key-that-nobody-should-ever-read-in-a-log';
const canaries = {
  email: 'canarymail@example.com',
  phone: '+79161239977',
  name: 'Canaryfirst Canarylast',
  wishes: 'canary wishes of the order',
  sankalpa: 'canary sankalpa of the plan',
  birthDate: '17.02.1911',
  birthPlace: 'Canaryville',
  participant: 'Canaryrelative',
};

test('the log holds no personal data and no secret at its finest level, whether requests succeed, are refused or fail', async () => {
  const env = { LOG_LEVEL: 'trace', RATE_LIMITS: 'off', SECRET_KEYS: secret };
  const { server, gate, databaseUrl, end } = await startBehindGate(env);
  const secrets = new Set<string>([secret, ...Object.values(canaries), ...canaries.name.split(' ')]);

  const ask = async (path: string, cookie = '', body?: object, method = body ? 'POST' : 'GET') => {
    const answer = await fetch(server.url + path, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    // What is shorter is a cookie that is taken away.
    for (const pair of cookies) if (pair.length > 40) secrets.add(pair.split('=')[1] ?? '');
    const text = await answer.text();
    return { status: answer.status, cookie: cookies[0] ?? '', text };
  };
  const order = {
    ...guestOrder,
    customerName: canaries.name,
    customerEmail: canaries.email,
    specialInstructions: canaries.wishes,
    paymentMethod: 'card',
  };
  const profile = {
    firstName: canaries.name,
    lastName: canaries.name,
    phoneNumber: canaries.phone,
    birthDate: canaries.birthDate,
    birthPlace: canaries.birthPlace,
    birthDataConsent: true,
    consentVersion: '2026-11-20',
  };
  const plan = {
    customerEmail: canaries.email,
    startDate: new Date(Date.now() + 90 * 24 * 3_600_000).toISOString().slice(0, 10),
    specialWishes: canaries.sankalpa,
    participants: `Анна ${canaries.participant} ${canaries.birthDate} 07:40`,
  };

  // Requests that succeed.
  const placed = JSON.parse((await ask('/api/orders', '', order)).text) as { id: string };
  await ask('/api/card/payment', '', { orderId: placed.id });
  expect((await ask(`/api/sandbox/card/payments/${placed.id}/pay`, '', {})).status).toBe(200);
  const codeAnswer = await ask('/api/auth/request-login', '', { contact: canaries.email });
  const messages = (await ask(`/api/sandbox/messages?to=${canaries.email}`)).text;
  const code = (JSON.parse(messages) as { text: string }[]).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean) ?? '';
  await ask('/api/auth/verify-code', codeAnswer.cookie, {
    contact: canaries.email,
    code: code === '000000' ? '000001' : '000000',
  });
  const { cookie, status } = await ask('/api/auth/verify-code', codeAnswer.cookie, { contact: canaries.email, code });
  expect(status).toBe(200);
  expect((await ask('/api/customer-profiles', cookie, profile)).status).toBe(201);
  expect((await ask('/api/ritual-plans', cookie, plan)).status).toBe(200);

  // Requests that are refused.
  for (const path of ['/api/orders', '/api/%zz', '/%zz', '/nothing'])
    for (const method of ['GET', 'DELETE']) await ask(`${path}?email=${canaries.email}`, '', undefined, method);
  expect((await ask('/%zz', '')).status).toBe(404);
  await ask('/api/orders', cookie, { ...order, total: 1 });
  await ask('/api/customer-profiles', cookie, { ...profile, birthDate: `${canaries.birthDate}x` });

  // Requests that fail: the database refuses every row and names it, then the database is away.
  for (const table of ['orders', 'profiles', 'plans', 'one_time_codes', 'messages'])
    await runSql(databaseUrl, `alter table ${table} add constraint sick check (false) not valid`);
  const sick = [
    await ask('/api/orders', cookie, order),
    await ask('/api/ritual-plans', cookie, plan),
    await ask('/api/auth/request-login', '', { contact: canaries.email }),
  ];
  expect(sick.map((answer) => answer.status)).toEqual([500, 500, 500]);
  for (const { text } of sick) expect(text).not.toMatch(/sick|constraint|relation|canary/i);
  gate.set('shut');
  expect((await ask('/api/orders', cookie, order)).status).toBe(503);
  gate.set('open');
  await untilReady(server);
  await end();

  const log = server.output();
  expect(log).toContain('"constraint":"sick"');
  expect([...secrets, code].filter((canary) => log.includes(canary))).toEqual([]);
});
