import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { ACTIONS } from './money-walks/actions.ts';
import { asksForCoins, expectOrderAgrees, expectTruth } from './money-walks/order-screens.ts';
import { expectScreensAgree } from './money-walks/shop-screens.ts';
import { diceOf, type Walk } from './money-walks/walk.ts';
import { openWorld, type Wire } from './money-walks/world.ts';

const WALKS = Number(process.env.MONEY_WALKS ?? { few: 5, small: 20, full: 100 }[inject('crowd')]);
/** A different seed makes different random walks. */
const SEED = Number(process.env.MONEY_SEED ?? 20_261_131);
const ACTIONS_PER_WALK = 45;
const SECONDS_PER_WALK = 60;

/** A dollar, in cents: from so much on a surplus waits for a person. */
const MOST_UNSEEN = 100;

const world = await openWorld();

type Name = keyof typeof ACTIONS;
const names = (Object.keys(ACTIONS) as Name[]).flatMap((name) => Array<Name>(ACTIONS[name][0]).fill(name));
const chances = fc.noBias(fc.array(fc.nat(9999), { minLength: 20, maxLength: 20 }));
const actions = fc.array(fc.record({ name: fc.constantFrom(...names), chances }), {
  minLength: ACTIONS_PER_WALK,
  maxLength: ACTIONS_PER_WALK,
});

/** Tells whether money is no news: somebody has decided about as much or more of it, or it is too little for that. */
function isKnown(money: number, decided: number): boolean {
  return money > Math.min(0, decided) - MOST_UNSEEN && money < Math.max(0, decided) + MOST_UNSEEN;
}

async function takeWalk(steps: readonly { readonly name: Name; readonly chances: readonly number[] }[]) {
  const decided = new Map<string, number>();
  const walk: Walk = {
    ...{ world, orders: [], payments: [] },
    decided: async (id) => void decided.set(id, await expectOrderAgrees(world, id)),
  };
  await world.comeBack();
  await ACTIONS.place[1](walk, diceOf([]));
  for (const { name, chances } of steps) await ACTIONS[name][1](walk, diceOf(chances));

  await world.sweep(3600);
  await world.sweepAll();
  const waiting = await world.all<Wire['WaitingMoney']>('/api/admin/money');
  for (const { id } of walk.orders) {
    await expectTruth(world, id);
    const money = await expectOrderAgrees(world, id);
    const isAwaited = waiting.some(({ order }) => order.id === id) || (await asksForCoins(world, id));
    expect(isAwaited || isKnown(money, decided.get(id) ?? 0), `${money} cents of ${id} wait for nobody`).toBe(true);
  }
  await expectScreensAgree(world);
}

test(`after ${WALKS} random walks of ${ACTIONS_PER_WALK} actions every screen tells the same of money, and none of it is overlooked`, {
  timeout: WALKS * SECONDS_PER_WALK * 1000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (steps) => {
      await takeWalk(steps).catch((error: unknown) => {
        throw new Error(`After ${steps.map(({ name }) => name).join(', ')}: ${error}`, { cause: error });
      });
    }),
    { seed: SEED, numRuns: WALKS, endOnFailure: true },
  );
  // The walks would prove little if the shop refused nearly everything.
  const rows = await world.shop.database.queries.selectFrom('ledger').select('kind').execute();
  const kinds = new Set(rows.map(({ kind }) => kind));
  for (const kind of ['reported', 'card_paid', 'hand_paid', 'order_paid', 'refund_requested', 'review_settled'] as const)
    expect(kinds).toContain(kind);
});
