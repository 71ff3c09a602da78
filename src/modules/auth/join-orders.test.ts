import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#kernel/pages.ts';
import { createJoinOrders, joinOrders } from './join-orders.ts';
import { anna } from './testing/auth-fixture.ts';
import { createAuthMemory } from './testing/memory-auth.ts';

const MANY = 2 * PAGE_SIZE + 7;
const mailbox = { userId: anna.id, email: 'anna@example.com', provenAt: new Date('2026-11-20T10:00:00Z') };

/** So many orders of guests with Anna's e-mail. */
function setUp(orders: number) {
  const memory = createAuthMemory();
  memory.state.orders = Array.from({ length: orders }, () => ({ userId: null, email: mailbox.email }));
  const joined = () => memory.state.orders.filter(({ userId }) => userId === anna.id).length;
  return { ...memory, joined, signIn: () => memory.transact(({ users }) => joinOrders(users, mailbox)) };
}

test('a few guest orders join the account with the sign-in', async () => {
  const { signIn, joined, state } = setUp(3);
  await signIn();
  expect([joined(), state.mailboxes]).toEqual([3, []]);
});

test('of very many guest orders a page joins with the sign-in, and the rest afterwards', async () => {
  const { signIn, joined, state, transact } = setUp(MANY);
  await signIn();
  expect([joined(), state.mailboxes]).toEqual([PAGE_SIZE, [mailbox]]);
  expect(await createJoinOrders({ transact })()).toBe(false);
  expect([joined(), state.mailboxes]).toEqual([MANY, []]);
});

test('a run joins ten pages at most, and says that there may be more', async () => {
  const { signIn, joined, state, transact } = setUp(12 * PAGE_SIZE);
  await signIn();
  const join = createJoinOrders({ transact });
  expect(await join()).toBe(true);
  expect(joined()).toBe(11 * PAGE_SIZE);
  expect(await join()).toBe(false);
  expect([joined(), state.mailboxes]).toEqual([12 * PAGE_SIZE, []]);
});
