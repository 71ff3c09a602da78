import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

let DATA_DIR: string;
beforeAll(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'config-'));
});
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const SMTP = {
  MAIL_TRANSPORT: 'smtp',
  SMTP_URL: 'smtp://shop:canary-password@mail.example:587',
  MAIL_FROM: 'Vedic Rituals <shop@shop.example>',
};
const TWILIO = {
  SMS_TRANSPORT: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'canary-token-of-the-account',
  TWILIO_FROM: '+15005550006',
};

test('without any setting messages stay in the outbox, codes live ten minutes and customers stay signed in for a month', () => {
  expect(readConfig({ DATA_DIR })).toMatchObject({
    smtp: undefined,
    twilio: undefined,
    loginCodeTtlSeconds: 600,
    sessionSeconds: { absolute: 2_592_000, idle: 1_209_600, staff: { absolute: 43_200, idle: 1_800 } },
  });
});

test('mail and SMS are set up by variables of their own', () => {
  expect(readConfig({ DATA_DIR, ...SMTP, ...TWILIO })).toMatchObject({
    smtp: { url: SMTP.SMTP_URL, from: SMTP.MAIL_FROM, requireTls: false },
    twilio: { accountSid: TWILIO.TWILIO_ACCOUNT_SID, authToken: TWILIO.TWILIO_AUTH_TOKEN, from: TWILIO.TWILIO_FROM },
  });
});

test.each([
  ['PAYMENT_TOLERANCE_PERCENT', '10'],
  ['LOGIN_CODE_TTL_SECONDS', '600'],
  ['STAFF_SESSION_SECONDS', '300'],
  ['STAFF_SESSION_SECONDS', '86400'],
  ['STAFF_SESSION_IDLE_SECONDS', '60'],
  ['STAFF_SESSION_IDLE_SECONDS', '43200'],
])('the shop starts with a value at its limit: %s: %j', (name, value) => {
  expect(() => readConfig({ DATA_DIR, [name]: value })).not.toThrow();
});

describe('the shop does not start, and names the variable without its value', () => {
  test.each([
    ['SMTP_URL', undefined],
    ['SMTP_URL', 'https://canary.example'],
    ['MAIL_FROM', undefined],
    ['MAIL_FROM', 'canary'],
    ['MAIL_FROM', 'Canary\r\nBcc: <a@b.example>'],
    ['TWILIO_ACCOUNT_SID', undefined],
    ['TWILIO_ACCOUNT_SID', 'canary'],
    ['TWILIO_AUTH_TOKEN', undefined],
    ['TWILIO_AUTH_TOKEN', 'canary'],
    ['TWILIO_FROM', undefined],
    ['TWILIO_FROM', '8 canary'],
    ['PAYMENT_TOLERANCE_PERCENT', '10.01'],
    ['PAYMENT_TOLERANCE_PERCENT', '-1'],
    ['LOGIN_CODE_TTL_SECONDS', '601'],
    ['LOGIN_CODE_TTL_SECONDS', '0'],
    ['STAFF_SESSION_SECONDS', '299'],
    ['STAFF_SESSION_SECONDS', '86401'],
    ['STAFF_SESSION_IDLE_SECONDS', '59'],
    ['STAFF_SESSION_IDLE_SECONDS', '43201'],
    ['SESSION_TTL_SECONDS', 'canary'],
    ['SESSION_IDLE_SECONDS', '-1'],
  ])('%s: %j', (name, value) => {
    const start = () => readConfig({ DATA_DIR, ...SMTP, ...TWILIO, [name]: value });
    expect(start).toThrow(name);
    expect(start).not.toThrow(/canary/i);
    if (value !== undefined) expect(start).not.toThrow(value);
  });
});
