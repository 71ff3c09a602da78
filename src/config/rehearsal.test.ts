import { describe, expect, test } from 'vitest';
import { PRODUCTION } from '../../test/support/production-settings.ts';
import { readConfig } from './read-config.ts';

describe('a rehearsal', () => {
  const here = 'https://127.0.0.1:8443';
  const rehearsal = {
    ...PRODUCTION,
    SHOP_MODE: 'rehearsal',
    DATABASE_URL: 'postgres://shop:canary-password@127.0.0.1/shop',
    PUBLIC_URL: 'https://localhost:9443',
    BTCPAY_URL: here,
    CARD_LINK_URL: here,
    SMTP_URL: 'smtp://127.0.0.1:2525',
    SMS_TRANSPORT: 'outbox',
  };

  test('is as production but for its test addresses', () => {
    const { isSandbox, isRehearsal, testMode, smtp } = readConfig(rehearsal);
    expect({ isSandbox, isRehearsal, testMode }).toEqual({ isSandbox: false, isRehearsal: true, testMode: 'own' });
    expect(smtp?.requireTls).toBe(true);
    expect(readConfig(PRODUCTION)).toMatchObject({ isRehearsal: false, testMode: undefined });
  });

  const stripe = {
    CARD_GATEWAY: 'stripe',
    STRIPE_SECRET_KEY: `sk_test_${'canary'.repeat(4)}`,
    STRIPE_WEBHOOK_SECRET: 'whsec_canary_of_the_rehearsal',
  };

  test.each([
    ['DATABASE_URL', { DATABASE_URL: PRODUCTION.DATABASE_URL }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://shop.example' }],
    ['BTCPAY_URL', { BTCPAY_URL: 'https://btcpay.example' }],
    ['CARD_LINK_URL', { CARD_LINK_URL: 'https://pay.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://mail.example' }],
    [
      'NOWPAYMENTS_URL',
      { CRYPTO_GATEWAY: 'nowpayments', NOWPAYMENTS_API_KEY: 'canary'.repeat(4), NOWPAYMENTS_IPN_SECRET: 'canary'.repeat(4) },
    ],
    ['STRIPE_URL', stripe],
    ['SMS_TRANSPORT', { SMS_TRANSPORT: 'twilio' }],
  ])('reaches nothing beyond this machine by %s', (variable, setting) => {
    expect(() => readConfig({ ...rehearsal, ...setting })).toThrow(new RegExp(`${variable} must .* in a rehearsal`));
  });

  test('refuses a live key of Stripe', () => {
    const live = { ...stripe, STRIPE_URL: here, STRIPE_SECRET_KEY: `sk_live_${'canary'.repeat(4)}` };
    expect(() => readConfig({ ...rehearsal, ...live })).toThrow('STRIPE_SECRET_KEY must be a test key in rehearsal mode');
  });

  test('refuses what production refuses', () => {
    expect(() => readConfig({ ...rehearsal, RATE_LIMITS: 'off' })).toThrow('RATE_LIMITS can be off only in sandbox mode');
  });
});
