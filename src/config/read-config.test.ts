import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError } from '#kernel/config-error.ts';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { PRODUCTION } from '../../test/support/production-settings.ts';
import { readConfig } from './read-config.ts';

const key = (letter: string) => letter.repeat(32);

let DATA_DIR: string;
beforeAll(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'config-'));
});
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

/** The message with which the shop refuses to start; fails when it does start. */
function refusal(env: Record<string, string | undefined>): string {
  try {
    readConfig({ DATA_DIR, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The shop would start');
}

test('without any setting the shop is a sandbox on its own database', () => {
  expect(readConfig({ DATA_DIR })).toMatchObject({
    isSandbox: true,
    testMode: 'own',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    database: { folder: join(DATA_DIR, 'database') },
    cardGateway: 'link',
    cardLink: 'http://localhost:3000/ptest22#card',
    cryptoGateway: 'sandbox',
    cryptoPaymentTtlSeconds: 1200,
    loginCodeTtlSeconds: 600,
    sessionSeconds: { absolute: 30 * DAY_SECONDS, idle: 14 * DAY_SECONDS, staff: { absolute: 43_200, idle: 1_800 } },
    trustedProxies: [],
    rateLimits: true,
  });
});

test('what login shells and tools set is not read as a setting', () => {
  const shells = { MAIL: '/var/mail/anna', HOST: 'annas-machine', SMS: 'yes', HOSTNAME: 'annas-machine', NODE_ENV: 'production' };
  expect(readConfig({ DATA_DIR, ...shells })).toEqual(readConfig({ DATA_DIR }));
});

test('claims are kept for whole days, because the legal texts promise them so', () => {
  const kept = (seconds: string) => readConfig({ DATA_DIR, CLAIMS_SECONDS: seconds }).claimsSeconds;
  expect([kept('86400'), kept('86401')]).toEqual([86_400, 172_800]);
});

test('in the sandbox the address follows the port; an empty setting is none', () => {
  expect(readConfig({ DATA_DIR, PORT: '4150', PUBLIC_URL: '' }).publicUrl).toBe('http://localhost:4150');
  expect(readConfig({ DATA_DIR, PORT: '4150', PUBLIC_URL: 'http://shop.localhost' }).publicUrl).toBe('http://shop.localhost');
});

test('the numbers have a port of their own, or none', () => {
  expect(readConfig({ DATA_DIR }).metricsPort).toBeUndefined();
  expect(readConfig({ DATA_DIR, METRICS_PORT: '9464' }).metricsPort).toBe(9464);
  expect(refusal({ PORT: '9464', METRICS_PORT: '9464' })).toBe('METRICS_PORT must differ from PORT');
  expect(refusal({ METRICS_PORT: '65536' })).toBe('METRICS_PORT must be at most 65535');
});

describe('a sandbox that others can reach', () => {
  const reachable = [
    { LISTEN_HOST: '0.0.0.0' },
    { LISTEN_HOST: '::' },
    { LISTEN_HOST: '192.168.1.5' },
    { LISTEN_HOST: 'sandbox.example' },
    { PUBLIC_URL: 'https://sandbox.example' },
    { PUBLIC_URL: 'https://localhost:3000' },
    { PUBLIC_URL: 'http://sandbox.example' },
    { PUBLIC_URL: 'http://127.0.0.1.sandbox.example' },
  ];

  test.each(reachable)('does not start without a secret, and is told how: %j', (env) => {
    const message = refusal(env);
    expect(message).toMatch(/^SANDBOX_ACCESS is required .* set it to a secret of 16 or more characters/);
  });

  test.each(reachable)('starts with a secret: %j', (env) => {
    const SANDBOX_ACCESS = key('s');
    expect(readConfig({ DATA_DIR, SANDBOX_ACCESS, ...env }).sandboxAccess).toBe(SANDBOX_ACCESS);
  });

  test.each(['short', key(' '), key('я')])(
    'refuses a secret that is too short or cannot be a header, and does not show it: %s',
    (secret) => {
      const message = refusal({ SANDBOX_ACCESS: secret, LISTEN_HOST: '0.0.0.0' });
      expect(message).toMatch(/^SANDBOX_ACCESS /);
      expect(message).not.toContain(secret);
    },
  );

  test.each([
    {},
    { LISTEN_HOST: '127.0.0.5' },
    { LISTEN_HOST: '::1' },
    { LISTEN_HOST: 'localhost' },
    { PUBLIC_URL: 'http://[::1]:3000' },
  ])('is not one that listens on its own machine: %j', (env) => {
    expect(readConfig({ DATA_DIR, ...env }).sandboxAccess).toBeUndefined();
  });
});

test('the sandbox makes its secret once and keeps it', () => {
  const [first] = readConfig({ DATA_DIR }).secretKeys;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(readConfig({ DATA_DIR }).secretKeys).toEqual([first]);
});

test('an empty file of the secret, as a full disk leaves it, is no secret', () => {
  const folder = mkdtempSync(join(DATA_DIR, 'empty-'));
  writeFileSync(join(folder, 'secret-key'), '');
  expect(refusal({ DATA_DIR: folder })).toMatch(/^DATA_DIR holds an empty secret-key/);
});

test('several secrets are kept in their order, so that they can be exchanged one after the other', () => {
  const SECRET_KEYS = `${key('a')},${key('b')}`;
  expect(readConfig({ DATA_DIR, SECRET_KEYS }).secretKeys).toEqual([key('a'), key('b')]);
});

test('proxies are listed by address or network, with or without spaces', () => {
  const TRUST_PROXY = '10.0.0.0/8, 127.0.0.1 ,2001:db8::/32,loopback';
  expect(readConfig({ DATA_DIR, TRUST_PROXY }).trustedProxies).toEqual(['10.0.0.0/8', '127.0.0.1', '2001:db8::/32', 'loopback']);
});

test('partners are listed with slug, name and e-mail; the shop may name one of them for everybody', () => {
  const PARTNERS = 'indra=Индра Шарма <indra@example.com>, surya=Surya <surya@example.com>';
  const config = readConfig({ DATA_DIR, PARTNERS, SHOP_PARTNER: 'surya' });
  expect(config.partners).toEqual([
    { slug: 'indra', name: 'Индра Шарма', email: 'indra@example.com' },
    { slug: 'surya', name: 'Surya', email: 'surya@example.com' },
  ]);
  expect(config.shopPartner).toBe('surya');
  expect(readConfig({ DATA_DIR }).partners).toEqual([]);
});

test.each(['indra=Indra\u202eamrahS <indra@example.com>', 'surya=S <s@example.com>,indra=Indra <in\u200bdra@example.com>'])(
  'a partner with a character that nobody sees in the name or e-mail stops the start: %j',
  (PARTNERS) => {
    expect(refusal({ PARTNERS })).toMatch(/^PARTNERS has a name or e-mail with characters that nobody sees/);
  },
);

describe('a wrong setting is named, and its value never shown', () => {
  test.each([
    ['SHOP_MODE', 'canary'],
    ['PORT', 'canary'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'canary.example'],
    ['PUBLIC_URL', 'https://canary.example/shop'],
    ['PUBLIC_URL', 'https://canary%%'],
    // What stands behind the host would stand in the middle of every link, and a password on every page.
    ['PUBLIC_URL', 'https://canary.example?from=mail'],
    ['PUBLIC_URL', 'https://canary.example#top'],
    ['PUBLIC_URL', String.raw`https://canary.example\shop`],
    ['PUBLIC_URL', 'https://anna:canary@shop.example'],
    ['PARTNERS', 'canary=Indra <indra@example.com>,canary=Surya <surya@example.com>'],
    ['DATABASE_URL', 'mysql://canary'],
    ['LISTEN_HOST', 'canary host'],
    ['LISTEN_HOST', 'http://canary'],
    ['DATABASE_URL', 'postgres://shop:canary%ZZ@db.example/shop'],
    ['ALLOW_EMBEDDED_DATABASE', 'canary'],
    ['SECRET_KEYS', 'canary'],
    ['SECRET_KEYS', `${key('a')},canary`],
    // A space would belong to the key.
    ['SECRET_KEYS', `${key('a')}, ${key('b')}`],
    ['SECRET_KEYS', `${key('a')} ,${key('b')}`],
    ['CRYPTO_GATEWAY', 'canary'],
    ['CARD_GATEWAY', 'canary'],
    ['CARD_LINK_URL', 'javascript:canary'],
    ['CARD_LINK_URL', 'https://'],
    ['CRYPTO_PAYMENT_TTL_SECONDS', '0'],
    ['CRYPTO_PAYMENT_TTL_SECONDS', '1.5'],
    ['CRYPTO_PAYMENT_TTL_SECONDS', 'canary'],
    ['TRUST_PROXY', 'canary'],
    ['TRUST_PROXY', '10.0.0.1,canary'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '2'],
    ['MAIL_TRANSPORT', 'canary'],
    ['SMTP_URL', 'smtp://shop:canary%ZZ@mail.example'],
    // The letter é in Latin-1.
    ['SMTP_URL', 'smtp://shop:canary%E9@mail.example'],
    ['SMTP_URL', 'smtp://canary:99999'],
    ['SMS_TRANSPORT', 'canary'],
    ['UNPAID_ORDER_RETENTION_SECONDS', 'canary'],
    ['PLAN_RETENTION_SECONDS', '-5'],
    ['SHOP_TIME_ZONE', '+03:00'],
    ['SELLER_DETAILS', 'canary'],
    ['SELLER_DETAILS', 'canary <script>'],
    ['PARTNERS', 'canary'],
    ['PARTNERS', 'indra=canary <nobody>'],
    ['PARTNERS', 'indra=Indra <indra@example.com>,canary'],
    ['SHOP_PARTNER', 'canary'],
    ['SHOP_TIME_ZONE', 'canary'],
    ['PLAN_NOTICE_DAYS', '-1'],
    ['PAYMENT_TOLERANCE_PERCENT', '10.01'],
    ['PAYMENT_TOLERANCE_PERCENT', '-1'],
    ['LOGIN_CODE_TTL_SECONDS', '0'],
    ['SESSION_TTL_SECONDS', 'canary'],
    ['SESSION_IDLE_SECONDS', '-1'],
    ['SINGLE_APPROVAL_LIMIT_USD', '-7'],
    ['ANALYTICS_ID', 'canary'],
    ['RATE_LIMITS', 'canary'],
    ['LOG_LEVEL', 'canary'],
  ])('%s=%s', (variable, value) => {
    const message = refusal({ [variable]: value });
    expect(message.startsWith(`${variable} `)).toBe(true);
    expect(message).not.toContain(value);
  });
});

test('a data folder that cannot be one is named, not shown', () => {
  const file = join(DATA_DIR, 'canary-file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'inside')]) {
    const message = refusal({ DATA_DIR: folder });
    expect(message.startsWith('DATA_DIR ')).toBe(true);
    expect(message).not.toContain('canary');
  }
});

test('production starts with all its settings', () => {
  const { isSandbox, testMode, cryptoGateway } = readConfig({ ...PRODUCTION, DATA_DIR });
  expect([isSandbox, testMode, cryptoGateway]).toEqual([false, undefined, 'btcpay']);
});

test('production needs no card link where cards are paid at Stripe', () => {
  const stripe = { CARD_GATEWAY: 'stripe', STRIPE_SECRET_KEY: 'rk_live_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };
  const config = readConfig({ ...PRODUCTION, ...stripe, CARD_LINK_URL: undefined, DATA_DIR });
  expect(config).toMatchObject({ cardGateway: 'stripe', stripe: { livemode: true } });
});

describe('production refuses', () => {
  test.each([
    ['an address without encryption', { PUBLIC_URL: 'http://shop.example' }, 'PUBLIC_URL'],
    ['to guess its address', { PUBLIC_URL: undefined }, 'PUBLIC_URL'],
    ['the embedded database', { DATABASE_URL: undefined }, 'DATABASE_URL'],
    ['a database that others on the way can read along', { DATABASE_URL: 'postgres://db.example/canary' }, 'DATABASE_URL'],
    ['to make its own secret', { SECRET_KEYS: undefined }, 'SECRET_KEYS'],
    ['the card page of the sandbox', { CARD_LINK_URL: undefined }, 'CARD_LINK_URL'],
    ['to hide who sells', { SELLER_DETAILS: undefined }, 'SELLER_DETAILS'],
    ['to lead customers to the mailbox of the example', { SUPPORT_EMAIL: undefined }, 'SUPPORT_EMAIL'],
    ['to lead customers to the messenger of the example', { SUPPORT_MESSENGER: '@vedic_support' }, 'SUPPORT_MESSENGER'],
    ['to go without limits', { RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
    ['a card page without encryption', { CARD_LINK_URL: 'http://pay.example/checkout' }, 'CARD_LINK_URL'],
    ['to keep mail to itself', { MAIL_TRANSPORT: undefined }, 'MAIL_TRANSPORT'],
    ['to keep mail to itself, said in so many words', { MAIL_TRANSPORT: 'outbox' }, 'MAIL_TRANSPORT'],
    ['to keep SMS to itself', { SMS_TRANSPORT: undefined }, 'SMS_TRANSPORT'],
    ['to keep SMS to itself, said in so many words', { SMS_TRANSPORT: 'outbox' }, 'SMS_TRANSPORT'],
    ['mail without a server', { SMTP_URL: undefined }, 'SMTP_URL'],
    ['mail without a sender', { MAIL_FROM: undefined }, 'MAIL_FROM'],
    ['SMS without an account', { TWILIO_ACCOUNT_SID: undefined }, 'TWILIO_ACCOUNT_SID'],
    ['SMS without its secret', { TWILIO_AUTH_TOKEN: undefined }, 'TWILIO_AUTH_TOKEN'],
    ['SMS without a sender', { TWILIO_FROM: undefined }, 'TWILIO_FROM'],
    ['play money', { CRYPTO_GATEWAY: undefined }, 'CRYPTO_GATEWAY'],
  ])('%s', (_, changes, variable) => {
    const message = refusal({ ...PRODUCTION, ...changes });
    expect(message.startsWith(`${variable} `)).toBe(true);
    expect(message).not.toMatch(/canary|(shop|pay|mail)\.example|15005550006/);
  });

  test('the embedded database only until it is allowed in so many words', () => {
    const allowed = { ...PRODUCTION, DATABASE_URL: undefined, ALLOW_EMBEDDED_DATABASE: 'true', DATA_DIR };
    expect(readConfig(allowed).isSandbox).toBe(false);
  });
});

test('all that is missing or wrong is named at once, a line for each variable', () => {
  const refused = (source: Record<string, string>) =>
    refusal(source)
      .split('\n')
      .map((line) => line.split(' ')[0]);
  expect(refused({ SHOP_MODE: 'production', CRYPTO_GATEWAY: 'btcpay', MAIL_TRANSPORT: 'smtp' }).sort()).toEqual([
    ...['BTCPAY_API_KEY', 'BTCPAY_STORE_ID', 'BTCPAY_URL', 'BTCPAY_WEBHOOK_SECRET', 'CARD_LINK_URL', 'DATABASE_URL', 'MAIL_FROM'],
    ...['PUBLIC_URL', 'SECRET_KEYS', 'SELLER_DETAILS', 'SMS_TRANSPORT', 'SMTP_URL', 'SUPPORT_EMAIL', 'SUPPORT_MESSENGER'],
  ]);
  expect(refused({ PORT: 'x', LOG_LEVEL: 'loud' })).toEqual(['PORT', 'LOG_LEVEL']);
  // Values out of their bounds, in the order in which these are checked.
  expect(refused({ DATABASE_POOL: '3', UNDO_SECONDS: '90000' })).toEqual(['UNDO_SECONDS', 'DATABASE_POOL']);
});
