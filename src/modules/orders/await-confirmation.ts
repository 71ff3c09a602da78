import type { WriteDeps } from '#kernel/deps.ts';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import type { Transact } from '#kernel/transaction.ts';
import { waitsForSecondAlone } from './before-paid.ts';
import type { TellGuest, TellPartner } from './letters.ts';
import {
  changeStatus,
  dueOf,
  HAND_DECLINED,
  type Order,
  type PayableOrder,
  type PaymentMethod,
  requirePayable,
  type StatusChange,
} from './order.ts';
import type { FindPartner, OrderMoney, OrderStores, Partner, PartnerLookup } from './ports.ts';

/** The ways to pay of which the shop does not see the money. */
type UnseenMethod = Extract<PaymentMethod, 'card' | 'manual'>;

type WaitingStores = OrderStores & { readonly partners: PartnerLookup };

interface Deps extends WriteDeps<Transact<WaitingStores>> {
  readonly findPartner: FindPartner;
  readonly tellPartner: TellPartner;
  readonly tellGuest: TellGuest;
}

/**
 * Sets an order to `waiting` when its payer chooses a payment that the shop cannot see (to a partner by hand, the fixed card link).
 * For an order that already waits, only the method changes, if at all. Tells whether anything has changed. Throws `not_found`,
 * `order_not_payable` for a paid or cancelled order, and of a payment by hand `no_partner` when there is nobody to pay, and
 * `payment_confirming` when all of the money has come in coins.
 */
export function createAwaitConfirmation(deps: Deps) {
  return (orderId: string, method: UnseenMethod): Promise<boolean> =>
    deps.transact(async (stores) => {
      const order = requirePayable(await stores.orders.lock(orderId));
      const isSame = order.status === 'waiting' && order.paymentMethod === method;
      // Where a second person is awaited, the method is that of whoever confirmed the money: its payer says the same for the first time.
      if (isSame && !(await waitsForSecondAlone(stores.orders, order))) return false;
      if (method === 'manual') await tellOfHandPaymentOnce(order, stores, deps);
      const change = changeOfMethod(method, order, deps.clock());
      await stores.orders.saveStatus({ ...order, status: 'waiting', paymentMethod: method }, change);
      return true;
    });
}

/**
 * Anybody may place orders as a guest, so in a day a partner gets mails about so many of these, and the last mail says so. The panel goes on
 * listing all of them, to the shop's people and to the partner's.
 */
const MOST_GUESTS_A_DAY = 100;

/**
 * However often the payer changes the method, partner and guest get one mail each, and another once a person has said that no money has
 * come. Throws `no_partner`, also where the mails went out before.
 */
async function tellOfHandPaymentOnce(order: PayableOrder, stores: WaitingStores, deps: Deps): Promise<void> {
  const partner = requireFound(await deps.findPartner(order.partner, stores.partners), 'no_partner');
  const said = (await stores.orders.historyOf(order.id)).find(({ reason }) => SAID_OF_HAND_MONEY.includes(reason));
  if (said?.reason === reasonOf('manual')) return;
  const rest = await restToPay(order, stores.orders);
  if (rest === 0) throw new ShopError('payment_confirming');
  const guests = order.userId === undefined ? await countGuest(partner, stores) : 0;
  if (guests <= MOST_GUESTS_A_DAY) await deps.tellPartner(order, rest, partner, stores.messages, guests === MOST_GUESTS_A_DAY);
  await deps.tellGuest(order, { kind: 'partner', name: partner.name, rest }, stores);
}

/** What is missing of an order of which a part may have come in coins. */
export async function restToPay(order: Order, orders: OrderMoney): Promise<Cents> {
  return dueOf(order, (await orders.receivedFor([order])).get(order.id));
}

function countGuest({ slug }: Partner, { counter }: WaitingStores): Promise<number> {
  return counter.count(`guests who paid ${slug} by hand`, DAY_SECONDS, MOST_GUESTS_A_DAY);
}

/** `changeStatus` refuses to lead from `waiting` to `waiting`, but the history has a row for a mere change of the method too. */
function changeOfMethod(method: UnseenMethod, order: PayableOrder, at: Date): StatusChange {
  const cause = { at, actor: { kind: 'payer' }, reason: reasonOf(method) } as const;
  if (order.status === 'waiting') return { from: 'waiting', to: 'waiting', ...cause };
  return changeStatus(order, 'waiting', cause).change;
}

function reasonOf(method: UnseenMethod) {
  return `payer_chose_${method}` as const;
}

/** The reasons in the history by which the payer says to have paid by hand, or a person that no money has come. */
const SAID_OF_HAND_MONEY: readonly string[] = [reasonOf('manual'), HAND_DECLINED];
