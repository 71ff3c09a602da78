import { expect, test } from 'vitest';
import { createOfferPayment } from './payment-methods.ts';
import { indra, memoryPartners } from './testing/partners.ts';

test('whoever has followed the link of a partner may pay the partner by hand, and is told the name alone', async () => {
  const offer = await createOfferPayment({ findPartner: memoryPartners() })('indra');
  expect(offer).toEqual({ paymentMethods: ['crypto', 'card', 'manual'], partner: { name: indra.name } });
});

test('without a partner an order is paid by coin or card', async () => {
  for (const slug of [undefined, 'nobody'])
    expect(await createOfferPayment({ findPartner: memoryPartners() })(slug)).toEqual({ paymentMethods: ['crypto', 'card'] });
});
