import { describe, expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

/** With a key of its own the sandbox keeps none in its folder. */
const read = (source: Readonly<Record<string, string | undefined>>) => readConfig({ SECRET_KEYS: 'k'.repeat(32), ...source });

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

test('without any setting messages stay in the outbox', () => {
  expect(read({})).toMatchObject({ smtp: undefined, twilio: undefined });
});

test('mail and SMS are set up by variables of their own', () => {
  expect(read({ ...SMTP, ...TWILIO })).toMatchObject({
    smtp: { url: SMTP.SMTP_URL, from: SMTP.MAIL_FROM, requireTls: false },
    twilio: { accountSid: TWILIO.TWILIO_ACCOUNT_SID, authToken: TWILIO.TWILIO_AUTH_TOKEN, from: TWILIO.TWILIO_FROM },
  });
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
  ])('%s: %j', (name, value) => {
    const start = () => read({ ...SMTP, ...TWILIO, [name]: value });
    expect(start).toThrow(name);
    expect(start).not.toThrow(/canary/i);
    if (value !== undefined) expect(start).not.toThrow(value);
  });
});
