import { describe, expect, test } from 'vitest';
import { cardGatewayOf, formerCardGatewayOf } from './card-gateway.ts';
import { readEnvironment } from './read-environment.ts';

const STRIPE = {
  CARD_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_CANARY0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary0123456789',
  STRIPE_URL: 'http://127.0.0.1:4020',
};
const PRODUCTION = { SHOP_MODE: 'production', STRIPE_SECRET_KEY: 'rk_live_CANARY0123456789', STRIPE_URL: undefined };
const settingsOf = (changes: Readonly<Record<string, string | undefined>>) =>
  cardGatewayOf(readEnvironment({ ...STRIPE, ...changes }), 'http://localhost/page');

test('without any setting the sandbox has its own page for cards', () => {
  expect(cardGatewayOf(readEnvironment({}), 'http://localhost/page')).toEqual({ name: 'link', url: 'http://localhost/page' });
});

test('a sandbox takes a stand-in and a test key, with one secret or several', () => {
  expect(settingsOf({ STRIPE_WEBHOOK_SECRET: 'whsec_former0123456789, whsec_newer0123456789' })).toEqual({
    name: 'stripe',
    url: 'http://127.0.0.1:4020',
    secretKey: 'sk_test_CANARY0123456789',
    secrets: ['whsec_former0123456789', 'whsec_newer0123456789'],
    livemode: false,
  });
});

test('production takes a live key and asks Stripe itself', () => {
  expect(settingsOf(PRODUCTION)).toMatchObject({ url: 'https://api.stripe.com', livemode: true });
});

test.each([
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: undefined }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_canary0123456789' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_canary0123456789' }],
  ['STRIPE_SECRET_KEY', { ...PRODUCTION, STRIPE_SECRET_KEY: 'sk_test_canary0123456789' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: undefined }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'canary0123456789' }],
  ['STRIPE_URL', { STRIPE_URL: 'canary' }],
  ['STRIPE_URL', { STRIPE_URL: 'https://canary.example/v1' }],
  ['STRIPE_URL', { ...PRODUCTION, STRIPE_URL: 'http://canary.example' }],
])('a wrong %s stops the start, without its value: %j', (name, changes) => {
  expect(() => settingsOf(changes)).toThrow(name);
  expect(() => settingsOf(changes)).not.toThrow(/canary/i);
});

describe('Stripe that is not chosen any more', () => {
  const formerOf = (changes: Readonly<Record<string, string | undefined>>) =>
    formerCardGatewayOf(readEnvironment({ ...STRIPE, CARD_GATEWAY: 'link', ...changes }));

  test('is kept while its variables are all set; what is chosen is no former gateway', () => {
    expect(formerOf({})).toEqual(settingsOf({}));
    expect(formerOf({ CARD_GATEWAY: 'stripe' })).toBeUndefined();
    expect(formerOf({ STRIPE_WEBHOOK_SECRET: undefined })).toBeUndefined();
  });

  test('is left out of a sandbox with a live key, and stops production with a test key', () => {
    expect(formerOf({ STRIPE_SECRET_KEY: 'sk_live_CANARY0123456789' })).toBeUndefined();
    expect(formerOf(PRODUCTION)).toMatchObject({ livemode: true });
    expect(() => formerOf({ ...PRODUCTION, STRIPE_SECRET_KEY: 'sk_test_CANARY0123456789' })).toThrow('STRIPE_SECRET_KEY');
  });
});
