import { describe, expect, test } from 'vitest';
import { cryptoGatewayOf, formerCryptoGatewaysOf } from './crypto-gateway.ts';
import { readEnvironment } from './read-environment.ts';

const NOWPAYMENTS = {
  CRYPTO_GATEWAY: 'nowpayments',
  NOWPAYMENTS_API_KEY: 'CANARY-KEY',
  NOWPAYMENTS_IPN_SECRET: 'canary-secret',
  NOWPAYMENTS_URL: 'http://127.0.0.1:4010/v1',
};
const settingsOf = (changes: Readonly<Record<string, string | undefined>>) =>
  cryptoGatewayOf(readEnvironment({ ...NOWPAYMENTS, ...changes }));

test('without any setting the sandbox takes the coins', () => {
  expect(cryptoGatewayOf(readEnvironment({}))).toEqual({ name: 'sandbox' });
});

test('a sandbox takes a stand-in without https, with one secret or several', () => {
  expect(settingsOf({ NOWPAYMENTS_IPN_SECRET: 'the former secret, the new secret' })).toEqual({
    name: 'nowpayments',
    url: 'http://127.0.0.1:4010/v1',
    apiKey: 'CANARY-KEY',
    secrets: ['the former secret', 'the new secret'],
  });
});

test("a sandbox takes the vendor's test system", () => {
  const url = 'https://api-sandbox.nowpayments.io/v1';
  expect(settingsOf({ NOWPAYMENTS_URL: url })).toMatchObject({ url });
  const withDot = 'https://api-sandbox.nowpayments.io./v1';
  expect(settingsOf({ NOWPAYMENTS_URL: withDot })).toMatchObject({ url: withDot });
});

test('production takes the real gateway without being told where it is', () => {
  const url = 'https://api.nowpayments.io/v1';
  expect(settingsOf({ SHOP_MODE: 'production', NOWPAYMENTS_URL: undefined })).toMatchObject({ url });
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
])('a wrong %s stops the start, without its value: %j', (name, changes) => {
  expect(() => settingsOf(changes)).toThrow(name);
  expect(() => settingsOf(changes)).not.toThrow(/canary/i);
});

describe('a gateway that is not chosen any more', () => {
  const formerOf = (changes: Readonly<Record<string, string | undefined>>) =>
    formerCryptoGatewaysOf(readEnvironment({ ...NOWPAYMENTS, CRYPTO_GATEWAY: 'sandbox', ...changes }));

  test('is kept while its variables are all set, and the chosen gateway is none of them', () => {
    expect(formerOf({})).toEqual([settingsOf({})]);
    expect(formerOf({ CRYPTO_GATEWAY: 'nowpayments' })).toEqual([]);
    expect(formerOf({ NOWPAYMENTS_IPN_SECRET: undefined })).toEqual([]);
  });

  test('is left out of a sandbox when its coins are real, and stops production when it is wrong', () => {
    expect(formerOf({ NOWPAYMENTS_URL: 'https://api.nowpayments.io/v1' })).toEqual([]);
    const production = { SHOP_MODE: 'production', CRYPTO_GATEWAY: 'btcpay' };
    expect(formerOf({ ...production, NOWPAYMENTS_URL: undefined })).toMatchObject([{ name: 'nowpayments' }]);
    expect(() => formerOf(production)).toThrow('NOWPAYMENTS_URL');
  });
});
