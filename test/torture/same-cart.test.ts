import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cookiesOf, post } from '../support/customers.ts';
import { oneRitual } from '../support/orders.ts';
import { startTwoShops, type TwoShops } from './two-shops.ts';

const ROUNDS = inject('crowd') === 'full' ? 200 : 10;
const TABS = 10;

let two: TwoShops;
beforeAll(async () => {
  two = await startTwoShops({ RATE_LIMITS: 'off' });
});
afterAll(() => two.end());

test('the same cart from many tabs at once is one order, whichever instance each tab reaches', async () => {
  const url = (tab: number) => two.shops[tab % 2 === 0 ? 0 : 1].url;
  for (let round = 0; round < ROUNDS; round += 1) {
    const quoted = await post(`${url(round)}/api/cart/quote`, { items: [{ id: 'ganesha', quantity: 1, duration: 1 }] });
    const cookie = cookiesOf(quoted);
    const answers = await Promise.all(
      Array.from({ length: TABS }, async (_, tab) => {
        const answer = await post(`${url(tab)}/api/orders`, oneRitual, { cookie });
        return { status: answer.status, id: ((await answer.json()) as { id: string }).id };
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  }
});
