import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '#contract';
import type { TestShop } from '../../support/shop.ts';
import { change } from './changes.ts';
import type { Customer } from './customers.ts';

type Person = Pick<Customer, 'request'>;

/** A wallet of the test network, to which money goes back. */
export const WALLET = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

/** How money goes back, step by step: the sender begins and sends. Each step fails the test when the shop refuses it. */
export function refundSteps(shop: TestShop, sender: Person) {
  async function begin(orderId: string, payload: object): Promise<string> {
    const url = `/api/admin/orders/${orderId}/refunds`;
    const answer = await change(sender, url, { headers: { 'idempotency-key': randomUUID() }, payload });
    expect(answer.statusCode, answer.payload).toBe(201);
    return answer.json<components['schemas']['BegunRefunds']>().items[0]?.id ?? '';
  }

  async function decide(id: string, action: string, person: Person, payload?: object) {
    const answer = await change(person, `/api/admin/refunds/${id}`, { path: `/${action}`, payload });
    expect(answer.statusCode, answer.payload).toBe(204);
  }

  return {
    begin,
    /** The sender records the money as sent. When it goes back in a coin, SQL first stores the address that a customer would name. */
    async send(id: string) {
      const addressed = { state: 'addressed' as const, address: WALLET };
      await shop.database.queries
        .updateTable('refunds')
        .set(addressed)
        .where('id', '=', id)
        .where('coin', 'is not', null)
        .execute();
      await decide(id, 'sending', sender, { reference: `tx ${id}` });
    },
    confirm: (id: string, confirmer: Person) => decide(id, 'confirmation', confirmer),
    /** Ends a refund whose money does not go back, or has come back. */
    reject: (id: string, rejecter: Person) => decide(id, 'rejection', rejecter, { reason: 'It came back' }),
  };
}
