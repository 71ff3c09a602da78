import { describe, expect, test } from 'vitest';
import { Faults } from './faults.ts';
import { btcpayOf, nowPaymentsOf, stripeOf } from './gateways.ts';
import { checkNeeded } from './needed.ts';
import { readEnvironment } from './read-environment.ts';

type Changes = Readonly<Record<string, string | undefined>>;

/** The settings of a gateway, as the start reads them: a choice without what it needs stops it. */
function read<Settings>(gatewayOf: (env: ReturnType<typeof readEnvironment>) => Settings, source: Changes): Settings {
  const env = readEnvironment(source);
  const faults = new Faults();
  checkNeeded(env, faults);
  faults.throwAny();
  return gatewayOf(env);
}

const STRIPE = {
  CARD_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_CANARY0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary0123456789',
  STRIPE_URL: 'http://127.0.0.1:4020',
};
const LIVE = { SHOP_MODE: 'production', STRIPE_SECRET_KEY: 'rk_live_CANARY0123456789', STRIPE_URL: undefined };
const stripe = (changes: Changes) => read(stripeOf, { ...STRIPE, ...changes });

test('without any setting there is no gateway but those of the sandbox', () => {
  expect([read(stripeOf, {}), read(nowPaymentsOf, {}), read(btcpayOf, {})]).toEqual([undefined, undefined, undefined]);
});

test('a sandbox takes a stand-in and a test key, with one secret or several', () => {
  expect(stripe({ STRIPE_WEBHOOK_SECRET: 'whsec_former0123456789, whsec_newer0123456789' })).toEqual({
    url: 'http://127.0.0.1:4020',
    secretKey: 'sk_test_CANARY0123456789',
    secrets: ['whsec_former0123456789', 'whsec_newer0123456789'],
    livemode: false,
  });
});

test('production takes a live key and asks Stripe itself', () => {
  expect(stripe(LIVE)).toMatchObject({ url: 'https://api.stripe.com', livemode: true });
});

test.each([
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: undefined }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_canary0123456789' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_canary0123456789' }],
  ['STRIPE_SECRET_KEY', { ...LIVE, STRIPE_SECRET_KEY: 'sk_test_canary0123456789' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: undefined }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'canary0123456789' }],
  ['STRIPE_URL', { STRIPE_URL: 'canary' }],
  ['STRIPE_URL', { STRIPE_URL: 'https://canary.example/v1' }],
  ['STRIPE_URL', { ...LIVE, STRIPE_URL: 'http://canary.example' }],
])('a wrong or missing %s stops the start, without its value: %j', (name, changes) => {
  expect(() => stripe(changes)).toThrow(name);
  expect(() => stripe(changes)).not.toThrow(/canary/i);
});

describe('Stripe that is not chosen any more', () => {
  const former = (changes: Changes) => stripe({ CARD_GATEWAY: 'link', ...changes });

  test('is kept while its variables are all set', () => {
    expect(former({})).toEqual(stripe({}));
    expect(former({ STRIPE_WEBHOOK_SECRET: undefined })).toBeUndefined();
  });

  test('is left out of a sandbox with a live key', () => {
    expect(former({ STRIPE_SECRET_KEY: 'sk_live_CANARY0123456789' })).toBeUndefined();
  });

  test('is kept in production with a live key, and stops it with a test key', () => {
    expect(former(LIVE)).toMatchObject({ livemode: true });
    expect(() => former({ ...LIVE, STRIPE_SECRET_KEY: 'sk_test_CANARY0123456789' })).toThrow('STRIPE_SECRET_KEY');
  });
});

const NOWPAYMENTS = {
  CRYPTO_GATEWAY: 'nowpayments',
  NOWPAYMENTS_API_KEY: 'CANARY-KEY',
  NOWPAYMENTS_IPN_SECRET: 'canary-secret',
  NOWPAYMENTS_URL: 'http://127.0.0.1:4010/v1',
};
const nowPayments = (changes: Changes) => read(nowPaymentsOf, { ...NOWPAYMENTS, ...changes });

test('a sandbox takes a stand-in of NOWPayments without https, with one secret or several', () => {
  expect(nowPayments({ NOWPAYMENTS_IPN_SECRET: 'the former secret, the new secret' })).toEqual({
    url: 'http://127.0.0.1:4010/v1',
    apiKey: 'CANARY-KEY',
    secrets: ['the former secret', 'the new secret'],
  });
});

