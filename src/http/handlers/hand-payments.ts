import type { components } from '#contract';
import type { Caller } from '#kernel/caller.ts';
import { dollarsToCents } from '#kernel/money.ts';
import type { GivenDecline, GivenMoney } from '#modules/desk/index.ts';
import type { PartnerOrder } from '#modules/partners/index.ts';
import type { Handlers } from '../contract.ts';
import { orderToWire } from './partners.ts';

type Decide<Order extends string[], Given extends unknown[]> = (
  caller: Caller,
  ...orderAndGiven: [...Order, ...Given]
) => Promise<void>;

/** The decisions about an order: by its id, or by a partner's slug and its id. */
interface Decisions<Order extends string[]> {
  readonly confirm: Decide<Order, [GivenMoney]>;
  readonly agree: Decide<Order, []>;
  readonly takeBack: Decide<Order, []>;
  readonly decline: Decide<Order, [GivenDecline]>;
}

export interface HandPaymentUseCases {
  readonly forShop: Decisions<[orderId: string]>;
  readonly forPartner: Decisions<[slug: string, orderId: string]>;
  readonly viewOrder: (caller: Caller, slug: string, orderId: string) => Promise<PartnerOrder>;
}

/** Money that comes by hand: confirmed, agreed with, taken back and declined, by the shop's people and by a partner's. */
export function handPaymentHandlers({ forShop, forPartner, viewOrder }: HandPaymentUseCases) {
  const seen = async (caller: Caller, { slug, id }: { slug: string; id: string }) => {
    return { status: 200, body: orderToWire(await viewOrder(caller, slug, id)) } as const;
  };
  const done = { status: 204, body: undefined } as const;
  return {
    async confirmPartnerPayment({ caller, params, body }) {
      await forPartner.confirm(caller, params.slug, params.id, moneyOf(body));
      return seen(caller, params);
    },
    async agreeWithPartnerPayment({ caller, params }) {
      await forPartner.agree(caller, params.slug, params.id);
      return seen(caller, params);
    },
    async takeBackPartnerPayment({ caller, params }) {
      await forPartner.takeBack(caller, params.slug, params.id);
      return seen(caller, params);
    },
    async declinePartnerPayment({ caller, params, body }) {
      await forPartner.decline(caller, params.slug, params.id, declineOf(body));
      return seen(caller, params);
    },
    async confirmPayment({ caller, params, body }) {
      await forShop.confirm(caller, params.id, moneyOf(body));
      return done;
    },
    async agreeWithPayment({ caller, params }) {
      await forShop.agree(caller, params.id);
      return done;
    },
    async takeBackPayment({ caller, params }) {
      await forShop.takeBack(caller, params.id);
      return done;
    },
    async declinePayment({ caller, params, body }) {
      await forShop.decline(caller, params.id, declineOf(body));
      return done;
    },
  } satisfies Partial<Handlers>;
}

type Wire = components['schemas'];

function moneyOf({ amount, reference, note = '', evidence = '', evidenceFile }: Wire['PaymentByHand']): GivenMoney {
  const texts = { reference: reference.trim(), note: note.trim(), evidence: evidence.trim() };
  return { amount: dollarsToCents(amount), ...texts, evidenceFile };
}

const declineOf = ({ reason, evidenceFile }: Wire['PaymentDecline']): GivenDecline => ({ reason: reason.trim(), evidenceFile });
