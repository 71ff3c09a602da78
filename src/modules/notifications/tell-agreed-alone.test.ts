import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { createTestIds, uuid } from '#kernel/testing/clock.ts';
import { createTellAgreedAlone } from './tell-agreed-alone.ts';
import { createOutbox, letterPlace } from './testing/letter-place.ts';

async function letters(email: string | null) {
  const { sent, messages } = createOutbox();
  const tell = createTellAgreedAlone({ ...letterPlace, newId: createTestIds() });
  await tell({ orderId: uuid(9), number: 1042, amount: cents(150_000), language: 'en', email }, messages);
  return sent;
}

test('of a payment that one person has confirmed alone, the shop’s mailbox and that person get one letter each', async () => {
  const sent = await letters('olga@example.com');
  expect(sent).toMatchObject([
    { id: uuid(1), to: 'help@shop.example', about: uuid(9) },
    { id: uuid(2), to: 'olga@example.com', about: uuid(9) },
  ]);
  for (const fact of ['$1,500', 'Confirmed by: olga@example.com', `/admin-panel/orders/${uuid(9)}`])
    expect(sent[0]?.text).toContain(fact);
});

test.each([null, 'help@shop.example', 'Help@Shop.example'])(
  'there is one letter, to the mailbox, when the e-mail of that person is %s',
  async (email) => {
    expect((await letters(email)).map(({ to }) => to)).toEqual(['help@shop.example']);
  },
);

test('a person without an e-mail is not named', async () => {
  expect((await letters(null))[0]?.text).not.toContain('Confirmed by');
});