test("a sandbox takes the vendor's test system", () => {
  const url = 'https://api-sandbox.nowpayments.io/v1';
  expect(nowPayments({ NOWPAYMENTS_URL: url })).toMatchObject({ url });
  const withDot = 'https://api-sandbox.nowpayments.io./v1';
  expect(nowPayments({ NOWPAYMENTS_URL: withDot })).toMatchObject({ url: withDot });
});

test('production takes the real gateway without being told where it is', () => {
  const url = 'https://api.nowpayments.io/v1';
  expect(nowPayments({ SHOP_MODE: 'production', NOWPAYMENTS_URL: undefined })).toMatchObject({ url });
});

test.each([
  ['NOWPAYMENTS_API_KEY', { NOWPAYMENTS_API_KEY: undefined }],
  ['NOWPAYMENTS_API_KEY', { NOWPAYMENTS_API_KEY: 'canary key' }],
  ['NOWPAYMENTS_IPN_SECRET', { NOWPAYMENTS_IPN_SECRET: undefined }],
  ['NOWPAYMENTS_IPN_SECRET', { NOWPAYMENTS_IPN_SECRET: 'canary-secret,' }],
  ['NOWPAYMENTS_URL', { NOWPAYMENTS_URL: undefined }],
  ['NOWPAYMENTS_URL', { NOWPAYMENTS_URL: 'https://api.nowpayments.io/v1' }],
  ['NOWPAYMENTS_URL', { NOWPAYMENTS_URL: 'https://api.nowpayments.io./v1' }],
  ['NOWPAYMENTS_URL', { NOWPAYMENTS_URL: 'https://nowpayments.io' }],
  ['NOWPAYMENTS_URL', { NOWPAYMENTS_URL: 'canary' }],
  ['NOWPAYMENTS_URL', { SHOP_MODE: 'production', NOWPAYMENTS_URL: 'http://canary.example/v1' }],
  ['NOWPAYMENTS_URL', { SHOP_MODE: 'production', NOWPAYMENTS_URL: 'https://api-sandbox.nowpayments.io/v1' }],
  ['NOWPAYMENTS_URL', { SHOP_MODE: 'production', NOWPAYMENTS_URL: 'https://api-sandbox.nowpayments.io./v1' }],
])('a wrong or missing %s stops the start, without its value: %j', (name, changes) => {
  expect(() => nowPayments(changes)).toThrow(name);
  expect(() => nowPayments(changes)).not.toThrow(/canary/i);
});

const BTCPAY = {
  BTCPAY_URL: 'https://pay.shop.example',
  BTCPAY_STORE_ID: 'store',
  BTCPAY_API_KEY: 'CANARY-BTCPAY-KEY',
  BTCPAY_WEBHOOK_SECRET: 'CANARY-BTCPAY-SECRET-01',
};

test('BTCPay Server has one secret or, while it is exchanged, several', () => {
  const secrets = ['CANARY-BTCPAY-SECRET-01', 'CANARY-BTCPAY-SECRET-02'];
  expect(read(btcpayOf, BTCPAY)).toMatchObject({ secrets: secrets.slice(0, 1) });
  expect(read(btcpayOf, { ...BTCPAY, BTCPAY_WEBHOOK_SECRET: secrets.join(',') })).toMatchObject({ secrets });
});

test.each(Object.keys(BTCPAY))('BTCPay Server that is not chosen is left out without %s', (name) => {
  expect(read(btcpayOf, { ...BTCPAY, [name]: undefined })).toBeUndefined();
});

describe('NOWPayments that is not chosen any more', () => {
  const former = (changes: Changes) => nowPayments({ CRYPTO_GATEWAY: 'sandbox', ...changes });

  test('is kept while its variables are all set', () => {
    expect(former({})).toEqual(nowPayments({}));
    expect(former({ NOWPAYMENTS_IPN_SECRET: undefined })).toBeUndefined();
  });

  test('is left out of a sandbox when its address is that of real coins', () => {
    expect(former({ NOWPAYMENTS_URL: 'https://api.nowpayments.io/v1' })).toBeUndefined();
  });

  const inProduction = { ...BTCPAY, SHOP_MODE: 'production', CRYPTO_GATEWAY: 'btcpay' };

  test('is kept in production, where its address may be left out', () => {
    expect(former({ ...inProduction, NOWPAYMENTS_URL: undefined })).toMatchObject({ apiKey: 'CANARY-KEY' });
  });

  test('stops production with the address of a stand-in', () => {
    expect(() => former({ ...inProduction, NOWPAYMENTS_URL: 'http://127.0.0.1:4010/v1' })).toThrow('NOWPAYMENTS_URL');
  });
});
