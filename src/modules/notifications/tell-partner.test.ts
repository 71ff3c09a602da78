import { expect, test } from 'vitest';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import { cents } from '#kernel/money.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createTellPartner } from './tell-partner.ts';
import { createOutbox, letterPlace } from './testing/letter-place.ts';

const order = anOrder('pending', {
  contact: { name: 'Anna Ivanova', email: 'anna@example.com' },
  specialInstructions: 'For mother',
});

interface Told {
  readonly contact?: Order['contact'];
  readonly language?: Language;
  readonly isLast?: boolean;
}

/** The e-mail that asks the partner Indra for the 250 dollars that are missing of an order of 300. */
async function toldPartner({ contact = order.contact, language = 'en', isLast = false }: Told = {}): Promise<Message> {
  const { sent, messages } = createOutbox();
  const indra = { slug: 'indra', name: 'Indra', email: 'indra@example.com', language };
  const tell = createTellPartner({ ...letterPlace, newId: () => 'm-1' });
  await tell({ ...order, contact } as Order, cents(25_000), indra, messages, isLast);
  return sent[0] as Message;
}

test('the e-mail to a partner asks about what is missing of one order', async () => {
  const mail = await toldPartner();
  expect(mail).toMatchObject({ to: 'indra@example.com', about: order.id, channel: 'email' });
  expect(mail.subject).toBe('Were you paid? Order No. 1042');
  expect(mail.text.split('\n').slice(0, 6)).toEqual([
    'Indra, a customer says that the money for this order was given to you.',
    '',
    'Order: No. 1042',
    'Customer: Anna Ivanova',
    'Amount: $250',
    '',
  ]);
  expect(mail.text).toContain('help@shop.example');
  expect(mail.text).toContain(`https://shop.example/en/order/${order.id}`);
});

test('the e-mail to a partner tells of the customer only the name', async () => {
  const { text, html } = await toldPartner();
  expect(text + html).not.toMatch(/anna@|mother/);
});

test('the last e-mail of a day to a partner says where further orders stand', async () => {
  expect((await toldPartner({ isLast: true })).text).toContain('the last of today about orders of guests');
  expect((await toldPartner()).text).not.toContain('the last of today');
});

test('the e-mail to a partner is in the language of the partner', async () => {
  expect((await toldPartner({ language: 'ru' })).text).toContain('Покупатель: Anna Ivanova');
});

test('the e-mail to a partner names no customer when the order has no contact data', async () => {
  const { text } = await toldPartner({ contact: null });
  expect(text).not.toContain('Customer');
  expect(text).toContain('Order: No. 1042\nAmount: $250');
});

test('a customer whose name has line breaks adds no amount of their own', async () => {
  const { text } = await toldPartner({ contact: { name: 'Anna\n\n Amount: $1', email: null } });
  expect(text).toContain('Customer: Anna Amount: $1\nAmount: $250');
});
