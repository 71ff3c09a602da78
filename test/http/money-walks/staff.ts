import { randomUUID } from 'node:crypto';
import { etagAt } from '../steps/changes.ts';
import { WALLET } from '../steps/refunds.ts';
import { someItems } from './payers.ts';
import { type Action, type Dice, someOrder, type Walk } from './walk.ts';
import type { Wire } from './world.ts';

// What the shop's people do, and those of a partner.

/** An order of the walk, and where an administrator or a person of the partner indra decides about its money by hand. */
function byHand(walk: Walk, dice: Dice) {
  const { admin, indra } = walk.world.people;
  const { id } = someOrder(walk, dice);
  const [who, path] = dice.of([[admin, 'admin'] as const, [indra, 'partner/indra'] as const]);
  return { id, who, url: `/api/${path}/orders/${id}/confirmation` };
}

export const confirmByHand: Action = async (walk, dice) => {
  const { id, who, url } = byHand(walk, dice);
  const { due } = await walk.world.steps.readOrder(id);
  const payload = { amount: due, reference: `SBP ${dice.below(9999)}` };
  await walk.world.ask(who, { method: 'POST', url, payload });
};

export const agreeByHand: Action = (walk, dice) => {
  const { id } = someOrder(walk, dice);
  return walk.world.ask(walk.world.people.second, { method: 'POST', url: `/api/admin/orders/${id}/confirmation/agreement` });
};

export const takeBackHand: Action = (walk, dice) => {
  const { who, url } = byHand(walk, dice);
  return walk.world.ask(who, { method: 'DELETE', url });
};

export const declineHand: Action = (walk, dice) => {
  const { id } = someOrder(walk, dice);
  const payload = { reason: 'No money came' };
  return walk.world.ask(walk.world.people.admin, { method: 'POST', url: `/api/admin/orders/${id}/decline`, payload });
};

export const changeOrder: Action = async (walk, dice) => {
  const { ask, change, people } = walk.world;
  const page = `/api/admin/orders/${someOrder(walk, dice).id}`;
  const wanted = { items: someItems(dice), ...(dice.below(2) && { discount: { percent: 1 + dice.below(60) } }) };
  const preview = await ask(people.admin, { method: 'POST', url: `${page}/changes/preview`, payload: wanted });
  if (preview.statusCode >= 300) return;
  const { total } = preview.json<{ total: number }>();
  await change(people.admin, page, '/changes', { ...wanted, total, reason: 'Asked', noteId: randomUUID() });
};

export const cancelOrder: Action = (walk, dice) => {
  const page = `/api/admin/orders/${someOrder(walk, dice).id}`;
  return walk.world.change(walk.world.people.admin, page, '/cancellation', { reason: 'Asked', noteId: randomUUID() });
};

export const moveToPartner: Action = async (walk, dice) => {
  const { world } = walk;
  const { id } = someOrder(walk, dice);
  world.moved.add(id);
  const payload = { partner: dice.of(['indra', 'surya', null]) };
  await world.ask(world.people.admin, { method: 'PUT', url: `/api/admin/orders/${id}/partner`, payload });
};

/** The ritual of a paid order begins. */
export const beginRitual: Action = async (walk, dice) => {
  const orders = walk.world.shop.database.queries.updateTable('orders').set({ status: 'processing' });
  await orders.where('id', '=', someOrder(walk, dice).id).where('status', '=', 'paid').execute();
};

/** Where money stands in the walk, so that a list is in the same order whatever the ids are. */
const placeOf = ({ payments }: Walk, id: string) => payments.findIndex((payment) => payment.id === id);

export const beginRefund: Action = async (walk, dice) => {
  const { people, read, ask } = walk.world;
  const { id } = someOrder(walk, dice);
  const page = `/api/admin/orders/${id}/refunds`;
  const { sources } = await read<Wire['RefundableMoney']>(page);
  const left = sources.filter(({ refund }) => Number(refund?.left ?? 0) > 0);
  const source = dice.one(left.toSorted((a, b) => placeOf(walk, a.id) - placeOf(walk, b.id) || a.amount - b.amount));
  const half = (Number(source?.refund?.left) / 2).toFixed(source?.unit ? 6 : 2);
  const ofOne = { paymentId: source?.id, ...(dice.below(2) && { amount: half }) };
  const answer = await ask(people.admin, {
    method: 'POST',
    url: page,
    headers: { 'if-match': await etagAt(people.admin, page), 'idempotency-key': randomUUID() },
    payload: { reason: 'Asked', ...(dice.below(3) && ofOne) },
  });
  if (answer.statusCode === 201) await walk.decided(id);
};

export const goOnWithRefund: Action = async (walk, dice) => {
  const { people, change, shop } = walk.world;
  const ids = walk.orders.map(({ id }) => id);
  const refunds = shop.database.queries.selectFrom('refunds').selectAll().where('order_id', 'in', ids);
  const open = await refunds.where('state', '<>', 'rejected').orderBy('requested_at').orderBy('amount_usd_cents').execute();
  const refund = dice.one(open);
  if (!refund) return;
  type Step = readonly [who: typeof people.admin, path: string, payload?: object];
  const sending: Step = [people.admin, '/sending', { reference: `tx ${refund.id}` }];
  const rejection: Step = [people.second, '/rejection', { reason: 'It came back' }];
  const confirmation: Step = [people.second, '/confirmation'];
  const byGateway: Step = [people.admin, '/payment'];
  const [who, path, payload] =
    refund.state === 'sent'
      ? dice.of([confirmation, confirmation, confirmation, rejection, sending])
      : dice.of([refund.source_kind === 'card' ? byGateway : sending, sending, rejection]);
  if (path === '/sending' && refund.state === 'requested' && refund.coin !== null) {
    // The customer names the wallet right before; the line of the ledger is the same as of a wallet that was named earlier.
    const addressed = { state: 'addressed' as const, address: WALLET };
    await shop.database.queries.updateTable('refunds').set(addressed).where('id', '=', refund.id).execute();
  }
  const answer = await change(who, `/api/admin/refunds/${refund.id}`, path, payload);
  if (answer.statusCode < 300 && path !== '/payment') await walk.decided(refund.order_id);
};

export const settle: Action = async (walk, dice) => {
  const { people, change } = walk.world;
  const items = await walk.world.all<Wire['WaitingMoney']>('/api/admin/money');
  const orderOf = ({ order }: Wire['WaitingMoney']) => walk.orders.findIndex(({ id }) => id === order.id);
  const own = items.filter((item) => orderOf(item) >= 0);
  const waiting = dice.one(
    own.toSorted(
      (a, b) => orderOf(a) - orderOf(b) || placeOf(walk, a.id) - placeOf(walk, b.id) || (a.amount ?? 0) - (b.amount ?? 0),
    ),
  );
  if (!waiting) return;
  const answer = await change(people.admin, `/api/admin/money/${waiting.id}`, '/settlement', { reason: 'Seen' });
  if (answer.statusCode < 300) await walk.decided(waiting.order.id);
};
